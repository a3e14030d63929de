import type { Check, Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'

/** What was asked for. */
export interface Page {
  tool: Tool
  url: string
}

/** Where a value stands in a body: names of fields, and indices of lists. */
export type Path = readonly (string | number)[]

/** One part of a body that was read, and as what. */
export type Part =
  | { as: 'score'; path: Path; form: ScoreForm }
  | { as: 'grade'; path: Path }
  | { as: 'number of failures'; path: Path }
  | ListPart

/** How a score is written. */
export type ScoreForm =
  | { as: 'number' }
  | { as: 'fraction' }
  | { as: 'percent' }
  | { as: 'out of'; most: number }

/** A list, or an object with a name for each entry. */
export interface ListPart {
  as: 'failures' | 'passed checks' | 'checks'
  path: Path
  isMap: boolean
  /** How many entries were read. */
  count: number
  /** Of entries that state no severity, where the name of the list states one. */
  severity?: Severity
  /** Where the list is one check with its entries as places. */
  oneCheck?: true
}

/** What a reader makes of a body. */
export interface Reading {
  score: number | null
  grade?: string
  checks: Check[]
  parts: readonly Part[]
}

/** Why a body is no result. */
export interface NoReading {
  reason: string
}

/** A path as JSONata writes it, but for the names that need quotes: `tasks[0].result[0]`. */
export function pathInWords(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`))
    .join('')
}
