import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Check, Occurrence, Outcome } from '../../../src/api/results.ts'
import { robotsTool } from '../../../src/engine/tools/robots/robots.ts'
import { MAX_BYTES } from '../../../src/engine/visit/robots-txt/parser.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { type Answer, startWebServer } from '../../support/web-server.ts'
import { scriptOutcomes } from './scripts/cases.ts'

const plain = (body: string | Buffer): Answer => ({ headers: { 'content-type': 'text/plain' }, body })
const html = (head = '', body = '<p>Text</p>') =>
  `<!doctype html><html lang="en"><head><title>T</title>\n${head}\n</head><body>${body}</body></html>`
const GOOD = 'User-agent: *\nDisallow: /private/\n\nSitemap: {origin}/sitemap.xml\n'

/** A site with a good robots.txt and page, but for what a case changes. */
const site = (routes: Record<string, Answer> = {}): Record<string, Answer> => ({
  '/': html(),
  '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: '<urlset/>' },
  '/robots.txt': plain(GOOD),
  ...routes,
})
const file = (...lines: string[]) => site({ '/robots.txt': plain(`${lines.join('\n')}\n`) })
const page = (head: string, body?: string) => site({ '/': html(head, body) })
const withHeader = (value: string | string[], body = html()) =>
  site({ '/': { headers: { 'content-type': 'text/html', 'x-robots-tag': value }, body } })
const redirects = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, Answer] => [
      at === 0 ? '/robots.txt' : `/hop${at}`,
      { status: 302, headers: { location: at === count - 1 ? '/end.txt' : `/hop${at + 1}` } },
    ]),
  )
const PDF = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }
const gone = (path: string): Record<string, Answer> => ({ [path]: { status: 404 } })

type Case = [
  check: keyof typeof robotsTool.checks,
  Outcome,
  name: string,
  Record<string, Answer>,
  Partial<Occurrence>?,
]

