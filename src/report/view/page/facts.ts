import type { Json, JsonObject } from '../../../api/results.ts'
import type { Tool } from '../../../api/tools.ts'
import type { PageView } from '../pages.ts'

/*
 * Facts can come from an older program, from a service or from a file that anybody wrote: nothing vouches for their
 * shape. What has another one than is asked for is as if it were not there.
 */

/** UTF-16 units of a text that is looked at. */
const MAX_TEXT = 5_000

/** What a tool learned of a page; undefined where it did not run, and where a service answered in a form of its own. */
export function factsOf(page: Pick<PageView, 'runs' | 'facts'>, tool: Tool): JsonObject | undefined {
  const run = page.runs[tool]
  return run === undefined || run.foreign !== undefined ? undefined : page.facts[tool]
}

export function objectIn(holder: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = valueIn(holder, name)
  return isObject(value) ? value : undefined
}

/** The first items of a list that are objects. */
export function objectsIn(holder: JsonObject | undefined, name: string, max: number): JsonObject[] {
  const value = valueIn(holder, name)
  return Array.isArray(value) ? value.slice(0, max).filter(isObject) : []
}

/** The first items of a list that are texts. */
export function textsIn(holder: JsonObject | undefined, name: string, max: number): string[] {
  const value = valueIn(holder, name)
  return Array.isArray(value) ? value.slice(0, max).filter(item => typeof item === 'string') : []
}

/** A text that is not blank. */
export function textIn(holder: JsonObject | undefined, name: string): string | undefined {
  const value = valueIn(holder, name)
  if (typeof value !== 'string') return undefined
  const text = value.slice(0, MAX_TEXT)
  return text.trim() === '' ? undefined : text
}

/** A number from 0. */
export function numberIn(holder: JsonObject | undefined, name: string): number | undefined {
  const value = valueIn(holder, name)
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

export function flagIn(holder: JsonObject | undefined, name: string): boolean | undefined {
  const value = valueIn(holder, name)
  return typeof value === 'boolean' ? value : undefined
}

export function valueIn(holder: JsonObject | undefined, name: string): Json | undefined {
  return holder !== undefined && Object.hasOwn(holder, name) ? holder[name] : undefined
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
