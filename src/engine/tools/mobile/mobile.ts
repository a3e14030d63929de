import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const mobileTool: ToolDefinition = {
  name: 'mobile',
  title: 'Mobile',
  needs: ['rendered'],
  topics: async () => (await import('./topics.ts')).topics,
}
