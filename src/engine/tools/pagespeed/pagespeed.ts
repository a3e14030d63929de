import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const pagespeedTool: ToolDefinition = {
  name: 'pagespeed',
  title: 'Page speed',
  needs: ['lighthouse'],
  topics: async () => (await import('./topics.ts')).topics,
}
