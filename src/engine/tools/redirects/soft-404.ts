import { createHash } from 'node:crypto'
import { fail, type Judgement, notMeasured, pass } from '../../tool-definition.ts'
import type { Exchange } from '../../visit/exchange.ts'
import type { Visit } from '../../visit/visit.ts'
import { siteOf } from './site-hosts.ts'

const LOGIN_PATH = /\b(?:log-?in|sign-?in|auth|sso|oauth2?)\b/i

/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
export function fetchMissingPage(visit: Visit): Promise<Exchange> {
  const { origin } = new URL(visit.url)
  const name = createHash('sha256').update(origin).digest('hex').slice(0, 16)
  return visit.fetchForSite(`${origin}/seo-preflight-${name}`)
}

/** Whether the site says of a missing page that it is missing. */
export function judgeMissingPage({ requestedUrl, final, failure }: Exchange): Judgement {
  if (failure) return notMeasured(`${failure.url} ${failure.message}`)
  const { url, status } = final
  if ([401, 403, 407, 429].includes(status) || status >= 500) return notMeasured(`${url} answers ${status}`)
  if (status >= 400) return pass()
  if (status >= 300) return notMeasured(`${url} answers ${status} without a target`)
  if (siteOf(url) !== siteOf(requestedUrl))
    return notMeasured(`${requestedUrl} leads to another site, ${url}`)
  if (LOGIN_PATH.test(new URL(url).pathname)) return notMeasured(`${requestedUrl} leads to a login, ${url}`)
  const where = url === requestedUrl ? '' : ` at ${url}`
  return fail({ url: requestedUrl, message: `there is no such page, and yet it answers ${status}${where}` })
}
