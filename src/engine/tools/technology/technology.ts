import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const technologyTool: ToolDefinition = {
  name: 'technology',
  title: 'Technology',
  needs: ['page'],
  topics: async () => (await import('./topics.ts')).topics,
  globals: async () => (await import('./catalogue/global-paths.ts')).globalPaths(),
}
