import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * How a page appears in search results and in shared links: title, description, canonical, favicon, site name, social
 * card.
 *
 * Left out: the status of the page and meta refresh (`redirects`), charset and doctype (`ux`), html lang and canonical
 * against hreflang (`hreflang`), dates and required properties of structured data (`schema`, `content`); title equal to
 * H1, meta keywords and file extensions in URLs are no faults; Google recommends words of the audience's language in
 * URLs, so non-ASCII is none either; twitter:card may be missing, since X falls back to Open Graph.
 * Judged is what scripts make of the page; the social card, the end of `<head>` and what is not closed as sent.
 */
export const serpTool: ToolDefinition = {
  name: 'serp',
  title: 'Search result preview',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
  hasLightTopics: true,
  runTopics: async () => (await import('./run-topics.ts')).runTopics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
}
