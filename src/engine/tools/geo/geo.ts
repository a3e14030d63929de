import type { ToolDefinition } from '../../judging/tool-definition.ts'

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
export const geoTool: ToolDefinition = {
  name: 'geo',
  title: 'AI search and regional targeting',
  isHeuristic: true,
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
