import type { Occurrence } from '../../api/results.ts'
import { type Judgement, type Judgements, notMeasured } from './judgement.ts'

/** A page of which only the first part was read. */
export interface PartialPage {
  /** Addresses of it. */
  urls: readonly string[]
  /** Why the rest was not read, as "it has more than …". */
  unread: string
  /** Whether anything that the tool judges may stand in the rest. */
  mayGoOn: boolean
}

/**
 * What is said of a document as far as it was read. What was found there stands. What was missed there may be in the
 * rest, and so may faults where none were found. Where the rest has nothing of what the tool judges, it has nothing to
 * apply to there either.
 */
export function asFarAsRead<Name extends string>(
  judgements: Judgements<Name>,
  { urls, unread, mayGoOn }: PartialPage,
): Judgements<Name> {
  const note = partialNote(unread)
  const isMissing = ({ url, selector, line, snippet }: Occurrence) =>
    urls.includes(url) && selector === undefined && line === undefined && snippet === undefined
  const partOf = (judgement: Judgement): Judgement => {
    switch (judgement.outcome) {
      case 'pass':
        return { outcome: 'pass', message: judgement.message ? `${judgement.message}; ${note}` : note }
      case 'fail':
        return judgement.occurrences.every(isMissing) ? notMeasured(note) : judgement
      case 'not-applicable':
        return mayGoOn ? notMeasured(`${judgement.message}; ${note}`) : judgement
      default:
        return judgement
    }
  }
  const entries = Object.entries<Judgement>(judgements)
  return Object.fromEntries(entries.map(([name, judgement]) => [name, partOf(judgement)])) as Judgements<Name>
}

/** Says that a page was read in part. */
export function partialNote(unread: string): string {
  return `only the first part of the page was read, since ${unread}`
}
