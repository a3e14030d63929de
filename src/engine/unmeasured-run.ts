import type { ToolRun } from '../api/results.ts'
import type { Tool } from '../api/tools.ts'

/**
 * The run of a tool that gave no result.
 *
 * @param durationMs milliseconds that it took until now
 */
export function unmeasuredRun(tool: Tool, url: string, reason: string, durationMs = 0): ToolRun {
  return {
    tool,
    url,
    status: 'not-measured',
    reason,
    score: null,
    checks: [],
    facts: {},
    startedAt: new Date(Date.now() - durationMs).toISOString(),
    durationMs,
  }
}
