import { describe, expect, test } from '@jest/globals'
import type { Change, Comparison } from '../../../src/api/comparison.ts'
import type { Json } from '../../../src/api/results.ts'
import type { SearchFact } from '../../../src/api/search-facts.ts'
import { renderSummary } from '../../../src/report/markdown/summary.ts'
import type { Report } from '../../../src/report/report.ts'
import { renderTerminal } from '../../../src/report/terminal/terminal.ts'
import type { ChangeView } from '../../../src/report/view/change.ts'
import { changeLines } from '../../../src/report/view/change-view.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, makeReport } from '../../support/reports.ts'

const HOME = 'https://shop.example'
const change = (path: string, what: SearchFact, before: Json, after: Json): Change => ({
  page: HOME + path,
  what,
  before,
  after,
})
const lost = (path: string, rest = {}) => ({ url: HOME + path, status: 404, note: 'answers 404', ...rest })

function reportOf(comparison: Partial<Comparison>, pages = 40): Report {
  const none = { baseline: 'production', new: [], known: [], fixed: [], scores: [], notes: [] }
  const audited = Array.from({ length: pages }, (_, index) => auditedPage(`${HOME}/p${index}`, []))
  return makeReport(audited, { comparison: { ...none, ...comparison } })
}

function searchOf(comparison: Partial<Comparison>, pages?: number): ChangeView {
  return viewOf(reportOf(comparison, pages)).comparison!.search!
}

const groupsOf = (changes: Change[], pages?: number) => searchOf({ changes }, pages).changes
const wordsOf = (changes: Change[], pages?: number) => groupsOf(changes, pages).map(({ words }) => words)

test.each<[SearchFact, Json, Json, string, string]>([
  ['status', 200, 404, 'loss', 'answers 404 instead of 200'],
  ['status', 404, 200, 'gain', 'answers 200 instead of 404'],
  ['status', 404, 410, 'open', 'answers 410 instead of 404'],
  ['indexable', true, 'noindex', 'loss', 'is kept out of search by noindex'],
  ['indexable', 'noindex', true, 'gain', 'may be indexed now'],
  ['indexable', 'a', 'b', 'open', 'is still kept out of search, now by b'],
  ['redirect', null, '/b', 'open', 'redirects to /b now'],
  ['redirect', '/b', null, 'open', 'no longer redirects'],
  ['redirect', '/b', '/c', 'open', 'redirects to /c now'],
  ['canonical', 'self', '/b', 'loss', 'names /b as its canonical instead of itself'],
  ['canonical', 'self', null, 'loss', 'loses its canonical'],
  ['canonical', null, 'self', 'open', 'has a canonical now'],
  ['canonical', '/b', 'self', 'gain', 'names itself as its canonical now'],
  ['canonical', '/b', '/c', 'open', 'has another canonical'],
  ['needs-scripts', false, true, 'loss', 'needs scripts to show its content now'],
  ['needs-scripts', true, false, 'gain', 'shows its content without scripts now'],
  ['title', 'A', 'B', 'open', 'has another title'],
  ['title', 'A', null, 'loss', 'loses its title'],
  ['h1', null, 'A', 'gain', 'has an H1 now'],
  ['rich-results', { Product: true }, null, 'loss', 'loses the rich result Product'],
  [
    'rich-results',
    { A: true, B: null },
    { A: false, B: true },
    'open',
    'loses the rich result A and can get the rich result B now',
  ],
  ['rich-results', null, { A: false }, 'open', 'has other items that lack required properties'],
  ['hreflang', { de: '/de' }, null, 'loss', 'loses its hreflang links'],
  [
    'hreflang',
    { de: '/de', fr: null },
    { de: '/x', fr: '/fr' },
    'open',
    'has hreflang fr now and has other addresses for hreflang de',
  ],
  ['words', 608, 1128, 'open', 'has 1,128 words of main text instead of 608'],
  ['words', 608, 1, 'loss', 'has 1 word of main text instead of 608'],
  ['language', 'en', 'de', 'open', 'declares the language de instead of en'],
  ['language', 'en', null, 'loss', 'no longer declares a language'],
  ['links-in', 9, 0, 'loss', 'is linked from 0 pages instead of 9'],
  ['links-out', 9, 30, 'open', 'has 30 links to pages of the site instead of 9'],
  ['social-card', { image: '/i.png' }, { image: null }, 'loss', 'loses the image of its social card'],
  ['social-card', { image: '/i.png' }, { image: '/j.png' }, 'open', 'has another image on its social card'],
  [
    'core-web-vitals',
    { 'largest-contentful-paint': 1800 },
    { 'largest-contentful-paint': 4400 },
    'loss',
    'has LCP 4.4 s instead of 1.8 s',
  ],
])('a change is told in words: %s %j → %j', (what, before, after, effect, words) => {
  expect(groupsOf([change('/a', what, before, after)])).toMatchObject([
    { effect, words: `/a ${words}`, pages: [{ label: '/a' }] },
  ])
})

