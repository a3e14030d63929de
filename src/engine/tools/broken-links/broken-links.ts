import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const brokenLinksTool: ToolDefinition = {
  name: 'broken-links',
  title: 'Broken links',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
}
