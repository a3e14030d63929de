import { type Bounds, CLS, LCP_MS } from '../../api/core-web-vitals.ts'
import type { Json, JsonObject } from '../../api/results.ts'
import type { Effect, FactWords } from './fact-words.ts'

/** How changes of facts are told that consist of parts, of which a change holds those that differ. */

export const richResults: FactWords = {
  label: 'Rich results',
  tell(before, after, { s, has }) {
    const [old, now] = [objectOf(before), objectOf(after)]
    const lost = Object.keys(old).filter(name => old[name] === true && now[name] !== true)
    const won = Object.keys(now).filter(name => now[name] === true && old[name] !== true)
    const parts = [
      ...(lost.length > 0 ? [`lose${s} the ${resultNoun(lost)} ${lost.join(', ')}`] : []),
      ...(won.length > 0 ? [`can get the ${resultNoun(won)} ${won.join(', ')} now`] : []),
    ]
    return parts.length === 0
      ? { effect: 'open', words: `${has} other items that lack required properties` }
      : { effect: effectOf({ lost, won, other: [] }), words: parts.join(' and ') }
  },
  shown: value =>
    Object.entries(objectOf(value))
      .filter(([, eligible]) => eligible !== null)
      .map(([name, eligible]) => (eligible === true ? name : `${name} (required properties missing)`))
      .join(', '),
}

function resultNoun({ length }: readonly string[]): string {
  return length === 1 ? 'rich result' : 'rich results'
}

export const hreflang: FactWords = {
  label: 'Hreflang',
  tell(before, after, { s, has, its }) {
    if (after === null) return { effect: 'loss', words: `lose${s} ${its} hreflang links` }
    const fates = fatesOf(before, after)
    const { lost, won, other } = fates
    const parts = [
      ...(lost.length > 0 ? [`lose${s} hreflang ${lost.join(', ')}`] : []),
      ...(won.length > 0 ? [`${has} hreflang ${won.join(', ')} now`] : []),
      ...(other.length > 0 ? [`${has} other addresses for hreflang ${other.join(', ')}`] : []),
    ]
    return { effect: effectOf(fates), words: parts.join(' and ') }
  },
  shown: shownParts,
}

export const card: FactWords = {
  label: 'Social card',
  tell(before, after, { s, has, its }) {
    const fates = fatesOf(before, after)
    const { lost, won, other } = fates
    const parts = [
      ...(lost.length > 0 ? [`lose${s} the ${lost.join(' and ')} of ${its} social card`] : []),
      ...(won.length > 0 ? [`${has} a social card with ${won.join(' and ')} of its own now`] : []),
      ...(other.length > 0 ? [`${has} another ${other.join(' and ')} on ${its} social card`] : []),
    ]
    return { effect: effectOf(fates), words: parts.join(' and ') }
  },
  shown: shownParts,
}

interface Vital {
  name: string
  bounds: Bounds
  shown(value: number): string
}

const VITALS: Readonly<Record<string, Vital>> = {
  'largest-contentful-paint': {
    name: 'LCP',
    bounds: LCP_MS,
    shown: milliseconds => `${(milliseconds / 1000).toFixed(1)} s`,
  },
  'cumulative-layout-shift': { name: 'CLS', bounds: CLS, shown: shift => shift.toFixed(2) },
}

export const vitals: FactWords = {
  label: 'Core Web Vitals',
  tell(before, after, { has }) {
    const [old, now] = [objectOf(before), objectOf(after)]
    const known = Object.entries(VITALS).flatMap(([id, vital]) =>
      id in old && id in now ? [{ ...vital, was: Number(old[id]), is: Number(now[id]) }] : [],
    )
    const worse = known.filter(({ was, is }) => is > was)
    const effect = worse.length === known.length ? 'loss' : worse.length === 0 ? 'gain' : 'open'
    const values = known.map(({ name, shown, was, is }) => `${name} ${shown(is)} instead of ${shown(was)}`)
    const ratings = known.map(
      ({ name, bounds, was, is }) => `${name} ${ratingOf(is, bounds)} instead of ${ratingOf(was, bounds)}`,
    )
    return {
      effect,
      words: `${has} ${values.join(' and ')}`,
      isWhole: true,
      vaguely: `${has} ${ratings.join(' and ')}`,
    }
  },
  shown: value =>
    Object.entries(objectOf(value))
      .flatMap(([id, metric]) =>
        VITALS[id] ? [`${VITALS[id].name} ${VITALS[id].shown(Number(metric))}`] : [],
      )
      .join(', '),
}

function ratingOf(value: number, { good, poor }: Bounds): string {
  return value <= good ? 'rated good' : value <= poor ? 'in need of improvement' : 'rated poor'
}

/** Names of parts by what became of them. */
type Fates = Record<'lost' | 'won' | 'other', string[]>

function fatesOf(before: Json, after: Json): Fates {
  const [old, now] = [objectOf(before), objectOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort()
  const has = (side: JsonObject, name: string) => (side[name] ?? null) !== null
  return {
    lost: names.filter(name => has(old, name) && !has(now, name)),
    won: names.filter(name => !has(old, name) && has(now, name)),
    other: names.filter(name => has(old, name) && has(now, name)),
  }
}

function effectOf({ lost, won, other }: Fates): Effect {
  if (other.length > 0 || (lost.length > 0 && won.length > 0)) return 'open'
  return lost.length > 0 ? 'loss' : 'gain'
}

function shownParts(value: Json): string {
  return Object.entries(objectOf(value))
    .flatMap(([name, part]) => (part === null ? [] : [`${name}: ${part}`]))
    .join(', ')
}

function objectOf(value: Json): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
