import type { Check, Json, JsonObject, Occurrence, Outcome, Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { startOf } from '../../text/cut.ts'
import { oneLine } from '../../text/one-line.ts'
import { checkIdOf } from './check-id.ts'
import { containersOf, firstText, isObject, own, textOf } from './fields.ts'
import { occurrencesOf } from './occurrences.ts'
import { outcomeOf } from './outcome.ts'

/** Lists whose items are problems unless an item says otherwise; an empty one says that there are none. */
const ISSUE_LISTS = ['issues', 'problems', 'findings', 'violations'] as const
/** Lists by severity. */
const SEVERITY_LISTS: Readonly<Record<string, Severity>> = {
  errors: 'error',
  critical: 'error',
  high: 'error',
  warnings: 'warning',
  medium: 'warning',
  notices: 'notice',
  low: 'notice',
}
/** Lists of what was verified: an item must say how it came out. */
const CHECK_LISTS = ['checks', 'tests', 'audits'] as const
const PASS_LISTS = ['passed', 'passes'] as const

const SEVERITY_NAMES = ['severity', 'level', 'priority', 'impact', 'importance', 'type', 'status'] as const
/** Of an issue whose severity is not said: nothing is known that would justify more. */
const UNKNOWN_SEVERITY: Severity = 'notice'

/** Title of an issue of which the service says only that it is there. */
const NO_TEXT = 'Issue without a description'
const MAX_OCCURRENCES = 50
/** Places that are read of all items together; the others are counted. */
const MAX_READ_OCCURRENCES = 5000
/** Items of all lists together: no page has so many faults, and each of them costs time. */
const MAX_ITEMS = 3000
const MAX_TEXT = 500
/** Characters of a text that an id is made of. */
const MAX_ID_TEXT = 200

interface Page {
  tool: Tool
  url: string
}

/** What is known of the items of a list from where it stands. */
interface ListMeaning {
  /** Of items that state no outcome. */
  outcome: Outcome | undefined
  /** Of items that state no severity. */
  severity: Severity
}

interface List {
  kind: 'issues' | 'severity' | 'checks' | 'passed'
  items: readonly Json[]
  meaning: ListMeaning
}

/**
 * The checks in a body of an unknown shape, from lists under their usual names at its top or one level below.
 *
 * @param hasScore whether the body also states a score
 * @returns undefined where there is no such list, and a reason where the lists are too long to be read. One list by
 *   severity and nothing else is none: a lone `errors` may hold the errors of the service as well as those of the page.
 */
export function checksIn(
  body: JsonObject,
  page: Page,
  hasScore: boolean,
): Check[] | { reason: string } | undefined {
  const containers = containersOf(body, ['issues', 'problems', 'findings', 'summary'])
  if (containers.some(container => lengthOfLists(container) > MAX_ITEMS)) return { reason: TOO_MANY }
  const lists = containers.flatMap(listsIn)
  const telling = lists.filter(({ kind }) => kind === 'issues' || kind === 'checks')
  const bySeverity = lists.filter(({ kind }) => kind === 'severity')
  if (telling.length === 0 && bySeverity.length < (hasScore ? 1 : 2)) return undefined
  return checksOf(
    lists.flatMap(({ items, meaning }) => items.map(item => ({ item, meaning }))),
    page,
  )
}

const TOO_MANY = `The service's answer lists more than ${MAX_ITEMS} issues or checks; let it answer with fewer`

const LIST_NAMES = [...ISSUE_LISTS, ...Object.keys(SEVERITY_LISTS), ...CHECK_LISTS, ...PASS_LISTS]

function lengthOfLists(container: JsonObject): number {
  const lists = LIST_NAMES.map(name => own(container, name))
  return lists.reduce<number>(
    (sum, list) => sum + (isObject(list) || Array.isArray(list) ? Object.keys(list).length : 0),
    0,
  )
}

function listsIn(container: JsonObject): List[] {
  const listsOf = (
    kind: List['kind'],
    names: readonly string[],
    outcome: Outcome | undefined,
    severity = UNKNOWN_SEVERITY,
  ): List[] =>
    names
      .map(name => own(container, name))
      .map(value => (kind === 'checks' ? itemsByName(value) : value))
      .filter(items => Array.isArray(items))
      .map(items => ({ kind, items, meaning: { outcome, severity } }))
  return [
    ...listsOf('issues', ISSUE_LISTS, 'fail'),
    ...Object.entries(SEVERITY_LISTS).flatMap(([name, severity]) =>
      listsOf('severity', [name], 'fail', severity),
    ),
    ...listsOf('checks', CHECK_LISTS, undefined).filter(({ items }) => items.some(statesOutcome)),
    ...listsOf('passed', PASS_LISTS, 'pass'),
  ]
}

/** Whether an item of a list says how it came out. */
export function statesOutcome(item: Json): boolean {
  return isObject(item) && outcomeOf(item) !== undefined
}

/** An object of objects as a list, each with its name as `key`. */
function itemsByName(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value
  return Object.entries(value).map(([key, item]) => (isObject(item) ? { key, ...item } : item))
}

/** Items of lists as checks: those of one id are one check at several places. */
export function checksOf(items: readonly { item: Json; meaning: ListMeaning }[], page: Page): Check[] {
  const checks = new Map<string, Omit<Check, 'occurrences'>>()
  const places = new Map<string, { read: Occurrence[]; count: number }>()
  let read = 0
  for (const { item, meaning } of items) {
    const { check, fields } = checkOf(item, meaning, page)
    const known = checks.get(check.id)
    checks.set(check.id, known ? worse(known, check) : check)
    if (check.outcome !== 'fail') continue
    const all = places.get(check.id) ?? { read: [], count: 0 }
    places.set(check.id, all)
    const room = Math.min(MAX_OCCURRENCES - all.read.length, MAX_READ_OCCURRENCES - read)
    const { occurrences, count } = occurrencesOf(fields, page.url, room)
    for (const occurrence of occurrences) all.read.push(occurrence)
    all.count += count
    read += occurrences.length
  }
  return [...checks.values()].map(check => withPlaces(check, places.get(check.id)))
}

function checkOf(
  item: Json,
  meaning: ListMeaning,
  page: Page,
): { check: Omit<Check, 'occurrences'>; fields: JsonObject } {
  const fields: JsonObject = isObject(item) ? item : { message: textOf(item) ?? '' }
  const title = firstText(fields, ['title', 'name', 'label', 'summary'])
  const message = firstText(fields, ['message', 'description', 'detail', 'details', 'text'])
  const name = firstText(fields, ['key', 'code', 'rule', 'rule_id', 'ruleId', 'id'])
  const text = title ?? message ?? name ?? NO_TEXT
  const outcome = outcomeOf(fields) ?? meaning.outcome ?? 'not-measured'
  const fix = firstText(fields, ['fix', 'recommendation', 'how_to_fix', 'howToFix', 'solution'])
  const check = {
    id: checkIdOf(page.tool, fields, startOf(text, MAX_ID_TEXT)),
    title: oneLine(text, MAX_TEXT),
    severity: severityIn(fields) ?? meaning.severity,
    outcome,
    help: helpIn(fields),
    ...(fix === undefined ? {} : { fix: oneLine(fix, MAX_TEXT) }),
    ...(message === undefined || message === text ? {} : { message: oneLine(message, MAX_TEXT) }),
  }
  return { check, fields }
}

function severityIn(item: JsonObject): Severity | undefined {
  for (const name of SEVERITY_NAMES) {
    const severity = severityOfWord(own(item, name))
    if (severity !== undefined) return severity
  }
  return undefined
}

function helpIn(item: JsonObject): string {
  const help = firstText(item, ['help', 'help_url', 'helpUrl', 'documentation', 'docs', 'learn_more'])
  return help !== undefined && /^https?:\/\/\S+$/.test(help) ? help : ''
}

const OUTCOME_ORDER: readonly Outcome[] = ['fail', 'not-measured', 'pass', 'not-applicable']
const SEVERITY_ORDER: readonly Severity[] = ['error', 'warning', 'notice']

/** Of two findings under one id what is worse: an issue is not undone by a place where all is well. */
function worse<T extends Pick<Check, 'outcome' | 'severity'>>(a: T, b: T): T {
  const base = OUTCOME_ORDER.indexOf(b.outcome) < OUTCOME_ORDER.indexOf(a.outcome) ? b : a
  if (a.outcome !== b.outcome) return base
  return SEVERITY_ORDER.indexOf(b.severity) < SEVERITY_ORDER.indexOf(a.severity)
    ? { ...base, severity: b.severity }
    : base
}

function withPlaces(
  check: Omit<Check, 'occurrences'>,
  places: { read: Occurrence[]; count: number } = { read: [], count: 0 },
): Check {
  const { read, count } = places
  return count > read.length
    ? { ...check, occurrences: read, occurrenceCount: count }
    : { ...check, occurrences: read }
}

const SEVERITY_WORDS: Readonly<Record<Severity, readonly string[]>> = {
  error: ['error', 'errors', 'critical', 'blocker', 'fatal', 'high', 'severe', 'serious', 'danger'],
  warning: ['warning', 'warnings', 'warn', 'medium', 'moderate', 'major'],
  notice: [
    ...['notice', 'notices', 'low', 'info', 'information', 'informational', 'minor', 'trivial', 'hint'],
    ...['suggestion', 'recommendation', 'opportunity', 'tip'],
  ],
}

/** The severity that a word of a service means; undefined for words that say nothing of it. */
function severityOfWord(word: Json | undefined): Severity | undefined {
  if (typeof word !== 'string') return undefined
  const plain = word.trim().toLowerCase()
  return (Object.keys(SEVERITY_WORDS) as Severity[]).find(severity =>
    SEVERITY_WORDS[severity].includes(plain),
  )
}
