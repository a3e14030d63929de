import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { Memo } from '../../../src/engine/network/memo.ts'
import type { TlsReport } from '../../../src/engine/network/tls.ts'
import { certificate } from '../../../src/engine/tools/security/certificate.ts'
import { cspWeaknesses } from '../../../src/engine/tools/security/csp-weaknesses.ts'
import { findInsecureAddresses } from '../../../src/engine/tools/security/insecure-addresses.ts'
import { combinePolicies } from '../../../src/engine/tools/security/observatory/source-lists.ts'
import { securityTool } from '../../../src/engine/tools/security/security.ts'
import { securityTxtFaults } from '../../../src/engine/tools/security/security-txt.ts'
import { tlsProtocol } from '../../../src/engine/tools/security/tls-protocol.ts'
import { fullChain } from '../../support/certificate-chains.ts'
import { trust } from '../../support/certificates.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite, auditVisit } from '../../support/tool-runs.ts'
import { openVisit, startHttpClient, toLoopback } from '../../support/visits.ts'
import { startWebServer } from '../../support/web-server.ts'
import { OBSERVATORY_CASES } from './security/observatory-cases.ts'
import { OF_EVERY_PAGE, PAGE_CASES } from './security/page-cases.ts'
import { PAGE_COPIES } from './security/page-copy-cases.ts'
import { PASSWORD_CASES } from './security/password-cases.ts'
import {
  HOST,
  headers,
  https,
  issued,
  local,
  plain,
  root,
  type Served,
  withRsaKey,
} from './security/sites.ts'
import { TLS_CASES } from './security/tls-cases.ts'

const IN_CHROME = 'only Chrome shows it, as in the tests of security/mixed-content'

const distrust: (() => void)[] = []
beforeAll(() => {
  for (const certificate of [root, withRsaKey]) distrust.unshift(trust(certificate))
})
afterAll(() => {
  for (const end of distrust) end()
})

await testCases(
  securityTool,
  [...OBSERVATORY_CASES, ...TLS_CASES, ...PAGE_CASES, ...PAGE_COPIES, ...PASSWORD_CASES],
  {
    exceptions: {
      ...Object.fromEntries(
        OF_EVERY_PAGE.map(name => [name, { 'not-applicable': 'it is about every page' }]),
      ),
      'mixed-content-by-scripts': { pass: IN_CHROME, fail: IN_CHROME },
      'mixed-content-upgraded-by-scripts': { pass: IN_CHROME, fail: IN_CHROME },
    },
  },
)

/** Runs the tool on a site as cases have it. */
const audit = ({ site, ...served }: Served) => auditSite(securityTool, site, served)

/** Runs it on what is at a URL of this machine. */
async function auditUrl(url: string) {
  const http = startHttpClient({ resolve: toLoopback })
  try {
    return await auditVisit(securityTool, openVisit(url, { http }))
  } finally {
    await http.close()
  }
}

test('a password in the page is not repeated in the report', async () => {
  const script = "if (password === 'Sesame2026!') show()"
  const { check } = await audit(local(`<input type=password><script>${script}</script>`))
  expect(check('password-in-page').occurrences).toHaveLength(1)
  expect(JSON.stringify(check('password-in-page'))).not.toContain('Sesame2026!')
})

describe('the score', () => {
  const good = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }

  test('of a site is the points of the Observatory, at most 100, with its grade', async () => {
    const { run } = await audit(https(headers(good)))
    expect(run.score).toBe(100)
    expect(run.facts).toMatchObject({
      grade: 'A+',
      observatory: {
        score: 120,
        tests: { 'content-security-policy': { result: expect.any(String), modifier: 10, pass: true } },
      },
    })
  })

  test('of a site without headers is what they take away', async () => {
    const { run } = await audit(https('a'))
    expect(run.score).toBe(100 - 25 - 20 - 20 - 5)
    expect(run.facts['grade']).toBe('D')
  })

  test('of a public site over plain HTTP counts the missing HTTPS', async () => {
    const { run } = await audit(plain('a', good))
    expect(run.score).toBe(100 - 20 - 20)
    expect(run.facts['grade']).toBe('C+')
  })

  test('of a local server is that of its checks, and there is no grade', async () => {
    const { run } = await auditSite(securityTool, 'a')
    expect(run.score).toBe(100)
    expect(run.facts).toMatchObject({ grade: null, gradeReason: expect.stringMatching(/^a local server/) })
    expect(run.facts['observatory']).not.toHaveProperty('score')
  })
})

