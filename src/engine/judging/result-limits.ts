import type { Json, JsonObject, Occurrence } from '../../api/results.ts'
import { cutEnd } from '../../text/cut.ts'
import { readableHosts } from '../../text/readable-hosts.ts'

/** Characters of the message of a place. */
const MAX_MESSAGE = 500
/** Characters of the message of a check, of an address, a selector, and of any text in the facts. */
export const MAX_TEXT = 2000
/** Entries of one list, and fields of one object, in the facts. */
const MAX_ENTRIES = 1000
/** Characters of all facts of one tool. */
const MAX_FACTS = 1_000_000
const MAX_DEPTH = 30
/** Characters that a value takes beside its text. */
const OVERHEAD = 8
/** Pictures are as long as they are: this program has taken or weighed them. */
const PICTURES = ['screenshots', 'pictures']

/** A place with no more than the start of each of its texts. */
export function boundedOccurrence(occurrence: Occurrence): Occurrence {
  const { url, message, selector, snippet } = occurrence
  return {
    ...occurrence,
    url: cutEnd(url, MAX_TEXT),
    ...(message !== undefined && { message: cutEnd(readableHosts(message), MAX_MESSAGE) }),
    ...(selector !== undefined && { selector: cutEnd(selector, MAX_TEXT) }),
    ...(snippet !== undefined && { snippet: cutEnd(snippet, MAX_TEXT) }),
  }
}

/**
 * What a tool learned, as much of it as a report can hold whatever the page. How many entries of which lists are missing
 * then stands in `factsLeftOut`, as `{ "thirdParties": 1200 }`; a text that is cut ends with `…`.
 */
export function boundedFacts(facts: JsonObject): JsonObject {
  const pictures = PICTURES.flatMap(name =>
    Object.hasOwn(facts, name) ? [[name, facts[name]!] as const] : [],
  )
  const others = Object.fromEntries(Object.entries(facts).filter(([name]) => !PICTURES.includes(name)))
  const leftOut: Record<string, number> = {}
  const bounded = boundedObject(others, '', { left: MAX_FACTS, leftOut }, 0)
  return {
    ...bounded,
    ...Object.fromEntries(pictures),
    ...(Object.keys(leftOut).length > 0 && { factsLeftOut: leftOut }),
  }
}

interface Budget {
  /** Characters. */
  left: number
  leftOut: Record<string, number>
}

function boundedValue(value: Json, path: string, budget: Budget, depth: number): Json {
  budget.left -= OVERHEAD
  if (typeof value === 'string') {
    const text = cutEnd(value, MAX_TEXT)
    budget.left -= text.length
    return text
  }
  if (value === null || typeof value !== 'object') return value
  if (depth >= MAX_DEPTH) return null
  return Array.isArray(value)
    ? boundedList(value, path, budget, depth + 1)
    : boundedObject(value as JsonObject, path, budget, depth + 1)
}

function boundedList(list: readonly Json[], path: string, budget: Budget, depth: number): Json[] {
  const kept: Json[] = []
  for (const entry of list) {
    if (kept.length >= MAX_ENTRIES || budget.left <= 0) break
    kept.push(boundedValue(entry, path, budget, depth))
  }
  note(budget, path, list.length - kept.length)
  return kept
}

function boundedObject(object: JsonObject, path: string, budget: Budget, depth: number): JsonObject {
  const names = Object.keys(object)
  const kept: [string, Json][] = []
  for (const name of names) {
    if (kept.length >= MAX_ENTRIES || (depth > 0 && budget.left <= 0)) break
    const field = cutEnd(name, MAX_TEXT)
    budget.left -= field.length
    const inside = path === '' ? field : `${path}.${field}`
    kept.push([field, boundedValue(object[name]!, depth > 1 ? path : inside, budget, depth)])
  }
  note(budget, path, names.length - kept.length)
  return Object.fromEntries(kept)
}

function note({ leftOut }: Budget, path: string, count: number): void {
  if (count > 0) leftOut[path] = (leftOut[path] ?? 0) + count
}
