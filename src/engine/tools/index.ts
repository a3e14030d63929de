import { TOOLS, type Tool } from '../../api/tools.ts'
import { allChecksOf, type CheckDefinition, type ToolDefinition } from '../judging/tool-definition.ts'
import { accessibilityTool } from './accessibility/accessibility.ts'
import { brokenLinksTool } from './broken-links/broken-links.ts'
import { contentTool } from './content/content.ts'
import { cookiesTool } from './cookies/cookies.ts'
import { dnsTool } from './dns/dns.ts'
import { geoTool } from './geo/geo.ts'
import { hreflangTool } from './hreflang/hreflang.ts'
import { mobileTool } from './mobile/mobile.ts'
import { pagespeedTool } from './pagespeed/pagespeed.ts'
import { redirectsTool } from './redirects/redirects.ts'
import { robotsTool } from './robots/robots.ts'
import { schemaTool } from './schema/schema.ts'
import { securityTool } from './security/security.ts'
import { serpTool } from './serp/serp.ts'
import { sitemapTool } from './sitemap/sitemap.ts'
import { technologyTool } from './technology/technology.ts'
import { uxTool } from './ux/ux.ts'

/** The tools of the engine: one for each name of the contract. */
export const ENGINE_TOOLS: Readonly<Record<Tool, ToolDefinition>> = {
  robots: robotsTool,
  sitemap: sitemapTool,
  schema: schemaTool,
  serp: serpTool,
  hreflang: hreflangTool,
  mobile: mobileTool,
  security: securityTool,
  pagespeed: pagespeedTool,
  redirects: redirectsTool,
  content: contentTool,
  technology: technologyTool,
  accessibility: accessibilityTool,
  ux: uxTool,
  cookies: cookiesTool,
  dns: dnsTool,
  'broken-links': brokenLinksTool,
  geo: geoTool,
}

/** All of them, in the order of the contract. */
export const ALL_TOOLS: readonly ToolDefinition[] = TOOLS.map(name => ENGINE_TOOLS[name])

/** All checks, with the ids that they have in reports and settings. */
export async function allChecks(): Promise<
  { tool: ToolDefinition; checks: (CheckDefinition & { id: string })[] }[]
> {
  return await Promise.all(
    ALL_TOOLS.map(async tool => {
      const checks = Object.entries(await allChecksOf(tool))
      return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) }
    }),
  )
}

/** Names of all global variables that the topics of some tools ask for, see {@link ToolDefinition.globals}. */
export async function globalsOfTools(tools: readonly Tool[] = TOOLS): Promise<string[]> {
  const names = await Promise.all(tools.map(tool => ENGINE_TOOLS[tool].globals?.() ?? []))
  return names.flat()
}
