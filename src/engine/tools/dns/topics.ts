import type { JsonObject } from '../../../api/results.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { TlsReport } from '../../network/tls.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import type { Visit } from '../../visit/visit.ts'
import { dataOf } from './findings.ts'
import {
  addressFacts,
  gatherAddresses,
  type HostAddresses,
  judgeAddresses,
  judgeApexAlias,
  judgeCounterpart,
} from './host/addresses.ts'
import { HOST_CHECKS, type HostCheck } from './host/checks.ts'
import { httpsRecordFacts, judgeHttpsRecord } from './host/https-record.ts'
import { judgeScripts } from './host/mixed-scripts.ts'
import { MAIL_CHECKS, type MailCheck } from './mail/checks.ts'
import { judgeMail, noMail } from './mail/mail.ts'
import { type Subject, subjectOf } from './subject.ts'
import { verifiedServices } from './verification.ts'
import { caaFacts, judgeCaa, relevantCaa } from './zone/caa.ts'
import { ZONE_CHECKS, type ZoneCheck } from './zone/checks.ts'
import { judgeDnssec } from './zone/dnssec.ts'
import { judgeNameServers } from './zone/name-servers.ts'

const CHECKS = { ...HOST_CHECKS, ...ZONE_CHECKS, ...MAIL_CHECKS }
type DomainJudgements = Record<MailCheck | Exclude<ZoneCheck, `caa-${string}`>, Judgement>
interface Findings<Name extends string> {
  judgements: Record<Name, Judgement>
  facts: JsonObject
}

const OF_THE_PLATFORM =
  'the DNS of a preview’s host is that of its platform, and does not change with what ships'

/**
 * Records of the audited host, of its zone and of the mail of its domain, as a recursive resolver gives them.
 *
 * Left out: what needs questions to single name servers, which many networks block (whether parent and zone agree, lame
 * servers, zone transfer, AS of the networks), reverse names of addresses (mean something for mail servers alone), TLSA (no
 * browser reads it, and those of mail servers need port 25, closed on runners), low times to live and round trips (a
 * cache does not show them), the SPF record type (gone since RFC 7208) and length of TXT records (EDNS), parked and
 * expired domains (a guess from the page), letters of one script that look like another's (browsers decide by lists of
 * their own), hosting and CDN (`technology`). Facts alone, since their absence is no fault: DKIM keys of common names,
 * BIMI (a draft), verification records, HTTPS records, wildcards.
 */
const dns = defineTopic<keyof typeof CHECKS>({
  checks: CHECKS,
  async judge(visit) {
    if (visit.preview) throw new NotApplicable(OF_THE_PLATFORM)
    const subject = await subjectOf(visit, visit.url)
    const addresses = await gatherAddresses(visit, subject.host)
    await assertAnswered(visit, subject, addresses)
    await assertComplete(visit, subject)
    assertExists(subject, addresses)
    const [host, domain, caa] = await Promise.all([
      judgeHost(visit, subject, addresses),
      judgeDomain(visit, subject),
      judgeCertificates(visit, subject),
    ])
    return {
      judgements: { ...host.judgements, ...domain.judgements, ...caa.judgements },
      facts: { host: subject.host, domain: subject.domain, ...host.facts, ...caa.facts, ...domain.facts },
    }
  },
})

/** Ends the tool where the resolver cannot be asked. */
async function assertAnswered(visit: Visit, { host }: Subject, { v4, v6 }: HostAddresses): Promise<void> {
  const failure = v4.failure ?? v6.failure
  if (!failure) return
  if (failure.kind === 'server-failure') {
    // What validation alone forbids is a fault of the zone, and worth going on for.
    const unchecked = await visit.dns(host, 'A', { checkingDisabled: true })
    if (!unchecked.failure) return
  }
  throw new NotMeasured(`the DNS cannot be asked: ${failure.message}`)
}

/**
 * Ends the tool where the resolver gives a part of the DNS alone, as those of closed networks do that know addresses of
 * some hosts: what it does not show may well be there. Every domain has name servers.
 */
