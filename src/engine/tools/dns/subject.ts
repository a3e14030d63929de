import { isIP } from 'node:net'
import { parse } from 'tldts'
import { isLocalHost, plainHost } from '../../../net/host-kind.ts'
import { NotApplicable } from '../../not-measured.ts'
import { type Dns, dataOf } from './findings.ts'

/** Whose records are judged. */
export interface Subject {
  /** The audited host, in ASCII. */
  host: string
  /** The domain that its owner registered, or the zone of their own that a provider gave them. */
  domain: string
  /** Top-level domain. */
  topLevel: string
  /** Domain of the provider that the host is a customer's name under, as `vercel.app`. */
  platform: string | undefined
}

/** Names that are not in the public DNS, besides those of private networks (RFC 2606, RFC 7686, RFC 9476). */
const RESERVED = /\.(?:example|invalid|onion|alt)$/

/** @throws NotApplicable where the host has no public name */
export async function subjectOf(visit: Dns, url: string): Promise<Subject> {
  const host = plainHost(new URL(url).hostname)
  if (isIP(host)) throw new NotApplicable(`${host} is an IP address, which has no records to judge`)
  if (isLocalHost(host)) throw new NotApplicable(`${host} is a name of this machine or of a private network`)
  if (RESERVED.test(host))
    throw new NotApplicable(`${host} is a reserved name, which is not in the public DNS`)
  const { domain, publicSuffix, isIcann } = parse(host)
  if (!isIcann || !publicSuffix) throw new NotApplicable(`${host} is not under a public top-level domain`)
  if (!domain) throw new NotApplicable(`${host} is a public suffix, under which others register domains`)
  const subject = { host, domain, topLevel: publicSuffix.slice(publicSuffix.lastIndexOf('.') + 1) }
  const hosted = parse(host, { allowPrivateDomains: true })
  if (!hosted.isPrivate || !hosted.domain) return { ...subject, platform: undefined }
  // Some that sell names (uk.com) give each customer a zone; those that give a host (vercel.app) do not.
  const ownZone = dataOf(await visit.dns(hosted.domain, 'SOA')).length > 0
  return ownZone
    ? { ...subject, domain: hosted.domain, platform: undefined }
    : { ...subject, platform: hosted.publicSuffix! }
}
