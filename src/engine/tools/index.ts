import type { Tool } from '../../api/tools.ts'
import type { ToolDefinition } from '../judging/tool-definition.ts'
import type { Visit } from '../visit/visit.ts'

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

/** The tool that measures with Lighthouse what any other work would falsify. */
export const LIGHTHOUSE_TOOL: Tool = 'pagespeed'
/** Tools that show each page in Chrome; others do where its scripts may matter to them. */
export const CHROME_TOOLS: ReadonlySet<Tool> = new Set(['mobile', 'accessibility', 'ux'])
/** Tools that never do. */
const PLAIN_TOOLS: ReadonlySet<Tool> = new Set(['sitemap', 'dns', LIGHTHOUSE_TOOL])

/** Whether a tool will show the page in Chrome, as far as that can be told before it runs. */
export async function showsPage(tool: Tool, visit: Visit): Promise<boolean> {
  if (CHROME_TOOLS.has(tool)) return true
  if (PLAIN_TOOLS.has(tool)) return false
  // It looks for mixed content, which only a page can have that came over TLS.
  if (tool === 'security') return visit.url.startsWith('https:')
  return await visit.runsScripts()
}

/** Tools in the order to ask for them: Lighthouse takes longest, and what shows a page waits for it. */
export function inOrder(tools: readonly Tool[]): readonly Tool[] {
  return tools.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function rankOf(tool: Tool): number {
  if (tool === LIGHTHOUSE_TOOL) return 0
  if (PLAIN_TOOLS.has(tool)) return 1
  return CHROME_TOOLS.has(tool) ? 3 : 2
}

/** All tools that the engine has, in the order of the contract. */
export async function allTools(): Promise<ToolDefinition[]> {
  return await Promise.all(Object.values(TOOL_LOADERS).map(load => load()))
}
