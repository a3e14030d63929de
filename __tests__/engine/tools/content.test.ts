import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { contentTool } from '../../../src/engine/tools/content/content.ts'
import { anyText } from '../../support/any-text.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { AMOUNT_CASES } from './content/amount-cases.ts'
import { CARD_TEXT_CASES } from './content/card-text-cases.ts'
import { DOUBLED_WORD_CASES } from './content/doubled-word-cases.ts'
import { ERROR_MESSAGE_CASES } from './content/error-message-cases.ts'
import { FIGURE_CASES } from './content/figure-cases.ts'
import { HEADING_CASES } from './content/heading-cases.ts'
import { IMAGE_TEXT_CASES } from './content/image-text-cases.ts'
import { LINK_AND_DATE_CASES } from './content/link-and-date-cases.ts'
import { MISSING_PAGE_CASES } from './content/missing-page-cases.ts'
import { MISSPELLED_WORD_CASES } from './content/misspelled-word-cases.ts'
import { PLACEHOLDER_CASES } from './content/placeholder-cases.ts'
import { ARTICLE, GERMAN, htmlPage } from './content/prose.ts'
import { SYSTEM_DEFAULT_CASES } from './content/system-default-cases.ts'
import { TEXT_CASES } from './content/text-cases.ts'
import { scriptCases } from './scripts/cases.ts'

const article = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', ...data })}</script>`
const CASES = [
  ...AMOUNT_CASES,
  ...CARD_TEXT_CASES,
  ...IMAGE_TEXT_CASES,
  ...HEADING_CASES,
  ...TEXT_CASES,
  ...DOUBLED_WORD_CASES,
  ...MISSPELLED_WORD_CASES,
  ...PLACEHOLDER_CASES,
  ...SYSTEM_DEFAULT_CASES,
  ...ERROR_MESSAGE_CASES,
  ...FIGURE_CASES,
  ...LINK_AND_DATE_CASES,
  ...MISSING_PAGE_CASES,
]

// What is wrong with the text is wrong with the page.
const PLACED = CASES.map(one => (one.outcome === 'fail' ? { at: `{origin}${one.path ?? '/'}`, ...one } : one))

await testCases(contentTool, PLACED, { shown: scriptCases('content') })

test('a page without a fault passes or does not apply in every check', async () => {
  const { run } = await auditSite(contentTool, { '/sheds': htmlPage() }, '/sheds')
  expect(run.checks.filter(check => check.outcome === 'fail' || check.outcome === 'not-measured')).toEqual([])
  expect(run.score).toBe(100)
})

