import { getDomain } from 'tldts'
import type { JsonObject, Occurrence } from '../../../../api/results.ts'
import {
  fail,
  failWhere,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
} from '../../../judging/judgement.ts'
import { namesUpwards } from '../../../network/dns/host-name.ts'
import { at, type Dns, dataOf } from '../findings.ts'
import { MAX_DMARC_WALK, MAX_REPORT_ADDRESSES } from '../limits.ts'
import type { MailCheck } from './checks.ts'
import { type DmarcRecord, isDmarc, parseDmarc } from './dmarc-record.ts'

type DmarcCheck = Extract<MailCheck, `dmarc-${string}`>
type Judgements = Record<DmarcCheck, Judgement>

/** What is published for a domain, and where. */
interface Discovery {
  /** Domain whose record holds; undefined where there is none. */
  at?: string
  record?: DmarcRecord
  /** Texts at the domain's own `_dmarc` that receivers discard. */
  discarded: readonly string[]
  failure?: string
}

export interface DmarcFindings {
  /** Whether a policy holds for the domain; undefined where that is not known. */
  present: boolean | undefined
  judgements: Judgements
  facts: JsonObject
}

/**
 * Judges the DMARC record of a domain.
 *
 * @param hasMail whether the domain has mail servers
 */
export async function judgeDmarc(visit: Dns, domain: string, hasMail: boolean): Promise<DmarcFindings> {
  const found = await discoverDmarc(visit, domain)
  if (found.failure !== undefined) {
    return { present: undefined, judgements: all(notMeasured(found.failure)), facts: { dmarc: null } }
  }
  const { record, discarded } = found
  if (!record || found.at !== domain) {
    const judgements = await judgeAbsence(visit, domain, found, hasMail)
    return { present: record !== undefined, judgements, facts: { dmarc: factsOf(found) } }
  }
  const judgements: Judgements = {
    'dmarc-missing': pass(),
    'dmarc-invalid': failWhere(
      [...record.errors, ...discarded.map(text => `"${text}" is ignored`)].map(error =>
        at(`_dmarc.${domain}`, 'TXT', error, record.text),
      ),
    ),
    ...judgePolicy(domain, record),
    'dmarc-reports-unauthorised': await judgeReports(visit, domain, record),
  }
  return { present: true, judgements, facts: { dmarc: factsOf(found) } }
}

function all(judgement: Judgement): Judgements {
  return {
    'dmarc-missing': judgement,
    'dmarc-invalid': judgement,
    'dmarc-policy-none': judgement,
    'dmarc-subdomains-open': judgement,
    'dmarc-pct': judgement,
    'dmarc-reports-unauthorised': judgement,
  }
}

/** Walks up the tree of names for the record that holds (RFC 9989 section 4.10). */
export async function discoverDmarc(visit: Dns, domain: string): Promise<Discovery> {
  const names = namesUpwards(domain)
  const asked = [names[0]!, ...names.slice(1).slice(-(MAX_DMARC_WALK - 1))]
  let discarded: string[] = []
  for (const name of asked) {
    const answer = await visit.dns(`_dmarc.${name}`, 'TXT')
    if (answer.failure) return { discarded, failure: answer.failure.message }
    const texts = dataOf(answer)
    const valid = texts.filter(isDmarc)
    const [text] = valid
    const isOne = text !== undefined && valid.length === 1
    if (name === domain) {
      discarded = texts.filter(one => looksLikeDmarc(one) && !(isOne && one === text))
    }
    if (!isOne) continue
    const record = parseDmarc(text)
    // Above the registered domain only a public suffix speaks for it.
    if (name === domain || record.psd === 'y') return { at: name, record, discarded }
  }
  return { discarded }
}

