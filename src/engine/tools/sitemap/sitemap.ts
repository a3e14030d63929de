import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const sitemapTool: ToolDefinition = {
  name: 'sitemap',
  title: 'Sitemaps',
  needs: ['site'],
  topics: async () => (await import('./topics.ts')).topics,
}
