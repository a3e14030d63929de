import { generateKeyPairSync } from 'node:crypto'
import type { StagedWebOptions } from '../../../support/staged-web.ts'
import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'
import { zone } from './audits.ts'
import { apex, inZone, NO_MAIL, platform, texts } from './sites.ts'

const dmarc = (...records: string[]) => inZone(zone({ '_dmarc.example.com': { TXT: records } }))
const dkim = (bits: number) => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const p = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const text = `v=DKIM1; k=rsa; p=${p}`
  return { 'selector1._domainkey.example.com': { TXT: [[text.slice(0, 200), text.slice(200)]] } }
}

const STS_URL = 'https://mta-sts.example.com/.well-known/mta-sts.txt'
const STS_DNS = { '_mta-sts.example.com': { TXT: 'v=STSv1; id=20261121T000000;' } }
const POLICY = 'version: STSv1\r\nmode: enforce\r\nmx: *.example.com\r\nmax_age: 604800\r\n'
const sts = (answer: Answer, names = STS_DNS, options: StagedWebOptions = {}) => ({
  ...options,
  zone: zone(names),
  site: {
    'https://www.example.com/': '<title>a</title>',
    [STS_URL]:
      typeof answer === 'string' ? { body: answer, headers: { 'content-type': 'text/plain' } } : answer,
  },
})

