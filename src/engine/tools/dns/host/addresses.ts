import type { JsonObject } from '../../../../api/results.ts'
import { isPublicAddress } from '../../../../net/host-kind.ts'
import {
  fail,
  failWhere,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
} from '../../../judging/judgement.ts'
import type { DnsAnswer, DnsReply } from '../../../network/dns/records.ts'
import { addressesOf, at, type Dns } from '../findings.ts'
import { MAX_ADDRESS_TTL, MAX_CNAME_CHAIN } from '../limits.ts'
import type { Subject } from '../subject.ts'

/** Answers for the addresses of the audited host. */
export interface HostAddresses {
  v4: DnsAnswer<'A'>
  v6: DnsAnswer<'AAAA'>
}

export async function gatherAddresses(visit: Dns, host: string): Promise<HostAddresses> {
  const [v4, v6] = await Promise.all([visit.dns(host, 'A'), visit.dns(host, 'AAAA')])
  return { v4, v6 }
}

type Judgements = Record<
  | 'no-address'
  | 'no-ipv4'
  | 'no-ipv6'
  | 'private-address-among-public'
  | 'cname-dangling'
  | 'cname-chain-long'
  | 'ttl-too-long',
  Judgement
>

/** Judges the addresses of the host and the aliases on the way to them. */
export function judgeAddresses(subject: Subject, { v4, v6 }: HostAddresses): Judgements {
  const { host, platform } = subject
  if (v4.failure || v6.failure) return unanswered((v4.failure ?? v6.failure)!.message)
  const addresses = [...v4.records, ...v6.records].map(({ data }) => data)
  const chain = judgeChain(v4, v4.exists || v6.exists)
  const none = notApplicable('the host has no address')
  if (addresses.length === 0) {
    const dangling = chain['cname-dangling'].outcome === 'fail'
    const message = `${host} has neither an A nor an AAAA record`
    return {
      ...chain,
      'no-address': dangling
        ? notApplicable('the CNAME leads to no name that exists')
        : fail(at(host, 'A', message)),
      'no-ipv4': none,
      'no-ipv6': none,
      'private-address-among-public': none,
      'ttl-too-long': none,
    }
  }
  return {
    ...chain,
    'no-address': pass(),
    'no-ipv4': failWhere(v4.records.length > 0 ? [] : [at(host, 'A', 'there is no A record')]),
    'no-ipv6':
      platform !== undefined
        ? notApplicable(`the addresses are those of ${platform}`)
        : failWhere(v6.records.length > 0 ? [] : [at(host, 'AAAA', 'there is no AAAA record')]),
    'private-address-among-public': judgePrivate(host, addresses),
    'ttl-too-long': judgeTtl(host, v4, v6),
  }
}

function unanswered(message: string): Judgements {
  const unknown = notMeasured(message)
  return {
    'no-address': unknown,
    'no-ipv4': unknown,
    'no-ipv6': unknown,
    'private-address-among-public': unknown,
    'cname-dangling': unknown,
    'cname-chain-long': unknown,
    'ttl-too-long': unknown,
  }
}

function judgeChain(
  { name, aliases }: DnsReply<'A'>,
  exists: boolean,
): Pick<Judgements, 'cname-dangling' | 'cname-chain-long'> {
  if (aliases.length === 0) {
    const none = notApplicable('the host is no alias')
    return { 'cname-dangling': none, 'cname-chain-long': none }
  }
  const way = [name, ...aliases.map(({ target }) => target)].join(' → ')
  const last = aliases.at(-1)!.target
  const long = `${aliases.length} CNAMEs, ${MAX_CNAME_CHAIN} are the most: ${way}`
  return {
    'cname-dangling': exists ? pass() : fail(at(name, 'CNAME', `${way}: ${last} does not exist`)),
    'cname-chain-long': failWhere(aliases.length > MAX_CNAME_CHAIN ? [at(name, 'CNAME', long)] : []),
  }
}

/** A host whose addresses are all private is meant for a private network, as many a preview is. */
function judgePrivate(host: string, addresses: readonly string[]): Judgement {
  const hidden = addresses.filter(address => !isPublicAddress(address))
  if (hidden.length === addresses.length) return notApplicable('all addresses are private')
  return failWhere(
    hidden.map(address =>
      at(host, address.includes(':') ? 'AAAA' : 'A', `${address} is not a public address`),
    ),
  )
}

/** What is left of a time in a cache is less than the whole: more than the limit is more than the limit. */
function judgeTtl(host: string, v4: DnsReply<'A'>, v6: DnsReply<'AAAA'>): Judgement {
  const longest = ({ records }: DnsReply<'A' | 'AAAA'>) => Math.max(0, ...records.map(({ ttl }) => ttl))
  const times = [
    { type: 'A', ttl: longest(v4) },
    { type: 'AAAA', ttl: longest(v6) },
  ] as const
  return failWhere(
    times
      .filter(({ ttl }) => ttl > MAX_ADDRESS_TTL)
      .map(({ type, ttl }) => at(host, type, `${ttl} s, ${MAX_ADDRESS_TTL} s are the most`)),
  )
}

/** Whether the domain and its www both lead somewhere, where one of them is the audited host. */
export async function judgeCounterpart(
  visit: Dns,
  { host, domain, platform }: Subject,
): Promise<Record<'apex-unresolved' | 'www-unresolved', Judgement>> {
  const other = host === domain ? `www.${domain}` : host === `www.${domain}` ? domain : undefined
  const none = notApplicable(`${host} is neither a domain itself nor its www`)
  const judgements = { 'apex-unresolved': none, 'www-unresolved': none }
  if (other === undefined || platform !== undefined) return judgements
  const found = await addressesOf(visit, other)
  const missing = `${other} has no address, while ${host} is the site`
  const judgement =
    'failure' in found
      ? notMeasured(found.failure)
      : failWhere(found.addresses.length > 0 ? [] : [at(other, 'A', missing)])
  return { ...judgements, [other === domain ? 'apex-unresolved' : 'www-unresolved']: judgement }
}

/** Whether the registered domain is an alias. */
export async function judgeApexAlias(visit: Dns, { domain, platform }: Subject): Promise<Judgement> {
  if (platform !== undefined) return notApplicable(`${domain} is the domain of a provider`)
  const answer = await visit.dns(domain, 'CNAME')
  if (answer.failure) return notMeasured(answer.failure.message)
  return failWhere(answer.records.map(({ data }) => at(domain, 'CNAME', `${domain} is an alias of ${data}`)))
}

export function addressFacts({ v4, v6 }: HostAddresses): JsonObject {
  return {
    a: v4.failure ? null : v4.records.map(({ data }) => data),
    aaaa: v6.failure ? null : v6.records.map(({ data }) => data),
    cname: v4.failure ? null : v4.aliases.map(({ target }) => target),
  }
}
