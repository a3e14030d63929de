import { generateKeyPairSync } from 'node:crypto'
import { expect } from '@jest/globals'
import type { NameRecords } from '../../../support/dns-server.ts'
import { auditWeb, zone } from './audits.ts'
import { at, type Case, of, to } from './case.ts'

const apex = (records: Partial<NameRecords>) => zone({ 'example.com': records })
const spf = (record: string, more: Parameters<typeof zone>[0] = {}) =>
  of(zone({ 'example.com': { TXT: record }, ...more }))
const dmarc = (...records: string[]) => of(zone({ '_dmarc.example.com': { TXT: records } }))
const noMail = { MX: undefined, TXT: undefined }
const texts = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, TXT]) => [name, { TXT }]))
const dkim = (bits: number) => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const p = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const text = `v=DKIM1; k=rsa; p=${p}`
  return { 'selector1._domainkey.example.com': { TXT: [[text.slice(0, 200), text.slice(200)]] } }
}
const platform = to('https://my-app.netlify.app/', { 'my-app.netlify.app': { A: '75.2.60.5' } })

const STS_URL = 'https://mta-sts.example.com/.well-known/mta-sts.txt'
const STS_DNS = { '_mta-sts.example.com': { TXT: 'v=STSv1; id=20261121T000000;' } }
const POLICY = 'version: STSv1\r\nmode: enforce\r\nmx: *.example.com\r\nmax_age: 604800\r\n'
const sts =
  (answer: object | string, names = STS_DNS, options = {}) =>
  () => {
    const served =
      typeof answer === 'string' ? { body: answer, headers: { 'content-type': 'text/plain' } } : answer
    return auditWeb(zone(names), { [STS_URL]: served }, options)
  }
const tenIncludes = (count: number) => ({
  record: `v=spf1 ${Array.from({ length: count }, (_, index) => `include:s${index}.example.net`).join(' ')} -all`,
  names: texts(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `s${index}.example.net`,
        'v=spf1 ip4:198.51.100.0/24 -all',
      ]),
    ),
  ),
})

