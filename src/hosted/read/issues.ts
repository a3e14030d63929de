import type { Check, Json, JsonObject, Occurrence, Outcome, Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { oneLine } from '../plain-text.ts'
import { checkIdOf } from './check-id.ts'
import { containersOf, firstText, isObject, own, textOf } from './fields.ts'
import { occurrencesOf } from './occurrences.ts'
import { outcomeOf } from './outcome.ts'
import { severityOfWord } from './severity.ts'

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
const MAX_TEXT = 500

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
 * @returns undefined where there is no such list. One list by severity and nothing else is none: a lone `errors` may
 *   hold the errors of the service as well as those of the page.
 */
export function checksIn(body: JsonObject, page: Page, hasScore: boolean): Check[] | undefined {
  const lists = containersOf(body, ['issues', 'problems', 'findings', 'summary']).flatMap(listsIn)
  const telling = lists.filter(({ kind }) => kind === 'issues' || kind === 'checks')
  const bySeverity = lists.filter(({ kind }) => kind === 'severity')
  if (telling.length === 0 && bySeverity.length < (hasScore ? 1 : 2)) return undefined
  return checksOf(
    lists.flatMap(({ items, meaning }) => items.map(item => ({ item, meaning }))),
    page,
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
  const checks = new Map<string, Check>()
  const places = new Map<string, Occurrence[]>()
  for (const { item, meaning } of items) {
    const check = checkOf(item, meaning, page)
    const known = checks.get(check.id)
    checks.set(check.id, known ? worse(known, check) : check)
    const all = places.get(check.id) ?? []
    places.set(check.id, all)
    for (const occurrence of check.occurrences) all.push(occurrence)
  }
  return [...checks.values()].map(check => withPlaces(check, places.get(check.id) ?? []))
}

function checkOf(item: Json, meaning: ListMeaning, page: Page): Check {
  const fields: JsonObject = isObject(item) ? item : { message: textOf(item) ?? '' }
  const title = firstText(fields, ['title', 'name', 'label', 'summary'])
  const message = firstText(fields, ['message', 'description', 'detail', 'details', 'text'])
  const name = firstText(fields, ['key', 'code', 'rule', 'rule_id', 'ruleId', 'id'])
  const text = title ?? message ?? name ?? NO_TEXT
  const outcome = outcomeOf(fields) ?? meaning.outcome ?? 'not-measured'
  const fix = firstText(fields, ['fix', 'recommendation', 'how_to_fix', 'howToFix', 'solution'])
  return {
    id: checkIdOf(page.tool, fields, text),
    title: oneLine(text, MAX_TEXT),
    severity: severityIn(fields) ?? meaning.severity,
    outcome,
    help: helpIn(fields),
    ...(fix === undefined ? {} : { fix: oneLine(fix, MAX_TEXT) }),
    ...(message === undefined || message === text ? {} : { message: oneLine(message, MAX_TEXT) }),
    occurrences: outcome === 'fail' ? occurrencesOf(fields, page.url) : [],
  }
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
function worse(a: Check, b: Check): Check {
  const base = OUTCOME_ORDER.indexOf(b.outcome) < OUTCOME_ORDER.indexOf(a.outcome) ? b : a
  if (a.outcome !== b.outcome) return base
  return SEVERITY_ORDER.indexOf(b.severity) < SEVERITY_ORDER.indexOf(a.severity)
    ? { ...base, severity: b.severity }
    : base
}

function withPlaces(check: Check, places: readonly Occurrence[]): Check {
  const occurrences = places.slice(0, MAX_OCCURRENCES)
  return places.length > MAX_OCCURRENCES
    ? { ...check, occurrences, occurrenceCount: places.length }
    : { ...check, occurrences }
}
