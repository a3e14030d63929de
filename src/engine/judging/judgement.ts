import type { Occurrence } from '../../api/results.ts'
import { NotApplicable, type NotMeasured } from '../not-measured.ts'

/** What a topic found of one check. */
export type Judgement =
  | { outcome: 'pass'; message?: string }
  | {
      outcome: 'fail'
      message?: string
      occurrences: readonly Occurrence[]
      /** All places, where `occurrences` are only the first of them. */
      count?: number
    }
  | { outcome: 'not-applicable' | 'not-measured'; message: string }

/** An answer to each of some checks. */
export type Judgements<Name extends string = string> = Record<Name, Judgement>

export function pass(message?: string): Judgement {
  return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message }
}

/** The check failed at one place or more. */
export function fail(occurrences: Occurrence | readonly Occurrence[], message?: string): Judgement {
  const places = Array.isArray(occurrences) ? occurrences : [occurrences as Occurrence]
  return message === undefined
    ? { outcome: 'fail', occurrences: places }
    : { outcome: 'fail', message, occurrences: places }
}

/** Failed where there are occurrences, else passed. */
export function failWhere(occurrences: readonly Occurrence[], message?: string): Judgement {
  return occurrences.length === 0 ? pass() : fail(occurrences, message)
}

/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
export function failCounted(occurrences: readonly Occurrence[], count: number): Judgement {
  if (count === 0) return pass()
  return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences)
}

/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
export function failAmong(
  subjects: readonly unknown[],
  occurrences: readonly Occurrence[],
  nothing: string,
): Judgement {
  return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences)
}

/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
export function failEach<Subject>(
  subjects: readonly Subject[],
  placeOf: (subject: Subject) => Occurrence | undefined,
  nothing: string,
): Judgement {
  const places = subjects.map(placeOf).filter(place => place !== undefined)
  return failAmong(subjects, places, nothing)
}

export function notApplicable(message: string): Judgement {
  return { outcome: 'not-applicable', message }
}

export function notMeasured(message: string): Judgement {
  return { outcome: 'not-measured', message }
}

/** What is said of a check whose subject was not there, or not seen. */
export function judgedWithout(reason: NotMeasured | NotApplicable): Judgement {
  return reason instanceof NotApplicable ? notApplicable(reason.message) : notMeasured(reason.message)
}

/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
export function sameForAll<Name extends string>(
  checks: Readonly<Record<Name, unknown>>,
  judgement: Judgement,
): Judgements<Name> {
  const names = Object.keys(checks) as Name[]
  return Object.fromEntries(names.map(name => [name, judgement])) as Judgements<Name>
}
