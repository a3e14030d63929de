import type { Json, JsonObject } from '../../../api/results.ts'
import { type Entry, hasText } from '../entries.ts'
import { firstText, isObject, own, textOf } from '../fields.ts'
import { MAY_BE_THE_REQUESTS, plainlyStated, plainOutcomeOf } from '../outcome.ts'
import { severityOfWord, UNKNOWN_SEVERITY } from '../severity.ts'
import { sentenceOf, wordsOf } from './names.ts'

/** An object that can be nothing but a check: it states how it came out, or its points of the most there are. */
export function namedCheck(name: string, value: JsonObject): Entry | undefined {
  const meaning = { outcome: undefined, severity: UNKNOWN_SEVERITY }
  if (plainOutcomeOf(value) !== undefined) return { item: keyed(name, value), meaning }
  const passed = isOfWhole(name) ? undefined : hasAllPoints(value)
  return passed === undefined ? undefined : { item: { ...value, key: name, passed }, meaning }
}

/** Whether a name says that points are the score of the whole, or of a part that is no check. */
function isOfWhole(name: string): boolean {
  return wordsOf(name).some(word => ['score', 'scores', 'overall', 'total', 'summary'].includes(word))
}

/** Whether all points of a check were won. Points of 100 are a score, and no check. */
function hasAllPoints(value: JsonObject): boolean | undefined {
  const most = own(value, mostNameOf(value) ?? '')
  const score = own(value, 'score')
  return isNumber(score) && isNumber(most) && most > 0 && most < 100 && hasText(value)
    ? score >= most
    : undefined
}

/** The field that holds the most points there are. */
export function mostNameOf(value: JsonObject): string | undefined {
  return ['maxscore', 'max_score', 'maxScore', 'max'].find(name => isNumber(own(value, name)))
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number'
}

/** An entry of a list of any name that can be nothing but a check or a failure. */
export function isTelling(item: Json): item is JsonObject {
  if (!isObject(item)) return false
  const says = plainOutcomeOf(item) !== undefined || severityNameOf(item) !== undefined
  return says && (hasText(item) || isPlace(item))
}

/** The field that states how much something matters, which only what is at fault has. */
export function severityNameOf(item: JsonObject): string | undefined {
  const names = ['severity', 'priority', 'importance', 'impact']
  return names.find(name => severityOfWord(own(item, name)) !== undefined)
}

/** An entry of a map, with its name. */
export function keyed(key: string, item: Json): Json {
  if (isObject(item)) return { key, ...item }
  return typeof item === 'string' ? { key, status: item } : item
}

/** Fields that hold the address of a place. */
export const ADDRESS_NAMES = ['url', 'href', 'link', 'src', 'address'] as const

/** An address, or what is known of one: of these a list is one check. */
export function isPlace(item: Json): boolean {
  if (!isObject(item)) return /^(?:https?:\/)?\//i.test(textOf(item) ?? '')
  return (
    firstText(item, ADDRESS_NAMES) !== undefined && firstText(item, ['code', 'rule', 'title']) === undefined
  )
}

/** As an occurrence: the address at fault, how it answers, and where it is linked. */
export function placeOf(item: Json): Json {
  if (!isObject(item)) return { url: item }
  const status = firstText(item, ['status', 'statusCode', 'status_code', 'code', 'reason', 'error'])
  const source = firstText(item, [
    'foundOn',
    'found_on',
    'source',
    'sourceUrl',
    'source_url',
    'referrer',
    'parent',
    'page',
  ])
  const words = [
    status && /^\d{3}$/.test(status) ? `HTTP ${status}` : status,
    source && `linked on ${source}`,
  ]
  return {
    url: firstText(item, ADDRESS_NAMES) ?? null,
    message: words.filter(word => word !== undefined && word !== '').join(', '),
  }
}

/** Addresses that state how they came out, as one check with those at fault as its places. */
export function placesOf(key: string, places: readonly JsonObject[]): Entry {
  const wrong = places.filter(place => ['fail', undefined].includes(plainOutcomeOf(place)))
  const item = {
    key,
    title: sentenceOf(wordsOf(key)),
    message: `${wrong.length} of ${places.length} failed`,
    ...(wrong.length > 0 && { occurrences: wrong.map(placeOf) }),
  }
  return { item, meaning: { outcome: wrong.length > 0 ? 'fail' : 'pass', severity: UNKNOWN_SEVERITY } }
}

/** Whether what it states may be said of a request. */
export function mayBeOfRequest(item: JsonObject): boolean {
  return MAY_BE_THE_REQUESTS.includes(plainlyStated(item)?.name ?? '')
}

/** Entries that state something in the field in which others state an outcome, in a word that nobody knows. */
export function unclearAmong(list: readonly Json[], telling: readonly JsonObject[]): JsonObject[] {
  const names = new Set(telling.map(item => plainlyStated(item)?.name))
  const isUnclear = (word: Json | undefined) =>
    typeof word === 'string' && word.trim() !== '' && severityOfWord(word) === undefined
  return list.filter(isObject).filter(item => {
    const isRead = isTelling(item) || !hasText(item)
    return !isRead && [...names].some(name => name !== undefined && isUnclear(own(item, name)))
  })
}