test('before and after are in words too, and empty where there is none', () => {
  const [noindex, card, results] = groupsOf([
    change('/a', 'indexable', true, 'noindex'),
    change('/a', 'rich-results', { A: true, B: false }, null),
    change('/a', 'social-card', { image: null, title: 'A' }, { image: '/i.png', title: 'B' }),
  ])
  expect(noindex).toMatchObject({ before: 'may be indexed', after: 'noindex', isWhole: true })
  expect(card).toMatchObject({ before: 'A, B (required properties missing)', after: '' })
  expect(results).toMatchObject({ before: 'title: A', after: 'image: /i.png, title: B' })
})

describe('equal changes are told once', () => {
  const without = (...paths: string[]) => paths.map(path => change(path, 'description', `of ${path}`, null))

  test('of the pages of one folder, and apart from the others', () => {
    const changes = without('/blog/a', '/blog/b', '/blog/2026/c', '/shop/x', '/shop/y', '/about')
    expect(wordsOf(changes)).toEqual([
      '3 pages of /blog/* lose their description',
      '2 pages of /shop/* lose their description',
      '/about loses its description',
    ])
    const [blog] = groupsOf(changes)
    expect(blog).toMatchObject({ template: '/blog/*', before: 'of /blog/a', after: '' })
    expect(blog!.pages.map(({ label }) => label)).toEqual(['/blog/a', '/blog/b', '/blog/2026/c'])
  })

  test('of many folders, of pages in none, and of all pages', () => {
    expect(
      wordsOf(without(...['a', 'b', 'c', 'd', 'e'].flatMap(folder => [`/${folder}/1`, `/${folder}/2`]))),
    ).toEqual(['10 pages lose their description'])
    expect(wordsOf(without('/a', '/b', '/c'))).toEqual(['3 pages lose their description'])
    expect(wordsOf(without('/p0', '/p1', '/p2'), 3)).toEqual(['All 3 pages lose their description'])
  })

  test('but what they change to is said where it is the same', () => {
    const named = (path: string, to: string) => change(path, 'canonical', 'self', to)
    expect(wordsOf([named('/b/1', '/'), named('/b/2', '/')])).toEqual([
      '2 pages of /b/* name / as their canonical instead of themselves',
    ])
    expect(wordsOf([named('/b/1', '/x'), named('/b/2', '/y')])).toEqual([
      '2 pages of /b/* name other pages as their canonical instead of themselves',
    ])
  })

  test('and different ones are not', () => {
    const changes = [
      change('/b/1', 'status', 200, 404),
      change('/b/2', 'status', 200, 500),
      change('/b/3', 'title', 'A', null),
      change('/b/4', 'title', 'A', 'B'),
    ]
    expect(groupsOf(changes)).toHaveLength(4)
  })
})

test('what costs most comes first: losing the place in search, then by weight and reach, then gains', () => {
  const posts = Array.from({ length: 20 }, (_, index) => change(`/blog/${index}`, 'description', 'A', null))
  const words = wordsOf([
    change('/g', 'indexable', 'noindex', true),
    change('/l', 'language', 'en', 'de'),
    change('/t', 'title', 'A', 'B'),
    ...posts,
    change('/r', 'redirect', null, '/x'),
    change('/c', 'canonical', 'self', '/'),
    change('/n', 'indexable', true, 'noindex'),
  ])
  expect(words.map(line => line.replace(/ .*/, ''))).toEqual(['/n', '/c', '/r', '20', '/t', '/l', '/g'])
})

describe('the whole says whether search sees a difference', () => {
  const notRun = {
    what: ['core-web-vitals' as const],
    pages: 40,
    reason: 'pagespeed did not run',
    notRun: true as const,
  }
  const hole = { what: ['title' as const, 'h1' as const], pages: 2, reason: 'serp was not measured' }

  test.each<[string, Partial<Comparison>, Partial<ChangeView>]>([
    [
      'none',
      { changes: [], lost: [], added: [] },
      { state: 'same', headline: 'Search sees no difference', notRun: undefined },
    ],
    [
      'none in what was asked for',
      { changes: [], uncompared: [notRun] },
      {
        state: 'same',
        headline: 'Search sees no difference',
        notRun: 'Core Web Vitals: pagespeed did not run',
      },
    ],
    [
      'none in the little that was asked for',
      { changes: [], uncompared: [{ ...notRun, what: ['title'], reason: 'serp did not run' }] },
      { state: 'same', headline: 'Search sees no difference in what was compared' },
    ],
    [
      'none that could be seen',
      { changes: [], uncompared: [hole] },
      {
        state: 'unsure',
        headline: 'No difference in what could be compared',
        uncompared: ['Title, H1 (2 pages): serp was not measured'],
      },
    ],
    ['nothing but addresses was compared', { lost: [] }, { state: 'unsure' }],
    [
      'one',
      { changes: [], lost: [lost('/a')] },
      { state: 'different', headline: 'Search sees 1 difference' },
    ],
    ['a new page', { changes: [], added: [`${HOME}/new`] }, { state: 'different' }],
  ])('%s', (_, comparison, expected) => {
    expect(searchOf(comparison)).toMatchObject(expected)
  })

  test('nothing was compared', () => {
    expect(viewOf(reportOf({})).comparison!.search).toBeUndefined()
  })
})