test('the facts say what was measured', async () => {
  const head = article({ datePublished: '2024-05-01', author: { name: 'Ada Byron' } })
  const content = `${ARTICLE}<p>See <a href="https://example.com/" rel="nofollow">the makers of roofs</a>.</p><img src="/a.png">`
  const { run } = await auditSite(contentTool, { '/a': htmlPage({ head, content }) }, '/a')
  expect(run.facts).toMatchObject({
    pageKind: 'text',
    contentNeedsScripts: false,
    mainText: { foundBy: 'main' },
    text: { sentences: 13, paragraphs: 5 },
    language: { declared: 'en', detected: 'en', confidence: 1 },
    readability: { formula: 'Flesch Reading Ease' },
    headings: [{ level: 1, text: 'Build a garden shed' }],
    links: { internal: 2, external: 1, inMainText: 1, nofollowExternal: 1, nofollowInternal: 0 },
    images: { count: 1, withoutAlt: 1, emptyAlt: 0 },
    author: 'Ada Byron',
    dates: { published: '2024-05-01', modified: null },
    h1: 'Build a garden shed',
    textFingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})

test('the facts say how hard a text is to read, and how long its paragraphs are', async () => {
  const hard =
    'Institutional compartmentalisation notwithstanding, interdisciplinary conceptualisations necessitate comprehensive operationalisation. '
  const { run } = await auditSite(contentTool, htmlPage({ content: `<p>${hard.repeat(25)}</p>` }))
  expect(run.facts).toMatchObject({
    readability: { grade: 'very difficult', extreme: true },
    text: { longestParagraphWords: 200, paragraphsOver150Words: 1 },
  })
})

test('the facts have the first H1 with text, and no fingerprint of a short text', async () => {
  const long = await auditSite(contentTool, htmlPage({ h1: `<h1></h1><h1>${'Sheds '.repeat(99)}</h1>` }))
  expect(long.run.facts['h1']).toMatch(/^Sheds .{293}…$/)
  const none = await auditSite(contentTool, htmlPage({ h1: '', content: '<p>Sheds.</p>' }))
  expect(none.run.facts).toMatchObject({ h1: null, textFingerprint: null })
})

test.each([
  ['the title of a teaser', '<h1><a href="/blog/sheds">Sheds</a></h1>', null],
  ['the title of a teaser that is a link as a whole', '<a href="/blog/sheds"><h1>Sheds</h1></a>', null],
  ['the name of the site', '<h1><a href="/">Sheds</a></h1>', 'Sheds'],
  ['a title with a link in it', '<h1>Sheds of <a href="/kent">Kent</a></h1>', 'Sheds of Kent'],
])('%s is the H1 of its page or not', async (_, h1, fact) => {
  const { run } = await auditSite(contentTool, { '/a': htmlPage({ h1 }) }, '/a')
  expect(run.facts['h1']).toBe(fact)
})

test('the H1 of a page is the one in its content, and not the name of a manual above it', async () => {
  const page = htmlPage({ h1: '<h1>Sheds</h1>' }).replace('<header>', '<div><h1>Manual</h1></div><header>')
  const { run } = await auditSite(contentTool, page)
  expect(run.facts['h1']).toBe('Sheds')
})

test('the H1 of a page is the one behind the header, and not the name of the site in it', async () => {
  const page = htmlPage({ h1: '' })
    .replace(/<(\/?)main\b/g, '<$1div')
    .replace('<header>', '<header><h1>Oak & Iron</h1></header><div><h1>Sheds</h1></div><header>')
  const { run } = await auditSite(contentTool, page)
  expect(run.facts['h1']).toBe('Sheds')
})

test.each([
  [
    'JSON-LD of other pages',
    article({ url: '/b', author: { name: 'Ada' } }) + article({ url: '/a', author: { name: 'Grace' } }),
    '',
    'Grace',
  ],
  ['JSON-LD of one other page', article({ url: '/b', author: { name: 'Ada' } }), '', null],
  [
    'teasers',
    '',
    '<article><a rel="author" href="/ada">Ada</a></article><article><a rel="author" href="/grace">Grace</a></article>',
    null,
  ],
  [
    'a teaser under its article',
    '',
    '<article><h1>Sheds</h1><a rel="author" href="/grace">Grace</a></article><article><a rel="author" href="/ada">Ada</a></article>',
    'Grace',
  ],
])('the author is not taken from %s', async (_, head, content, author) => {
  const page = htmlPage({ head, h1: '', content })
  const { run } = await auditSite(contentTool, { '/a': page }, '/a')
  expect(run.facts['author']).toBe(author)
})

test('a page that says it was not found is not told to be thin as well', async () => {
  const page = htmlPage({ h1: '<h1>Page not found</h1>', content: '' })
  const { check } = await auditSite(contentTool, { '/a': page }, '/a')
  expect(check('almost-no-text')).toMatchObject({ outcome: 'not-applicable' })
})

test('UTF-8 that nothing declares is judged as the text it is', async () => {
  const body = htmlPage({ lang: 'de', content: `<p>${GERMAN}</p>` }).replace('<meta charset="utf-8">', '')
  const { check, run } = await auditSite(contentTool, {
    '/': { headers: { 'content-type': 'text/html' }, body },
  })
  expect(check('text-damaged').occurrences).toHaveLength(1)
  expect(check('language-mismatch').outcome).toBe('pass')
  expect(run.facts['mainText']).toMatchObject({ start: expect.stringContaining('schützt') })
})

test.each([
  ['an image', { headers: { 'content-type': 'image/png' }, body: 'x' }, 'not-measured'],
  ['an error page', { status: 500, body: 'x' }, 'not-measured'],
  ['nothing at all', '', 'not-measured'],
] as const)('%s is handled', async (_, answer, status) => {
  const { run } = await auditSite(contentTool, { '/': answer })
  expect(run.status).toBe(status)
})

const tags = [
  'div',
  'p',
  'a href="/x"',
  'h1',
  'h3',
  'main',
  'article',
  'nav',
  'table',
  'br',
  'script',
  'noscript',
  'svg',
  'time',
  'x-y',
  'pre',
]
const piece = fc.oneof(
  anyText(),
  fc.constantFrom(...tags.map(tag => `<${tag}>`), ...tags.map(tag => `</${tag.split(' ')[0]}>`)),
  fc.constantFrom(
    '<script type="application/ld+json">{"@type":"Article","author":[null],"@graph":[[]]}</script>',
    'Ã©',
    '\uFFFD',
    '&#0;',
  ),
)

test('no document makes it throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async pieces => {
      const { run } = await auditSite(contentTool, { '/': { body: `<!-- -->${pieces.join('')}` } })
      if (run.status === 'not-measured') expect(run.reason).toMatch(/^scripts make what this page shows/)
      else expect(run.checks).toHaveLength(Object.keys(await checksOf(contentTool)).length)
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['elements inside each other', '<div>'.repeat(3000)],
  ['links', '<a href="/x">!</a>'.repeat(5000)],
  ['punctuation', `<a href="/x">${'!'.repeat(200_000)}x</a>`],
  ['one word', `<p>${'a'.repeat(200_000)}.</p>`.repeat(2)],
  ['line breaks', '<br>'.repeat(20_000)],
  ['white space in a style', `<p style=";${' '.repeat(100_000)}x">a</p>`],
])('many %s are handled', async (_, body) => {
  const { run } = await auditSite(contentTool, { '/': { body } })
  expect(run.status).toBe('measured')
})
