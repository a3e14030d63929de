import type { Tool } from '../../api/tools.ts'
import type { ToolDefinition } from '../tool-definition.ts'

/** Loads each tool that the engine has; what a tool needs is loaded with it, when it is first asked for. */
export const TOOL_LOADERS: Readonly<Partial<Record<Tool, () => Promise<ToolDefinition>>>> = {
  robots: async () => (await import('./robots/robots.ts')).robotsTool,
  serp: async () => (await import('./serp/serp.ts')).serpTool,
  security: async () => (await import('./security/security.ts')).securityTool,
  redirects: async () => (await import('./redirects/redirects.ts')).redirectsTool,
  content: async () => (await import('./content/content.ts')).contentTool,
}

/** All tools that the engine has, in the order of the contract. */
export async function allTools(): Promise<ToolDefinition[]> {
  return await Promise.all(Object.values(TOOL_LOADERS).map(load => load()))
}
