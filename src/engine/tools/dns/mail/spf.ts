import type { JsonObject } from '../../../../api/results.ts'
import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../../judging/judgement.ts'
import type { CheckDefinition } from '../../../judging/tool-definition.ts'
import { dataOf } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'
import { at, failOrUnknown } from '../places.ts'
import { mailRoutingOf } from './mail-routing.ts'
import { MAX_COUNTED_LOOKUPS, type SpfWalk, walkSpf } from './spf-lookups.ts'
import { isSpf, parseSpf, type SpfRecord } from './spf-record.ts'

const SPF = 'https://www.rfc-editor.org/rfc/rfc7208'

const checks = {
  'spf-missing': {
    scope: 'site',
    severity: 'warning',
    title: 'The domain has mail but no SPF record',
    why: 'Large mailbox providers require SPF or DKIM of every sender. Without either, newsletters and order mails may be refused or end up as spam.',
    fix: 'Publish a TXT record that names your senders, such as v=spf1 include:_spf.example.com -all.',
    help: 'https://support.google.com/a/answer/81126',
    example: 'example.com. has an MX record and no TXT record that begins with v=spf1',
  },
  'spf-multiple': {
    scope: 'site',
    severity: 'warning',
    title: 'The domain has more than one SPF record',
    why: 'Receivers treat that as a permanent error, so SPF never passes.',
    fix: 'Merge the records into one.',
    help: `${SPF}#section-4.5`,
    example: 'example.com. TXT "v=spf1 mx -all"\nexample.com. TXT "v=spf1 include:_spf.example.net -all"',
  },
  'spf-invalid': {
    scope: 'site',
    severity: 'warning',
    title: 'The SPF record is not valid',
    why: 'Receivers treat one error, here or in an included record, as a permanent error, so SPF never passes.',
    fix: 'Correct or remove the term.',
    help: `${SPF}#section-4.6`,
    example: 'v=spf1 ip4:192.0.2.300 -all',
  },
  'spf-too-many-lookups': {
    scope: 'site',
    severity: 'warning',
    title: 'The SPF record needs more than 10 DNS lookups',
    why: 'Receivers stop at the eleventh, so SPF fails for the senders at the end of the record.',
    fix: 'Remove senders that you no longer use. Replace include, a and mx with ip4 and ip6 where the addresses do not change.',
    help: `${SPF}#section-4.6.4`,
    example: 'v=spf1 with eleven include: terms',
  },
  'spf-too-many-void-lookups': {
    scope: 'site',
    severity: 'warning',
    title: 'More than 2 lookups of the SPF record find nothing',
    why: 'Receivers treat that as a permanent error, so SPF fails.',
    fix: 'Remove the terms whose hosts no longer exist.',
    help: `${SPF}#section-4.6.4`,
    example: 'v=spf1 a:old1.example.com a:old2.example.com a:old3.example.com -all, none of which exists',
  },
  'spf-allows-all': {
    scope: 'site',
    severity: 'warning',
    title: 'The SPF record lets anybody send mail as the domain',
    why: 'Forged mail in your name passes SPF, and with it DMARC.',
    fix: 'End the record with -all or ~all, and name only your own senders.',
    help: `${SPF}#section-5.1`,
    example: 'v=spf1 mx +all',
  },
  'spf-ignored-terms': {
    scope: 'site',
    severity: 'notice',
    title: 'Terms of the SPF record have no effect',
    why: 'Receivers ignore terms after "all", and "redirect" beside "all": the senders named there are not allowed.',
    fix: 'Move the terms before "all", or remove them.',
    help: `${SPF}#section-5.1`,
    example: 'v=spf1 -all include:_spf.example.net',
  },
} satisfies Record<string, CheckDefinition>

type SpfJudgements = Judgements<keyof typeof checks>

