import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { brokenLinksTool } from '../../../src/engine/tools/broken-links/broken-links.ts'
import { serpTool } from '../../../src/engine/tools/serp/serp.ts'
import { anyText } from '../../support/any-text.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'
import { ADDRESS_CASES } from './broken-links/address-cases.ts'
import { linkCase, OK, pageOf } from './broken-links/case.ts'
import { TARGET_CASES } from './broken-links/target-cases.ts'
import { UNFILLED_CASES } from './broken-links/unfilled-cases.ts'

await testCases(brokenLinksTool, [...TARGET_CASES, ...ADDRESS_CASES, ...UNFILLED_CASES].map(linkCase), {
  shown: [{ check: 'broken-hidden-link', outcome: 'fail' }],
})

test('the facts list every target with its state, broken ones first', async () => {
  const body =
    '<a href="/ok">A</a><img src="/ok"><a href="/gone">B</a><a href="/private">C</a><a href="/logout">D</a>'
  const routes = { '/': pageOf({ body }), '/ok': OK, '/private': { status: 403 } }
  const { run, origin } = await auditSite(brokenLinksTool, routes)
  expect(run.facts).toEqual({
    counts: { broken: 1, unverified: 1, ok: 1, skipped: 1 },
    places: 5,
    internal: 4,
    external: 0,
    links: [
      {
        url: `${origin}/gone`,
        status: 404,
        state: 'broken',
        reason: 'answers 404',
        sources: [{ element: 'a', place: 'href', line: 3 }],
      },
      expect.objectContaining({ url: `${origin}/private`, status: 403, state: 'unverified' }),
      expect.objectContaining({ url: `${origin}/ok`, status: 200, state: 'ok' }),
      expect.objectContaining({ url: `${origin}/logout`, status: null, state: 'skipped' }),
    ],
    rendered: { judged: 'sent', reason: 'no scripts run on the page' },
  })
})

test('a link to a place of the page itself is no second form of its address', async () => {
  const body = '<a href="#x" id="x">X</a><a href="/sizes.html">Sizes</a><a href="/sizes">Sizes</a>'
  const site = { '/sizes': pageOf({ body }), '/sizes.html': pageOf({ body }) }
  const { check } = await auditSite(brokenLinksTool, site, { path: '/sizes' })
  expect(check('html-ending-mixed').outcome).toBe('pass')
})

test('each target is asked for once, with HEAD, and the audited page not again', async () => {
  const body = '<a href="/a">A</a><a href="/a#x:~:text=y">B</a><a href="/">C</a><img src="/b.png">'
  const { requests } = await auditSite(brokenLinksTool, {
    '/': pageOf({ body: body.replace('#x', '#') }),
    '/a': OK,
    '/b.png': OK,
  })
  expect(requests.toSorted()).toEqual(['GET /', 'HEAD /a', 'HEAD /b.png'])
})

test('beside serp, icons and preview images are asked for once', async () => {
  const head = '<link rel="icon" href="/i.png"><meta property="og:image" content="{origin}/o.png">'
  const both = {
    ...brokenLinksTool,
    topics: async () => [...(await brokenLinksTool.topics()), ...(await serpTool.topics())],
  }
  const { requests } = await auditSite(both, { '/': pageOf({ head, body: '' }), '/i.png': OK, '/o.png': OK })
  expect(requests.filter(request => request.endsWith('.png')).toSorted()).toEqual([
    'GET /i.png',
    'GET /o.png',
  ])
})

test.each<[string, Answer, string]>([
  ['an image', { headers: { 'content-type': 'image/png' }, body: 'x' }, 'not-measured'],
  ['an error page', { status: 500, body: 'x' }, 'not-measured'],
  ['nothing at all', '', 'not-measured'],
])('%s is handled', async (_, answer, status) => {
  const { run } = await auditSite(brokenLinksTool, { '/': answer })
  expect(run.status).toBe(status)
})

const value = fc.oneof(
  anyText({ maxLength: 20 }),
  fc.constantFrom(
    '',
    '#',
    '#%',
    '//',
    'http://',
    'http:///',
    '?',
    'a b',
    'javascript:',
    'mailto:%',
    'tel:%',
    'x:y',
  ),
)
const piece = fc.oneof(
  anyText(),
  value.map(text => `<a href="${text}">`),
  value.map(text => `<img srcset="${text}" style="${text}">`),
  value.map(text => `<style>url(${text}</style>`),
  value.map(text => `<script type="application/ld+json">{"url":${JSON.stringify(text)}}</script>`),
  value.map(text => `<base href="${text}">`),
)

test('no document makes it throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async pieces => {
      const offline = pieces.join('').replaceAll(/(?:https?:)?\/\/+(?=[^"'<)\s/])/gi, 'http://127.0.0.1:1/')
      const { run } = await auditSite(brokenLinksTool, { '/': { body: `<!-- -->${offline}` } })
      expect(run.checks).toHaveLength(Object.keys(await checksOf(brokenLinksTool)).length)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['links to one page', '<a href="/x">!</a>'.repeat(20_000)],
  ['open quotes in a style', `<style>${'url("'.repeat(50_000)}</style>`],
  [
    'uses of one image in styles in each other',
    `<style>${`${'.a,'.repeat(600)}.b{`.repeat(8)}${'c:url(x);'.repeat(500)}</style>`.repeat(40),
  ],
  ['open comments in a style', `<style>${'/*'.repeat(100_000)}</style>`],
  ['blanks in a srcset', `<img srcset="a ${' '.repeat(100_000)}x">`],
  ['brackets in a srcset', `<img srcset="a ${'('.repeat(100_000)}">`],
  ['levels of JSON-LD', `<script type="application/ld+json">${'['.repeat(2000)}${']'.repeat(2000)}</script>`],
  ['characters in an address', `<a href="javascript:${'location'.repeat(20_000)}">x</a>`],
])('many %s are handled', async (_, body) => {
  const { run } = await auditSite(brokenLinksTool, { '/': { body } })
  expect(run.status).toBe('measured')
})
