import { isIP } from 'node:net'
import { parse } from 'tldts'
import { isLocalHost, plainHost } from '../../../net/host-kind.ts'
import type { DnsAnswer } from '../../network/dns/records.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { perVisit } from '../../visit/per-visit.ts'
import type { Visit } from '../../visit/visit.ts'
import { type Dns, dataOf } from './answers.ts'

/** Whose records are judged. */
export interface Subject extends Names {
  /** Answers for the addresses of the host. */
  v4: DnsAnswer<'A'>
  v6: DnsAnswer<'AAAA'>
}

interface Names {
  /** The audited host, in ASCII. */
  host: string
  /** The domain that its owner registered, or the zone of their own that a provider gave them. */
  domain: string
  /** Top-level domain. */
  topLevel: string
}

const OF_THE_PLATFORM =
  'the DNS of a preview’s host is that of its platform, and does not change with what ships'

/**
 * The host of the audited page and its domain.
 *
 * @throws NotApplicable where the host has no public name, does not exist, or is a platform's; NotMeasured where the resolver cannot be
 *   asked or does not show the whole DNS
 */
export const subjectOf = perVisit(async (visit): Promise<Subject> => {
  if (visit.preview) throw new NotApplicable(OF_THE_PLATFORM)
  const names = await namesOf(visit, visit.url)
  const [v4, v6] = await Promise.all([visit.dns(names.host, 'A'), visit.dns(names.host, 'AAAA')])
  const subject: Subject = { ...names, v4, v6 }
  await assertAnswered(visit, subject)
  await assertComplete(visit, subject)
  assertExists(subject)
  return subject
})

/** Names that are not in the public DNS, besides those of private networks (RFC 2606, RFC 7686, RFC 9476). */
const RESERVED = /\.(?:example|invalid|onion|alt)$/

async function namesOf(visit: Dns, url: string): Promise<Names> {
  const host = plainHost(new URL(url).hostname)
  if (isIP(host)) throw new NotApplicable(`${host} is an IP address, which has no records to judge`)
  if (isLocalHost(host)) throw new NotApplicable(`${host} is a name of this machine or of a private network`)
  if (RESERVED.test(host))
    throw new NotApplicable(`${host} is a reserved name, which is not in the public DNS`)
  const { domain, publicSuffix, isIcann } = parse(host)
  if (!isIcann || !publicSuffix) throw new NotApplicable(`${host} is not under a public top-level domain`)
  if (!domain) throw new NotApplicable(`${host} is a public suffix, under which others register domains`)
  const topLevel = publicSuffix.slice(publicSuffix.lastIndexOf('.') + 1)
  const hosted = parse(host, { allowPrivateDomains: true })
  if (!hosted.isPrivate || !hosted.domain) return { host, domain, topLevel }
  // Some that sell names (uk.com) give each customer a zone; those that give a host (vercel.app) do not.
  const start = await visit.dns(hosted.domain, 'SOA')
  if (start.failure) throw new NotMeasured(`the DNS cannot be asked: ${start.failure.message}`)
  if (start.records.length > 0) return { host, domain: hosted.domain, topLevel }
  throw new NotApplicable(
    `${host} is a host of the platform ${hosted.publicSuffix}, whose DNS is not the site’s`,
  )
}

/** Ends the tool where the resolver cannot be asked. */
async function assertAnswered(visit: Visit, { host, v4, v6 }: Subject): Promise<void> {
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

function assertExists({ host, v4, v6 }: Subject): void {
  if (v4.failure || v6.failure || v4.exists || v6.exists || v4.aliases.length > 0) return
  throw new NotApplicable(`${host} does not exist in the DNS`)
}
