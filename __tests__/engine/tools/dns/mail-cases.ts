import { generateKeyPairSync } from 'node:crypto'
import { expect } from '@jest/globals'
import { auditWeb, zone } from './audits.ts'
import { apex, at, type Case, NO_MAIL, of, platform, texts } from './case.ts'

const dmarc = (...records: string[]) => of(zone({ '_dmarc.example.com': { TXT: records } }))
const dkim = (bits: number) => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const p = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const text = `v=DKIM1; k=rsa; p=${p}`
  return { 'selector1._domainkey.example.com': { TXT: [[text.slice(0, 200), text.slice(200)]] } }
}

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
export const MAIL_CASES: readonly Case[] = [
  { check: 'mx-unresolved', outcome: 'pass', audit: of(zone()) },
  {
    check: 'mx-unresolved',
    outcome: 'fail',
    audit: of(zone({ 'mail.example.com': undefined })),
    says: at('example.com', 'MX', 'mail.example.com does not exist'),
  },
  { check: 'mx-unresolved', outcome: 'not-measured', audit: of(zone({ 'mail.example.com': 'servfail' })) },
  { check: 'mx-unresolved', outcome: 'not-applicable', audit: of(apex({ MX: undefined })) },
  {
    check: 'mx-unresolved',
    outcome: 'not-applicable',
    audit: of(apex({ MX: { preference: 10, exchange: '192.0.2.25' } })),
    because: /no MX record names a host/,
  },
  { check: 'mx-unresolved', outcome: 'not-applicable', audit: platform, because: /provider/ },
  { check: 'mx-alias', outcome: 'pass', audit: of(zone()) },
  {
    check: 'mx-alias',
    outcome: 'fail',
    audit: of(zone({ 'mail.example.com': { A: undefined, CNAME: 'ns1.example.net' } })),
    says: at('example.com', 'MX', 'mail.example.com is an alias'),
  },
  {
    check: 'mx-alias',
    outcome: 'not-applicable',
    audit: of(zone({ 'mail.example.com': undefined })),
    because: /no mail server has an address/,
  },
  { check: 'mx-invalid', outcome: 'pass', audit: of(apex({ MX: { preference: 0, exchange: '.' } })) },
  {
    check: 'mx-invalid',
    outcome: 'fail',
    audit: of(apex({ MX: { preference: 10, exchange: '192.0.2.25' } })),
    says: at('example.com', 'MX', '192.0.2.25 is an address, not the name of a host'),
  },
  {
    check: 'mx-invalid',
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
  { check: 'mx-invalid', outcome: 'not-applicable', audit: of(apex({ MX: undefined })) },
  { check: 'dmarc-missing', outcome: 'pass', audit: of(zone()) },
  {
    check: 'dmarc-missing',
    outcome: 'fail',
    audit: of(zone({ '_dmarc.example.com': undefined })),
    says: at('_dmarc.example.com', 'TXT', 'there is no record at _dmarc.example.com'),
  },
  {
    check: 'dmarc-missing',
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
    check: 'dmarc-missing',
    outcome: 'pass',
    audit: of(zone({ '_dmarc.example.com': undefined, '_dmarc.com': { TXT: 'v=DMARC1; p=reject; psd=y' } })),
    because: /the policy of com holds/,
  },
  {
    check: 'dmarc-missing',
    outcome: 'not-applicable',
    audit: of(zone({ '_dmarc.example.com': undefined, 'example.com': NO_MAIL })),
  },
  { check: 'dmarc-invalid', outcome: 'pass', audit: of(zone()) },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=rejected; rua=mailto:a@example.com'),
    says: at('_dmarc.example.com', 'TXT', 'p=rejected is none of none, quarantine, reject'),
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'),
    says: { message: expect.stringMatching(/one of several records/) },
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=dmarc1; p=none'),
    says: { message: expect.stringMatching(/in capitals/) },
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('p=none; v=DMARC1'),
    says: { message: expect.stringMatching(/begins with v=DMARC1/) },
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; rua=dmarc@example.com'),
    says: { message: 'rua: "dmarc@example.com" is no address as mailto:dmarc@example.com' },
  },
  {
    check: 'dmarc-invalid',
    outcome: 'not-applicable',
    audit: of(zone({ '_dmarc.example.com': undefined })),
  },
  { check: 'dmarc-policy-none', outcome: 'pass', audit: dmarc('v=DMARC1; p=quarantine') },
  {
    check: 'dmarc-policy-none',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=none'),
    says: { message: 'p=none' },
  },
  {
    check: 'dmarc-policy-none',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=quarantine; t=y'),
    says: { message: 'p=quarantine with t=y, which is applied as none' },
  },
  { check: 'dmarc-policy-none', outcome: 'not-applicable', audit: dmarc('v=DMARC1; p=maybe') },
  { check: 'dmarc-subdomains-open', outcome: 'pass', audit: of(zone()) },
  {
    check: 'dmarc-subdomains-open',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; sp=none'),
    says: { message: 'p=reject, but sp=none' },
  },
  {
    check: 'dmarc-subdomains-open',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; np=none'),
    says: { message: 'p=reject, but np=none' },
  },
  { check: 'dmarc-subdomains-open', outcome: 'not-applicable', audit: dmarc('v=DMARC1; p=none') },
  { check: 'dmarc-pct', outcome: 'pass', audit: dmarc('v=DMARC1; p=reject; pct=100') },
  {
    check: 'dmarc-pct',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; pct=5'),
    says: { message: 'pct=5 is ignored' },
  },
  { check: 'dmarc-pct', outcome: 'not-applicable', audit: of(zone()) },
  {
    check: 'dmarc-reports-unauthorised',
    outcome: 'pass',
    audit: of(
      zone({
        '_dmarc.example.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:a@reports.example.net!10m' },
        ...texts({ 'example.com._report._dmarc.reports.example.net': 'v=DMARC1' }),
      }),
    ),
  },
  {
    check: 'dmarc-reports-unauthorised',
    outcome: 'fail',
    audit: dmarc('v=DMARC1; p=reject; rua=mailto:a@reports.example.net'),
    says: at(
      'example.com._report._dmarc.reports.example.net',
      'TXT',
      'reports.example.net does not say that it takes reports of example.com',
    ),
  },
  { check: 'dmarc-reports-unauthorised', outcome: 'not-applicable', audit: of(zone()) },
  {
    check: 'mail-spoofing-open',
    outcome: 'fail',
    audit: of(zone({ 'example.com': NO_MAIL, '_dmarc.example.com': undefined })),
    says: at('example.com', 'TXT', 'example.com has neither an SPF nor a DMARC record'),
  },
  { check: 'mail-spoofing-open', outcome: 'pass', audit: of(apex(NO_MAIL)) },
  {
    check: 'mail-spoofing-open',
    outcome: 'pass',
    audit: of(
      zone({ 'example.com': { MX: undefined, TXT: 'v=spf1 -all' }, '_dmarc.example.com': undefined }),
    ),
  },
  { check: 'mail-spoofing-open', outcome: 'not-applicable', audit: of(zone()) },
  { check: 'dkim-key-weak', outcome: 'pass', audit: of(zone(dkim(2048))) },
  {
    check: 'dkim-key-weak',
    outcome: 'fail',
    audit: of(zone(dkim(768))),
    says: at('selector1._domainkey.example.com', 'TXT', 'the RSA key has 768 bits'),
  },
  {
    check: 'dkim-key-weak',
    outcome: 'fail',
    audit: of(zone(texts({ 'google._domainkey.example.com': 'v=DKIM1; k=rsa; p=MIGfMA0G' }))),
    says: { message: 'the key cannot be decoded' },
  },
  {
    check: 'dkim-key-weak',
    outcome: 'not-applicable',
    audit: of(zone(texts({ 'google._domainkey.example.com': 'v=DKIM1; p=' }))),
  },
  { check: 'dkim-key-weak', outcome: 'not-applicable', audit: of(zone()) },
  {
    check: 'dkim-key-weak',
    outcome: 'not-measured',
    audit: of(zone({ '_domainkey.example.com': 'servfail' })),
    because: /SERVFAIL/,
  },
  { check: 'mta-sts-invalid', outcome: 'pass', audit: sts(POLICY) },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts({ status: 404 }),
    says: { url: STS_URL, message: 'it answers 404' },
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts({ status: 301, headers: { location: '/elsewhere' } }),
    says: { url: STS_URL, message: 'it answers 301; senders do not follow redirects' },
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts(POLICY.replace('*.example.com', 'mx.example.net')),
    says: { url: STS_URL, message: 'it leaves out the mail server mail.example.com' },
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts(POLICY, { '_mta-sts.example.com': { TXT: 'v=STSv1; id=2026-11-21' } }),
    says: at('_mta-sts.example.com', 'TXT', 'id is "2026-11-21", not 1 to 32 letters and digits'),
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts(POLICY, STS_DNS, { uncertifiedHosts: ['mta-sts.example.com'] }),
    says: { url: STS_URL, message: expect.stringMatching(/TLS|cert/i) },
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    audit: sts(POLICY, STS_DNS, { unknownHosts: ['mta-sts.example.com'] }),
    says: { url: STS_URL, message: 'mta-sts.example.com does not exist' },
  },
  { check: 'mta-sts-invalid', outcome: 'not-measured', audit: sts({ status: 503 }) },
  { check: 'mta-sts-invalid', outcome: 'not-applicable', audit: of(zone()) },
  {
    check: 'tls-rpt-invalid',
    outcome: 'pass',
    audit: of(zone(texts({ '_smtp._tls.example.com': 'v=TLSRPTv1;rua=mailto:tls@example.com' }))),
  },
  {
    check: 'tls-rpt-invalid',
    outcome: 'fail',
    audit: of(zone(texts({ '_smtp._tls.example.com': 'v=TLSRPTv1; rua=tls@example.com' }))),
    says: at('_smtp._tls.example.com', 'TXT', 'rua: "tls@example.com" is no mailto: or https: address'),
  },
  { check: 'tls-rpt-invalid', outcome: 'not-applicable', audit: of(zone()) },
]
