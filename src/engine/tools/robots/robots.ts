import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * robots.txt of the site, and what the page itself tells crawlers.
 *
 * Left out: the age of a cached robots.txt (it is a fact, not a fault); a byte-order mark, non-ASCII patterns, letter
 * case and line ends (all crawlers take them); crawl-delay and clean-param (Bing and Yandex read them); rules that a
 * shorter rule covers (style); noarchive (retired by Google, read by Bing); which AI crawlers are let in (geo).
 */
export const robotsTool: ToolDefinition = {
  name: 'robots',
  title: 'robots.txt and indexing rules',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
}
