import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const uxTool: ToolDefinition = {
  name: 'ux',
  title: 'User experience',
  needs: ['rendered', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