export const MAIL_CASES: readonly Case[] = [
  { check: 'mx-unresolved', outcome: 'pass', when: 'the server has an address', ...inZone(zone()) },
  {
    check: 'mx-unresolved',
    outcome: 'fail',
    when: 'it does not exist',
    ...inZone(zone({ 'mail.example.com': undefined })),
    at: 'dns:example.com?type=MX',
    says: 'mail.example.com does not exist',
  },
  {
    check: 'mx-unresolved',
    outcome: 'not-measured',
    when: 'it cannot be asked for',
    ...inZone(zone({ 'mail.example.com': 'servfail' })),
  },
  {
    check: 'mx-unresolved',
    outcome: 'not-applicable',
    when: 'there is no MX record',
    ...inZone(apex({ MX: undefined })),
  },
  {
    check: 'mx-unresolved',
    outcome: 'not-applicable',
    when: 'the only one names an address',
    ...inZone(apex({ MX: { preference: 10, exchange: '192.0.2.25' } })),
    says: /no MX record names a host/,
  },
  {
    check: 'mx-unresolved',
    outcome: 'not-applicable',
    when: 'the host is one of a platform',
    ...platform,
    says: /platform vercel\.app/,
  },
  {
    check: 'mx-invalid',
    outcome: 'pass',
    when: 'a null MX stands alone',
    ...inZone(apex({ MX: { preference: 0, exchange: '.' } })),
  },
  {
    check: 'mx-invalid',
    outcome: 'fail',
    when: 'a record names an address',
    ...inZone(apex({ MX: { preference: 10, exchange: '192.0.2.25' } })),
    at: 'dns:example.com?type=MX',
    says: '192.0.2.25 is an IP address, not a host name',
  },
  {
    check: 'mx-invalid',
    outcome: 'fail',
    when: 'a null MX stands beside another record',
    ...inZone(
      apex({
        MX: [
          { preference: 0, exchange: '.' },
          { preference: 10, exchange: 'mail.example.com' },
        ],
      }),
    ),
    at: 'dns:example.com?type=MX',
    says: /^A null MX record/,
  },
  {
    check: 'mx-invalid',
    outcome: 'not-applicable',
    when: 'there is no MX record',
    ...inZone(apex({ MX: undefined })),
  },
  { check: 'dmarc-missing', outcome: 'pass', when: 'there is a record', ...inZone(zone()) },
  {
    check: 'dmarc-missing',
    outcome: 'fail',
    when: 'there is none',
    ...inZone(zone({ '_dmarc.example.com': undefined })),
    at: 'dns:_dmarc.example.com?type=TXT',
    says: '_dmarc.example.com has no TXT record',
  },
  {
    check: 'dmarc-missing',
    outcome: 'fail',
    when: 'the record stands at the domain itself',
    ...inZone(
      zone({
        '_dmarc.example.com': undefined,
        'example.com': { TXT: ['v=spf1 -all', 'v=DMARC1; p=reject'] },
      }),
    ),
    says: 'The record is at example.com, but receivers look for it at _dmarc.example.com',
  },
  {
    check: 'dmarc-missing',
    outcome: 'pass',
    when: 'the public suffix has a policy',
    ...inZone(zone({ '_dmarc.example.com': undefined, '_dmarc.com': { TXT: 'v=DMARC1; p=reject; psd=y' } })),
    says: /the policy of com applies/,
  },
  {
    check: 'dmarc-missing',
    outcome: 'not-applicable',
    when: 'there is neither record nor mail',
    ...inZone(zone({ '_dmarc.example.com': undefined, 'example.com': NO_MAIL })),
  },
  { check: 'dmarc-invalid', outcome: 'pass', when: 'the record is good', ...inZone(zone()) },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    when: 'its policy is unknown',
    ...dmarc('v=DMARC1; p=rejected; rua=mailto:a@example.com'),
    at: 'dns:_dmarc.example.com?type=TXT',
    says: 'p=rejected is not one of none, quarantine, reject',
  },
  {
    check: 'dmarc-invalid',
    outcome: 'pass',
    when: 'it has a report address and no policy, which is none',
    ...dmarc('v=DMARC1; rua=mailto:a@example.com'),
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    when: 'it has neither',
    ...dmarc('v=DMARC1; adkim=s'),
    says: 'The record has neither a policy (p) nor a report address (rua)',
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    when: 'there are two',
    ...dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'),
    says: /if there is more than one$/,
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    when: 'its version is in small letters',
    ...dmarc('v=dmarc1; p=none'),
    says: /in capitals/,
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    when: 'its version does not come first',
    ...dmarc('p=none; v=DMARC1'),
    says: /does not start with v=DMARC1/,
  },
  {
    check: 'dmarc-invalid',
    outcome: 'fail',
    when: 'its reports go to no URI',
    ...dmarc('v=DMARC1; p=reject; rua=dmarc@example.com'),
    says: 'rua: "dmarc@example.com" is not an address such as mailto:dmarc@example.com',
  },
  {
    check: 'dmarc-invalid',
    outcome: 'not-applicable',
    when: 'there is no record',
    ...inZone(zone({ '_dmarc.example.com': undefined })),
  },
  {
    check: 'dmarc-reports-unauthorised',
    outcome: 'pass',
    when: 'the other domain takes them',
    ...inZone(
      zone({
        '_dmarc.example.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:a@reports.example.net!10m' },
        ...texts({ 'example.com._report._dmarc.reports.example.net': 'v=DMARC1' }),
      }),
    ),
  },
  {
    check: 'dmarc-reports-unauthorised',
    outcome: 'fail',
    when: 'the other domain does not say so',
    ...dmarc('v=DMARC1; p=reject; rua=mailto:a@reports.example.net'),
    at: 'dns:example.com._report._dmarc.reports.example.net?type=TXT',
    says: 'reports.example.net does not accept reports for example.com',
  },
  {
    check: 'dmarc-reports-unauthorised',
    outcome: 'not-applicable',
    when: 'they stay in the domain',
    ...inZone(zone()),
  },
  { check: 'dkim-key-weak', outcome: 'pass', when: 'a key has 2,048 bits', ...inZone(zone(dkim(2048))) },
  {
    check: 'dkim-key-weak',
    outcome: 'fail',
    when: 'a key has 768 bits',
    ...inZone(zone(dkim(768))),
    at: 'dns:selector1._domainkey.example.com?type=TXT',
    says: 'The RSA key has 768 bits (at least 1024)',
  },
  {
    check: 'dkim-key-weak',
    outcome: 'fail',
    when: 'a key is cut off',
    ...inZone(zone(texts({ 'google._domainkey.example.com': 'v=DKIM1; k=rsa; p=MIGfMA0G' }))),
    says: 'The key cannot be decoded',
  },
  {
    check: 'dkim-key-weak',
    outcome: 'not-applicable',
    when: 'the only key is revoked',
    ...inZone(zone(texts({ 'google._domainkey.example.com': 'v=DKIM1; p=' }))),
  },
  { check: 'dkim-key-weak', outcome: 'not-applicable', when: 'there is no key', ...inZone(zone()) },
  {
    check: 'dkim-key-weak',
    outcome: 'not-measured',
    when: 'the keys cannot be asked for',
    ...inZone(zone({ '_domainkey.example.com': 'servfail' })),
    says: /SERVFAIL/,
  },
  { check: 'mta-sts-invalid', outcome: 'pass', when: 'the policy is good', ...sts(POLICY) },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    when: 'it is not there',
    ...sts({ status: 404 }),
    at: STS_URL,
    says: 'The policy answers 404',
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    when: 'it redirects',
    ...sts({ status: 301, headers: { location: '/elsewhere' } }),
    at: STS_URL,
    says: 'The policy answers 301, and senders do not follow redirects',
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    when: 'it leaves a mail server out',
    ...sts(POLICY.replace('*.example.com', 'mx.example.net')),
    at: STS_URL,
    says: 'The policy does not list the mail server mail.example.com',
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    when: 'the id of its record has other characters',
    ...sts(POLICY, { '_mta-sts.example.com': { TXT: 'v=STSv1; id=2026-11-21' } }),
    at: 'dns:_mta-sts.example.com?type=TXT',
    says: 'The id "2026-11-21" is not 1 to 32 letters and digits',
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    when: 'its host has no certificate',
    ...sts(POLICY, STS_DNS, { uncertifiedHosts: ['mta-sts.example.com'] }),
    at: STS_URL,
    says: /TLS|cert/i,
  },
  {
    check: 'mta-sts-invalid',
    outcome: 'fail',
    when: 'its host does not exist',
    ...sts(POLICY, STS_DNS, { unknownHosts: ['mta-sts.example.com'] }),
    at: STS_URL,
    says: 'mta-sts.example.com does not exist',
  },
  { check: 'mta-sts-invalid', outcome: 'not-measured', when: 'it answers 503', ...sts({ status: 503 }) },
  { check: 'mta-sts-invalid', outcome: 'not-applicable', when: 'none is announced', ...inZone(zone()) },
  {
    check: 'tls-rpt-invalid',
    outcome: 'pass',
    when: 'reports go to an address of mail',
    ...inZone(zone(texts({ '_smtp._tls.example.com': 'v=TLSRPTv1;rua=mailto:tls@example.com' }))),
  },
  {
    check: 'tls-rpt-invalid',
    outcome: 'fail',
    when: 'reports go to no URI',
    ...inZone(zone(texts({ '_smtp._tls.example.com': 'v=TLSRPTv1; rua=tls@example.com' }))),
    at: 'dns:_smtp._tls.example.com?type=TXT',
    says: 'rua: "tls@example.com" is not a mailto: or https: URL',
  },
  { check: 'tls-rpt-invalid', outcome: 'not-applicable', when: 'none are asked for', ...inZone(zone()) },
]