export const MAIL_CASES: readonly Case[] = [
  { name: 'mx-unresolved', outcome: 'pass', audit: of(zone()) },
  {
    name: 'mx-unresolved',
    outcome: 'fail',
    audit: of(zone({ 'mail.example.com': undefined })),
    says: at('example.com', 'MX', 'mail.example.com does not exist'),
  },
  { name: 'mx-unresolved', outcome: 'not-measured', audit: of(zone({ 'mail.example.com': 'servfail' })) },
  { name: 'mx-unresolved', outcome: 'not-applicable', audit: of(apex({ MX: undefined })) },
  { name: 'mx-unresolved', outcome: 'not-applicable', audit: platform, because: /provider/ },
  { name: 'mx-alias', outcome: 'pass', audit: of(zone()) },
  {
    name: 'mx-alias',
    outcome: 'fail',
    audit: of(zone({ 'mail.example.com': { A: undefined, CNAME: 'ns1.example.net' } })),
    says: at('example.com', 'MX', 'mail.example.com is an alias'),
  },
  { name: 'mx-invalid', outcome: 'pass', audit: of(apex({ MX: { preference: 0, exchange: '.' } })) },
  {
    name: 'mx-invalid',
    outcome: 'fail',
    audit: of(apex({ MX: { preference: 10, exchange: '192.0.2.25' } })),
    says: at('example.com', 'MX', '192.0.2.25 is an address, not the name of a host'),
  },
  {
    name: 'mx-invalid',
    outcome: 'fail',
    audit: of(
      apex({
        MX: [
          { preference: 0, exchange: '.' },
          { preference: 10, exchange: 'mail.example.com' },
        ],
      }),
    ),
    says: at('example.com', 'MX', /a null MX/),
  },
  { name: 'spf-missing', outcome: 'pass', audit: of(zone()) },
  {
    name: 'spf-missing',
    outcome: 'fail',
    audit: of(apex({ TXT: 'something else' })),
    says: at('example.com', 'TXT', /begins with v=spf1/),
  },
  { name: 'spf-missing', outcome: 'not-applicable', audit: of(apex(noMail)) },
  { name: 'spf-multiple', outcome: 'pass', audit: of(zone()) },
  {
    name: 'spf-multiple',
    outcome: 'fail',
    audit: of(apex({ TXT: ['v=spf1 mx -all', 'v=spf1 a -all'] })),
    says: { url: 'dns:example.com?type=TXT', message: '"v=spf1 mx -all"' },
  },
  { name: 'spf-invalid', outcome: 'pass', audit: of(zone()) },
  {
    name: 'spf-invalid',
    outcome: 'fail',
    audit: spf('v=spf1 ip4:192.0.2.300 ipv4:192.0.2.1 -all'),
    says: {
      message: '"ip4:192.0.2.300" does not hold an IPv4 address',
      snippet: 'v=spf1 ip4:192.0.2.300 ipv4:192.0.2.1 -all',
    },
  },
  {
    name: 'spf-invalid',
    outcome: 'fail',
    audit: spf('v=spf1 include:gone.example.net -all'),
    says: { message: '"include:gone.example.net" finds no SPF record at gone.example.net' },
  },
  {
    name: 'spf-invalid',
    outcome: 'fail',
    audit: spf(
      'v=spf1 include:a.example.net -all',
      texts({ 'a.example.net': 'v=spf1 include:example.com -all' }),
    ),
    says: { message: '"a.example.net: include:example.com" leads back to example.com: a loop' },
  },
  {
    name: 'spf-invalid',
    outcome: 'not-measured',
    audit: spf('v=spf1 include:a.example.net -all', { 'a.example.net': 'servfail' }),
    because: /SERVFAIL/,
  },
  { name: 'spf-invalid', outcome: 'not-applicable', audit: of(apex(noMail)) },
  {
    name: 'spf-too-many-lookups',
    outcome: 'pass',
    audit: spf(tenIncludes(10).record, tenIncludes(10).names),
  },
  {
    name: 'spf-too-many-lookups',
    outcome: 'fail',
    audit: spf(tenIncludes(11).record, tenIncludes(11).names),
    says: { message: expect.stringMatching(/^11 lookups, 10 are the most: "include:s10\.example\.net"/) },
  },
  {
    name: 'spf-too-many-void-lookups',
    outcome: 'pass',
    audit: spf('v=spf1 a:x1.example.net a:x2.example.net -all'),
  },
  {
    name: 'spf-too-many-void-lookups',
    outcome: 'fail',
    audit: spf('v=spf1 a:x1.example.net mx:x2.example.net exists:x3.example.net -all'),
    says: { message: expect.stringMatching(/^3 lookups find nothing, 2 are the most: "a:x1\.example\.net"/) },
  },
  { name: 'spf-allows-all', outcome: 'pass', audit: of(zone()) },
  {
    name: 'spf-allows-all',
    outcome: 'fail',
    audit: spf('v=spf1 mx +all'),
    says: { message: '"+all" matches everybody' },
  },
  {
    name: 'spf-allows-all',
    outcome: 'fail',
    audit: spf('v=spf1 include:a.example.net -all', texts({ 'a.example.net': 'v=spf1 all' })),
    says: { message: '"a.example.net: all" matches everybody' },
  },
  {
    name: 'spf-allows-all',
    outcome: 'pass',
    audit: spf('v=spf1 -include:a.example.net -all', texts({ 'a.example.net': 'v=spf1 +all' })),
  },
  {
    name: 'spf-allows-all',
    outcome: 'fail',
    audit: spf('v=spf1 ip4:0.0.0.0/0 -all'),
    says: { message: '"ip4:0.0.0.0/0" matches everybody' },
  },
  { name: 'spf-neutral', outcome: 'pass', audit: spf('v=spf1 mx ~all') },
  {
    name: 'spf-neutral',
    outcome: 'fail',
    audit: spf('v=spf1 mx ?all'),
    says: { message: 'the record ends with ?all' },
  },
  {
    name: 'spf-neutral',
    outcome: 'fail',
    audit: spf('v=spf1 mx'),
    says: { message: 'the record ends with no all' },
  },
  {
    name: 'spf-neutral',
    outcome: 'pass',
    audit: spf('v=spf1 redirect=a.example.net', texts({ 'a.example.net': 'v=spf1 ip4:192.0.2.1 -all' })),
  },
  { name: 'spf-ptr', outcome: 'pass', audit: of(zone()) },
  { name: 'spf-ptr', outcome: 'fail', audit: spf('v=spf1 ptr -all'), says: { message: '"ptr"' } },
  { name: 'spf-ignored-terms', outcome: 'pass', audit: of(zone()) },
  {
    name: 'spf-ignored-terms',
    outcome: 'fail',
    audit: spf('v=spf1 -all mx'),
    says: { message: '"mx" stands behind all' },
  },
  {
    name: 'spf-ignored-terms',
    outcome: 'fail',
    audit: spf('v=spf1 redirect=a.example.net -all'),
    says: { message: '"redirect=a.example.net" is ignored beside all' },
  },
  { name: 'dmarc-missing', outcome: 'pass', audit: of(zone()) },
  {
    name: 'dmarc-missing',
    outcome: 'fail',
    audit: of(zone({ '_dmarc.example.com': undefined })),
    says: at('_dmarc.example.com', 'TXT', 'there is no record at _dmarc.example.com'),
  },
  {
    name: 'dmarc-missing',
    outcome: 'fail',
    audit: of(
      zone({
        '_dmarc.example.com': undefined,
        'example.com': { TXT: ['v=spf1 -all', 'v=DMARC1; p=reject'] },
      }),
    ),
    says: { message: 'the record stands at example.com; receivers look for it at _dmarc.example.com' },
  },
  {
    name: 'dmarc-missing',
    outcome: 'pass',
    audit: of(zone({ '_dmarc.example.com': undefined, '_dmarc.com': { TXT: 'v=DMARC1; p=reject; psd=y' } })),
    because: /the policy of com holds/,
  },
  {
    name: 'dmarc-missing',
    outcome: 'not-applicable',
    audit: of(zone({ '_dmarc.example.com': undefined, 'example.com': noMail })),
  },
  { name: 'dmarc-invalid', outcome: 'pass', audit: of(zone()) },
  {
    name: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=rejected; rua=mailto:a@example.com'),
    says: at('_dmarc.example.com', 'TXT', 'p=rejected is none of none, quarantine, reject'),
  },
  {
    name: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'),
    says: { message: expect.stringMatching(/one of several records/) },
  },
  {
    name: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=dmarc1; p=none'),
    says: { message: expect.stringMatching(/in capitals/) },
  },
  {
    name: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; rua=dmarc@example.com'),
    says: { message: 'rua: "dmarc@example.com" is no address as mailto:dmarc@example.com' },
  },
  { name: 'dmarc-policy-none', outcome: 'pass', audit: dmarc('v=DMARC1; p=quarantine') },
  {
    name: 'dmarc-policy-none',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=none'),
    says: { message: 'p=none' },
  },
  {
    name: 'dmarc-policy-none',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=quarantine; t=y'),
    says: { message: 'p=quarantine with t=y, which is applied as none' },
  },
  { name: 'dmarc-policy-none', outcome: 'not-applicable', audit: dmarc('v=DMARC1; p=maybe') },
  { name: 'dmarc-subdomains-open', outcome: 'pass', audit: of(zone()) },
  {
    name: 'dmarc-subdomains-open',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; sp=none'),
    says: { message: 'p=reject, but sp=none' },
  },
  {
    name: 'dmarc-subdomains-open',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; np=none'),
    says: { message: 'p=reject, but np=none' },
  },
  { name: 'dmarc-subdomains-open', outcome: 'not-applicable', audit: dmarc('v=DMARC1; p=none') },
  { name: 'dmarc-pct', outcome: 'pass', audit: dmarc('v=DMARC1; p=reject; pct=100') },
  {
    name: 'dmarc-pct',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; pct=5'),
    says: { message: 'pct=5 is ignored' },
  },
  { name: 'dmarc-pct', outcome: 'not-applicable', audit: of(zone()) },
  {
    name: 'dmarc-reports-unauthorised',
    outcome: 'pass',
    audit: of(
      zone({
        '_dmarc.example.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:a@reports.example.net!10m' },
        ...texts({ 'example.com._report._dmarc.reports.example.net': 'v=DMARC1' }),
      }),
    ),
  },
  {
    name: 'dmarc-reports-unauthorised',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; rua=mailto:a@reports.example.net'),
    says: at(
      'example.com._report._dmarc.reports.example.net',
      'TXT',
      'reports.example.net does not say that it takes reports of example.com',
    ),
  },
  { name: 'dmarc-reports-unauthorised', outcome: 'not-applicable', audit: of(zone()) },
  {
    name: 'mail-spoofing-open',
    outcome: 'fail',
    audit: of(zone({ 'example.com': noMail, '_dmarc.example.com': undefined })),
    says: at('example.com', 'TXT', 'example.com has neither an SPF nor a DMARC record'),
  },
  { name: 'mail-spoofing-open', outcome: 'pass', audit: of(apex(noMail)) },
  {
    name: 'mail-spoofing-open',
    outcome: 'pass',
    audit: of(
      zone({ 'example.com': { MX: undefined, TXT: 'v=spf1 -all' }, '_dmarc.example.com': undefined }),
    ),
  },
  { name: 'mail-spoofing-open', outcome: 'not-applicable', audit: of(zone()) },
  { name: 'dkim-key-weak', outcome: 'pass', audit: of(zone(dkim(2048))) },
  {
    name: 'dkim-key-weak',
    outcome: 'fail',
    audit: of(zone(dkim(768))),
    says: at('selector1._domainkey.example.com', 'TXT', 'the RSA key has 768 bits'),
  },
  {
    name: 'dkim-key-weak',
    outcome: 'fail',
    audit: of(zone(texts({ 'google._domainkey.example.com': 'v=DKIM1; k=rsa; p=MIGfMA0G' }))),
    says: { message: 'the key cannot be decoded' },
  },
  {
    name: 'dkim-key-weak',
    outcome: 'not-applicable',
    audit: of(zone(texts({ 'google._domainkey.example.com': 'v=DKIM1; p=' }))),
  },
  { name: 'mta-sts-invalid', outcome: 'pass', audit: sts(POLICY) },
  {
    name: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts({ status: 404 }),
    says: { url: STS_URL, message: 'it answers 404' },
  },
  {
    name: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts({ status: 301, headers: { location: '/elsewhere' } }),
    says: { url: STS_URL, message: 'it answers 301; senders do not follow redirects' },
  },
  {
    name: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts(POLICY.replace('*.example.com', 'mx.example.net')),
    says: { url: STS_URL, message: 'it leaves out the mail server mail.example.com' },
  },
  {
    name: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts(POLICY, { '_mta-sts.example.com': { TXT: 'v=STSv1; id=2026-11-21' } }),
    says: at('_mta-sts.example.com', 'TXT', 'id is "2026-11-21", not 1 to 32 letters and digits'),
  },
  {
    name: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts(POLICY, STS_DNS, { uncertifiedHosts: ['mta-sts.example.com'] }),
    says: { url: STS_URL, message: expect.stringMatching(/TLS|cert/i) },
  },
  { name: 'mta-sts-invalid', outcome: 'not-measured', audit: sts({ status: 503 }) },
  { name: 'mta-sts-invalid', outcome: 'not-applicable', audit: of(zone()) },
  {
    name: 'tls-rpt-invalid',
    outcome: 'pass',
    audit: of(zone(texts({ '_smtp._tls.example.com': 'v=TLSRPTv1;rua=mailto:tls@example.com' }))),
  },
  {
    name: 'tls-rpt-invalid',
    outcome: 'fail',
    audit: of(zone(texts({ '_smtp._tls.example.com': 'v=TLSRPTv1; rua=tls@example.com' }))),
    says: at('_smtp._tls.example.com', 'TXT', 'rua: "tls@example.com" is no mailto: or https: address'),
  },
  { name: 'tls-rpt-invalid', outcome: 'not-applicable', audit: of(zone()) },
]
