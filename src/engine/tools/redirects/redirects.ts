import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const redirectsTool: ToolDefinition = {
  name: 'redirects',
  title: 'Redirects',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
