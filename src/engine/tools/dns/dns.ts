import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const dnsTool: ToolDefinition = {
  name: 'dns',
  title: 'DNS',
  needs: ['dns'],
  topics: async () => (await import('./topics.ts')).topics,
}
