/**
 * Whether AI search can find, read and cite a page, and for which country the page is. No standard and no measured
 * ranking stands behind the first half, so its score is a heuristic and no part of the page's.
 *
 * Judged is the page as sent, since most crawlers of AI services run no scripts.
 *
 * Left out: the accessibility tree (`accessibility`) and WebMCP (a draft that hardly a site knows); an llms.txt that is missing,
 * llms-full.txt and Markdown copies (Google: of no use to it); links in llms.txt (nothing follows from them);
 * boilerplate, section lengths, statistics, definitions (folklore: facts at most); IndexNow keys (their address is
 * secret); opening hours and required properties (`schema`); x-default and languages (`hreflang`); redirects by country
 * and the place of the server (one place cannot tell); coordinates against the country (takes a map); geo meta tags
 * (Google ignores them: facts).
 */

import { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { renderingFacts } from '../../judging/script-judgements.ts'
import { defineTool } from '../../judging/tool-definition.ts'
import { assertShown } from '../../page/instant-redirect.ts'
import { BOT_ACCESS_CHECKS, judgeBotAccess } from './bot-access.ts'
import { entityFacts } from './entities.ts'
import { FRESHNESS_CHECKS, judgeFreshness } from './freshness.ts'
import { judgeLlmsTxt, LLMS_TXT_CHECKS } from './llms-txt.ts'
import { judgeText, TEXT_CHECKS } from './page-text.ts'
import { judgeTargeting, TARGETING_CHECKS } from './targeting.ts'
import { judgeUsage, USAGE_CHECKS } from './usage-preferences.ts'

export const geoTool = defineTool({
  name: 'geo',
  title: 'AI search and regional targeting',
  checks: {
    ...BOT_ACCESS_CHECKS,
    ...USAGE_CHECKS,
    ...TEXT_CHECKS,
    ...FRESHNESS_CHECKS,
    ...LLMS_TXT_CHECKS,
    ...TARGETING_CHECKS,
  },
  async judge(visit) {
    const page = await visit.htmlPage()
    assertShown(page)
    const llmsTxt = new URL('/llms.txt', page.url).href
    const [access, robots, exchange, judged] = await Promise.all([
      judgeBotAccess(visit, page),
      visit.robotsTxt(page.url),
      visit.fetchForSite(llmsTxt),
      visit.judgedPage(),
    ])
    const data = new StructuredData(page.document)
    const usage = judgeUsage(page, robots)
    const text = judgeText(judged)
    const freshness = judgeFreshness(page, data)
    const llms = judgeLlmsTxt(llmsTxt, exchange)
    const targeting = judgeTargeting(page, data)
    return {
      judgements: {
        ...access.judgements,
        ...usage.judgements,
        ...text.judgements,
        ...freshness.judgements,
        ...llms.judgements,
        ...targeting.judgements,
      },
      facts: {
        heuristic: true,
        rendered: renderingFacts(judged),
        ...access.facts,
        ...usage.facts,
        ...text.facts,
        ...freshness.facts,
        ...llms.facts,
        ...entityFacts(page, data),
        targeting: targeting.facts,
      },
    }
  },
})
