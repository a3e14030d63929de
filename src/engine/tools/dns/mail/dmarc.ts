import { getDomain } from 'tldts'
import type { JsonObject, Occurrence } from '../../../../api/results.ts'
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
import type { Visit } from '../../../visit/visit.ts'
import { type Dns, dataOf } from '../answers.ts'
import { type Domain, defineDomainTopic } from '../domain.ts'
import { at, failOrUnknown } from '../places.ts'
import { type DmarcDiscovery, looksLikeDmarc, publishedDmarc } from './dmarc-discovery.ts'
import { type DmarcRecord, isDmarc } from './dmarc-record.ts'
import { mailRoutingOf } from './mail-routing.ts'

const DMARC = 'https://www.rfc-editor.org/rfc/rfc9989'

const checks = {
  'dmarc-missing': {
    scope: 'site',
    severity: 'warning',
    title: 'The domain has mail but no DMARC record',
    why: 'Google, Yahoo and Microsoft require it of bulk senders: without it newsletters may be refused, and receivers do not learn what to do with forged mail in your name.',
    fix: 'Publish a TXT record at _dmarc below your domain. Start with v=DMARC1; p=none; rua=mailto:dmarc@example.com (your own address).',
    help: 'https://support.google.com/a/answer/81126',
    example: 'example.com. has an MX record, _dmarc.example.com. has no TXT record',
  },
  'dmarc-invalid': {
    scope: 'site',
    severity: 'warning',
    title: 'The DMARC record is not valid',
    why: 'Receivers ignore the record or the wrong tag.',
    fix: 'Publish exactly one record that starts with v=DMARC1; and correct its tags.',
    help: `${DMARC}#section-4.7`,
    example: '_dmarc.example.com. TXT "v=DMARC1; p=block"',
  },
  'dmarc-reports-unauthorised': {
    scope: 'site',
    severity: 'notice',
    title: 'DMARC reports go to a domain that does not accept them',
    why: 'Receivers do not send reports there, so you never learn who sends mail in your name.',
    fix: 'Ask the owner of that domain to publish the TXT record v=DMARC1 at the name shown, or use an address of your own domain.',
    help: 'https://www.rfc-editor.org/rfc/rfc9990',
    example: 'rua=mailto:dmarc@reports.example, and no record at example.com._report._dmarc.reports.example.',
  },
} satisfies Record<string, CheckDefinition>

type DmarcJudgements = Judgements<keyof typeof checks>

/** What receivers do with mail that is not the domain's, by its DMARC record. */
export const dmarc = defineDomainTopic({
  checks,
  async judge(visit, domain) {
    const found = await publishedDmarc(visit, domain)
    if (found.failure !== undefined) {
      return { judgements: sameForAll(checks, notMeasured(found.failure)), facts: { dmarc: null } }
    }
    return { judgements: await judgePublished(visit, domain, found), facts: { dmarc: factsOf(found) } }
  },
})

/** Report addresses whose permission is asked for. */
const MAX_REPORT_ADDRESSES = 10

async function judgePublished(visit: Visit, domain: Domain, found: DmarcDiscovery): Promise<DmarcJudgements> {
  const { name } = domain
  const { record, discarded } = found
  if (!record || found.at !== name) return await judgeAbsence(visit, domain, found)
  return {
    'dmarc-missing': pass(),
    'dmarc-invalid': failWhere(
      [...record.errors, ...discarded.map(text => `Receivers ignore "${text}"`)].map(error =>
        at(`_dmarc.${name}`, 'TXT', error, record.text),
      ),
    ),
    'dmarc-reports-unauthorised': await judgeReports(visit, name, record),
  }
}

async function judgeAbsence(visit: Visit, domain: Domain, found: DmarcDiscovery): Promise<DmarcJudgements> {
  const none = sameForAll(checks, notApplicable('there is no DMARC record of the domain'))
  const name = `_dmarc.${domain.name}`
  if (found.discarded.length > 0) {
    const reason = found.discarded.every(isDmarc)
      ? 'receivers ignore all records if there is more than one'
      : 'receivers ignore it, because it does not start with v=DMARC1; (in capitals)'
    const invalid = fail(found.discarded.map(text => at(name, 'TXT', `"${text}": ${reason}`, text)))
    return {
      ...none,
      'dmarc-missing': notApplicable('there is a record, which is not valid'),
      'dmarc-invalid': invalid,
    }
  }
  if (found.at !== undefined) return { ...none, 'dmarc-missing': pass(`the policy of ${found.at} applies`) }
  const { kind } = await mailRoutingOf(visit, domain)
  if (kind !== 'servers') return { ...none, 'dmarc-missing': notApplicable('the domain has no mail server') }
  const misplaced = dataOf(await visit.dns(domain.name, 'TXT')).some(looksLikeDmarc)
  const message = misplaced
    ? `The record is at ${domain.name}, but receivers look for it at ${name}`
    : `${name} has no TXT record`
  return { ...none, 'dmarc-missing': fail(at(name, 'TXT', message)) }
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
      places.push(at(name, 'TXT', `${host} does not accept reports for ${domain}`, text))
    }
  }
  return failOrUnknown(places, unknown)
}

function factsOf({ at: name, record }: DmarcDiscovery): JsonObject | null {
  if (!record) return null
  return {
    record: record.text,
    at: name!,
    policy: record.policy ?? null,
    subdomainPolicy: record.subdomainPolicy ?? null,
    nonExistentPolicy: record.nonExistentPolicy ?? null,
    testing: record.testing,
    pct: record.pct ?? null,
    reports: record.rua.length > 0,
  }
}
