import { issue } from '../../../support/certificate-chains.ts'
import type { Zone } from '../../../support/dns-server.ts'
import { auditCertificate, letsEncrypt, SOA, soaSignature, zone, zoneKey } from './audits.ts'
import { at, type Case, of, to } from './case.ts'

const apex = (records: object) => zone({ 'example.com': records })
const unsigned = { DS: undefined, DNSKEY: undefined, RRSIG: undefined }
const caa = (...records: { flags?: number; tag: string; value: string }[]) => apex({ CAA: records })
const certified = (names: Zone, of?: Parameters<typeof issue>[0]) => async () =>
  auditCertificate(names, of && (await issue({ issuer: letsEncrypt, ...of })))
const platform = to('https://my-app.vercel.app/', { 'my-app.vercel.app': { A: '76.76.21.21' } })
const letIssue = { tag: 'issue', value: 'letsencrypt.org' }

export const ZONE_CASES: readonly Case[] = [
  { name: 'single-name-server', outcome: 'pass', audit: of(zone()) },
  {
    name: 'single-name-server',
    outcome: 'fail',
    audit: of(apex({ NS: 'ns1.example.net' })),
    says: at('example.com', 'NS', 'ns1.example.net is the only name server'),
  },
  {
    name: 'single-name-server',
    outcome: 'fail',
    audit: of(zone({ 'ns2.example.net': { A: '198.51.100.1' } })),
    says: at('example.com', 'NS', 'ns1.example.net, ns2.example.net all lead to 198.51.100.1'),
  },
  {
    name: 'single-name-server',
    outcome: 'not-measured',
    audit: of(apex({ NS: undefined })),
    because: /shows no NS records/,
  },
  { name: 'single-name-server', outcome: 'not-applicable', audit: platform, because: /provider/ },
  { name: 'name-server-unresolved', outcome: 'pass', audit: of(zone()) },
  {
    name: 'name-server-unresolved',
    outcome: 'fail',
    audit: of(zone({ 'ns2.example.net': undefined })),
    says: at('example.com', 'NS', 'ns2.example.net does not exist'),
  },
  {
    name: 'name-server-unresolved',
    outcome: 'not-measured',
    audit: of(zone({ 'ns2.example.net': 'servfail' })),
    because: /SERVFAIL/,
  },
  { name: 'name-server-alias', outcome: 'pass', audit: of(zone()) },
  {
    name: 'name-server-alias',
    outcome: 'fail',
    audit: of(zone({ 'ns2.example.net': { A: undefined, CNAME: 'ns1.example.net' } })),
    says: at('example.com', 'NS', 'ns2.example.net is an alias of ns1.example.net'),
  },
  { name: 'soa-timers', outcome: 'pass', audit: of(zone()) },
  {
    name: 'soa-timers',
    outcome: 'fail',
    audit: of(apex({ SOA: { ...SOA, expire: 3600 } })),
    says: at('example.com', 'SOA', /expire \(3600 s\) is shorter/),
  },
  { name: 'soa-timers', outcome: 'not-applicable', audit: of(apex({ SOA: undefined })) },
  { name: 'dnssec-missing', outcome: 'pass', audit: of(zone()) },
  {
    name: 'dnssec-missing',
    outcome: 'fail',
    audit: of(apex(unsigned)),
    says: at('example.com', 'DS', '.com has no DS record of example.com'),
  },
  {
    name: 'dnssec-missing',
    outcome: 'not-measured',
    audit: of(zone({ 'example.com': unsigned, com: undefined })),
    because: /no DNSSEC records, of \.com either/,
  },
  { name: 'dnssec-broken', outcome: 'pass', audit: of(zone(), { authentic: true }) },
  { name: 'dnssec-broken', outcome: 'pass', audit: of(zone()), because: /does not validate/ },
  {
    name: 'dnssec-broken',
    outcome: 'fail',
    audit: of(apex({ DS: zoneKey('example.org').DS })),
    says: at('example.com', 'DS', 'no DNSKEY of example.com fits its DS records'),
  },
  {
    name: 'dnssec-broken',
    outcome: 'fail',
    audit: of(apex({ RRSIG: soaSignature('example.com', -20, -3) })),
    says: at('example.com', 'SOA', /its signature expired on 20/),
  },
  {
    name: 'dnssec-broken',
    outcome: 'not-measured',
    audit: of(apex({ RRSIG: undefined, DNSKEY: undefined })),
    because: /neither validates nor shows/,
  },
  { name: 'dnssec-broken', outcome: 'not-applicable', audit: of(apex(unsigned)) },
  { name: 'dnssec-signatures-expiring', outcome: 'pass', audit: of(zone()) },
  {
    name: 'dnssec-signatures-expiring',
    outcome: 'pass',
    audit: of(apex({ RRSIG: soaSignature('example.com', -1, 1) })),
  },
  {
    name: 'dnssec-signatures-expiring',
    outcome: 'fail',
    audit: of(apex({ RRSIG: soaSignature('example.com', -13, 1) })),
    says: at('example.com', 'SOA', /the signature of the SOA expires on/),
  },
  {
    name: 'dnssec-signatures-expiring',
    outcome: 'not-measured',
    audit: of(apex({ RRSIG: undefined })),
  },
  { name: 'dnssec-weak-algorithm', outcome: 'pass', audit: of(zone()) },
  {
    name: 'dnssec-weak-algorithm',
    outcome: 'fail',
    audit: of(apex(zoneKey('example.com', { algorithm: 7 }))),
    says: at('example.com', 'DS', 'key 1 has algorithm 7 and a digest of type 2'),
  },
  {
    name: 'dnssec-weak-algorithm',
    outcome: 'fail',
    audit: of(apex(zoneKey('example.com', { digestType: 1 }))),
    says: at('example.com', 'DS', /a digest of type 1/),
  },
  { name: 'caa-missing', outcome: 'pass', audit: of(zone()) },
  {
    name: 'caa-missing',
    outcome: 'fail',
    audit: of(apex({ CAA: undefined })),
    says: at('www.example.com', 'CAA', /neither www\.example\.com nor a name above it/),
  },
  { name: 'caa-missing', outcome: 'not-applicable', audit: platform, because: /vercel\.app/ },
  {
    name: 'caa-invalid',
    outcome: 'pass',
    audit: of(
      caa(
        { tag: 'issue', value: 'ca1.example.net; account=230123' },
        { tag: 'issuewild', value: ';' },
        { tag: 'iodef', value: 'mailto:security@example.com' },
      ),
    ),
  },
  {
    name: 'caa-invalid',
    outcome: 'fail',
    audit: of(caa({ tag: 'issue', value: 'https://letsencrypt.org' })),
    says: at('example.com', 'CAA', /0 issue "https:\/\/letsencrypt\.org": the value is no domain name/),
  },
  {
    name: 'caa-invalid',
    outcome: 'fail',
    audit: of(caa(letIssue, { tag: 'iodef', value: 'security@example.com' })),
    says: at('example.com', 'CAA', /reports need a mailto/),
  },
  {
    name: 'caa-invalid',
    outcome: 'fail',
    audit: of(caa(letIssue, { flags: 128, tag: 'tbs', value: 'Unknown' })),
    says: at('example.com', 'CAA', /unknown and critical/),
  },
  { name: 'caa-invalid', outcome: 'not-applicable', audit: of(apex({ CAA: undefined })) },
  { name: 'caa-denies-issuer', outcome: 'not-applicable', audit: of(zone()), because: /plain HTTP/ },
]

