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

/** The same of a tool that ran out of time. @param timeoutMs milliseconds that it had */
export function lateRun(tool: Tool, url: string, timeoutMs: number): ToolRun {
  const reason = `it did not finish within ${timeoutMs / 1000} s`
  return { ...unmeasuredRun(tool, url, reason, timeoutMs), late: true }
}
