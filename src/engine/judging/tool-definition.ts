import type { JsonObject, Occurrence, Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import type { Visit } from '../visit/visit.ts'

/** One thing a tool verifies, as data: documents, reports and SARIF rules come from here. */
export interface CheckDefinition {
  severity: Severity
  /** What is wrong, as a short statement: "The page has no title". */
  title: string
  /** Why it matters, in a sentence or two. */
  why: string
  /** What to do, in a sentence or two. */
  fix: string
  /** Public document that governs the check. */
  help: string
  /** Something that fails the check: source of a page, a header, a record, a line or few of it. */
  example: string
}

/** What a tool found of one check. */
export type Judgement =
  | { outcome: 'pass'; message?: string }
  | {
      outcome: 'fail'
      message?: string
      occurrences: readonly Occurrence[]
      /** All places, where `occurrences` are only the first of them. */
      count?: number
    }
  | { outcome: 'not-applicable' | 'not-measured'; message: string }

/** What a tool gives back: an answer to every check it declares, and what it learned. */
export interface ToolFindings<Name extends string = string> {
  judgements: Record<Name, Judgement>
  facts: JsonObject
  /** 0 to 100, from the established instrument that the tool follows; left out, it is computed from the checks. */
  score?: number | null
}

/**
 * A tool: its checks as data (under their names without the tool's, in kebab-case) and one function from a visit to
 * an answer for each. It fetches through the visit alone.
 *
 * `judge` may throw {@link NotMeasured} or {@link NotApplicable}, which then hold for all of its checks.
 */
export interface ToolDefinition<Name extends string = string> {
  name: Tool
  title: string
  checks: Readonly<Record<Name, CheckDefinition>>
  judge(visit: Visit): Promise<ToolFindings<Name>>
}

/** Ties the names of the checks to the answers, so that no check can be forgotten. */
export function defineTool<const Name extends string>(tool: ToolDefinition<Name>): ToolDefinition<Name> {
  return tool
}

export function pass(message?: string): Judgement {
  return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message }
}

/** The check failed at one place or more. */
export function fail(occurrences: Occurrence | readonly Occurrence[], message?: string): Judgement {
  const places = Array.isArray(occurrences) ? occurrences : [occurrences as Occurrence]
  return message === undefined
    ? { outcome: 'fail', occurrences: places }
    : { outcome: 'fail', message, occurrences: places }
}

/** Failed where there are occurrences, else passed. */
export function failWhere(occurrences: readonly Occurrence[], message?: string): Judgement {
  return occurrences.length === 0 ? pass() : fail(occurrences, message)
}

/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
export function failAmong(
  subjects: readonly unknown[],
  occurrences: readonly Occurrence[],
  nothing: string,
): Judgement {
  return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences)
}

export function notApplicable(message: string): Judgement {
  return { outcome: 'not-applicable', message }
}

export function notMeasured(message: string): Judgement {
  return { outcome: 'not-measured', message }
}
