import { issue } from '../../../support/certificate-chains.ts'
import type { Zone } from '../../../support/dns-server.ts'
import { auditCertificate, letsEncrypt, SOA, soaSignature, zone, zoneKey } from './audits.ts'
import { apex, at, type Case, of, platform, to } from './case.ts'

const unsigned = { DS: undefined, DNSKEY: undefined, RRSIG: undefined }
const caa = (...records: { flags?: number; tag: string; value: string }[]) => apex({ CAA: records })
const certified = (names: Zone, of?: Parameters<typeof issue>[0]) => async () =>
  auditCertificate(names, of && (await issue({ issuer: letsEncrypt, ...of })))
const letIssue = { tag: 'issue', value: 'letsencrypt.org' }

export const ZONE_CASES: readonly Case[] = [
  { check: 'single-name-server', outcome: 'pass', audit: of(zone()) },
  {
    check: 'single-name-server',
    outcome: 'fail',
    audit: of(apex({ NS: 'ns1.example.net' })),
    says: at('example.com', 'NS', 'ns1.example.net is the only name server'),
  },
  {
    check: 'single-name-server',
    outcome: 'fail',
    audit: of(zone({ 'ns2.example.net': { A: '198.51.100.1' } })),
    says: at('example.com', 'NS', 'ns1.example.net, ns2.example.net all lead to 198.51.100.1'),
  },
  {
    check: 'single-name-server',
    outcome: 'not-measured',
    audit: of(apex({ NS: undefined })),
    because: /shows no NS records/,
  },
  { check: 'single-name-server', outcome: 'not-applicable', audit: platform, because: /provider/ },
  { check: 'name-server-unresolved', outcome: 'pass', audit: of(zone()) },
  {
    check: 'name-server-unresolved',
    outcome: 'fail',
    audit: of(zone({ 'ns2.example.net': undefined })),
    says: at('example.com', 'NS', 'ns2.example.net does not exist'),
  },
  {
    check: 'name-server-unresolved',
    outcome: 'not-measured',
    audit: of(zone({ 'ns2.example.net': 'servfail' })),
    because: /SERVFAIL/,
  },
  { check: 'name-server-unresolved', outcome: 'not-applicable', audit: platform, because: /provider/ },
  { check: 'name-server-alias', outcome: 'pass', audit: of(zone()) },
  {
    check: 'name-server-alias',
    outcome: 'fail',
    audit: of(zone({ 'ns2.example.net': { A: undefined, CNAME: 'ns1.example.net' } })),
    says: at('example.com', 'NS', 'ns2.example.net is an alias of ns1.example.net'),
  },
  {
    check: 'name-server-alias',
    outcome: 'not-measured',
    audit: of(zone({ 'ns2.example.net': 'servfail' })),
    because: /SERVFAIL/,
  },
  { check: 'name-server-alias', outcome: 'not-applicable', audit: platform, because: /provider/ },
  { check: 'soa-timers', outcome: 'pass', audit: of(zone()) },
  {
    check: 'soa-timers',
    outcome: 'fail',
    audit: of(apex({ SOA: { ...SOA, expire: 3600 } })),
    says: at('example.com', 'SOA', /expire \(3600 s\) is shorter/),
  },
  { check: 'soa-timers', outcome: 'not-applicable', audit: of(apex({ SOA: undefined })) },
  { check: 'dnssec-missing', outcome: 'pass', audit: of(zone()) },
  {
    check: 'dnssec-missing',
    outcome: 'fail',
    audit: of(apex(unsigned)),
    says: at('example.com', 'DS', '.com has no DS record of example.com'),
  },
  {
    check: 'dnssec-missing',
    outcome: 'fail',
    audit: of(apex({ DS: undefined })),
    says: at('example.com', 'DS', /example\.com is signed, but \.com has no DS record/),
  },
  {
    check: 'dnssec-missing',
    outcome: 'fail',
    audit: to('http://www.example.co.uk/', {
      uk: { DS: { keyTag: 1, algorithm: 13, digestType: 2, digest: Buffer.from('digest') } },
      'example.co.uk': { NS: ['ns1.example.net', 'ns2.example.net'] },
      'www.example.co.uk': { A: '93.184.215.14' },
    }),
    says: at('example.co.uk', 'DS', '.co.uk has no DS record of example.co.uk'),
  },
  {
    check: 'dnssec-missing',
    outcome: 'not-measured',
    audit: of(zone({ 'example.com': unsigned, com: undefined })),
    because: /no DNSSEC records, of \.com either/,
  },
  { check: 'dnssec-missing', outcome: 'not-applicable', audit: platform, because: /provider/ },
  { check: 'dnssec-broken', outcome: 'pass', audit: of(zone(), { authentic: true }) },
  { check: 'dnssec-broken', outcome: 'pass', audit: of(zone()), because: /does not validate/ },
  {
    check: 'dnssec-broken',
    outcome: 'fail',
    audit: of(apex({ DS: zoneKey('example.org').DS })),
    says: at('example.com', 'DS', 'no DNSKEY of example.com fits its DS records'),
  },
  {
    check: 'dnssec-broken',
    outcome: 'fail',
    audit: of(apex({ RRSIG: soaSignature('example.com', -20, -3) })),
    says: at('example.com', 'SOA', /its signature expired on 20/),
  },
  {
    check: 'dnssec-broken',
    outcome: 'fail',
    audit: of(apex({ bogus: true, RRSIG: soaSignature('example.com', -20, -3) })),
    says: at('example.com', 'SOA', /rejects the answer.*: its signature expired on 20/),
  },
  {
    check: 'dnssec-broken',
    outcome: 'fail',
    audit: of(apex({ bogus: true, RRSIG: undefined, DNSKEY: undefined })),
    says: at('example.com', 'DNSKEY', /example\.com is not signed, though there is a DS record/),
  },
  {
    check: 'dnssec-broken',
    outcome: 'not-measured',
    audit: of(apex({ RRSIG: undefined, DNSKEY: undefined })),
    because: /neither validates nor shows/,
  },
  { check: 'dnssec-broken', outcome: 'not-applicable', audit: of(apex(unsigned)) },
  { check: 'dnssec-signatures-expiring', outcome: 'pass', audit: of(zone()) },
  {
    check: 'dnssec-signatures-expiring',
    outcome: 'pass',
    audit: of(apex({ RRSIG: soaSignature('example.com', -1, 1) })),
  },
  {
    check: 'dnssec-signatures-expiring',
    outcome: 'fail',
    audit: of(apex({ RRSIG: soaSignature('example.com', -13, 1) })),
    says: at('example.com', 'SOA', /the signature of the SOA expires on/),
  },
  {
    check: 'dnssec-signatures-expiring',
    outcome: 'not-measured',
    audit: of(apex({ RRSIG: undefined })),
  },
  { check: 'dnssec-signatures-expiring', outcome: 'not-applicable', audit: of(apex(unsigned)) },
  { check: 'dnssec-weak-algorithm', outcome: 'pass', audit: of(zone()) },
  {
    check: 'dnssec-weak-algorithm',
    outcome: 'fail',
    audit: of(apex(zoneKey('example.com', { algorithm: 7 }))),
    says: at('example.com', 'DS', 'key 1 has algorithm 7 and a digest of type 2'),
  },
  {
    check: 'dnssec-weak-algorithm',
    outcome: 'fail',
    audit: of(apex(zoneKey('example.com', { digestType: 1 }))),
    says: at('example.com', 'DS', /a digest of type 1/),
  },
  { check: 'dnssec-weak-algorithm', outcome: 'not-applicable', audit: of(apex(unsigned)) },
  { check: 'caa-missing', outcome: 'pass', audit: of(zone()) },
  {
    check: 'caa-missing',
    outcome: 'fail',
    audit: of(apex({ CAA: undefined })),
    says: at('www.example.com', 'CAA', /neither www\.example\.com nor a name above it/),
  },
  { check: 'caa-missing', outcome: 'not-applicable', audit: platform, because: /vercel\.app/ },
  {
    check: 'caa-invalid',
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
    check: 'caa-invalid',
    outcome: 'fail',
    audit: of(caa({ tag: 'issue', value: 'https://letsencrypt.org' })),
    says: at('example.com', 'CAA', /0 issue "https:\/\/letsencrypt\.org": the value is no domain name/),
  },
  {
    check: 'caa-invalid',
    outcome: 'fail',
    audit: of(caa(letIssue, { tag: 'iodef', value: 'security@example.com' })),
    says: at('example.com', 'CAA', /reports need a mailto/),
  },
  {
    check: 'caa-invalid',
    outcome: 'fail',
    audit: of(caa(letIssue, { flags: 128, tag: 'tbs', value: 'Unknown' })),
    says: at('example.com', 'CAA', /unknown and critical/),
  },
  { check: 'caa-invalid', outcome: 'not-applicable', audit: of(apex({ CAA: undefined })) },
  { check: 'caa-denies-issuer', outcome: 'not-applicable', audit: of(zone()), because: /plain HTTP/ },
]

