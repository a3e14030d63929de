import type { Severity } from '../api/results.ts'
import type { SearchFact } from '../api/search-facts.ts'
import type { Tool } from '../api/tools.ts'
import type { OtherAddress } from './globs.ts'

/** What makes a build fail. The settings of the same names say it in the user's words. */
export interface Conditions {
  /** Least severity of a failed check that fails the build. */
  failOn: Severity | 'never'
  /** Least score of each tool on each page. */
  minScore: PointsByTool
  /** JSONata expressions whose truth fails the build: over each response of a tool, the whole findings, or each rank project. */
  failIf: readonly FailIf[]
  /** What a tool or an analysis that gave no result means. */
  notMeasured: 'fail' | 'warn' | 'ignore'
  /** What differs on some pages. */
  overrides: readonly PageConditions[]
  /** Changes of what search engines see that need a person; left out, none does. */
  changeApproval?: ChangeApproval | undefined
  /** Points that scores may fall against the baseline; undefined: they may fall. */
  scoreTolerance: PointsByTool | undefined
  /** Set where pages have two addresses: globs of URLs mean a page by either. */
  otherAddress?: OtherAddress | undefined
}

/** Points of a score, 0 to 100: of every tool, and of tools by name, which stand above those of all. */
export interface PointsByTool {
  all?: number
  tools: Partial<Record<Tool, number>>
}

export interface FailIf {
  scope: Tool | 'report' | 'rank'
  expression: string
}

/** What holds for the pages that a glob of URLs means. Of several, later ones go before earlier ones. */
export interface PageConditions {
  /** Glob of URLs. */
  url: string
  minScore?: PointsByTool
  failIf?: readonly FailIf[]
  /** What holds for a page that only an analysis has seen, too. */
  ignore?: readonly unknown[]
  severity?: readonly unknown[]
}

/** One word of `fail-on-change`. */
export interface ChangeRule {
  what: SearchFact | 'lost' | 'all'
  /** Glob of URLs; all where it is left out. */
  url?: string
}

/** Which changes need a person, and whether one has approved them. */
export interface ChangeApproval {
  rules: readonly ChangeRule[]
  /** The label of the pull request that approves them. */
  label: string
  /** Whether the pull request bears it. */
  isGiven: boolean
}
