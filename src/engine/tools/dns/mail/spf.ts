import type { JsonObject } from '../../../../api/results.ts'
import {
  fail,
  failWhere,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
} from '../../../judging/judgement.ts'
import { at, type Dns, failOrUnknown, textsWith } from '../findings.ts'
import { MAX_SPF_LOOKUPS, MAX_SPF_VOID_LOOKUPS, SPF_LOOKUPS_COUNTED } from '../limits.ts'
import type { MailCheck } from './checks.ts'
import { type SpfDefault, type SpfWalk, walkSpf } from './spf-lookups.ts'
import { isSpf, parseSpf, type SpfRecord } from './spf-record.ts'

type SpfCheck = Extract<MailCheck, `spf-${string}`>
type Judgements = Record<SpfCheck, Judgement>

const CHECKS: readonly SpfCheck[] = [
  'spf-missing',
  'spf-multiple',
  'spf-invalid',
  'spf-too-many-lookups',
  'spf-too-many-void-lookups',
  'spf-allows-all',
  'spf-neutral',
  'spf-ptr',
  'spf-ignored-terms',
]

export interface SpfFindings {
  /** Whether there is a record; undefined where that is not known. */
  present: boolean | undefined
  judgements: Judgements
  facts: JsonObject
}

/**
 * Judges the SPF record of a domain.
 *
 * @param hasMail whether the domain has mail servers
 */
export async function judgeSpf(visit: Dns, domain: string, hasMail: boolean): Promise<SpfFindings> {
  const answer = await visit.dns(domain, 'TXT')
  if (answer.failure) {
    return { present: undefined, judgements: all(notMeasured(answer.failure.message)), facts: { spf: null } }
  }
  const texts = textsWith(answer, /^v=spf1/i).filter(isSpf)
  const [text] = texts
  if (text === undefined) {
    const missing = hasMail
      ? fail(at(domain, 'TXT', `no TXT record of ${domain} begins with v=spf1`))
      : notApplicable('the domain has no mail server')
    const judgements = { ...all(notApplicable('there is no SPF record')), 'spf-missing': missing }
    return { present: false, judgements, facts: { spf: null } }
  }
  if (texts.length > 1) {
    const several = failWhere(texts.map(one => at(domain, 'TXT', `"${one}"`, one)))
    const judgements = { ...all(notApplicable('there are several SPF records')), 'spf-missing': pass() }
    return { present: true, judgements: { ...judgements, 'spf-multiple': several }, facts: { spf: null } }
  }
  const record = parseSpf(text)
  const { walk, end } = await walkSpf(visit, domain, record)
  const { lookups, voids, dynamic } = walk
  return {
    present: true,
    judgements: judgeRecord(domain, text, record, walk, end),
    facts: { spf: { record: text, lookups, voidLookups: voids.length, macros: dynamic, end } },
  }
}

function all(judgement: Judgement): Judgements {
  return Object.fromEntries(CHECKS.map(name => [name, judgement])) as Judgements
}

function judgeRecord(
  domain: string,
  text: string,
  record: SpfRecord,
  walk: SpfWalk,
  end: SpfDefault,
): Judgements {
  const places = (messages: readonly string[]) => messages.map(message => at(domain, 'TXT', message, text))
  const { errors, open, ptr, unknown } = walk
  const invalid = errors.length > 0 ? notApplicable('the SPF record is not valid') : undefined
  // What was found is there, however much of the record could not be read.
  const judgeTerms = (found: readonly string[]) =>
    (found.length === 0 ? invalid : undefined) ?? failOrUnknown(places(found), unknown)
  const neutral = open.length === 0 && (end === '?' || end === 'none') && !walk.dynamic
  return {
    'spf-missing': pass(),
    'spf-multiple': pass(),
    'spf-invalid': failOrUnknown(places(errors), unknown),
    'spf-too-many-lookups': invalid ?? judgeLookups(walk, places),
    'spf-too-many-void-lookups': invalid ?? judgeVoids(walk, places),
    'spf-allows-all': judgeTerms(open.map(term => `"${term}" matches everybody`)),
    'spf-neutral':
      invalid ??
      failOrUnknown(
        places(neutral ? [`the record ends with ${end === '?' ? '?all' : 'no all'}`] : []),
        unknown,
      ),
    'spf-ptr': judgeTerms(ptr.map(term => `"${term}"`)),
    'spf-ignored-terms': invalid ?? failWhere(places(ignoredTerms(record))),
  }
}

type Places = ReturnType<typeof at>[]

function judgeLookups(
  { lookups, terms, unknown }: SpfWalk,
  places: (messages: string[]) => Places,
): Judgement {
  const count = lookups >= SPF_LOOKUPS_COUNTED ? `${lookups} or more` : `${lookups}`
  const first = terms[MAX_SPF_LOOKUPS]
  const message = `${count} lookups, ${MAX_SPF_LOOKUPS} are the most: "${first}" is the first too many`
  return failOrUnknown(lookups > MAX_SPF_LOOKUPS ? places([message]) : [], unknown)
}

function judgeVoids({ voids, unknown }: SpfWalk, places: (messages: string[]) => Places): Judgement {
  const message = `${voids.length} lookups find nothing, ${MAX_SPF_VOID_LOOKUPS} are the most: ${voids.map(term => `"${term}"`).join(', ')}`
  return failOrUnknown(voids.length > MAX_SPF_VOID_LOOKUPS ? places([message]) : [], unknown)
}

function ignoredTerms({ mechanisms, redirect }: SpfRecord): string[] {
  const end = mechanisms.findIndex(({ name }) => name === 'all')
  if (end < 0) return []
  const ignored = mechanisms.slice(end + 1).map(({ term }) => `"${term}" stands behind all`)
  return redirect === undefined ? ignored : [...ignored, `"redirect=${redirect}" is ignored beside all`]
}
