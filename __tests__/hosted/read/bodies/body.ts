import type { Json, Severity } from '../../../../src/api/results.ts'
import type { Tool } from '../../../../src/api/tools.ts'

/** An answer of a service, and what a person reads in it at a glance. */
export interface Body {
  what: string
  /** The page that documents the shape; left out where the shape is made up. */
  source?: string
  tool: Tool
  body: Json
  /** Written before the client read any of these bodies. */
  seen: {
    score: number | null
    /** Only where the body names one. */
    grade?: string
    /** Severity, id without the tool, words that the check says somewhere. */
    fails: readonly [Severity, string, string][]
    /** Ids without the tool. */
    passes?: readonly string[]
    /** Data without a judgement. */
    isData?: true
    /** Nothing but a grade, which cannot be weighed against a number. */
    isGradeAlone?: true
    /** There is a judgement, and nobody can say what it means. */
    isUnclear?: true
  }
}
