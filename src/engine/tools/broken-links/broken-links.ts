import { linksOf } from '../../page/links/page-links.ts'
import { defineTool } from '../../tool-definition.ts'
import { judgeAddresses } from './address-findings.ts'
import { type BrokenLinksCheck, CHECKS } from './checks.ts'
import { judgeCrawlable } from './crawlable.ts'
import { factsOf } from './facts.ts'
import { judgeFragments } from './fragment-findings.ts'
import { judgeSchemes } from './scheme-findings.ts'
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
 * whose address scripts keep in data attributes (that takes a browser), what style sheets of their own refer to.
 * robots.txt of targets is not asked for: checking one address that the audited page names is no crawling.
 */

/** Whether all that a page refers to is there. */
export const brokenLinksTool = defineTool<BrokenLinksCheck>({
  name: 'broken-links',
  title: 'Broken links',
  checks: CHECKS,
  async judge(visit) {
    const page = await visit.htmlPage()
    await visit.noteAsLinkTarget()
    const { document } = page
    const site = siteOf(page)
    const links = linksOf(document)
    const targets = await checkTargets(visit, site, targetsOf(links, site))
    const judgements = {
      ...judgeTargets(document, targets),
      'broken-fragment': judgeFragments(document, targets),
      ...judgeAddresses(document, links, site),
      'uncrawlable-link': judgeCrawlable(document),
      ...judgeSchemes(document, links),
    }
    return { judgements, facts: factsOf(links, targets) }
  },
})