/** Whether a text was meant as a DMARC record, though receivers do not take it for one. */
function looksLikeDmarc(text: string): boolean {
  return /(?:^|;)[\s"'\\]*(?:v\s*=\s*["'\\]?dmarc|p\s*=\s*(?:none|quarantine|reject)\b)/i.test(text)
}

async function judgeAbsence(
  visit: Dns,
  domain: string,
  found: Discovery,
  hasMail: boolean,
): Promise<Judgements> {
  const none = all(notApplicable('there is no DMARC record of the domain'))
  const name = `_dmarc.${domain}`
  if (found.discarded.length > 0) {
    const reason = found.discarded.every(isDmarc)
      ? 'one of several records, which receivers discard'
      : 'ignored: a record begins with v=DMARC1; in capitals'
    const invalid = fail(found.discarded.map(text => at(name, 'TXT', `"${text}": ${reason}`, text)))
    return {
      ...none,
      'dmarc-missing': notApplicable('there is a record, which is not valid'),
      'dmarc-invalid': invalid,
    }
  }
  if (found.at !== undefined) return { ...none, 'dmarc-missing': pass(`the policy of ${found.at} holds`) }
  if (!hasMail) return { ...none, 'dmarc-missing': notApplicable('the domain has no mail server') }
  const misplaced = dataOf(await visit.dns(domain, 'TXT')).some(looksLikeDmarc)
  const message = misplaced
    ? `the record stands at ${domain}; receivers look for it at ${name}`
    : `there is no record at ${name}`
  return { ...none, 'dmarc-missing': fail(at(name, 'TXT', message)) }
}

function judgePolicy(
  domain: string,
  record: DmarcRecord,
): Pick<Judgements, 'dmarc-policy-none' | 'dmarc-subdomains-open' | 'dmarc-pct'> {
  const { policy, subdomainPolicy, nonExistentPolicy, testing, pct, text } = record
  const place = (message: string) => fail(at(`_dmarc.${domain}`, 'TXT', message, text))
  const noPolicy = notApplicable('the record has no policy')
  const watching = policy === 'none' || (policy === 'quarantine' && testing)
  const open = [
    ...(subdomainPolicy === 'none' ? ['sp'] : []),
    ...(nonExistentPolicy === 'none' && subdomainPolicy !== 'none' ? ['np'] : []),
  ]
  const said = testing ? `p=${policy} with t=y, which is applied as none` : 'p=none'
  return {
    'dmarc-policy-none': policy === undefined ? noPolicy : watching ? place(said) : pass(),
    'dmarc-subdomains-open':
      policy === undefined || watching
        ? notApplicable('the policy protects no mail')
        : open.length > 0
          ? place(`p=${policy}, but ${open[0]}=none`)
          : pass(),
    'dmarc-pct':
      pct === undefined
        ? notApplicable('the record has no pct tag')
        : pct < 100
          ? place(`pct=${pct} is ignored`)
          : pass(),
  }
}

/** Asks each foreign domain that gets reports whether it wants them (RFC 9990, as RFC 7489 section 7.1). */
async function judgeReports(visit: Dns, domain: string, { rua, ruf, text }: DmarcRecord): Promise<Judgement> {
  const own = getDomain(domain)
  const hosts = [...rua, ...ruf].map(address => address.slice(address.lastIndexOf('@') + 1).toLowerCase())
  const foreign = [...new Set(hosts)].filter(host => getDomain(host) !== own).slice(0, MAX_REPORT_ADDRESSES)
  if (foreign.length === 0) return notApplicable('no reports go to another domain')
  const places: Occurrence[] = []
  let unknown: string | undefined
  for (const host of foreign) {
    const name = `${domain}._report._dmarc.${host}`
    const answer = await visit.dns(name, 'TXT')
    if (answer.failure) unknown = answer.failure.message
    else if (!dataOf(answer).some(isDmarc)) {
      places.push(at(name, 'TXT', `${host} does not say that it takes reports of ${domain}`, text))
    }
  }
  return places.length === 0 && unknown !== undefined ? notMeasured(unknown) : failWhere(places)
}

function factsOf({ at: name, record }: Discovery): JsonObject | null {
  if (!record) return null
  return {
    record: record.text,
    at: name!,
    policy: record.policy ?? null,
    subdomainPolicy: record.subdomainPolicy ?? null,
    nonExistentPolicy: record.nonExistentPolicy ?? null,
    testing: record.testing,
    reports: record.rua.length > 0,
  }
}
