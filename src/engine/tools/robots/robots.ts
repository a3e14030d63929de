import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const robotsTool: ToolDefinition = {
  name: 'robots',
  title: 'robots.txt and indexing rules',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
