import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * Structured data: its syntax, the vocabulary of schema.org, what Google's rich results ask for, and whether the page
 * says the same.
 *
 * Left out: the name of the site on the home page and breadcrumbs in results (`serp`); dateModified before datePublished
 * and authors (`content`); whether country codes are given out, and pending terms (no fault: consumers read them);
 * Organization and WebSite missing on the home page, retired rich results, names that schema.org has replaced and syntaxes
 * in use (facts); the same item twice, underscores in language tags, a breadcrumb of one entry (nobody acts on them);
 * carousels of businesses, products and events (a beta in some countries); an author's visible name (bylines take many
 * forms); addresses of development servers in links (`broken-links`).
 */
export const schemaTool: ToolDefinition = {
  name: 'schema',
  title: 'Structured data',
  needs: ['page'],
  subject: /ld\+json|\bitem(?:scope|type|prop)\b|\b(?:typeof|vocab)\s{0,9}=/i,
  topics: async () => (await import('./topics.ts')).topics,
  runTopics: async () => (await import('./run-topics.ts')).runTopics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
  hasLightTopics: true,
}