/** Cases that need a certificate of an authority with an organisation that CAA records know. */
export const CERTIFICATE_CASES: readonly Case[] = [
  { name: 'caa-denies-issuer', outcome: 'pass', audit: certified(zone()) },
  {
    name: 'caa-denies-issuer',
    outcome: 'fail',
    audit: certified(caa({ tag: 'issue', value: 'digicert.com' })),
    says: at(
      'example.com',
      'CAA',
      "the certificate is of Let's Encrypt (letsencrypt.org), allowed is digicert.com",
    ),
  },
  {
    name: 'caa-denies-issuer',
    outcome: 'fail',
    audit: certified(caa({ tag: 'issue', value: ';' })),
    says: at('example.com', 'CAA', /allowed is nobody/),
  },
  {
    name: 'caa-denies-issuer',
    outcome: 'pass',
    audit: certified(caa({ tag: 'iodef', value: 'mailto:a@example.com' })),
  },
  {
    name: 'caa-denies-issuer',
    outcome: 'pass',
    audit: certified(caa(letIssue, { tag: 'issuewild', value: ';' })),
  },
  {
    name: 'caa-denies-issuer',
    outcome: 'fail',
    audit: certified(caa(letIssue, { tag: 'issuewild', value: ';' }), { names: ['*.example.com'] }),
    says: at('example.com', 'CAA', /allowed is nobody/),
  },
  {
    name: 'caa-denies-issuer',
    outcome: 'not-measured',
    audit: certified(caa({ tag: 'issue', value: 'ca.example.net' })),
    because: /ca\.example\.net/,
  },
]
