import type { NetworkRequest, RenderedPage } from '../../browser/rendered-page.ts'
import { isGone } from '../../network/status.ts'
import { type Purpose, purposeOf, SERVE_NOTHING } from '../../page/third-party-purpose.ts'
import { stoppedForWant } from '../../visit/uncalled-scripts.ts'

/**
 * The script that did not come and may serve a control of the page: by itself, or since the page's own stopped without it.
 *
 * @param isMissing whether a script did not come
 * @param others purposes of files that do not serve such controls, besides those that serve none
 */
export async function absentServer(
  { requests, consoleErrors }: Pick<RenderedPage, 'requests' | 'consoleErrors'>,
  isMissing: (request: NetworkRequest) => boolean,
  others: readonly Purpose[],
): Promise<string | undefined> {
  const missing = requests.filter(isMissing)
  if (stoppedForWant(consoleErrors)) return (await libraryOf(missing))?.url
  const idle: ReadonlySet<Purpose | undefined> = new Set([...SERVE_NOTHING, ...others])
  for (const { url } of missing) if (!idle.has(await purposeOf(url))) return url
  return undefined
}

/** The one of scripts that others most likely stopped without. */
async function libraryOf(missing: readonly NetworkRequest[]): Promise<NetworkRequest | undefined> {
  for (const request of missing) if ((await purposeOf(request.url)) === 'library') return request
  return missing[0]
}

/** Why it is not known what opens the menus of a page: a script that may do so was not loaded. */
export async function absentOpener(
  rendered: Pick<RenderedPage, 'requests' | 'consoleErrors'>,
): Promise<string | undefined> {
  const missing = await absentServer(rendered, isWithheld, ['captcha', 'marketing'])
  return missing && `a script that may open the menu was not loaded: ${missing}`
}

/** Whether this audit did not get a script that visitors may get. One that is not there is the fault of the site. */
function isWithheld({ type, inFrame, status, failure }: NetworkRequest): boolean {
  if (type !== 'Script' || inFrame) return false
  if (status === undefined) return true
  return !isGone(status) && (failure !== undefined || status >= 400)
}
