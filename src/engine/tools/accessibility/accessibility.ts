import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const accessibilityTool: ToolDefinition = {
  name: 'accessibility',
  title: 'Accessibility',
  needs: ['rendered'],
  topics: async () => (await import('./topics.ts')).topics,
}
