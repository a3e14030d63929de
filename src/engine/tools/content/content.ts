import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * Judges the text of a page as search engines render it, and as sent where Chrome cannot show it.
 *
 * Not checked, and why: text/HTML ratio, paragraphs over 150 and sentences over 25 words, readability, lists and
 * tables, freshness (no search engine judges by them, and no team holds a release for them: facts); headings per 300 words, passive voice (folklore); title equal to H1 (good
 * practice); alternative texts (accessibility); nofollow on links (broken-links); near duplicates of other pages (one
 * page cannot tell: `facts.textFingerprint`); hidden text, text in the background's colour (rules of style decide on
 * them, and most of it is there to be opened).
 */
export const contentTool: ToolDefinition = {
  name: 'content',
  title: 'Content',
  needs: ['page'],
  topics: async () => (await import('./topics.ts')).topics,
  hasLightTopics: true,
  runTopics: async () => (await import('./run-topics.ts')).runTopics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
}
