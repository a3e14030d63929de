import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * What keeps people with disabilities from the page, as axe-core finds it.
 *
 * Left out: rules of level AAA, which WCAG itself says not to ask of whole sites; rules that axe calls experimental or
 * deprecated; `frame-tested`, which tells of the measurement and not of the page. A run in jsdom and the fetching of
 * style sheets by ourselves are not needed beside a real browser.
 */
export const accessibilityTool: ToolDefinition = {
  name: 'accessibility',
  title: 'Accessibility',
  instrument: 'Lighthouse',
  needs: ['rendered'],
  gathers: ['axe'],
  topics: async () => (await import('./topics.ts')).topics,
}
