import { isDeepStrictEqual } from 'node:util'

/** What two documents have differently at one place. */
export interface Difference {
  /** Where: names of properties, and of items of a list what tells them apart. */
  path: readonly string[]
  /** What is different, in words. */
  what: string
}

/** Most characters of a value that are shown, and those of them before the first that differs. */
const MAX_SHOWN = 200
const MAX_BEFORE = 60

/**
 * Compares two documents of JSON. The items of a list belong together that have the same `id`, `tool` or `url`, so that
 * one that is gained does not shift all that follow; what has none of these belongs together where it is equal.
 */
export function differencesOf(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, path)
  if (isObject(before) && isObject(after)) return ofObjects(before, after, path)
  return [{ path, what: shownPair(JSON.stringify(before), JSON.stringify(after)) }]
}

function ofObjects(before: object, after: object, path: readonly string[]): Difference[] {
  return ofMaps(new Map(Object.entries(before)), new Map(Object.entries(after)), path)
}

function ofMaps(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  path: readonly string[],
): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
    const at = [...path, name]
    if (!after.has(name)) return { path: at, what: `lost: ${shown(before.get(name))}` }
    if (!before.has(name)) return { path: at, what: `gained: ${shown(after.get(name))}` }
    return differencesOf(before.get(name), after.get(name), at)
  })
}

function ofLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): Difference[] {
  const [one, other] = [named(before), named(after)]
  if (one && other) {
    const shared = [one.keys().filter(name => other.has(name)), other.keys().filter(name => one.has(name))]
    const [order, newOrder] = shared.map(names => [...names])
    const moved = isDeepStrictEqual(order, newOrder) ? [] : [{ path, what: 'the order differs' }]
    return [...moved, ...ofMaps(one, other, path)]
  }
  const lost = without(before, after)
  const gained = without(after, before)
  if (lost.length === 0 && gained.length === 0) return [{ path, what: 'the order differs' }]
  const pairs = Math.min(lost.length, gained.length)
  return [
    ...lost.slice(0, pairs).flatMap((item, index) => differencesOf(item, gained[index], [...path, '*'])),
    ...lost.slice(pairs).map(item => ({ path: [...path, '*'], what: `lost: ${shown(item)}` })),
    ...gained.slice(pairs).map(item => ({ path: [...path, '*'], what: `gained: ${shown(item)}` })),
  ]
}

/** The items by what tells them apart; undefined where that is not so of all of them. */
function named(items: readonly unknown[]): Map<string, unknown> | undefined {
  const byName = new Map(items.map(item => [nameOf(item), item]))
  return byName.size === items.length && !byName.has(undefined) ? (byName as Map<string, unknown>) : undefined
}

/** What tells an item of a list apart: its `id`, `tool` or `url`. */
export function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, tool, url } = item as Record<string, unknown>
  return [id, tool, url].find(name => typeof name === 'string')
}

/** The items that are not among the others, each of which stands for one. */
function without(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = new Map<string, number>()
  for (const other of others.map(item => JSON.stringify(item))) left.set(other, (left.get(other) ?? 0) + 1)
  return items.filter(item => {
    const key = JSON.stringify(item)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shownPair(before: string, after: string): string {
  const differ = [...before].findIndex((character, index) => character !== after[index])
  const from = differ > MAX_BEFORE ? differ - MAX_BEFORE : 0
  return `${shortened(before, from)} → ${shortened(after, from)}`
}

function shown(value: unknown): string {
  return shortened(JSON.stringify(value))
}

function shortened(text: string, from = 0): string {
  const cut = text.slice(from, from + MAX_SHOWN)
  return `${from > 0 ? '…' : ''}${cut}${from + MAX_SHOWN < text.length ? '…' : ''}`
}
