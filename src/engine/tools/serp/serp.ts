import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const serpTool: ToolDefinition = {
  name: 'serp',
  title: 'Search result preview',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
