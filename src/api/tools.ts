/** The tools of the contract, in its order: the allowed values of `{tool}` in `POST /tools/{tool}`. */
export const TOOLS = [
  'robots',
  'sitemap',
  'schema',
  'serp',
  'hreflang',
  'mobile',
  'security',
  'pagespeed',
  'redirects',
  'content',
  'technology',
  'accessibility',
  'ux',
  'cookies',
  'dns',
  'broken-links',
  'geo',
] as const

export type Tool = (typeof TOOLS)[number]

/** Those that judge what a page holds, and have measured nothing where there is none. */
export const PAGE_TOOLS: ReadonlySet<Tool> = new Set([
  'content',
  'serp',
  'schema',
  'hreflang',
  'mobile',
  'accessibility',
  'ux',
  'geo',
  'pagespeed',
])

export function isTool(name: string): name is Tool {
  return (TOOLS as readonly string[]).includes(name)
}
