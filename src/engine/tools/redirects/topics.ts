import { attribute } from '../../formats/html/document.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Exchange } from '../../network/exchange.ts'
import { NotHtml, NotMeasured } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { fetchMissingPage } from '../../visit/missing-page.ts'
import { renderedOrReason } from '../../visit/rendering.ts'
import type { Visit } from '../../visit/visit.ts'
import { chainFacts, redirectsOf } from './chain.ts'
import { judgeChain, judgeEnd } from './chain-checks.ts'
import { CHECKS, type RedirectsCheck } from './checks.ts'
import { judgeDocument } from './document-redirects.ts'
import { judgeHosts } from './host-variants.ts'
import { judgeLoops } from './loops.ts'
import { siteOf } from './site-hosts.ts'
import { judgeMissingPage } from './soft-404.ts'
import { judgeUrlVariants } from './url-variants.ts'
import { judgeLanguage, judgeUserAgent } from './varying-redirects.ts'

/*
 * Left out: relative Locations (RFC 9110 section 10.2.2 allows them), size and content of a redirect's body (nobody
 * sees it), the canonical of the target (serp), sitemaps, hreflang and links to redirecting URLs (their tools).
 */

/** What stands between a URL and its page: redirects of every kind, and the spellings that should lead to one page. */
const redirects = defineTopic<RedirectsCheck>({
  checks: CHECKS,
  async judge(visit) {
    const exchange = await visit.exchange()
    const { final, failure, hops } = exchange
    if (hops.length === 0 && failure) throw new NotMeasured(`${failure.url} ${failure.message}`)
    const [missing, hosts, loops] = await Promise.all([
      fetchMissingPage(visit),
      judgeHosts(visit, siteUrl(visit, exchange)),
      judgeLoops(visit, exchange),
    ])
    const judgements: Record<RedirectsCheck, Judgement> = {
      ...judgeChain(exchange),
      ...judgeEnd(exchange),
      ...loops,
      ...hosts.judgements,
      'soft-404': judgeMissingPage(missing),
      ...(await judgePage(visit, exchange, missing)),
    }
    const facts = {
      chain: chainFacts(exchange),
      redirects: redirectsOf(exchange).length,
      finalUrl: final?.url ?? null,
      finalStatus: final?.status ?? null,
      failure: failure ? { kind: failure.kind, url: failure.url, message: failure.message } : null,
      hostVariants: hosts.facts,
      missingPage: { url: missing.requestedUrl, status: missing.final?.status ?? null },
    }
    return { judgements, facts }
  },
})

/** The page where it belongs to the audited site, else the audited URL. */
function siteUrl(visit: Visit, { final }: Exchange): string {
  return final && siteOf(final.url) === siteOf(visit.url) ? final.url : visit.url
}

type PageCheck =
  | 'instant-refresh'
  | 'delayed-refresh'
  | 'script-redirect'
  | 'url-variants'
  | 'user-agent-redirect'
  | 'language-redirect'

/** What needs a page at the end of the chain. */
async function judgePage(
  visit: Visit,
  exchange: Exchange,
  missing: Exchange,
): Promise<Record<PageCheck, Judgement>> {
  const { final } = exchange
  if (!final || final.status < 200 || final.status > 299) {
    const none = notApplicable('there is no page at the end')
    return {
      'instant-refresh': none,
      'delayed-refresh': none,
      'script-redirect': none,
      'url-variants': none,
      'user-agent-redirect': none,
      'language-redirect': none,
    }
  }
  const opened = await htmlPageOf(visit)
  const page = opened instanceof NotHtml ? undefined : opened
  const language = page?.document.html && attribute(page.document.html, 'lang')
  const rendered = (await visit.runsScripts()) ? await renderedOrReason(visit) : undefined
  return {
    ...judgeDocument(final, opened, rendered),
    'url-variants':
      opened instanceof NotHtml
        ? notMeasured(opened.message)
        : await judgeUrlVariants(visit, opened, missing),
    'user-agent-redirect': await judgeUserAgent(visit, exchange),
    'language-redirect': await judgeLanguage(visit, exchange, language),
  }
}

async function htmlPageOf(visit: Visit): Promise<HtmlPage | NotHtml> {
  try {
    return await visit.htmlPage()
  } catch (error) {
    if (error instanceof NotHtml) return error
    throw error
  }
}

export const topics = [redirects]
