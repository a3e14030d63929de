import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Check } from '../../../src/api/results.ts'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { robotsTool } from '../../../src/engine/tools/robots/robots.ts'
import { testCases } from '../../support/tool-cases.ts'
import { type AuditOptions, auditSite } from '../../support/tool-runs.ts'
import { type Answer, startWebServer } from '../../support/web-server.ts'
import { ACCESS } from './robots/access-cases.ts'
import { GROUPS } from './robots/group-cases.ts'
import { LINES } from './robots/line-cases.ts'
import { PAGES } from './robots/page-cases.ts'
import { RESOURCES } from './robots/resource-cases.ts'
import { file, html, page, plain, site } from './robots/sites.ts'
import { scriptCases } from './scripts/cases.ts'

/** Checks that hold for every site, or every page. */
const ALWAYS = { 'not-applicable': 'it is about every site' }

await testCases(robotsTool, [...ACCESS, ...LINES, ...GROUPS, ...RESOURCES, ...PAGES], {
  shown: scriptCases('robots'),
  exceptions: {
    'server-error': ALWAYS,
    redirects: ALWAYS,
    'noindex-unlisted': { pass: 'a page without noindex is not what it is about' },
  },
})

test('a good site fails nothing', async () => {
  const { run } = await auditSite(
    robotsTool,
    page('<link rel="stylesheet" href="/a.css"><meta name="robots" content="max-image-preview:large">'),
  )
  expect(failed(run.checks)).toEqual([])
  expect(run.score).toBe(100)
})

test('a site that is closed for search engines fails one check', async () => {
  const routes = {
    ...file('User-agent: *', 'Disallow: /', 'Sitemap: {origin}/sitemap.xml'),
    '/': html('<link rel="stylesheet" href="/a.css">'),
  }
  expect(failed((await auditSite(robotsTool, routes)).run.checks)).toEqual(['page-blocked'])
})

test('scripts of another site may be closed, and its style sheets may not', async () => {
  const other = await startWebServer({ '/robots.txt': plain('User-agent: *\nDisallow: /ads') })
  try {
    const far = other.origin.replace('127.0.0.1', 'localhost')
    const script = (origin: string) => page(`<script src="${origin}/ads.js"></script>`)
    const closed = await auditSite(robotsTool, script(far))
    expect(closed.check('resources-blocked').outcome).toBe('not-applicable')
    const near = await auditSite(robotsTool, script(other.origin))
    expect(near.check('resources-blocked').outcome).toBe('fail')
    const styles = await auditSite(robotsTool, page(`<link rel="stylesheet" href="${far}/ads.css">`))
    expect(styles.check('resources-blocked').occurrences[0]).toMatchObject({
      line: 2,
      message: expect.stringMatching(
        /^line 2 of http:\/\/localhost:\d+\/robots.txt \("Disallow: \/ads"\) blocks/,
      ),
    })
  } finally {
    await other.close()
  }
})

test('a redirect to a closed page is followed to the rule that closes it', async () => {
  const routes = site({
    '/old': { status: 301, headers: { location: '/private/new' } },
    '/private/new': html(),
  })
  const { check, run, origin } = await auditSite(robotsTool, routes, '/old')
  expect(check('page-blocked').occurrences).toMatchObject([
    { line: 2, message: `This rule blocks ${origin}/private/new for Googlebot, Bingbot` },
  ])
  expect(run.facts['verdicts']).toMatchObject({
    Googlebot: { allowed: false, line: 2, rule: 'Disallow: /private/' },
  })
})

// RFC 9309 has %24 for it, which Google's parser compares as it is written.
test('nobody is told to write %24 for a $ in a pattern', async () => {
  const { 'dollar-inside-pattern': check } = await checksOf(robotsTool)
  expect(check!.fix).not.toBe('')
  expect(check!.fix).not.toMatch(/%24/)
})

test.each<[string, Record<string, Answer>, AuditOptions, string[] | undefined]>([
  ['nothing', {}, {}, []],
  ['robots.txt', file('User-agent: *', 'Disallow: /a'), { path: '/a' }, ['robots.txt: Disallow: /a']],
  [
    'the page and its header',
    {
      '/': {
        headers: { 'x-robots-tag': 'noindex' },
        body: '<!doctype html><head><meta name="googlebot" content="none"></head>',
      },
    },
    {},
    ['noindex in the X-Robots-Tag header', 'noindex in a <meta> element'],
  ],
  [
    'no header that a preview alone has',
    { '/': { headers: { 'x-robots-tag': 'noindex' }, body: '<!doctype html><title>A</title>' } },
    { productionUrl: 'https://shop.example' },
    [],
  ],
  ['another search engine', { '/': html('<meta name="bingbot" content="noindex">') }, {}, []],
  [
    'nobody knows what',
    { '/robots.txt': (request, _response) => void request.socket.destroy() },
    {},
    undefined,
  ],
])('what keeps the page out of Google is a fact: %s', async (_, routes, options, expected) => {
  const { run } = await auditSite(robotsTool, site({ '/a': html(''), ...routes }), options)
  expect(run.facts['keptOut']).toEqual(expected)
})

