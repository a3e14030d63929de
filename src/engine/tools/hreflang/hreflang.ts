import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * The language versions of a page and the language it declares.
 *
 * Left out: versions named in the sitemap (the sitemap tool judges their codes, their links back and whether they agree
 * with those of the page, since it reads the file); the language of the text against lang (`content`); a number of
 * versions that is too many (no search engine gives a limit); variants and extensions of codes (Google reads language,
 * script and region alone, and they do no harm); a canonical with hreflang on it (`serp`); Content-Language (Google
 * ignores it; a fact).
 */
export const hreflangTool: ToolDefinition = {
  name: 'hreflang',
  title: 'Language versions',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
  runTopics: async () => (await import('./run-topics.ts')).runTopics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
  hasLightTopics: true,
}
