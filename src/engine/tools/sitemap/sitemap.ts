import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * The sitemaps of the site, and whether the page is in them. All but the latter is worked out once for all pages of a
 * site, in one pass over its sitemaps.
 *
 * Left out: a byte-order mark and CDATA (all readers take them); how old a lastmod is (a page may be right for years);
 * trailing slashes and letter case of addresses (style, see `serp`); changefreq and priority beyond their form (Google
 * ignores both); tags of extensions that Google has retired (ignored, without harm); a sitemap that robots.txt names and
 * that answers 404 (`robots`); non-ASCII addresses (read as IRIs by Google and Bing).
 */
export const sitemapTool: ToolDefinition = {
  name: 'sitemap',
  title: 'Sitemaps',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
}
