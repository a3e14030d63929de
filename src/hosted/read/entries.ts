import { MAX_OCCURRENCES } from '../../api/failures.ts'
import type { Check, Json, JsonObject, Occurrence, Outcome, Severity } from '../../api/results.ts'
import { startOf } from '../../text/cut.ts'
import { oneLine } from '../../text/one-line.ts'
import { checkIdOf } from './check-id.ts'
import { firstText, isObject, textOf } from './fields.ts'
import { occurrencesOf } from './occurrences.ts'
import { outcomeOf } from './outcome.ts'
import type { Page } from './reading.ts'
import { severityIn } from './severity.ts'

const TITLE_NAMES = ['title', 'name', 'label', 'summary', 'issue', 'problem', 'test', 'audit'] as const
const MESSAGE_NAMES = [
  ...[
    'message',
    'description',
    'detail',
    'details',
    'text',
    'info',
    'explanation',
    'plain_english',
    'reason',
  ],
  ...['shortAnswer', 'answer', 'issueMessage', 'note', 'comment', 'error'],
] as const
const KEY_NAMES = [
  'key',
  'code',
  'rule',
  'rule_id',
  'ruleId',
  'check',
  'id',
  'errorType',
  'error_type',
] as const
const FIX_NAMES = [
  'fix',
  'recommendation',
  'how_to_fix',
  'howToFix',
  'solution',
  'advice',
  'suggestion',
] as const

const TEXT_NAMES = [...TITLE_NAMES, ...MESSAGE_NAMES, ...KEY_NAMES]

/** Title of an issue of which the service says only that it is there. */
const NO_TEXT = 'Issue without a description'
/** Places that are read of all items together; the others are counted. */
const MAX_READ_OCCURRENCES = 5000
const MAX_TEXT = 500
/** Characters of a text that an id is made of. */
const MAX_ID_TEXT = 200

/** What is known of the items of a list from where it stands. */
interface Meaning {
  /** Of items that state no outcome. */
  outcome: Outcome | undefined
  /** Of items that state no severity. */
  severity: Severity
}

/** An entry of a list, with what is known from where it stands. */
export interface Entry {
  item: Json
  meaning: Meaning
}

/** Whether an item of a list says how it came out. */
export function statesOutcome(item: Json): boolean {
  return isObject(item) && outcomeOf(item) !== undefined
}

/** Whether an item says what it is about. */
export function hasText(item: JsonObject): boolean {
  return firstText(item, TEXT_NAMES) !== undefined
}

/** Items of lists as checks: those of one id are one check at several places. */
export function checksOf(entries: readonly Entry[], page: Page): Check[] {
  const checks = new Map<string, Omit<Check, 'occurrences'>>()
  const places = new Map<string, { read: Occurrence[]; count: number }>()
  let read = 0
  for (const { item, meaning } of entries) {
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
  meaning: Meaning,
  page: Page,
): { check: Omit<Check, 'occurrences'>; fields: JsonObject } {
  const fields: JsonObject = isObject(item) ? item : { message: textOf(item) ?? '' }
  const title = firstText(fields, TITLE_NAMES)
  const message = firstText(fields, MESSAGE_NAMES)
  const name = firstText(fields, KEY_NAMES)
  const text = title ?? message ?? name ?? NO_TEXT
  const outcome = outcomeOf(fields) ?? meaning.outcome ?? 'not-measured'
  const fix = firstText(fields, FIX_NAMES)
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