describe('lines', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => change(`/f${index}/x`, 'status', 200, 500 + index))

  test('name lost addresses first, then changes, then new pages', () => {
    const view = searchOf({
      changes: [change('/a', 'title', 'A', 'B')],
      lost: [lost('/team', { successor: `${HOME}/about` })],
      added: ['/x', '/y', '/z', '/w'].map(path => HOME + path),
    })
    expect(changeLines(view, 10)).toEqual([
      { effect: 'loss', words: '/team is lost: it answers 404; redirect it to /about' },
      { effect: 'open', words: '/a has another title', values: { before: 'A', after: 'B' } },
      { effect: 'open', words: '4 new pages: /x, /y, /z and 1 more' },
    ])
  })

  test.each([
    [0, 30, ['and 21 more differences']],
    [30, 0, ['and 21 more lost addresses']],
    [30, 30, ['and 26 more lost addresses', 'and 26 more differences']],
    [3, 30, ['and 24 more differences']],
    [5, 5, []],
  ])('are ten at most of %d lost addresses and %d changes, and count the rest', (gone, changed, rest) => {
    const addresses = Array.from({ length: gone }, (_, index) => lost(`/gone${index}`))
    const lines = changeLines(searchOf({ changes: many(changed), lost: addresses }), 10)
    expect(lines).toHaveLength(10)
    expect(lines.flatMap(({ words }) => (words.startsWith('and ') ? [words] : []))).toEqual(rest)
  })
})

describe('renderings', () => {
  const different = reportOf({
    changes: [
      change('/a', 'title', 'Red *bikes*', 'Blue | bikes'),
      change('/b', 'description', 'Bikes', null),
    ],
    lost: [lost('/team')],
    added: [`${HOME}/new`],
    uncompared: [{ what: ['h1'], pages: 1, reason: 'content was not measured' }],
  })

  test('the summary has lines, and before and after in a fold', () => {
    const markdown = renderSummary(viewOf(different))
    const [open = '', folded = ''] = markdown.slice(markdown.indexOf('### Search')).split('<details>')
    expect(open.trim().split('\n')).toEqual([
      '### Search sees 4 differences',
      '',
      '- `/team` is lost: it answers 404',
      '- `/a` has another title: `Red *bikes*` → `Blue ¦ bikes`',
      '- `/b` loses its description',
      '- 1 new page: `/new`',
    ])
    expect(folded).toMatch(/^<summary>Before and after<\/summary>/)
    expect(folded).toMatch(/\| `\/team` +\| Lost address +\| – +\| `404` +\|/)
    expect(folded).toMatch(/\| `\/a` +\| Title +\| `Red \*bikes\*` +\| `Blue ¦ bikes` +\|/)
    expect(folded).toMatch(/\| `\/b` +\| Description +\| `Bikes` +\| – +\|/)
    expect(folded).toMatch(/\| `\/new` +\| New page +\| – +\| – +\|/)
    expect(folded).toContain('- `H1` (1 page): content was not measured')
  })

  test('and is green where there is no difference', () => {
    expect(renderSummary(viewOf(reportOf({ changes: [] })))).toContain('✅ **Search sees no difference**\n')
    const unsure = renderSummary(
      viewOf(
        reportOf({
          changes: [],
          uncompared: [{ what: ['h1'], pages: 40, reason: 'content was not measured' }],
        }),
      ),
    )
    expect(unsure).toContain('▫️ **No difference in what could be compared**\n')
    expect(unsure).toContain('- `H1`: content was not measured')
    expect(unsure).not.toContain('no difference')
  })

  test('the terminal has a line for each', () => {
    const options = { width: 80, color: false, unicode: true }
    const lines = renderTerminal(viewOf(different), options).split('\n')
    const start = lines.indexOf('Search sees 4 differences')
    expect(lines.slice(start + 1, start + 6)).toEqual([
      '/team is lost: it answers 404',
      '/a has another title: Red *bikes* → Blue | bikes',
      '/b loses its description',
      '1 new page: /new',
      'not compared: H1 (1 page): content was not measured',
    ])
    expect(renderTerminal(viewOf(reportOf({ changes: [] })), options)).toMatch(
      /\nSearch sees no difference$/m,
    )
  })
})
