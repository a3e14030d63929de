import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const schemaTool: ToolDefinition = {
  name: 'schema',
  title: 'Structured data',
  needs: ['page'],
  topics: async () => (await import('./topics.ts')).topics,
}
