import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Exchange } from '../../network/exchange.ts'
import { provesNothing } from '../../network/status.ts'
import { fetchMissingPage } from '../../visit/missing-page.ts'
import { answeredChain } from './chain.ts'
import { siteOf } from './site-hosts.ts'

/** Whether the site says of a missing page that it is missing. */
export const soft404 = defineTopic({
  checks: {
    'soft-404': {
      scope: 'site',
      severity: 'warning',
      title: 'Missing pages do not answer 404',
      why: 'Search engines index error pages, and nobody notices broken links.',
      fix: 'Answer unknown URLs with the status 404 or 410, not only with a text that says so.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors',
      example: 'GET /a-page-that-is-not-there\n200 OK',
    },
  },
  async judge(visit) {
    await answeredChain(visit)
    const missing = await fetchMissingPage(visit)
    return {
      judgements: { 'soft-404': judgeMissingPage(missing) },
      facts: { missingPage: { url: missing.requestedUrl, status: missing.final?.status ?? null } },
    }
  },
})

const LOGIN_PATH = /\b(?:log-?in|sign-?in|auth|sso|oauth2?)\b/i

function judgeMissingPage({ requestedUrl, final, failure }: Exchange): Judgement {
  if (failure) return notMeasured(`${failure.url} ${failure.message}`)
  const { url, status } = final
  if (provesNothing(status)) return notMeasured(`${url} answers ${status}`)
  if (status >= 400) return pass()
  if (status >= 300) return notMeasured(`${url} answers ${status} without a target`)
  if (siteOf(url) !== siteOf(requestedUrl))
    return notMeasured(`${requestedUrl} leads to another site, ${url}`)
  if (LOGIN_PATH.test(new URL(url).pathname)) return notMeasured(`${requestedUrl} leads to a login, ${url}`)
  const where = url === requestedUrl ? '' : ` at ${url}`
  return fail({ url: requestedUrl, message: `This page does not exist, but answers ${status}${where}` })
}