/** Cases that need a certificate of an authority with an organisation that CAA records know. */
export const CERTIFICATE_CASES: readonly Case[] = [
  { check: 'caa-denies-issuer', outcome: 'pass', audit: certified(zone()) },
  {
    check: 'caa-denies-issuer',
    outcome: 'fail',
    audit: certified(caa({ tag: 'issue', value: 'digicert.com' })),
    says: at(
      'example.com',
      'CAA',
      "the certificate is of Let's Encrypt (letsencrypt.org), allowed is digicert.com",
    ),
  },
  {
    check: 'caa-denies-issuer',
    outcome: 'fail',
    audit: certified(caa({ tag: 'issue', value: ';' })),
    says: at('example.com', 'CAA', /allowed is nobody/),
  },
  {
    check: 'caa-denies-issuer',
    outcome: 'pass',
    audit: certified(caa({ tag: 'iodef', value: 'mailto:a@example.com' })),
  },
  {
    check: 'caa-denies-issuer',
    outcome: 'pass',
    audit: certified(caa(letIssue, { tag: 'issuewild', value: ';' })),
  },
  {
    check: 'caa-denies-issuer',
    outcome: 'fail',
    audit: certified(caa(letIssue, { tag: 'issuewild', value: ';' }), { names: ['*.example.com'] }),
    says: at('example.com', 'CAA', /allowed is nobody/),
  },
  {
    check: 'caa-denies-issuer',
    outcome: 'not-measured',
    audit: certified(caa({ tag: 'issue', value: 'ca.example.net' })),
    because: /ca\.example\.net/,
  },
]