describe('a page that cannot be fetched', () => {
  test('because of its certificate is judged by its TLS alone', async () => {
    const { run, check } = await audit(
      https('a', { certificate: await issued({ names: ['other.example'] }) }),
    )
    expect(run.status).toBe('measured')
    expect(check('certificate-wrong-host')).toMatchObject({ outcome: 'fail', severity: 'error' })
    expect(check('content-security-policy').outcome).toBe('not-measured')
    expect(check('mixed-content-blocked').message).toMatch(/cannot be trusted/)
    expect(run.facts).toMatchObject({ grade: null, tls: { coversHost: false, trusted: true } })
  })

  test('at all is not measured', async () => {
    const server = await startWebServer({})
    await server.close()
    const { run } = await auditUrl(`${server.origin}/`)
    expect(run).toMatchObject({
      status: 'not-measured',
      score: null,
      reason: expect.stringMatching(/cannot be reached/),
    })
  })

  test('because the server speaks no TLS is not measured', async () => {
    const server = await startWebServer({ '/': 'a' })
    const { run } = await auditUrl(server.origin.replace('http:', 'https:'))
    await server.close()
    expect(run.status).toBe('not-measured')
  })
})

test('the facts name headers that browsers have dropped, and source maps', async () => {
  const map = '{"version":3,"sources":["a.ts"],"mappings":""}'
  const { run, origin } = await audit({
    site: {
      '/': headers(
        { 'x-xss-protection': '1; mode=block', 'expect-ct': 'max-age=1' },
        '<script src=/a.js></script><script src=/b.js></script><script src=/c.js></script><script src=/gone.js></script>',
      ),
      '/a.js': { body: 'a()\n//# sourceMappingURL=a.js.map' },
      '/a.js.map': { body: map },
      '/b.js': { body: 'b()\n//# sourceMappingURL=b.js.map' },
      '/b.js.map': { body: '<h1>Home</h1>' },
      '/c.js': { body: 'c()\n//# sourceMappingURL=data:application/json;base64,e30=' },
    },
  })
  expect(run.facts).toMatchObject({
    obsoleteHeaders: ['expect-ct', 'x-xss-protection'],
    sourceMaps: [`${origin}/a.js.map`, `${origin}/c.js`],
  })
})

test('the facts tell what the handshakes showed', async () => {
  const { run } = await audit(https('a', { tls: { minVersion: 'TLSv1.2' } }))
  expect(run.facts['tls']).toMatchObject({
    host: HOST,
    protocol: 'TLSv1.3',
    forwardSecrecy: true,
    versions: { TLSv1: 'refused', 'TLSv1.1': 'refused', 'TLSv1.2': 'offered', 'TLSv1.3': 'offered' },
    chain: [{ subject: 'CN=shop.example', issuer: 'CN=Test Root' }, { subject: 'CN=Test Root' }],
  })
})

