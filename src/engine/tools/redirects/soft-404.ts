import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import type { Exchange } from '../../network/exchange.ts'
import { siteOf } from './site-hosts.ts'

const LOGIN_PATH = /\b(?:log-?in|sign-?in|auth|sso|oauth2?)\b/i

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
