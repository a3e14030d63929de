import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const contentTool: ToolDefinition = {
  name: 'content',
  title: 'Content',
  needs: ['page'],
  topics: async () => (await import('./topics.ts')).topics,
}
