import { createHash } from 'node:crypto'
import { dnsTool } from '../../../../src/engine/tools/dns/dns.ts'
import { rootAuthority } from '../../../support/certificate-chains.ts'
import type { DnsServerOptions, NameRecords, Zone } from '../../../support/dns-server.ts'
import { type AuditedSite, auditSite } from '../../../support/tool-runs.ts'

/** An authority whose certificates a test file has to trust, with the organisation of a real one. */
export const letsEncrypt = await rootAuthority({ organisation: "Let's Encrypt" })

const DAY_MS = 86_400_000
const seconds = (days: number) => Math.floor((Date.now() + days * DAY_MS) / 1000)

/** A key of a zone, and the DS record that fits it. */
export function zoneKey(domain: string, { algorithm = 13, digestType = 2 } = {}) {
  const key = { flags: 257, algorithm, key: Buffer.from('key of a test zone') }
  const name = domain.split('.').flatMap(label => [Buffer.from([label.length]), Buffer.from(label)])
  const data = Buffer.concat([...name, Buffer.from([0, 1, 1, 3, algorithm]), key.key])
  const digest = createHash(digestType === 1 ? 'sha1' : 'sha256')
    .update(data)
    .digest()
  return { DNSKEY: key, DS: { keyTag: 1, algorithm, digestType, digest } }
}

/** Signature of the SOA record of a zone, from and to in days from now. */
export function soaSignature(domain: string, from: number, to: number) {
  return {
    typeCovered: 'SOA',
    algorithm: 13,
    labels: 2,
    originalTTL: 300,
    inception: seconds(from),
    expiration: seconds(to),
    keyTag: 1,
    signersName: domain,
    signature: Buffer.from('signature'),
  }
}

export const SOA = {
  mname: 'ns1.example.net',
  rname: 'hostmaster.example.com',
  serial: 2026112101,
  refresh: 10_000,
  retry: 2400,
  expire: 604_800,
  minimum: 1800,
}

/** A zone without faults: signed, with mail, SPF, DMARC and CAA. */
const SOUND: Record<string, NameRecords> = {
  com: {
    NS: 'a.gtld-servers.net',
    DS: { keyTag: 1, algorithm: 13, digestType: 2, digest: Buffer.from('digest') },
  },
  'example.com': {
    A: '93.184.215.14',
    AAAA: '2606:2800:21f::1',
    NS: ['ns1.example.net', 'ns2.example.net'],
    SOA,
    MX: { preference: 10, exchange: 'mail.example.com' },
    TXT: ['v=spf1 mx -all', 'google-site-verification=secret'],
    CAA: { tag: 'issue', value: 'letsencrypt.org' },
    RRSIG: soaSignature('example.com', -7, 7),
    ...zoneKey('example.com'),
  },
  'www.example.com': { A: '93.184.215.14', AAAA: '2606:2800:21f::1' },
  'mail.example.com': { A: '192.0.2.25' },
  '_dmarc.example.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:dmarc@example.com' },
  'vercel.app': { NS: 'ns1.example.net' },
  'netlify.app': { NS: 'ns1.example.net' },
  'ns1.example.net': { A: '198.51.100.1' },
  'ns2.example.net': { A: '203.0.113.1' },
}

/** The sound zone with other records: those of a name replace its own of the same type, undefined takes them away. */
export function zone(changes: Record<string, Partial<NameRecords> | string | undefined> = {}): Zone {
  const changed: Zone = { ...SOUND }
  for (const [name, change] of Object.entries(changes)) {
    if (change === undefined) delete changed[name]
    else if (typeof change === 'string') changed[name] = change as 'servfail'
    else changed[name] = { ...SOUND[name], ...change }
  }
  return changed
}

/** Audits a host of a zone. */
export function auditDns(
  names: Zone = zone(),
  host = 'www.example.com',
  resolver: DnsServerOptions = {},
): Promise<AuditedSite> {
  return auditSite(dnsTool, {}, { host, zone: names, resolver })
}
