import type { NamePath } from './names.ts'

/** What became of a path in one value: of names that are not there, the place of the first in
 * the path, and those that stand there instead. */
export type Sight =
  | { path: NamePath; state: 'found' }
  | { path: NamePath; state: 'open' }
  | { path: NamePath; state: 'missing'; at: number; beside: string[] }

/** Most names that one that is missing is compared with, and most characters of each. */
const MAX_BESIDE = 200
const MAX_NAME = 100

/**
 * Looks for the names of a path in a value, into lists as JSONata does. It stays open where a list is empty or null
 * stands, since what would be in it is not known.
 */
export function sightOf(value: unknown, path: NamePath): Sight {
  let values = itemsOf(value)
  for (const [at, name] of path.entries()) {
    const next: unknown[] = []
    const beside = new Set<string>()
    let isThere = false
    for (const item of values) {
      if (typeof item !== 'object' || item === null) continue
      if (Object.hasOwn(item, name)) {
        isThere = true
        for (const inner of itemsOf((item as Record<string, unknown>)[name])) next.push(inner)
      } else if (!isThere && beside.size < MAX_BESIDE) {
        for (const key of Object.keys(item).slice(0, MAX_BESIDE)) if (key.length <= MAX_NAME) beside.add(key)
      }
    }
    if (values.length === 0) return { path, state: 'open' }
    if (!isThere) return { path, state: 'missing', at, beside: [...beside].slice(0, MAX_BESIDE) }
    values = next
  }
  return { path, state: 'found' }
}

/** A value or the items of a list, those of lists in it as well, without null. */
function itemsOf(value: unknown): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value.flat(Number.POSITIVE_INFINITY) : [value]
  return items.filter(item => item !== null && item !== undefined)
}