test.each([
  ['<link rel=stylesheet href=http://a.example/>', 'blocked'],
  ['<link rel=icon href=http://a.example/>', 'upgraded'],
  ['<link rel=canonical href=http://a.example/>', undefined],
  ['<link rel=preload as=image href=http://a.example/>', 'upgraded'],
  ['<link rel=preload as=font href=http://a.example/>', 'blocked'],
  ['<iframe src=http://a.example/></iframe>', 'blocked'],
  ['<object data=http://a.example/></object>', 'blocked'],
  ['<img srcset="http://a.example/a.png 2x">', 'blocked'],
  ['<picture><source srcset="http://a.example/a.png"></picture>', 'blocked'],
  ['<video poster=http://a.example/></video>', 'upgraded'],
  ['<video><source src=http://a.example/></video>', 'upgraded'],
  ['<script type=application/json src=http://a.example/></script>', undefined],
  ['<script type=module src=http://a.example/></script>', 'blocked'],
  ['<script src=http://localhost:3000/></script>', undefined],
  ['<script src=http://127.0.0.1/></script>', undefined],
  ['<script src=http://192.168.0.1/></script>', 'blocked'],
  ['<template><script src=http://a.example/></script></template>', undefined],
  ['<noscript><img src=http://a.example/></noscript>', undefined],
  ['<style>@import url("http://a.example/a.css");</style>', 'blocked'],
  ['<base href=http://a.example/><script src=a.js></script>', 'blocked'],
  ['<button formaction=http://a.example/>a</button>', 'forms'],
])('%s is mixed content: %s', (html, kind) => {
  const found = findInsecureAddresses(new HtmlDocument(html, 'https://shop.example/'))
  const filled = Object.entries(found).filter(([, occurrences]) => occurrences.length > 0)
  expect(filled.map(([name]) => name)).toEqual(kind === undefined ? [] : [kind])
})

describe('no input', () => {
  const words = fc.constantFrom(
    ...[
      "script-src 'self'",
      ';',
      ',',
      "'none'",
      'https://*.a.example',
      'http://',
      '*',
      '//',
      '[::1]',
      '%',
      '__proto__',
      'constructor a',
      'é',
    ],
  )
  test('breaks the parser of policies', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), parts => {
        combinePolicies([parts.join(' '), parts.join('')])
      }),
      { numRuns: 200 },
    )
  })

  test('breaks the judgement of a page', async () => {
    const value = fc
      .array(fc.oneof(words, fc.string({ unit: 'grapheme-ascii' })), { maxLength: 8 })
      .map(parts => parts.join(' '))
    const names = ['content-security-policy', 'set-cookie', 'permissions-policy', 'strict-transport-security']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), value, fc.string(), async (name, text, html) => {
        const clean = text.replace(/[^\x20-\x7e]/g, '')
        const { run } = await auditSite(securityTool, {
          '/': { body: `<!-- -->${html}`, headers: { [name]: clean } },
        })
        expect(run.status).toBe('measured')
      }),
      { numRuns: 25 },
    )
  })

  test('breaks the reader of security.txt', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        securityTxtFaults(text, new Date(0))
      }),
      { numRuns: 200 },
    )
  })
})

test('a policy that the evaluator cannot read is an error of its own', () => {
  expect(() => cspWeaknesses(['script-src http://'])).toThrow()
})

test('a server that answers no handshake leaves its TLS unmeasured', async () => {
  const failure = { message: 'no TLS handshake within 8 s' }
  const tlsMemo = new Memo<TlsReport>(1, Number.POSITIVE_INFINITY)
  const chain = await issued()
  const tls = { key: chain.key, cert: fullChain(chain) }
  const server = await startWebServer({ '/': 'a' }, { host: HOST, tls })
  const http = startHttpClient({ resolve: toLoopback })
  try {
    const port = Number(new URL(server.origin).port)
    await tlsMemo.get(`${HOST}:${port}`, async () => ({ host: HOST, port, failure }))
    const visit = openVisit(`${server.origin}/`, { http, tlsMemo })
    const { run, check } = await auditVisit(securityTool, visit)
    expect(run.facts['tls']).toEqual({ host: HOST, port, failure: failure.message })
    for (const name of Object.keys({ ...certificate.checks, ...tlsProtocol.checks })) {
      const { outcome, message } = check(name)
      expect([name, outcome, message]).toEqual([name, 'not-measured', expect.stringMatching(/within 8 s$/)])
    }
  } finally {
    await http.close()
    await server.close()
  }
})
