import type { Json, JsonObject, Outcome } from '../../api/results.ts'
import { own } from './fields.ts'

const PASS = ['pass', 'passed', 'ok', 'success', 'successful', 'good', 'fixed', 'resolved', 'valid']
const FAIL = [
  ...['fail', 'failed', 'failure', 'error', 'warning', 'warn', 'critical', 'bad', 'open', 'invalid', 'poor'],
  ...['broken', 'improvement', 'needs-improvement', 'missing', 'absent'],
]
const NOT_APPLICABLE = ['not-applicable', 'notapplicable', 'n/a', 'na', 'inapplicable', 'skipped', 'ignored']
const NOT_MEASURED = ['not-measured', 'unknown', 'incomplete', 'pending']
/** Words that also say something else, such as of a port that it is open; they count in lists of checks or issues only. */
const AMBIGUOUS = ['open', 'fixed', 'resolved', 'valid', 'invalid', 'pending', 'ignored', 'na']

const WORD_NAMES = ['outcome', 'status', 'result', 'state', 'verdict', 'rating'] as const

/** Fields that state with true or false how something came out, which may be the request. */
export const MAY_BE_THE_REQUESTS: readonly string[] = ['ok', 'success']
const TRUTH_NAMES = [
  ...['passed', 'pass', 'failed', 'valid', 'isValid', 'is_valid', 'compliant'],
  ...MAY_BE_THE_REQUESTS,
]

/** The outcome that an entry of a list of checks or issues states; undefined where it states none. */
export function outcomeOf(item: JsonObject): Outcome | undefined {
  const truth = statedTruth(item)
  if (truth) return truth.outcome
  for (const name of WORD_NAMES) {
    const outcome = outcomeOfWord(own(item, name))
    if (outcome !== undefined) return outcome
  }
  for (const name of ['severity', 'level', 'type']) {
    if (outcomeOfWord(own(item, name)) === 'pass') return 'pass'
  }
  return hasNoPlaces(item) ? 'pass' : undefined
}

/**
 * The outcome that an object anywhere in a body states so plainly that it can be nothing but a check. What may be said
 * of a request or of a port as well is none.
 */
export function plainOutcomeOf(item: JsonObject): Outcome | undefined {
  return plainlyStated(item)?.outcome
}

/** As {@link plainOutcomeOf}, with the field that states it. */
export function plainlyStated(item: JsonObject): { outcome: Outcome; name: string } | undefined {
  const truth = statedTruth(item)
  if (truth) return truth
  for (const name of [...WORD_NAMES, 'severity', 'level', 'type']) {
    const word = own(item, name)
    const outcome =
      typeof word === 'string' && !AMBIGUOUS.includes(plain(word)) ? outcomeOfWord(word) : undefined
    if (outcome !== undefined) return { outcome, name }
  }
  return undefined
}

function statedTruth(item: JsonObject): { outcome: Outcome; name: string } | undefined {
  for (const name of TRUTH_NAMES) {
    const value = own(item, name)
    if (typeof value === 'boolean') return { outcome: value === (name !== 'failed') ? 'pass' : 'fail', name }
  }
  return undefined
}

function outcomeOfWord(value: Json | undefined): Outcome | undefined {
  if (typeof value !== 'string') return undefined
  const word = plain(value)
  if (PASS.includes(word)) return 'pass'
  if (FAIL.includes(word)) return 'fail'
  if (NOT_APPLICABLE.includes(word)) return 'not-applicable'
  return NOT_MEASURED.includes(word) ? 'not-measured' : undefined
}

function plain(word: string): string {
  return word.trim().toLowerCase().replaceAll(/[_ ]/g, '-')
}

/** Services list issues that they look for with the number of places, also when there is none. */
function hasNoPlaces(item: JsonObject): boolean {
  return ['count', 'occurrences', 'affected', 'affected_pages'].some(name => own(item, name) === 0)
}
