import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * Whether all that a page refers to is there.
 *
 * Left out: canonical and hreflang (serp and hreflang judge their targets), mixed content (security), texts of links
 * (content), soft 404s (content and redirects: a status alone shows none), chains of temporary redirects (normal for
 * sign-in and languages), target=_blank without rel (browsers imply noopener), upper case in hosts and paths (URLs
 * ignore the one and mean the other), orphans (one page cannot tell), forms that send by POST (they are not to be
 * opened), links in <noscript> and <template> (neither browsers with scripts nor search engines show them), images
 * that scripts load once they are scrolled to, what scripts load from other sites, what the files of style sheets refer to, images
 * apart that Chrome asked for.
 * robots.txt of targets is not asked for: checking one address that the audited page names is no crawling.
 */
export const brokenLinksTool: ToolDefinition = {
  name: 'broken-links',
  title: 'Broken links',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
  runTopics: async () => (await import('./run-topics.ts')).runTopics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
}