/** Who may send mail in the name of the domain, by its SPF record. */
export const spf = defineDomainTopic({
  checks,
  async judge(visit, domain) {
    const { name } = domain
    const { kind } = await mailRoutingOf(visit, domain)
    const answer = await visit.dns(name, 'TXT')
    if (answer.failure) return without(sameForAll(checks, notMeasured(answer.failure.message)))
    const texts = dataOf(answer).filter(isSpf)
    const [text] = texts
    if (text === undefined) return without(judgeMissing(name, kind === 'servers'))
    if (texts.length > 1) return without(judgeSeveral(name, texts))
    const record = parseSpf(text)
    const { walk, end } = await walkSpf(visit, name, record)
    const { lookups, voids, dynamic, ptr } = walk
    return {
      judgements: judgeRecord(name, text, record, walk),
      facts: {
        spf: { record: text, lookups, voidLookups: voids.length, macros: dynamic, ptr: ptr.length > 0, end },
      },
    }
  },
})

/** DNS lookups that a record may take (RFC 7208 section 4.6.4). */
const MAX_LOOKUPS = 10
/** Lookups among them that may find nothing. */
const MAX_VOID_LOOKUPS = 2

function without(judgements: SpfJudgements): { judgements: SpfJudgements; facts: JsonObject } {
  return { judgements, facts: { spf: null } }
}

function judgeMissing(domain: string, hasMail: boolean): SpfJudgements {
  return {
    ...sameForAll(checks, notApplicable('there is no SPF record')),
    'spf-missing': hasMail
      ? fail(at(domain, 'TXT', `${domain} has no TXT record that starts with v=spf1`))
      : notApplicable('the domain has no mail server'),
  }
}

function judgeSeveral(domain: string, texts: readonly string[]): SpfJudgements {
  return {
    ...sameForAll(checks, notApplicable('there are several SPF records')),
    'spf-missing': pass(),
    'spf-multiple': failWhere(texts.map(text => at(domain, 'TXT', `"${text}"`, text))),
  }
}

function judgeRecord(domain: string, text: string, record: SpfRecord, walk: SpfWalk): SpfJudgements {
  const places = (messages: readonly string[]) => messages.map(message => at(domain, 'TXT', message, text))
  const { errors, open, unknown } = walk
  const invalid = errors.length > 0 ? notApplicable('the SPF record is not valid') : undefined
  // What was found is there, however much of the record could not be read.
  const judgeTerms = (found: readonly string[]) =>
    (found.length === 0 ? invalid : undefined) ?? failOrUnknown(places(found), unknown)
  return {
    'spf-missing': pass(),
    'spf-multiple': pass(),
    'spf-invalid': failOrUnknown(places(errors), unknown),
    'spf-too-many-lookups': invalid ?? judgeLookups(walk, places),
    'spf-too-many-void-lookups': invalid ?? judgeVoids(walk, places),
    'spf-allows-all': judgeTerms(open.map(term => `"${term}" allows everybody`)),
    'spf-ignored-terms': invalid ?? failWhere(places(ignoredTerms(record))),
  }
}

type Places = ReturnType<typeof at>[]

function judgeLookups(
  { lookups, terms, unknown }: SpfWalk,
  places: (messages: string[]) => Places,
): Judgement {
  const count = lookups >= MAX_COUNTED_LOOKUPS ? `${lookups} or more` : `${lookups}`
  const first = terms[MAX_LOOKUPS]
  const message = `${count} lookups (at most ${MAX_LOOKUPS}); the first one too many is "${first}"`
  return failOrUnknown(lookups > MAX_LOOKUPS ? places([message]) : [], unknown)
}

function judgeVoids({ voids, unknown }: SpfWalk, places: (messages: string[]) => Places): Judgement {
  const message = `${voids.length} lookups find nothing (at most ${MAX_VOID_LOOKUPS}): ${voids.map(term => `"${term}"`).join(', ')}`
  return failOrUnknown(voids.length > MAX_VOID_LOOKUPS ? places([message]) : [], unknown)
}

function ignoredTerms({ mechanisms, redirect }: SpfRecord): string[] {
  const end = mechanisms.findIndex(({ name }) => name === 'all')
  if (end < 0) return []
  const ignored = mechanisms.slice(end + 1).map(({ term }) => `"${term}" is after "all"`)
  return redirect === undefined ? ignored : [...ignored, `"redirect=${redirect}" is ignored beside "all"`]
}
