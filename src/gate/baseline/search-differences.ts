import { type Bounds, CLS, LCP_MS } from '../../api/core-web-vitals.ts'
import type { Json, JsonObject } from '../../api/results.ts'

/** The two sides of a change, as far as they differ. */
export interface Difference {
  before: Json
  after: Json
}

/** Whether two values differ, whatever the order of their properties. */
export function differ(before: Json, after: Json): Difference | undefined {
  return canonicalJson(before) === canonicalJson(after) ? undefined : { before, after }
}

/** Numbers differ where they do so by more than a number and a share of the larger one, and where all of it goes or comes. */
export function byMoreThan(count: number, share: number) {
  return (before: Json, after: Json): Difference | undefined => {
    if (typeof before !== 'number' || typeof after !== 'number' || before === after) return undefined
    const apart = Math.abs(after - before)
    const isMuch = apart > count && apart > share * Math.max(before, after)
    return isMuch || before === 0 || after === 0 ? { before, after } : undefined
  }
}

/** Most properties of a value that a change names. */
const MAX_PARTS = 100

/** The properties that differ, with null for those that a side does not have; null for a side that has none at all. */
export function differingParts(before: Json, after: Json): Difference | undefined {
  const [old, now] = [objectOf(before), objectOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort()
  const apart = names.filter(name => differ(old[name] ?? null, now[name] ?? null)).slice(0, MAX_PARTS)
  if (apart.length === 0) return undefined
  const partsOf = (side: JsonObject) =>
    Object.values(side).every(value => value === null)
      ? null
      : Object.fromEntries(apart.map(name => [name, side[name] ?? null]))
  return { before: partsOf(old), after: partsOf(now) }
}

/**
 * Social cards by their parts. A text that is that of the page is null: its changes are told as the page's. One that is
 * the same as before is no difference, although the page has another now.
 */
export function differingCards(before: Json, after: Json): Difference | undefined {
  const [old, now] = [objectOf(before), objectOf(after)]
  return differingParts(cardBeside(old, now), cardBeside(now, old))
}

function cardBeside(card: JsonObject, other: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(card).map(([name, part]) => {
      const { text, isOwn } = objectOf(part)
      if (text === undefined) return [name, part]
      const beside = objectOf(other[name] ?? null)
      return [name, isOwn || (beside['text'] === text && beside['isOwn']) ? text : null]
    }),
  )
}

/**
 * Milliseconds, and share of the smaller value, by which LCP has to differ; the shift of the layout by which CLS has
 * to. Both have to change their rating as well. Lighthouse measures in a lab: ten runs of a page against itself on two
 * busy cores stayed within a third of these.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
const MIN_LCP_MS = 1500
const MIN_LCP_SHARE = 0.5
const MIN_CLS = 0.1
/** Points of the score within which the bounds hold; where scores vary by more, metrics do so too. */
const USUAL_TOLERANCE = 20

/**
 * The Core Web Vitals that changed their rating by more than they vary by themselves. Total blocking time, which stands
 * for INP in a lab, is none of them: it says more of the machine's load than of the page. The time that the server takes
 * to answer is left out of LCP, since a preview's server is another one than production's.
 *
 * @param tolerance points by which the score of the page may differ without meaning anything
 */
export function differingVitals(before: Json, after: Json, tolerance: number): Difference | undefined {
  const [old, now] = [objectOf(before), objectOf(after)]
  const factor = Math.max(1, tolerance / USUAL_TOLERANCE)
  const apart = VITALS.filter(({ name, bounds, least, without }) => {
    const [was, is] = [old[name], now[name]]
    if (typeof was !== 'number' || typeof is !== 'number') return false
    const own = (value: number, side: JsonObject) => value - (without ? Number(side[without] ?? 0) : 0)
    const [ownWas, ownIs] = [own(was, old), own(is, now)]
    const distance = is > was ? ownIs - ownWas : ownWas - ownIs
    const isFar = distance > factor * least(Math.max(0, Math.min(ownWas, ownIs)))
    return isFar && ratingOf(was, bounds) !== ratingOf(is, bounds)
  })
  if (apart.length === 0) return undefined
  const partsOf = (side: JsonObject) => Object.fromEntries(apart.map(({ name }) => [name, side[name]!]))
  return { before: partsOf(old), after: partsOf(now) }
}

interface Vital {
  name: string
  bounds: Bounds
  /** By how much it has to differ, given the smaller value. */
  least(smaller: number): number
  /** What is no part of the page's own doing. */
  without?: string
}

const VITALS: readonly Vital[] = [
  {
    name: 'largest-contentful-paint',
    bounds: LCP_MS,
    least: smaller => Math.max(MIN_LCP_MS, MIN_LCP_SHARE * smaller),
    without: 'server-response-time',
  },
  { name: 'cumulative-layout-shift', bounds: CLS, least: () => MIN_CLS },
]

function ratingOf(value: number, { good, poor }: Bounds): number {
  return value <= good ? 0 : value <= poor ? 1 : 2
}

function objectOf(value: Json): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_, node: Json) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
}
