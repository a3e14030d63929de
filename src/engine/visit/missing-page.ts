import { createHash } from 'node:crypto'
import { isLocalHost } from '../../net/host-kind.ts'
import type { Exchange } from '../network/exchange.ts'
import { isSuccess } from '../network/status.ts'
import { deploymentRoot } from '../syntax/preview.ts'
import type { Visit } from './visit.ts'

/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
export function fetchMissingPage(visit: Visit): Promise<Exchange> {
  const { origin } = new URL(visit.url)
  return visit.fetchForSite(`${deploymentRoot(visit.preview, origin)}/${missingPageName(origin)}`)
}

/**
 * The same, where what answers is the site's own: hosts show the file `404.html` of a site, as `--static-dir` does. What
 * else a server on this machine shows is of that server.
 */
export async function fetchOwnMissingPage(visit: Visit): Promise<Exchange | undefined> {
  const missing = await fetchMissingPage(visit)
  const { origin, hostname } = new URL(visit.url)
  if (!isLocalHost(hostname) || !missing.final) return missing
  const { final } = await visit.fetchForSite(`${deploymentRoot(visit.preview, origin)}/404.html`)
  return final && isSuccess(final.status) && final.body.equals(missing.final.body) ? missing : undefined
}

/** Another one on each origin. */
export function missingPageName(origin: string): string {
  return `seo-preflight-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`
}
