import { withoutFragment } from '../network/redirect-target.ts'
import { isSuccess } from '../network/status.ts'
import { instantRedirect } from '../page/instant-redirect.ts'
import { linksOf } from '../page/links/page-links.ts'
import { openHtml } from '../page/open-html.ts'
import { scriptShellOf } from '../page/script-shell.ts'
import { comparableUrl } from '../syntax/comparable-url.ts'
import { askedAt, deploymentRoot } from '../syntax/preview.ts'
import type { Visit } from './visit.ts'

/**
 * Whether the start page of the site links to the audited one, as it was sent.
 *
 * @returns undefined where the start page tells nothing: it is not there, leads on, or leaves its links to scripts
 */
export async function isLinkedFromHome(visit: Visit): Promise<boolean | undefined> {
  const { origin } = new URL(visit.url)
  const { final } = await visit.fetchForSite(`${deploymentRoot(visit.preview, origin)}/`)
  const home = final && isSuccess(final.status) ? openHtml(final, visit.preview) : undefined
  if (!home || instantRedirect(home) || scriptShellOf(home.document)) return undefined
  const own = comparableUrl(withoutFragment(visit.url))
  const targets = linksOf(home.document).flatMap(({ kind, url }) =>
    kind === 'navigation' && url?.startsWith('http')
      ? [comparableUrl(withoutFragment(askedAt(visit.preview, url)))]
      : [],
  )
  return targets.length === 0 ? undefined : targets.includes(own)
}
