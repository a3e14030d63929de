import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * What the page is made with, and which of it is known to be broken.
 *
 * Left out: DNS records (`dns` reads them); bytes by third party (`pagespeed`); links to a vendor and names of carriers
 * in the text as evidence (they show no use); several properties of Google Analytics on one page (often meant so; the
 * same tag twice is `duplicate-tag`); versions in headers (`security` has them).
 */
export const technologyTool: ToolDefinition = {
  name: 'technology',
  title: 'Technology',
  needs: ['page'],
  gathers: ['globals', 'cookies'],
  topics: async () => (await import('./topics.ts')).topics,
  globals: async () => (await import('./catalogue/global-paths.ts')).globalPaths(),
}
