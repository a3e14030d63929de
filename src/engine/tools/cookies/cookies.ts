import type { ToolDefinition } from '../../judging/tool-definition.ts'

export const cookiesTool: ToolDefinition = {
  name: 'cookies',
  title: 'Cookies',
  needs: ['page', 'site'],
  topics: async () => (await import('./topics.ts')).topics,
  globals: async () => (await import('./consent/known-scripts.ts')).CONSENT_GLOBALS,
}
