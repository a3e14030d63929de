import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const hreflangTool: ToolDefinition = {
  name: 'hreflang',
  title: 'Language versions',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
