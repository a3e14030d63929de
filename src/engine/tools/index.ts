import type { Tool } from '../../api/tools.ts'
import type { ToolDefinition } from '../tool-definition.ts'

/** Loads each tool that the engine has; what a tool needs is loaded with it, when it is first asked for. */
export const TOOL_LOADERS: Readonly<Partial<Record<Tool, () => Promise<ToolDefinition>>>> = {
  robots: async () => (await import('./robots/robots.ts')).robotsTool,
  sitemap: async () => (await import('./sitemap/sitemap.ts')).sitemapTool,
  schema: async () => (await import('./schema/schema.ts')).schemaTool,
  serp: async () => (await import('./serp/serp.ts')).serpTool,
  hreflang: async () => (await import('./hreflang/hreflang.ts')).hreflangTool,
  mobile: async () => (await import('./mobile/mobile.ts')).mobileTool,
  security: async () => (await import('./security/security.ts')).securityTool,
  pagespeed: async () => (await import('./pagespeed/pagespeed.ts')).pagespeedTool,
  redirects: async () => (await import('./redirects/redirects.ts')).redirectsTool,
  content: async () => (await import('./content/content.ts')).contentTool,
  technology: async () => (await import('./technology/technology.ts')).technologyTool,
  accessibility: async () => (await import('./accessibility/accessibility.ts')).accessibilityTool,
  ux: async () => (await import('./ux/ux.ts')).uxTool,
  cookies: async () => (await import('./cookies/cookies.ts')).cookiesTool,
  dns: async () => (await import('./dns/dns.ts')).dnsTool,
  'broken-links': async () => (await import('./broken-links/broken-links.ts')).brokenLinksTool,
  geo: async () => (await import('./geo/geo.ts')).geoTool,
}

/** Tools that show each page in Chrome; others do where its scripts may matter to them. */
export const CHROME_TOOLS: ReadonlySet<Tool> = new Set(['mobile', 'accessibility', 'ux'])

/** All tools that the engine has, in the order of the contract. */
export async function allTools(): Promise<ToolDefinition[]> {
  return await Promise.all(Object.values(TOOL_LOADERS).map(load => load()))
}
