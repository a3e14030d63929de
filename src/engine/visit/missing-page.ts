import { createHash } from 'node:crypto'
import type { Exchange } from '../network/exchange.ts'
import { deploymentRoot } from '../syntax/preview.ts'
import type { Visit } from './visit.ts'

/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
export function fetchMissingPage(visit: Visit): Promise<Exchange> {
  const { origin } = new URL(visit.url)
  return visit.fetchForSite(`${deploymentRoot(visit.preview, origin)}/${missingPageName(origin)}`)
}

/** Another one on each origin. */
export function missingPageName(origin: string): string {
  return `seo-preflight-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`
}
