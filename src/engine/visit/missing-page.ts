import { createHash } from 'node:crypto'
import { isLocalHost } from '../../net/host-kind.ts'
import { type Exchange, header } from '../network/exchange.ts'
import { isSuccess } from '../network/status.ts'
import { deploymentRoot } from '../syntax/preview.ts'
import { leftToDeployment } from './left-to-deployment.ts'
import type { Visit } from './visit.ts'

/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
export function fetchMissingPage(visit: Visit): Promise<Exchange> {
  const { origin } = new URL(visit.url)
  return visit.fetchForSite(`${deploymentRoot(visit.preview, origin)}/${missingPageName(origin)}`)
}

/**
 * The same, where what answers is the site's own: hosts show the file `404.html` of a site, as `--static-dir` does, which
 * names another one that the host shows. What else a server on this machine shows is of that server, and where a program of
 * the host may answer, its page is not known.
 */
export async function fetchOwnMissingPage(visit: Visit): Promise<Exchange | undefined> {
  const missing = await fetchMissingPage(visit)
  const { hostname } = new URL(visit.url)
  if (!isLocalHost(hostname) || !missing.final) return missing
  if (leftToDeployment(missing.final) !== undefined) return undefined
  return (await fileOfMissingPage(visit, missing)) === undefined ? undefined : missing
}

/** Where the page is that a site shows in place of a missing one: its own file, else the address that was asked for. */
export async function placeOfMissingPage(visit: Visit, missing: Exchange): Promise<string> {
  return (await fileOfMissingPage(visit, missing)) ?? missing.final?.url ?? missing.requestedUrl
}

async function fileOfMissingPage(visit: Visit, missing: Exchange): Promise<string | undefined> {
  const { origin } = new URL(visit.url)
  const named = missing.final && header(missing.final, 'content-location')
  const own = named === undefined ? undefined : URL.parse(named, origin)
  const usual = `${deploymentRoot(visit.preview, origin)}/404.html`
  const { final } = await visit.fetchForSite(own?.origin === origin ? own.href : usual)
  const isSame = final && missing.final && isSuccess(final.status) && final.body.equals(missing.final.body)
  return isSame ? final.url : undefined
}

/** Another one on each origin. */
export function missingPageName(origin: string): string {
  return `seo-preflight-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`
}
