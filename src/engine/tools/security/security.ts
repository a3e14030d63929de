import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const securityTool: ToolDefinition = {
  name: 'security',
  title: 'Security',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
