import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * What stands between a URL and its page: redirects of every kind, and the spellings that should lead to one page.
 *
 * Left out: relative Locations (RFC 9110 section 10.2.2 allows them), size and content of a redirect's body (nobody
 * sees it), the canonical of the target (serp), sitemaps, hreflang and links to redirecting URLs (their tools).
 */
export const redirectsTool: ToolDefinition = {
  name: 'redirects',
  title: 'Redirects',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
  baselineTopics: async () => (await import('./baseline-topics.ts')).baselineTopics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
}
