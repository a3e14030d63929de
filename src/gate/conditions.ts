import type { Severity } from '../api/results.ts'
import type { Tool } from '../api/tools.ts'

/** What makes a build fail. The settings of the same names say it in the user's words. */
export interface Conditions {
  /** Least severity of a failed check that fails the build. */
  failOn: Severity | 'never'
  /** Least score of each tool on each page, 0 to 100. A tool's own bound stands above the one for `all`. */
  minScore: { all?: number; tools: Partial<Record<Tool, number>> }
  /** JSONata expressions whose truth fails the build: over each response of a tool, or over the whole findings. */
  failIf: readonly FailIf[]
  /** What a tool or an analysis that gave no result means. */
  notMeasured: 'fail' | 'warn' | 'ignore'
}

export interface FailIf {
  scope: Tool | 'report'
  expression: string
}