test('with a robots.txt that cannot be reached, the rules of the page are judged all the same', async () => {
  const routes = site({
    '/robots.txt': (request, _response) => void request.socket.destroy(),
    '/': html('<meta name="robots" content="noindex">'),
  })
  const { check, run } = await auditSite(robotsTool, routes)
  expect(check('noindex-meta').outcome).toBe('fail')
  for (const name of ['page-blocked', 'server-error', 'pattern-start', 'blocked-and-noindex']) {
    expect([name, check(name).outcome]).toEqual([name, 'not-measured'])
  }
  expect(run.facts['verdicts']).toEqual({})
})

test('with a page that cannot be reached, robots.txt is judged all the same', async () => {
  const routes = {
    ...file('User-agent: *', 'Disallow: /'),
    '/': (request: { socket: { destroy(): void } }) => void request.socket.destroy(),
  }
  const { check } = await auditSite(robotsTool, routes)
  expect(check('page-blocked').outcome).toBe('fail')
  expect(check('noindex-meta').outcome).toBe('not-measured')
})

test('where neither answers, nothing was measured', async () => {
  const dead: Answer = request => void request.socket.destroy()
  const { run } = await auditSite(robotsTool, { '/': dead, '/robots.txt': dead })
  expect(run).toMatchObject({ status: 'not-measured', score: null })
})

test('the facts say what the file is, what each crawler may do and what the page tells it', async () => {
  const robots = [
    ...['User-agent: *', 'Disallow: /*?', 'User-agent: GPTBot', 'Disallow: /', 'User-agent: Googlebot'],
    ...['Allow: /', '', 'Sitemap: {origin}/sitemap.xml', 'Sitemap: /b.xml', ''],
  ].join('\n')
  const routes = site({
    '/robots.txt': {
      headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' },
      body: robots,
    },
    '/': {
      headers: { 'content-type': 'text/html', 'x-robots-tag': ['max-snippet:50', 'bingbot: noarchive'] },
      body: html(
        '<meta name="robots" content="max-snippet:20,max-image-preview:large"><meta name="googlebot" content="max-image-preview:none">',
      ),
    },
  })
  const { run, origin } = await auditSite(robotsTool, routes)
  expect(run.facts).toMatchObject({
    robotsTxt: {
      url: `${origin}/robots.txt`,
      kind: 'rules',
      status: 200,
      size: robots.replaceAll('{origin}', origin).length,
      maxAge: 60,
      sitemaps: [`${origin}/sitemap.xml`],
      groups: 3,
      rules: 3,
    },
    verdicts: {
      '*': { allowed: true },
      Googlebot: { allowed: true, line: 6, rule: 'Allow: /' },
      GPTBot: { allowed: false, line: 4, rule: 'Disallow: /' },
      Bingbot: { allowed: true },
      'Google-Extended': { allowed: true },
      CCBot: { allowed: true },
    },
    page: {
      url: `${origin}/`,
      directives: {
        googlebot: ['max-image-preview:none', 'max-snippet:20'],
        bingbot: ['max-image-preview:large', 'max-snippet:20', 'noarchive'],
      },
    },
  })
})

test('no robots.txt, header or tag breaks the tool', async () => {
  const { length } = Object.keys(await checksOf(robotsTool))
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'User-agent',
          ':',
          ' ',
          '*',
          'Disallow',
          '/',
          '$',
          '\n',
          '\r',
          '%',
          '\0',
          'Sitemap',
          'http://',
          '#',
          'é',
        ),
      )
      .map(parts => new TextEncoder().encode(parts.join(''))),
  )
  const rule = fc
    .array(
      fc.constantFrom(
        'noindex',
        ',',
        ':',
        ' ',
        'max-snippet',
        'unavailable_after',
        '2',
        'Mon',
        'googlebot',
        '-',
        '"',
      ),
    )
    .map(parts => parts.join(''))
  let robots = Buffer.alloc(0)
  let tag = ''
  const routes = site({
    '/robots.txt': (_request, response) => void response.setHeader('content-type', 'text/plain').end(robots),
    '/': (_request, response) =>
      void response
        .setHeader('x-robots-tag', tag)
        .setHeader('content-type', 'text/html')
        .end(html(`<meta name=robots content='${tag}'>`)),
  })
  await fc.assert(
    fc.asyncProperty(bytes, rule, async (file, header) => {
      robots = Buffer.from(file)
      tag = header
      const { run } = await auditSite(robotsTool, routes)
      expect(run.checks).toHaveLength(length)
      expect(JSON.parse(JSON.stringify(run.facts))).toEqual(run.facts)
    }),
    { numRuns: 40 },
  )
})

function failed(checks: readonly Check[]): string[] {
  return checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id.replace('robots/', ''))
}
