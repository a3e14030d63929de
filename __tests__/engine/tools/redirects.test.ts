import { describe, expect, test } from '@jest/globals'
import { redirectsTool } from '../../../src/engine/tools/redirects/redirects.ts'
import { type Case, testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'
import { CHAIN_CASES } from './redirects/chain-cases.ts'
import { END_CASES } from './redirects/end-cases.ts'
import { PAGE_CASES } from './redirects/page-cases.ts'
import { SITE_CASES } from './redirects/site-cases.ts'
import { html, moved, PAGE, SHOES, to, WWW_TO_BARE } from './redirects/sites.ts'
import { TARGET_CASES } from './redirects/target-cases.ts'

const CASES = [...END_CASES, ...CHAIN_CASES, ...TARGET_CASES, ...SITE_CASES, ...PAGE_CASES]

const everyUrl = (answer: Answer): Record<string, Answer> => new Proxy({}, { get: () => answer })

const SOFT_404_CASES: Case[] = (
  [
    ['fail', 'a page with 200', PAGE],
    ['not-measured', '403', { status: 403 }],
    ['not-measured', '429', { status: 429 }],
    ['not-measured', '503', { status: 503 }],
    ['pass', '410', { status: 410 }],
  ] as const
).map(([outcome, what, answer]) => ({
  check: 'soft-404',
  outcome,
  when: `an unknown page gives ${what}`,
  site: everyUrl(answer),
  ...(outcome === 'fail' && { at: /\/seo-preflight-[0-9a-f]{16}$/, says: /^This page does not exist/ }),
}))

await testCases(redirectsTool, [...CASES, ...SOFT_404_CASES], {
  exceptions: {
    'soft-404': { 'not-applicable': 'every site can be asked for a page that it does not have' },
  },
})

describe('redirects/soft-404', () => {
  test.each([
    ['fail', '/'],
    ['not-measured', '/login?next=x'],
    ['not-measured', 'http://localhost:1/'],
  ])('is %s where an unknown page redirects to %s', async (outcome, location) => {
    const routes: Record<string, Answer> = { '/': PAGE, '/login': PAGE }
    const all = new Proxy(routes, {
      get: (known, path: string) => known[path] ?? (path.includes('?') ? undefined : to(location, 302)),
    })
    expect((await auditSite(redirectsTool, all)).check('soft-404').outcome).toBe(outcome)
  })
})

describe('the tool', () => {
  test('is not measured where the first URL gives no answer', async () => {
    const { run } = await auditSite(redirectsTool, { '/': (_request, response) => response.destroy() })
    expect(run).toMatchObject({
      status: 'not-measured',
      score: null,
      reason: expect.stringContaining('cannot be reached'),
    })
  })

  test('keeps the whole chain in its facts', async () => {
    const { run, origin } = await auditSite(
      redirectsTool,
      moved('/new', 302, { 'cache-control': 'no-cache' }),
    )
    expect(run.facts).toMatchObject({
      chain: [
        {
          url: `${origin}/`,
          status: 302,
          location: '/new',
          cacheControl: 'no-cache',
          ttfbMs: expect.any(Number),
        },
        { url: `${origin}/new`, status: 200, location: null },
      ],
      redirects: 1,
      finalUrl: `${origin}/new`,
      finalStatus: 200,
      failure: null,
    })
    expect(run.finalUrl).toBe(`${origin}/new`)
  })

  test('finds nothing wrong with a sound site', async () => {
    const { run } = await auditSite(redirectsTool, WWW_TO_BARE, SHOES)
    expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
    expect(run.score).toBe(100)
  })

  test('asks little: at most a dozen requests for a page that does not redirect', async () => {
    const { requests } = await auditSite(redirectsTool, WWW_TO_BARE, SHOES)
    expect(requests.length).toBeLessThanOrEqual(14)
  })

  test('points to the line of a refresh', async () => {
    const site = await auditSite(redirectsTool, html('\n<meta http-equiv=refresh content="0;url=/x">'))
    expect(site.check('instant-refresh').occurrences).toEqual([
      expect.objectContaining({
        line: 2,
        selector: 'html > head > meta',
        snippet: expect.stringContaining('<meta'),
      }),
    ])
  })
})