async function assertComplete(visit: Visit, { domain, topLevel }: Subject): Promise<void> {
  const [servers, start] = await Promise.all([visit.dns(domain, 'NS'), visit.dns(domain, 'SOA')])
  if (servers.failure || start.failure) return
  if (servers.records.length + start.records.length + servers.aliases.length > 0) return
  if (!servers.exists && dataOf(await visit.dns(topLevel, 'NS')).length > 0) return
  throw new NotMeasured(
    `the resolver shows no name servers of ${domain}, so it does not give the whole DNS; on such a network leave the tool out`,
  )
}

function assertExists({ host }: Subject, { v4, v6 }: HostAddresses): void {
  if (v4.failure || v6.failure || v4.exists || v6.exists || v4.aliases.length > 0) return
  throw new NotApplicable(`${host} does not exist in the DNS`)
}

async function judgeHost(
  visit: Visit,
  subject: Subject,
  addresses: HostAddresses,
): Promise<Findings<HostCheck>> {
  const { host } = subject
  const [counterpart, apex, httpsRecord, https] = await Promise.all([
    judgeCounterpart(visit, subject),
    judgeApexAlias(visit, subject),
    judgeHttpsRecord(visit, host),
    visit.dns(host, 'HTTPS'),
  ])
  return {
    judgements: {
      ...judgeAddresses(subject, addresses),
      ...counterpart,
      'cname-at-apex': apex,
      'https-record-invalid': httpsRecord,
      'idn-mixed-scripts': judgeScripts(host),
    },
    facts: { ...addressFacts(addresses), httpsRecords: httpsRecordFacts(https) },
  }
}

/** What belongs to the registered domain is worked out once for all pages of it. */
async function judgeDomain(
  visit: Visit,
  subject: Subject,
): Promise<{ judgements: DomainJudgements; facts: JsonObject }> {
  const { domain, topLevel, platform } = subject
  if (platform !== undefined) {
    const reason = notApplicable(
      `${domain} is the domain of a provider, whose records are not those of the site`,
    )
    const names = Object.keys(ZONE_CHECKS).filter(name => !name.startsWith('caa-'))
    const zone = Object.fromEntries(names.map(name => [name, reason]))
    return { judgements: { ...zone, ...noMail(reason) } as DomainJudgements, facts: { platform } }
  }
  return await visit.onceForSite(`dns ${domain}`, async () => {
    const [servers, dnssec, mail, texts, wildcard] = await Promise.all([
      judgeNameServers(visit, domain),
      judgeDnssec(visit, domain, topLevel, new Date()),
      judgeMail(visit, domain),
      visit.dns(domain, 'TXT'),
      hasWildcard(visit, domain),
    ])
    return {
      judgements: { ...servers.judgements, ...dnssec.judgements, ...mail.judgements },
      facts: {
        ...servers.facts,
        ...dnssec.facts,
        ...mail.facts,
        verifications: verifiedServices(dataOf(texts)),
        wildcard,
      },
    }
  })
}

/** Whether every name below the domain leads somewhere: nobody has this one. */
async function hasWildcard(visit: Visit, domain: string): Promise<boolean | null> {
  const answer = await visit.dns(`seo-preflight-wildcard-probe.${domain}`, 'A')
  return answer.failure ? null : answer.records.length > 0
}

async function judgeCertificates(
  visit: Visit,
  { host, platform }: Subject,
): Promise<Findings<Extract<ZoneCheck, `caa-${string}`>>> {
  if (platform !== undefined) {
    const reason = notApplicable(`certificates of ${host} are the business of ${platform}`)
    return {
      judgements: { 'caa-missing': reason, 'caa-invalid': reason, 'caa-denies-issuer': reason },
      facts: {},
    }
  }
  const found = await relevantCaa(visit, host)
  const hasIssuers = !('failure' in found) && found.records.length > 0
  const tls = hasIssuers ? await tlsOf(visit) : 'there is no CAA record'
  return { judgements: judgeCaa(found, tls), facts: caaFacts(found) }
}

async function tlsOf(visit: Visit): Promise<TlsReport | string> {
  const { protocol, hostname, port } = new URL(visit.url)
  if (protocol !== 'https:') return 'the page is served over plain HTTP'
  return await visit.tls(hostname, port === '' ? 443 : Number(port))
}

export const topics = [dns]
