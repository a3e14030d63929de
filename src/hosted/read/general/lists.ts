import type { Json, JsonObject, Outcome, Severity } from '../../../api/results.ts'
import { type Entry, hasText, statesOutcome } from '../entries.ts'
import { isObject, textOf } from '../fields.ts'
import { ENVELOPE } from '../no-result.ts'
import type { ListPart, NoReading, Page, Path } from '../reading.ts'
import { severityIn, severityOfWord, UNKNOWN_SEVERITY } from '../severity.ts'
import { isWrapper } from './containers.ts'
import {
  isPlace,
  isTelling,
  keyed,
  mayBeOfRequest,
  namedCheck,
  placeOf,
  placesOf,
  unclearAmong,
} from './entry-shapes.ts'
import { plainName, sentenceOf, wordsOf } from './names.ts'

/** Last words of names of lists of failures; an empty one says that there are none. */
const FAILURES = ['issues', 'problems', 'findings', 'violations', 'failures', 'vulnerabilities', 'alerts']
/** Last words of names of lists of failures of one severity. */
const FAILURES_BY_SEVERITY: ReadonlyMap<string, Severity> = new Map([
  ['errors', 'error'],
  ['criticals', 'error'],
  ['warnings', 'warning'],
  ['notices', 'notice'],
])
/** Whole names of lists of failures of one severity: these words also say something of other things. */
const SEVERITIES = ['critical', 'high', 'serious', 'medium', 'moderate', 'major', 'low', 'minor']
/** First words of names of lists of what is at fault: `brokenLinks`, `missing`. */
const FAULTS = ['broken', 'missing', 'failed', 'dead', 'insecure', 'unreachable', 'vulnerable']
/** Lists of what to do; they count where a body lists nothing else. */
const ADVICE = ['recommendations', 'suggestions', 'improvements', 'priorities']
/** Lists of what was verified: at least one entry must say how it came out. */
const CHECKS = ['checks', 'tests', 'audits', 'rules', 'criteria']
const PASSED = ['passed', 'passes']
/** What speaks of other pages, of earlier runs, or of the request. */
const OTHER_SUBJECTS: ReadonlySet<string> = new Set([
  ...['competitor', 'competitors', 'history', 'previous', 'baseline', 'request', 'input', 'options'],
  ...['settings', 'config', 'example', 'examples'],
])

/** Objects that say how the request went. */
const OF_THE_REQUEST: ReadonlySet<string> = new Set([
  'status',
  'meta',
  'error',
  'errors',
  'message',
  'detail',
])

const MAX_DEPTH = 12
/** Entries of all lists together: no page has so many faults, and each of them costs time. */
const MAX_ENTRIES = 3000
/** Fields and entries of a body that are looked at. */
const MAX_LOOKED_AT = 60_000
const TOO_LARGE = `The service's answer has more than ${MAX_LOOKED_AT} values; let it answer with fewer`
const TOO_MANY = `The service's answer lists more than ${MAX_ENTRIES} issues or checks; let it answer with fewer`

/** A list, or a map by name, of checks or failures. */
export interface FoundList {
  part: ListPart
  kind: 'failures' | 'checks' | 'passed' | 'advice' | 'errors of the service?'
  entries: Entry[]
}

/** The lists and maps of checks and failures in a body, at any depth, in its order; or why they cannot be read. */
export function listsIn(body: Json, page: Page): FoundList[] | NoReading {
  const finder = new ListFinder(page)
  finder.look('', body, [], 0)
  return finder.excess === undefined ? finder.lists : { reason: finder.excess }
}

class ListFinder {
  readonly lists: FoundList[] = []
  readonly #page: Page
  #entries = 0
  #lookedAt = 0

  constructor(page: Page) {
    this.#page = page
  }

