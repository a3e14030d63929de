import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { dnsTool } from '../../../src/engine/tools/dns/dns.ts'
import { verifiedServices } from '../../../src/engine/tools/dns/zone/verification.ts'
import { trust } from '../../support/certificates.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { auditDns, letsEncrypt, zone } from './dns/audits.ts'
import { HOST_CASES } from './dns/host-cases.ts'
import { MAIL_CASES } from './dns/mail-cases.ts'
import { SPF_CASES } from './dns/spf-cases.ts'
import { CERTIFICATE_CASES, ZONE_CASES } from './dns/zone-cases.ts'

let distrust: () => void
beforeAll(() => {
  distrust = trust(letsEncrypt)
})
afterAll(() => distrust())

await testCases(dnsTool, [...HOST_CASES, ...ZONE_CASES, ...CERTIFICATE_CASES, ...MAIL_CASES, ...SPF_CASES])

describe('a sound domain', () => {
  test('has a full score and facts', async () => {
    const { run } = await auditDns(zone(), 'www.example.com', { authentic: true })
    expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
    expect(run.score).toBe(100)
    expect(run.facts).toMatchObject({
      host: 'www.example.com',
      domain: 'example.com',
      a: ['93.184.215.14'],
      nameServers: ['ns1.example.net', 'ns2.example.net'],
      dnssec: { signed: true, validated: true, algorithms: [13] },
      mx: ['mail.example.com'],
      spf: { lookups: 1, end: '-' },
      dmarc: { policy: 'reject', at: 'example.com' },
      verifications: ['Google'],
      wildcard: false,
    })
    expect(JSON.stringify(run)).not.toContain('secret')
  })
})

test('the facts tell what nobody who builds a site would act on', async () => {
  const { run } = await auditDns(
    zone({
      'www.example.com': { A: '93.184.215.14', AAAA: undefined, CAA: undefined },
      'example.com': { TXT: 'v=spf1 ptr ?all', DS: undefined, CAA: undefined },
      '_dmarc.example.com': { TXT: 'v=DMARC1; p=reject; sp=none; pct=5' },
    }),
  )
  expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
  expect(run.facts).toMatchObject({
    aaaa: [],
    addressTtl: 300,
    caa: [],
    dnssec: { signed: false },
    soa: { refresh: 10_000, retry: 2400 },
    spf: { ptr: true, end: '?' },
    dmarc: { policy: 'reject', subdomainPolicy: 'none', pct: 5 },
  })
})

test('services are known by both forms of the proof that Microsoft 365 asks for', () => {
  const proof = 'MS=E4A68B9AB2BB9670BCE15412F62916164C0B20BB'
  expect([['MS=ms12345678'], [proof], ['MS=other']].map(verifiedServices)).toEqual([
    ['Microsoft 365'],
    ['Microsoft 365'],
    [],
  ])
})

