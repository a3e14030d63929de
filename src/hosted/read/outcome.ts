import type { Json, JsonObject, Outcome } from '../../api/results.ts'
import { own } from './fields.ts'

const PASS = ['pass', 'passed', 'ok', 'success', 'successful', 'good', 'fixed', 'resolved', 'valid']
const FAIL = ['fail', 'failed', 'failure', 'error', 'warning', 'warn', 'critical', 'bad', 'open', 'invalid']
const NOT_APPLICABLE = ['not-applicable', 'notapplicable', 'n/a', 'na', 'inapplicable', 'skipped', 'ignored']
const NOT_MEASURED = ['not-measured', 'unknown', 'incomplete', 'pending']

/** The outcome that an item of a list states; undefined where it states none. */
export function outcomeOf(item: JsonObject): Outcome | undefined {
  for (const name of ['passed', 'pass', 'ok', 'success']) {
    const value = own(item, name)
    if (typeof value === 'boolean') return value ? 'pass' : 'fail'
  }
  const failed = own(item, 'failed')
  if (typeof failed === 'boolean') return failed ? 'fail' : 'pass'
  for (const name of ['outcome', 'status', 'result', 'state']) {
    const outcome = outcomeOfWord(own(item, name))
    if (outcome !== undefined) return outcome
  }
  for (const name of ['severity', 'level', 'type']) {
    if (outcomeOfWord(own(item, name)) === 'pass') return 'pass'
  }
  return hasNoPlaces(item) ? 'pass' : undefined
}

function outcomeOfWord(value: Json | undefined): Outcome | undefined {
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase().replaceAll(/[_ ]/g, '-')
  if (PASS.includes(word)) return 'pass'
  if (FAIL.includes(word)) return 'fail'
  if (NOT_APPLICABLE.includes(word)) return 'not-applicable'
  return NOT_MEASURED.includes(word) ? 'not-measured' : undefined
}

/** Services list issues that they look for with the number of places, also when there is none. */
function hasNoPlaces(item: JsonObject): boolean {
  return ['count', 'occurrences', 'affected', 'affected_pages'].some(name => own(item, name) === 0)
}
