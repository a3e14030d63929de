import type { Check, Json, Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { isObject, own } from './fields.ts'

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
  | { as: 'number of failures'; path: Path; severity: Severity; count: number }
  /** An object that says of the whole that it failed. */
  | { as: 'verdict'; path: Path }
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
  /** What is wrong with the entries, where the name of the list says it: `broken links`. */
  fault?: string
  /** The list is one check, its entries are the places. */
  oneCheck?: true
  /** Of a map the names that are checks, where others are none. */
  names?: readonly string[]
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

/** A path for people: `tasks[0].result[0]`. */
export function pathInWords(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`))
    .join('')
}

/** What stands at a path. */
export function valueAt(body: Json, path: Path): Json | undefined {
  let value: Json | undefined = body
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step]
    else value = isObject(value) && typeof step === 'string' ? own(value, step) : undefined
  }
  return value
}