describe('targets that the DNS does not know', () => {
  test.each([
    ['http://127.0.0.1:1/', /IP address/],
    ['http://[::1]:1/', /IP address/],
    ['http://localhost:1/', /this machine/],
    ['http://app.localhost:1/', /this machine/],
    ['http://preview:1/', /this machine/],
    ['http://shop.test/', /this machine/],
    ['http://printer.local/', /this machine/],
    ['http://shop.example/', /reserved/],
    ['http://shop.invalid/', /reserved/],
    ['http://shop.corp/', /not under a public top-level domain/],
    ['http://co.uk/', /public suffix/],
    ['http://gone.example.com/', /gone\.example\.com does not exist/],
    ['http://example-that-is-free.com/', /example-that-is-free\.com does not exist/],
  ])('%s is not applicable', async (url, reason) => {
    const { run } = await auditSite(dnsTool, {}, { path: url, zone: zone() })
    expect(run.status).toBe('measured')
    expect(run.score).toBeNull()
    for (const check of run.checks) {
      expect([check.id, check.outcome]).toEqual([check.id, 'not-applicable'])
      expect(check.message).toMatch(reason)
    }
  })

  test('a page of a server on the loopback interface is not applicable', async () => {
    const { run } = await auditSite(dnsTool, '<title>a</title>')
    expect(new Set(run.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not-applicable']))
  })
})

describe('a resolver that fails', () => {
  test('by silence leaves the tool not measured, with the reason', async () => {
    const { run } = await auditDns(zone({ 'www.example.com': 'silent' }))
    expect(run).toMatchObject({
      status: 'not-measured',
      score: null,
      reason: expect.stringMatching(/the DNS cannot be asked: no answer for www\.example\.com/),
    })
  })

  test('by SERVFAIL leaves the tool not measured', async () => {
    const { run } = await auditDns(zone({ 'www.example.com': 'servfail' }))
    expect(run).toMatchObject({ status: 'not-measured', reason: expect.stringMatching(/SERVFAIL/) })
  })

  test('for single names leaves the checks that need them not measured', async () => {
    const { run } = await auditDns(zone({ '_dmarc.example.com': 'servfail' }))
    const unknown = run.checks.filter(({ outcome }) => outcome === 'not-measured').map(({ id }) => id)
    expect(unknown).toEqual(['dns/dmarc-missing', 'dns/dmarc-invalid', 'dns/dmarc-reports-unauthorised'])
  })

  test.each([
    ['addresses alone', { 'example.com': { A: '93.184.215.14' }, 'www.example.com': { A: '93.184.215.14' } }],
    ['some hosts alone', { 'intranet.local': { A: '10.0.0.1' } }],
  ])('by giving %s leaves the tool not measured', async (_name, names) => {
    const { run } = await auditDns(names)
    expect(run).toMatchObject({
      status: 'not-measured',
      reason: expect.stringMatching(/shows no name servers of example\.com/),
    })
  })

  test('by validation alone shows that DNSSEC is broken', async () => {
    const { check } = await auditDns(
      zone({ 'www.example.com': { bogus: true }, 'example.com': { bogus: true } }),
    )
    expect(check('dnssec-broken')).toMatchObject({
      outcome: 'fail',
      occurrences: [
        {
          url: 'dns:example.com?type=SOA',
          message: 'The resolver answers only without validation. The signatures cannot be validated',
        },
      ],
    })
    expect(check('no-address').outcome).toBe('not-measured')
    expect(check('dnssec-signatures-expiring').outcome).toBe('not-applicable')
  })
})

describe('hosts of platforms', () => {
  test.each(['my-app.vercel.app', 'deploy-preview-3--shop.netlify.app', 'me.github.io', 'a.shop.pages.dev'])(
    '%s has no DNS that is the site’s to mend',
    async host => {
      const { run, questions } = await auditDns(zone({ [host]: { A: '76.76.21.21' } }), host)
      expect(new Set(run.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not-applicable']))
      expect(questions.map(question => question.split(' ')[2])).toEqual(['SOA'])
    },
  )

  test('that give each customer a zone are judged by that zone', async () => {
    const { run, check } = await auditDns(
      zone({
        'shop.uk.com': {
          A: '93.184.215.14',
          SOA: {
            mname: 'ns1.example.net',
            rname: 'a.example.net',
            serial: 1,
            refresh: 7200,
            retry: 900,
            expire: 1_209_600,
            minimum: 300,
          },
          NS: 'ns1.example.net',
        },
      }),
      'shop.uk.com',
    )
    expect(run.facts).toMatchObject({ domain: 'shop.uk.com' })
    expect(check('single-name-server').outcome).toBe('fail')
  })
})

describe('questions', () => {
  test('go to the given server alone, each once', async () => {
    const { questions } = await auditDns()
    expect(new Set(questions).size).toBe(questions.length)
    expect(questions.length).toBeLessThan(60)
  })
})
