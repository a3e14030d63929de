import { renderingFacts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeAddresses } from './address-findings.ts'
import { type BrokenLinksCheck, CHECKS } from './checks.ts'
import { judgeCrawlable } from './crawlable.ts'
import { factsOf } from './facts.ts'
import { judgeFragments } from './fragment-findings.ts'
import { judgeSchemes } from './scheme-findings.ts'
import { linksOfPage } from './scripted-links.ts'
import { siteOf } from './site.ts'
import { judgeTargets } from './target-findings.ts'
import { targetsOf } from './targets.ts'
import { checkTargets } from './verify.ts'

/*
 * Left out: canonical and hreflang (serp and hreflang judge their targets), mixed content (security), texts of links
 * (content), soft 404s (content and redirects: a status alone shows none), chains of temporary redirects (normal for
 * sign-in and languages), target=_blank without rel (browsers imply noopener), upper case in hosts and paths (URLs
 * ignore the one and mean the other), orphans (one page cannot tell), forms that send by POST (they are not to be
 * opened), links in <noscript> and <template> (neither browsers with scripts nor search engines show them), images
 * that scripts load once they are scrolled to, what scripts load from other sites, what style sheets of their own refer to.
 * robots.txt of targets is not asked for: checking one address that the audited page names is no crawling.
 */

/** Whether all that a page refers to is there. */
const brokenLinks = defineTopic<BrokenLinksCheck>({
  readsDocument: true,
  checks: CHECKS,
  async judge(visit) {
    const page = await visit.judgedPage()
    await visit.noteAsLinkTarget()
    const site = siteOf(page)
    const links = linksOfPage(page, site)
    const targets = await checkTargets(visit, site, targetsOf(links, site))
    const judgements = {
      ...judgeTargets(targets),
      'broken-fragment': judgeFragments(targets),
      ...judgeAddresses(links, site),
      'uncrawlable-link': judgeCrawlable(page.document),
      ...judgeSchemes(links),
    }
    return {
      judgements: unlessUnfilled(page, judgements, ['not-applicable']),
      facts: { ...factsOf(links, targets), rendered: renderingFacts(page) },
    }
  },
})

export const topics = [brokenLinks]