  /** Why the body is not read to its end. */
  get excess(): string | undefined {
    if (this.#entries > MAX_ENTRIES) return TOO_MANY
    return this.#lookedAt > MAX_LOOKED_AT ? TOO_LARGE : undefined
  }

  look(name: string, value: Json, path: Path, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
    this.#lookedAt += Array.isArray(value) ? value.length : Object.keys(value).length
    if (this.excess !== undefined) return
    const words = wordsOf(name)
    if (this.#takeNamed(name, words, value, path)) return
    if (!Array.isArray(value)) this.#lookInObject(value, path, depth)
    // A check may have a severity and say nothing of how it came out.
    else if (CHECKS.includes(words.at(-1) ?? '')) this.#lookInEach(value, path, depth)
    else this.#lookInList(name, value, path, depth)
  }

  #lookInEach(list: readonly Json[], path: Path, depth: number): void {
    for (const [index, item] of list.entries()) this.look('', item, [...path, index], depth + 1)
  }

  #lookInList(name: string, list: readonly Json[], path: Path, depth: number): void {
    const telling = list.filter(isTelling).filter(item => !(isWrapper(name) && mayBeOfRequest(item)))
    if (telling.length > MAX_ENTRIES) {
      this.#entries += telling.length
      return
    }
    const [named, places] = [telling.filter(hasText), telling.filter(item => !hasText(item))]
    const entries = entriesOf(named, 'fail', UNKNOWN_SEVERITY)
    if (places.length > 0) entries.push(placesOf(name || this.#page.tool, places))
    for (const item of unclearAmong(list, telling))
      entries.push({ item, meaning: { outcome: 'not-measured', severity: UNKNOWN_SEVERITY } })
    if (entries.length > 0) {
      this.#add('checks', { as: 'checks', path, isMap: false }, entries)
      return
    }
    this.#lookInEach(list, path, depth)
  }

  #lookInObject(object: JsonObject, path: Path, depth: number): void {
    const named: Entry[] = []
    const names: string[] = []
    for (const [name, value] of Object.entries(object)) {
      if (typeof value !== 'object' || value === null || OTHER_SUBJECTS.has(plainName(name))) continue
      const check =
        isObject(value) && !isWrapper(name) && !OF_THE_REQUEST.has(name) ? namedCheck(name, value) : undefined
      if (check) {
        named.push(check)
        names.push(name)
        for (const [inner, field] of Object.entries(value))
          this.look(inner, field, [...path, name, inner], depth + 2)
      } else if (!isServiceErrors(name, value, object, path))
        this.look(name, value, [...path, name], depth + 1)
      else {
        const part = { as: 'failures', path: [...path, name], isMap: false, severity: 'error' } as const
        this.#add('errors of the service?', part, failuresOf(value, 'error'))
      }
    }
    if (named.length > 0) this.#add('checks', { as: 'checks', path, isMap: true, names }, named)
  }

  /** Takes what its name says that it is a list or a map of. */
  #takeNamed(name: string, words: readonly string[], value: Json[] | JsonObject, path: Path): boolean {
    const last = words.at(-1) ?? ''
    if (PASSED.includes(words[0] ?? '')) {
      if (!Array.isArray(value)) return false
      this.#add(
        'passed',
        { as: 'passed checks', path, isMap: false },
        entriesOf(value, 'pass', UNKNOWN_SEVERITY),
      )
      return true
    }
    if (FAULTS.includes(words[0] ?? '') && Array.isArray(value))
      return this.#takeFaults(name, words, value, path)
    if (CHECKS.includes(last)) return this.#takeChecks(value, path)
    const stated =
      FAILURES_BY_SEVERITY.get(last) ??
      (SEVERITIES.includes(name.toLowerCase()) ? severityOfWord(name) : undefined)
    if (stated !== undefined && Array.isArray(value)) {
      this.#add(
        'failures',
        { as: 'failures', path, isMap: false, severity: stated },
        failuresOf(value, stated),
      )
      return true
    }
    const isAdvice = ADVICE.includes(last)
    if (!FAILURES.includes(last) && !isAdvice) return false
    if (!Array.isArray(value)) return this.#takeGroups(value, path)
    const kind = isAdvice ? 'advice' : 'failures'
    this.#add(kind, { as: 'failures', path, isMap: false }, failuresOf(value, UNKNOWN_SEVERITY))
    return true
  }

  #takeChecks(value: Json[] | JsonObject, path: Path): boolean {
    const isMap = !Array.isArray(value)
    const items = isMap ? Object.entries(value).map(([key, item]) => keyed(key, item)) : value
    if (!items.some(statesOutcome)) return false
    this.#add('checks', { as: 'checks', path, isMap }, entriesOf(items, undefined, UNKNOWN_SEVERITY))
    return true
  }

  /** `brokenLinks` is one check with many places, `missing` of names is a check for each. */
  #takeFaults(name: string, words: readonly string[], list: readonly Json[], path: Path): boolean {
    const fault = sentenceOf(words)
    const places = list.filter(isPlace)
    const others = list
      .filter(item => !isPlace(item))
      .map(item => {
        const text = textOf(item)
        return text === undefined ? item : { title: `${fault}: ${text}` }
      })
    if (places.length > 0 || list.length === 0) {
      const entry = {
        key: name,
        title: fault,
        message: `${places.length} in all`,
        occurrences: places.map(placeOf),
      }
      const entries = places.length > 0 ? failuresOf([entry], UNKNOWN_SEVERITY) : []
      this.#add('failures', { as: 'failures', path, isMap: false, fault, oneCheck: true }, entries)
    }
    if (others.length > 0)
      this.#add(
        'failures',
        { as: 'failures', path, isMap: false, fault },
        failuresOf(others, UNKNOWN_SEVERITY),
      )
    return true
  }

  /** Failures in groups: lists by severity or by subject, or an object for each failure. */
  #takeGroups(groups: JsonObject, path: Path): boolean {
    const before = this.lists.length
    for (const [name, value] of Object.entries(groups)) {
      if (!Array.isArray(value)) continue
      const at = [...path, name]
      if (PASSED.includes(name.toLowerCase()) || name.toLowerCase() === 'pass') {
        this.#add(
          'passed',
          { as: 'passed checks', path: at, isMap: false },
          entriesOf(value, 'pass', UNKNOWN_SEVERITY),
        )
        continue
      }
      const severity = severityOfWord(name)
      const part = { as: 'failures', path: at, isMap: false, ...(severity && { severity }) } as const
      this.#add('failures', part, failuresOf(value, severity ?? UNKNOWN_SEVERITY))
    }
    const single = Object.entries(groups).flatMap(([name, value]) =>
      isObject(value) && (hasText(value) || severityIn(value) || statesOutcome(value))
        ? [keyed(name, value)]
        : [],
    )
    if (single.length > 0)
      this.#add('failures', { as: 'failures', path, isMap: true }, failuresOf(single, UNKNOWN_SEVERITY))
    return this.lists.length > before
  }

  #add(kind: FoundList['kind'], part: Omit<ListPart, 'count'>, entries: Entry[]): void {
    this.#entries += entries.length
    this.lists.push({ kind, part: { ...part, count: entries.length }, entries })
  }
}

/** A body with errors and nothing else than an envelope may mean the service's own, not those of the page. */
function isServiceErrors(name: string, value: Json, object: JsonObject, path: Path): value is Json[] {
  return (
    name === 'errors' &&
    path.length === 0 &&
    Array.isArray(value) &&
    Object.keys(object).every(key => ENVELOPE.has(key))
  )
}

function entriesOf(items: readonly Json[], outcome: Outcome | undefined, severity: Severity): Entry[] {
  return items.map(item => ({ item, meaning: { outcome, severity } }))
}

function failuresOf(items: readonly Json[], severity: Severity): Entry[] {
  return entriesOf(items, 'fail', severity)
}