const CASES: Case[] = [
  ['page-blocked', 'pass', 'no rule for the page', site()],
  [
    'page-blocked',
    'fail',
    'a rule for all',
    file('User-agent: *', 'Disallow: /'),
    { line: 2, snippet: 'Disallow: /' },
  ],
  [
    'page-blocked',
    'fail',
    'a rule for Bing',
    file('User-agent: bingbot', 'Disallow: /', 'Allow: /x'),
    { line: 2, message: expect.stringMatching(/closes http:.*\/ to Bingbot$/) as never },
  ],
  ['page-blocked', 'pass', 'a longer Allow', file('User-agent: *', 'Disallow: /', 'Allow: /$')],
  ['page-blocked', 'not-applicable', 'robots.txt is down', site({ '/robots.txt': { status: 503 } })],
  ['search-crawlers-blocked', 'pass', 'all are let in', site()],
  [
    'search-crawlers-blocked',
    'fail',
    'only the main ones are let in',
    file('User-agent: *', 'Disallow: /', 'User-agent: Googlebot', 'User-agent: Bingbot', 'Allow: /'),
    { line: 2 },
  ],
  ['search-crawlers-blocked', 'not-applicable', 'the page is blocked', file('User-agent: *', 'Disallow: /')],
  ['site-blocked', 'pass', 'a folder is closed', site()],
  [
    'site-blocked',
    'fail',
    'all but the page is closed',
    file('User-agent: *', 'Disallow: /', 'Allow: /$'),
    { line: 2 },
  ],
  ['site-blocked', 'pass', 'Allow: / outweighs it', file('User-agent: *', 'Disallow: /', 'Allow: /')],
  ['site-blocked', 'not-applicable', 'the page is blocked', file('User-agent: *', 'Disallow: /')],
  ['server-error', 'pass', '200', site()],
  ['server-error', 'pass', '404', site(gone('/robots.txt'))],
  [
    'server-error',
    'fail',
    '503',
    site({ '/robots.txt': { status: 503 } }),
    { message: expect.stringContaining('503') as never },
  ],
  ['server-error', 'fail', '429', site({ '/robots.txt': { status: 429 } })],
  ['access-denied', 'pass', '200', site()],
  [
    'access-denied',
    'fail',
    '403',
    site({ '/robots.txt': { status: 403 } }),
    { message: expect.stringContaining('403') as never },
  ],
  [
    'access-denied',
    'not-measured',
    '403 as for the page',
    site({ '/robots.txt': { status: 403 }, '/': { status: 403 } }),
  ],
  ['missing', 'pass', '200', site()],
  ['missing', 'fail', '404', site(gone('/robots.txt'))],
  ['redirects', 'pass', 'five redirects', site({ ...redirects(5), '/end.txt': plain(GOOD) })],
  [
    'redirects',
    'fail',
    'six redirects',
    site({ ...redirects(6), '/end.txt': plain(GOOD) }),
    { message: 'redirects 6 times' },
  ],
  [
    'redirects',
    'fail',
    'a loop',
    site({ '/robots.txt': { status: 302, headers: { location: '/robots.txt' } } }),
  ],
  ['html-served', 'pass', 'text', site()],
  [
    'html-served',
    'fail',
    'a page for every address',
    site({ '/robots.txt': html() }),
    { message: expect.stringContaining('<!doctype html>') as never },
  ],
  ['html-served', 'not-applicable', '404', site(gone('/robots.txt'))],
  ['content-type', 'pass', 'text/plain', site()],
  [
    'content-type',
    'fail',
    'text/html',
    site({ '/robots.txt': { body: GOOD } }),
    { message: 'is sent as text/html; charset=utf-8' },
  ],
  ['content-type', 'not-applicable', 'a web page is there', site({ '/robots.txt': html() })],
  ['too-large', 'pass', 'a short file', site()],
  [
    'too-large',
    'fail',
    'more than 500 KiB',
    site({ '/robots.txt': plain(`${GOOD}${'#'.repeat(MAX_BYTES)}`) }),
  ],
  ['too-large', 'not-applicable', '404', site(gone('/robots.txt'))],

  ['unreadable-line', 'pass', 'a line that parts sections', file('----', 'User-agent: *')],
  ['unreadable-line', 'pass', 'rules and comments', file('# hello', 'User-agent: *', 'Disallow: # all open')],
  [
    'unreadable-line',
    'fail',
    'words',
    file('these are my rules', 'User-agent: *'),
    { line: 1, snippet: 'these are my rules' },
  ],
  ['missing-colon', 'pass', 'colons', site()],
  ['missing-colon', 'fail', 'a blank for a colon', file('User-agent: *', 'Disallow /x'), { line: 2 }],
  ['misspelled-name', 'pass', 'right names', site()],
  [
    'misspelled-name',
    'fail',
    'one that Google accepts',
    file('Useragent: *', 'Disallow: /x'),
    { line: 1, message: '"Useragent" should be "User-agent"; Google accepts it, others may not' },
  ],
  [
    'misspelled-name',
    'fail',
    'one that nobody accepts',
    file('User-agent: *', 'Dissalows: /y', 'Dsallow: /x'),
    { line: 2 },
  ],
  [
    'misspelled-name',
    'fail',
    'site map',
    file('Site map: http://x/s.xml'),
    { message: '"Site map" should be "Sitemap"; no crawler reads the line' },
  ],
  [
    'unknown-name',
    'pass',
    'content signals and crawl-delay',
    file('User-agent: *', 'Content-Signal: search=yes', 'Crawl-delay: 5', 'Clean-param: s /'),
  ],
  ['unknown-name', 'fail', 'a name of its own', file('Unicorn: yes'), { line: 1 }],
  ['indexing-rule', 'pass', 'none', site()],
  ['indexing-rule', 'fail', 'noindex', file('User-agent: *', 'Noindex: /x'), { line: 2 }],
  ['abandoned-rule', 'pass', 'none', site()],
  ['abandoned-rule', 'fail', 'host', file('Host: example.com'), { line: 1 }],
  ['rule-outside-group', 'pass', 'rules in groups', site()],
  [
    'rule-outside-group',
    'fail',
    'a rule at the top',
    file('Disallow: /x', 'User-agent: *', 'Disallow: /y'),
    { line: 1 },
  ],
  ['empty-user-agent', 'pass', 'a name', site()],
  ['empty-user-agent', 'fail', 'no name', file('User-agent:', 'Disallow: /x'), { line: 1 }],
  [
    'user-agent-form',
    'pass',
    'a version, digits, a star and a comment',
    file(
      'User-agent: Googlebot/2.1',
      'User-agent: MJ12bot',
      'User-agent: *',
      'User-agent: Mozilla/5.0 (a; b)',
      'Disallow: /x',
    ),
  ],
  [
    'user-agent-form',
    'fail',
    'a list',
    file('User-agent: Googlebot, Bingbot', 'Disallow: /x'),
    { message: '"Googlebot, Bingbot" means the crawler "Googlebot" alone: one name a line' },
  ],
  [
    'user-agent-form',
    'fail',
    'a wildcard',
    file('User-agent: *bot', 'Disallow: /x'),
    { message: '"*bot" means no crawler: * is no wildcard here' },
  ],
  ['user-agent-form', 'fail', 'two words', file('User-agent: Googlebot Image', 'Disallow: /x'), { line: 1 }],
  [
    'pattern-start',
    'pass',
    'a slash, a star, nothing',
    file('User-agent: *', 'Disallow: /a', 'Disallow: *.gif', 'Allow:'),
  ],
  ['pattern-start', 'fail', 'a whole URL', file('User-agent: *', 'Disallow: https://x.y/a'), { line: 2 }],
  ['dollar-inside-pattern', 'pass', 'at the end', file('User-agent: *', 'Disallow: /*.gif$')],
  [
    'dollar-inside-pattern',
    'fail',
    'in the middle',
    file('User-agent: *', 'Disallow: /*.gif$*'),
    { line: 2 },
  ],
  ['line-too-long', 'pass', 'short lines', site()],
  [
    'line-too-long',
    'fail',
    '17,000 bytes',
    file('User-agent: *', `Disallow: /${'a'.repeat(17_000)}`),
    { line: 2 },
  ],
  ['bad-characters', 'pass', 'UTF-8 behind a mark', file('\ufeffUser-agent: *', 'Disallow: /é')],
  [
    'bad-characters',
    'fail',
    'latin1',
    site({ '/robots.txt': plain(Buffer.from('User-agent: *\nDisallow: /caf\xe9\n', 'latin1')) }),
    { line: 2, message: 'is not UTF-8' },
  ],
  [
    'bad-characters',
    'fail',
    'UTF-16',
    site({ '/robots.txt': plain(Buffer.from('\ufeffUser-agent: *\n', 'utf16le')) }),
    { line: 1 },
  ],
  [
    'bad-characters',
    'fail',
    'a NUL',
    file('User-agent: *', 'Disallow: /a\0b'),
    { line: 2, message: 'has control characters' },
  ],

  ['conflicting-rules', 'pass', 'different patterns', site()],
  [
    'conflicting-rules',
    'fail',
    'one pattern both ways',
    file('User-agent: *', 'Disallow: /a', 'Allow: /a'),
    { line: 3, message: 'contradicts line 2' },
  ],
  [
    'duplicate-rule',
    'pass',
    'a rule in two groups of one crawler, which is the fault of the second group',
    file('User-agent: *', 'Allow: /', 'User-agent: *', 'Allow: /'),
  ],
  [
    'conflicting-rules',
    'fail',
    'rules of two groups of one crawler',
    file('User-agent: *', 'Allow: /a', 'User-agent: *', 'Disallow: /a'),
    { line: 4, message: 'contradicts line 2' },
  ],
  [
    'repeated-group',
    'pass',
    'groups that close nothing',
    file('User-agent: Googlebot', 'Disallow:', 'User-agent: Googlebot*', 'Disallow:'),
  ],
  [
    'user-agent-form',
    'pass',
    'a star behind the name',
    file('User-agent: Mediapartners-Google*', 'Disallow: /x'),
  ],
  [
    'duplicate-rule',
    'pass',
    'the same rule for another crawler',
    file('User-agent: *', 'Disallow: /a', 'User-agent: Bingbot', 'Disallow: /a'),
  ],
  [
    'duplicate-rule',
    'fail',
    'a rule twice',
    file('User-agent: *', 'Disallow: /a', 'Disallow: /a'),
    { line: 3, message: 'is line 2 again' },
  ],
  ['repeated-group', 'pass', 'one group each', site()],
  [
    'repeated-group',
    'fail',
    'two groups for *',
    file('User-agent: *', 'Disallow: /a', '', 'User-agent: *', 'Disallow: /b'),
    { line: 4 },
  ],

  ['sitemap-not-absolute', 'pass', 'a full address', site()],
  [
    'sitemap-not-absolute',
    'fail',
    'a path',
    file('Sitemap: /sitemap.xml'),
    { line: 1, message: '"/sitemap.xml" is not a full http or https URL' },
  ],
  ['sitemap-not-absolute', 'not-applicable', 'no sitemap', file('User-agent: *')],
  [
    'sitemap-duplicate',
    'pass',
    'two sitemaps',
    file('Sitemap: {origin}/sitemap.xml', 'Sitemap: {origin}/b.xml'),
  ],
  [
    'sitemap-duplicate',
    'fail',
    'one twice',
    file('Sitemap: {origin}/sitemap.xml', 'Sitemap: {origin}/sitemap.xml'),
    { line: 2 },
  ],
  ['sitemap-duplicate', 'not-applicable', 'no sitemap', file('User-agent: *')],
  ['sitemap-unreachable', 'pass', 'it is there', site()],
  ['sitemap-unreachable', 'fail', '404', site(gone('/sitemap.xml')), { line: 4, message: 'answers 404' }],
  ['sitemap-unreachable', 'not-measured', '403', site({ '/sitemap.xml': { status: 403 } })],
  [
    'sitemap-unreachable',
    'pass',
    'HEAD is refused',
    site({
      '/sitemap.xml': (request, response) => {
        response.statusCode = request.method === 'HEAD' ? 405 : 200
        response.end()
      },
    }),
  ],
  [
    'sitemap-unreachable',
    'not-applicable',
    'another host',
    file('Sitemap: https://www.example.com/sitemap.xml'),
  ],

  [
    'resources-blocked',
    'pass',
    'open files',
    page('<link rel="stylesheet" href="/a.css"><script src="/a.js"></script>'),
  ],
  [
    'resources-blocked',
    'fail',
    'a closed style sheet',
    page('<link rel="preload stylesheet" href="/private/a.css">'),
    { line: 2, selector: 'html > head > link', message: expect.stringContaining('line 2 of ') as never },
  ],
  [
    'resources-blocked',
    'fail',
    'a closed script',
    page('<script src="/private/a.js"></script>'),
    { line: 2 },
  ],
  [
    'resources-blocked',
    'pass',
    'a closed block of data',
    page(
      '<link rel="stylesheet" href="/a.css"><script type="application/json" src="/private/a.json"></script>',
    ),
  ],
  ['resources-blocked', 'not-applicable', 'no files', site()],
  ['resources-blocked', 'not-applicable', 'a PDF', site({ '/': PDF })],
  ['images-blocked', 'pass', 'an open image', page('', '<img src="/a.png" alt="">')],
  [
    'images-blocked',
    'fail',
    'a closed image',
    page('', '<img src="/private/a.png" alt="">'),
    { selector: 'html > body > img' },
  ],
  [
    'images-blocked',
    'not-applicable',
    'an image in the page',
    page('', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'),
  ],
  [
    'third-party-scripts-blocked',
    'not-applicable',
    'own scripts',
    page('<script src="/private/a.js"></script>'),
  ],

  ['noindex-meta', 'pass', 'index', page('<meta name="robots" content="index, follow">')],
  [
    'noindex-meta',
    'fail',
    'noindex',
    page('<meta name="ROBOTS" content="NoIndex,follow">'),
    { line: 2, selector: 'html > head > meta', message: 'noindex for all search engines' },
  ],
  [
    'noindex-meta',
    'fail',
    'none for Bing',
    page('<meta name="bingbot" content="none">'),
    { message: 'none for bingbot' },
  ],
  ['noindex-meta', 'pass', 'noindex for news', page('<meta name="googlebot-news" content="noindex">')],
  ['noindex-meta', 'not-applicable', 'a PDF', site({ '/': PDF })],
  ['noindex-meta', 'not-measured', 'a page that answers 500', site({ '/': { status: 500 } })],
  ['meta-outside-head', 'pass', 'in the head', page('<meta name="robots" content="noindex">')],
  [
    'meta-outside-head',
    'fail',
    'behind a stray div',
    page('<div></div><meta name="robots" content="noindex">'),
    { line: 2, message: 'is outside <head>' },
  ],
  ['meta-outside-head', 'not-applicable', 'a PDF', site({ '/': PDF })],
  ['noindex-header', 'pass', 'no header', site()],
  [
    'noindex-header',
    'fail',
    'noindex',
    withHeader('noindex'),
    { snippet: 'X-Robots-Tag: noindex', message: 'noindex for all search engines' },
  ],
  [
    'noindex-header',
    'fail',
    'for Google',
    withHeader('otherbot: nofollow, googlebot: none'),
    { message: 'none for googlebot' },
  ],
  ['noindex-header', 'pass', 'for another crawler', withHeader('otherbot: noindex, nofollow')],
  [
    'noindex-header',
    'fail',
    'a PDF',
    site({ '/': { ...PDF, headers: { ...PDF.headers, 'x-robots-tag': 'noindex' } } }),
  ],
  [
    'noindex-header',
    'not-measured',
    'a page that answers 500',
    site({ '/': { status: 500, headers: { 'x-robots-tag': 'noindex' } } }),
  ],
  [
    'unavailable-after-past',
    'pass',
    'a date to come',
    page('<meta name="robots" content="unavailable_after: 2999-01-01">'),
  ],
  [
    'unavailable-after-past',
    'fail',
    'RFC 850',
    page('<meta name="robots" content="unavailable_after: Friday, 25-Jun-10 15:00:00 CET, nofollow">'),
    { message: 'unavailable_after Friday, 25-Jun-10 15:00:00 CET' },
  ],
  ['unavailable-after-past', 'fail', 'a header', withHeader('unavailable_after: 25 Jun 2010 15:00:00 PST')],
  ['page-nofollow', 'pass', 'follow', page('<meta name="robots" content="follow">')],
  ['page-nofollow', 'fail', 'nofollow', page('<meta name="robots" content="nofollow">'), { line: 2 }],
  ['page-nofollow', 'not-applicable', 'none', page('<meta name="robots" content="none">')],
  [
    'unknown-directive',
    'pass',
    'all that are known, noarchive among them',
    page(
      '<meta name="robots" content="max-snippet:-1, max-image-preview:large, noarchive, , indexifembedded">',
    ),
  ],
  [
    'unknown-directive',
    'fail',
    'blanks for commas',
    page('<meta name="robots" content="noindex nofollow">'),
    { message: '"noindex nofollow" is not a known rule' },
  ],
  ['unknown-directive', 'pass', 'of another crawler', page('<meta name="yandex" content="whatever">')],
  [
    'invalid-directive-value',
    'pass',
    'values of their form',
    page('<meta name="robots" content="max-snippet: 20, max-video-preview:-1, max-image-preview: Standard">'),
  ],
  [
    'invalid-directive-value',
    'fail',
    'a word for a number',
    page('<meta name="robots" content="max-snippet:none">'),
    { message: 'max-snippet: "none" is not a whole number of -1 or more' },
  ],
  [
    'invalid-directive-value',
    'fail',
    'no date',
    page('<meta name="robots" content="unavailable_after: soon">'),
  ],
  [
    'conflicting-directives',
    'pass',
    'nofollow for one crawler',
    page('<meta name="robots" content="follow"><meta name="googlebot" content="nofollow">'),
  ],
  [
    'conflicting-directives',
    'fail',
    'one crawler cannot be let off',
    page('<meta name="robots" content="nofollow"><meta name="googlebot" content="follow">'),
  ],
  [
    'conflicting-directives',
    'fail',
    'header against tag',
    withHeader('nosnippet', html('<meta name="robots" content="max-snippet:50">')),
    { line: 2, message: '"max-snippet:50" is outweighed by "nosnippet" (X-Robots-Tag)' },
  ],
  [
    'conflicting-directives',
    'not-applicable',
    'noindex makes it moot',
    withHeader('noindex, nofollow', html('<meta name="robots" content="index, follow">')),
  ],
  ['blocked-and-noindex', 'pass', 'noindex alone', page('<meta name="robots" content="noindex">')],
  [
    'blocked-and-noindex',
    'fail',
    'both',
    { ...file('User-agent: *', 'Disallow: /'), '/': html('<meta name="robots" content="noindex">') },
    { message: 'Googlebot and Bingbot may not fetch the page and so never sees its noindex' },
  ],
  ['blocked-and-noindex', 'not-measured', 'a page that answers 500', site({ '/': { status: 500 } })],
]

// With fewer values than parameters jest would hand a callback to the last one and wait for it.
test.each(CASES)('%s: %s with %s', async (...[name, outcome, , routes, place]: Case) => {
  const { check } = await auditSite(robotsTool, routes)
  const found = check(name)
  expect([found.outcome, found.message, found.occurrences.map(o => o.message)]).toEqual([
    outcome,
    outcome === 'not-applicable' || outcome === 'not-measured' ? expect.any(String) : undefined,
    outcome === 'fail' ? expect.any(Array) : [],
  ])
  if (place) expect(found.occurrences[0]).toMatchObject(place)
})

test('every check has a case that passes and one that fails', () => {
  const seen = (outcome: Outcome) => new Set(CASES.filter(c => c[1] === outcome).map(c => c[0]))
  // The scripts of another site need a second server: see below. What scripts change takes a browser.
  const all = Object.keys(robotsTool.checks)
    .filter(name => name !== 'third-party-scripts-blocked' && name !== 'meta-changed-by-scripts')
    .sort()
  expect(scriptOutcomes('robots/meta-changed-by-scripts')).toEqual(expect.arrayContaining(['pass', 'fail']))
  expect([...seen('fail')].sort()).toEqual(all)
  expect([...seen('pass')].sort()).toEqual(all)
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

test('the robots.txt of another site decides on its scripts', async () => {
  const other = await startWebServer({ '/robots.txt': plain('User-agent: *\nDisallow: /ads') })
  try {
    const scripts = (host: string) =>
      page(`<script src="${other.origin.replace('127.0.0.1', host)}/ads.js"></script>`)
    const far = await auditSite(robotsTool, scripts('localhost'))
    expect(far.check('third-party-scripts-blocked').occurrences[0]).toMatchObject({
      line: 2,
      message: expect.stringMatching(
        /^line 2 of http:\/\/localhost:\d+\/robots.txt \("Disallow: \/ads"\) closes/,
      ),
    })
    const near = await auditSite(robotsTool, scripts('127.0.0.1'))
    expect(near.check('resources-blocked').outcome).toBe('fail')
    const fine = await auditSite(
      robotsTool,
      page(`<script src="${other.origin.replace('127.0.0.1', 'localhost')}/a.js"></script>`),
    )
    expect(fine.check('third-party-scripts-blocked').outcome).toBe('pass')
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
    { line: 2, message: `closes ${origin}/private/new to Googlebot, Bingbot` },
  ])
  expect(run.facts['verdicts']).toMatchObject({
    Googlebot: { allowed: false, line: 2, rule: 'Disallow: /private/' },
  })
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
      '*': { allowed: true, line: null, rule: null },
      Googlebot: { allowed: true, line: 6, rule: 'Allow: /' },
      GPTBot: { allowed: false, line: 4, rule: 'Disallow: /' },
      Bingbot: { allowed: true, line: null, rule: null },
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
      expect(run.checks).toHaveLength(Object.keys(robotsTool.checks).length)
      expect(JSON.parse(JSON.stringify(run.facts))).toEqual(run.facts)
    }),
    { numRuns: 40 },
  )
})

function failed(checks: readonly Check[]): string[] {
  return checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id.replace('robots/', ''))
}
