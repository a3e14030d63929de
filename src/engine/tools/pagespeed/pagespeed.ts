import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * How fast the page loads, by Lighthouse: its performance score, its metrics with Google's bounds, and the causes that
 * it names, each under its own id. Without Chrome the markup and the answers of the server show a part of them.
 *
 * Left out: `viewport-insight` (the tool `mobile`); HTML beyond what Googlebot reads (`serp/page-too-large`); `network-dependency-tree-insight`, which every page with a style
 * sheet fails (`style-sheet-imported` tells the link of its chains that can go); `inp-breakdown-insight`, for which somebody must click; `long-tasks`, `bootup-time`,
 * `mainthread-work-breakdown`, `lcp-breakdown-insight` and `cls-culprits-insight`, which explain a metric and stand
 * with it; `document-latency-insight`, whose parts are checks of their own; `non-composited-animations` and
 * `user-timings`, which do not say that something is wrong. Order of the head, preconnect hints, `Server-Timing`,
 * speculation rules, request counts and inline sizes are advice whose gain on a page nobody can tell beforehand.
 */
export const pagespeedTool: ToolDefinition = {
  name: 'pagespeed',
  title: 'Page speed',
  instrument: 'Lighthouse',
  needs: ['lighthouse'],
  topics: async () => (await import('./topics.ts')).topics,
}
