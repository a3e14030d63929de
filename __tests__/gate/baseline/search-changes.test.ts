import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Baseline, Comparison } from '../../../src/api/comparison.ts'
import { NO_SCRIPTS, SAME_TEMPLATE } from '../../../src/api/rendering.ts'
import type { Json, Page } from '../../../src/api/results.ts'
import { SEARCH_FACTS } from '../../../src/api/search-facts.ts'
import { comparablePart, compare } from '../../../src/gate/baseline/compare.ts'
import { buildAnalysis } from '../../support/gate-findings.ts'
import { failedCheck } from '../../support/reports.ts'
import { type FactChanges, searchedPages } from '../../support/searched-pages.ts'

const PREVIEW = 'https://pr-1.preview.example'
const PRODUCTION = 'https://shop.example'

const BASELINE: Baseline = { name: 'b', source: 'engine', version: '0.1.0', sites: [], pages: [] }

function compared(now: Page[], before: Page[], overrides: Partial<Baseline> = {}): Comparison {
  const pages = before.map(page => ({ ...page, runs: page.runs.map(comparablePart) }))
  const baseline = { ...BASELINE, pages, ...overrides }
  return compare({ pages: now, sites: [], analyses: [] }, baseline, { tools: {} })
}

/** Changes of one page among two of which the other is the same, without its address. */
function changesOf(now: FactChanges, before: FactChanges = {}) {
  const { changes } = compared(
    searchedPages(PREVIEW, { '/a': now, '/b': {} }),
    searchedPages(PRODUCTION, { '/a': before, '/b': {} }),
  )
  expect(new Set(changes?.map(({ page }) => page)).size).toBeLessThan(2)
  return changes?.map(({ what, before, after }) => [what, before, after])
}

const card = (parts: Record<string, Json>) => ({
  serp: { card: { title: null, description: null, imageUrl: null, twitterCard: null, ...parts } },
})
const vitals = (lcp: number, { cls = 0.02, server = 100, runs = [90] } = {}) => ({
  pagespeed: {
    runs,
    metrics: {
      'largest-contentful-paint': { value: lcp },
      'cumulative-layout-shift': { value: cls },
      'server-response-time': { value: server },
    },
  },
})
const alternates = (...codes: [string, string][]) => ({
  hreflang: { alternates: codes.map(([hreflang, url]) => ({ hreflang, href: url, url })) },
})
const features = (...names: [string, number][]) => ({
  schema: { features: names.map(([name, eligible]) => ({ name, items: 1, eligible })) },
})

describe('each difference of what search sees is one change', () => {
  test.each<[string, FactChanges, FactChanges, unknown[]]>([
    ['status', { redirects: { finalStatus: 404 } }, {}, ['status', 200, 404]],
    [
      'noindex',
      { robots: { keptOut: ['noindex in a <meta> element'] } },
      {},
      ['indexable', true, 'noindex in a <meta> element'],
    ],
    [
      'robots.txt',
      { robots: { keptOut: ['robots.txt: Disallow: /a'] } },
      { robots: { keptOut: ['noindex in a <meta> element'] } },
      ['indexable', 'noindex in a <meta> element', 'robots.txt: Disallow: /a'],
    ],
    ['redirect', { redirects: { redirects: 1, finalUrl: `${PREVIEW}/c` } }, {}, ['redirect', null, '/c']],
    [
      'canonical',
      { serp: { canonicalIs: 'elsewhere', canonicalPage: `${PRODUCTION}/` } },
      {},
      ['canonical', 'self', '/'],
    ],
    [
      'canonical that goes',
      { serp: { canonicalIs: 'absent', canonicalPage: null } },
      {},
      ['canonical', 'self', null],
    ],
    ['scripts', { content: { contentNeedsScripts: true } }, {}, ['needs-scripts', false, true]],
    [
      'title',
      { serp: { title: 'Blue bikes', card: factsCard('Blue bikes') } },
      {},
      ['title', 'Red bikes', 'Blue bikes'],
    ],
    [
      'title, while the card says what it said',
      { serp: { title: 'Blue bikes', card: factsCard('Red bikes') } },
      { serp: { card: factsCard('Red bikes') } },
      ['title', 'Red bikes', 'Blue bikes'],
    ],
    [
      'rich results',
      features(['Product snippet', 0], ['Breadcrumb', 1]),
      {},
      [
        'rich-results',
        { Breadcrumb: null, 'Product snippet': true },
        { Breadcrumb: true, 'Product snippet': false },
      ],
    ],
    ['rich results that go', features(), {}, ['rich-results', { 'Product snippet': true }, null]],
    [
      'hreflang',
      alternates(['en', `${PREVIEW}/a`], ['fr', 'https://other.example/fr']),
      {},
      ['hreflang', { de: '/a?de', fr: null }, { de: null, fr: 'https://other.example/fr' }],
    ],
    ['h1', { content: { h1: null } }, {}, ['h1', 'Bikes', null]],
    ['words', { content: { text: { words: 300 } } }, {}, ['words', 400, 300]],
    ['language', { hreflang: { htmlLang: 'de' } }, {}, ['language', 'en', 'de']],
    [
      'description',
      { serp: { description: null, card: factsCard('Red bikes') } },
      {},
      ['description', 'Bikes that are red.', null],
    ],
    ['links out', { content: { links: { internal: 10 } } }, {}, ['links-out', 20, 10]],
    [
      'the last links out',
      { content: { links: { internal: 0 } } },
      { content: { links: { internal: 2 } } },
      ['links-out', 2, 0],
    ],
    ['links in', {}, { 'broken-links': { links: [] } }, ['links-in', 0, 1]],
    [
      'social card',
      card({ title: 'Ride' }),
      card({ imageUrl: `${PRODUCTION}/i.png`, title: 'Red bikes' }),
      ['social-card', { image: '/i.png', title: null }, { image: null, title: 'Ride' }],
    ],
    [
      'LCP',
      vitals(4100),
      {},
      ['core-web-vitals', { 'largest-contentful-paint': 1800 }, { 'largest-contentful-paint': 4100 }],
    ],
    [
      'CLS',
      vitals(1800, { cls: 0.2 }),
      {},
      ['core-web-vitals', { 'cumulative-layout-shift': 0.02 }, { 'cumulative-layout-shift': 0.2 }],
    ],
  ])('%s', (_, now, before, expected) => {
    expect(changesOf(now, before)).toEqual([expected])
  })

  test('and the table above has one for each', () => {
    // A list that somebody makes longer without a case here is seen.
    expect(SEARCH_FACTS).toHaveLength(16)
  })
})

function factsCard(title: string): Json {
  return { title, description: null, imageUrl: `${PREVIEW}/card-e5f6a7b8.png`, twitterCard: null }
}

describe('nothing changed where', () => {
  test.each<[string, FactChanges, FactChanges]>([
    [
      'each deployment names its own origin, and builds name files anew',
      {},
      { serp: { card: factsCard('Red bikes') } },
    ],
    ['texts have other blanks', { serp: { title: ' Red\n bikes', card: factsCard('Red bikes') } }, {}],
    [
      'language versions and rich results come in another order',
      { ...alternates(['de', '/x'], ['en', '/y']), ...features(['A', 1], ['B', 1]) },
      { ...alternates(['EN', '/y'], ['de', '/x']), ...features(['B', 1], ['A', 1]) },
    ],
    ['the text has a few words more', { content: { text: { words: 425 } } }, {}],
    [
      'a short text has a fifth more',
      { content: { text: { words: 60 } } },
      { content: { text: { words: 40 } } },
    ],
    [
      'a long text is a little longer',
      { content: { text: { words: 4600 } } },
      { content: { text: { words: 4000 } } },
    ],
    ['there are a few links more', { content: { links: { internal: 25 } } }, {}],
    ['a redirect leads to another spelling', { redirects: { redirects: 1, finalUrl: `${PREVIEW}/a/` } }, {}],
    [
      'the canonical is another spelling',
      { serp: { canonicalIs: 'self', canonicalPage: `${PREVIEW}/a.html` } },
      {},
    ],
    ['the card says what the title says', card({ title: 'Red bikes' }), card({ title: null })],
    ['LCP varies', vitals(3200), {}],
    ['LCP is slower and rated as before', vitals(9000), vitals(5000)],
    ['the server is slower', vitals(4500, { server: 2800 }), {}],
    ['LCP varies as the score of several runs does', vitals(4100, { runs: [30, 95] }), {}],
    ['CLS varies', vitals(1800, { cls: 0.11 }), {}],
    [
      'both answer 404',
      { redirects: { finalStatus: 404 }, serp: 'answers 404' },
      { redirects: { finalStatus: 404 } },
    ],
  ])('%s', (_, now, before) => {
    expect(changesOf(now, before)).toEqual([])
  })

  test('a run is compared with itself, whatever the order of its pages', () => {
    const paths = ['/', '/a', '/b?x=1', '/c/d']
    const order = fc.shuffledSubarray(paths, { minLength: paths.length })
    fc.assert(
      fc.property(order, order, (now, before) => {
        const pages = (origin: string, list: string[]) =>
          searchedPages(origin, Object.fromEntries(list.map(path => [path, {}])))
        const { changes, uncompared } = compared(pages(PREVIEW, now), pages(PRODUCTION, before))
        expect({ changes, uncompared }).toEqual({ changes: [], uncompared: undefined })
      }),
    )
  })
})

describe('a page that', () => {
  test('answers otherwise, or leads elsewhere, is told of by that alone', () => {
    const other: FactChanges = { serp: { title: 'Not found' }, content: { h1: 'Not found' } }
    expect(changesOf({ ...other, redirects: { finalStatus: 500 } })).toEqual([['status', 200, 500]])
    expect(changesOf({ ...other, redirects: { redirects: 1, finalUrl: `${PREVIEW}/c` } })).toEqual([
      ['redirect', null, '/c'],
    ])
  })

  test('production does not have yet is new and no change', () => {
    const now = searchedPages(PREVIEW, { '/a': {}, '/b': {} })
    const before = searchedPages(PRODUCTION, { '/a': { redirects: { finalStatus: 404 } }, '/b': {} })
    for (const run of before[0]!.runs) if (run.tool === 'redirects') run.checks = [failedCheck()]
    const counterparts = Object.fromEntries(now.map(({ url }) => [url, url.replace(PREVIEW, PRODUCTION)]))
    expect(compared(now, before, { counterparts })).toMatchObject({ changes: [], fixed: [] })
    expect(compared(now, before).changes).toMatchObject([{ what: 'status', before: 404, after: 200 }])
  })

  test('the baseline does not have is no change, and links between other pages are not compared', () => {
    const { changes, uncompared } = compared(
      searchedPages(PREVIEW, { '/a': {}, '/b': {}, '/c': {} }),
      searchedPages(PRODUCTION, { '/a': {}, '/b': {} }),
    )
    expect({ changes, uncompared }).toEqual({
      changes: [],
      uncompared: [{ what: ['links-in'], pages: 2, reason: 'the baseline has other pages' }],
    })
  })
})

test('a build may name the deployment that it was made for', () => {
  const alias = 'https://shop-git-sizes-team.vercel.app'
  const own = 'https://shop-a1b2c3d4e-team.vercel.app'
  const now = searchedPages(alias, {
    '/a': {
      serp: {
        canonicalIs: 'elsewhere',
        canonicalPage: `${own}/a`,
        card: {
          title: 'Red bikes',
          description: null,
          imageUrl: `${own}/card-e5f6a7b8.png`,
          twitterCard: null,
        },
      },
      ...alternates(['en', `${own}/a`], ['de', `${own}/a?de`]),
    },
  })
  expect(compared(now, searchedPages(PRODUCTION, { '/a': {} })).changes).toEqual([])
})

test('pages that an analysis visits beside the audited ones have no links to compare', () => {
  const pages = (origin: string) => searchedPages(origin, { '/a': {}, '/b': {} })
  const further = (origin: string): Page[] =>
    searchedPages(origin, { '/c': {} }).map(page => ({
      ...page,
      runs: page.runs.filter(({ tool }) => tool === 'schema'),
    }))
  const now = { pages: pages(PREVIEW), sites: [], analyses: [buildAnalysis({ pages: further(PREVIEW) })] }
  const before = { ...BASELINE, pages: [...pages(PRODUCTION), ...further(PRODUCTION)] }
  const { changes, uncompared } = compare(now, before, { tools: {} })
  expect({ changes, uncompared }).toEqual({ changes: [], uncompared: undefined })
})

describe('what one side did not measure is named and no change', () => {
  const uncomparedOf = (now: FactChanges, before: FactChanges) => {
    const { changes, uncompared } = compared(
      searchedPages(PREVIEW, { '/a': now }),
      searchedPages(PRODUCTION, { '/a': before }),
    )
    expect(changes).toEqual([])
    return uncompared
  }
  const none = { title: null, description: null }

  test.each<[string, FactChanges, FactChanges, string[], string]>([
    [
      'now',
      { schema: `${PREVIEW}/a took too long` },
      features(),
      ['rich-results'],
      'schema was not measured (the page took too long)',
    ],
    [
      'then',
      features(),
      { schema: 'it took too long' },
      ['rich-results'],
      'schema was not measured in the baseline (it took too long)',
    ],
    [
      'by an older version',
      {},
      { robots: { keptOut: undefined as unknown as Json } },
      ['indexable'],
      'robots does not tell it in the baseline, which version 0.1.0 made',
    ],
    [
      'with scripts on one side only',
      { serp: { ...none, rendered: { judged: 'sent', reason: 'Chrome was not found' } } },
      { serp: { rendered: { judged: 'rendered', reason: null } } },
      ['canonical', 'title', 'description', 'social-card'],
      'scripts were seen at work on one side only',
    ],
    [
      'as another device',
      { pagespeed: { requestedDevice: 'desktop' } },
      vitals(9000),
      ['core-web-vitals'],
      'the devices differ',
    ],
  ])('%s', (_, now, before, what, reason) => {
    expect(uncomparedOf(now, before)).toEqual([{ what, pages: 1, reason }])
  })

  test('with the reason of the part of a tool that gives it', () => {
    const failing = failedCheck({ outcome: 'not-measured', message: 'Lighthouse failed', occurrences: [] })
    const [page] = searchedPages(PREVIEW, { '/a': {} })
    const now = [
      {
        ...page!,
        runs: page!.runs.map(run =>
          run.tool === 'pagespeed' ? { ...run, facts: {}, checks: [failing] } : run,
        ),
      },
    ]
    const before = searchedPages(PRODUCTION, { '/a': {} })
    const reasonOf = (one: Page[], other: Page[]) =>
      compared(one, other).uncompared?.map(({ reason }) => reason)
    expect(reasonOf(now, before)).toEqual(['pagespeed could not tell it (Lighthouse failed)'])
    expect(reasonOf(before, now)).toEqual(['pagespeed could not tell it in the baseline (Lighthouse failed)'])
  })

  test('but a page whose scripts were seen is compared with one that has none', () => {
    const { changes } = compared(
      searchedPages(PREVIEW, {
        '/a': {
          serp: { title: null, card: factsCard('Red bikes'), rendered: { judged: 'rendered', reason: null } },
        },
      }),
      searchedPages(PRODUCTION, { '/a': { serp: { rendered: { judged: 'sent', reason: NO_SCRIPTS } } } }),
    )
    expect(changes?.map(({ what }) => what)).toContain('title')
  })

  test.each([
    ['rendered without an effect', { judged: 'rendered', reason: null, unchanged: true }, true],
    ['as sent, too', { judged: 'sent', reason: SAME_TEMPLATE, sample: `${PRODUCTION}/c` }, true],
    ['without scripts', { judged: 'sent', reason: NO_SCRIPTS }, true],
    ['as what scripts make of it', { judged: 'rendered', reason: null }, false],
  ])('and so is one that was judged as sent with one that was judged %s', (_, before, isCompared) => {
    const sent = { judged: 'sent', reason: SAME_TEMPLATE, sample: `${PREVIEW}/b` }
    const { changes } = compared(
      searchedPages(PREVIEW, { '/a': { serp: { title: 'Blue bikes', rendered: sent } } }),
      searchedPages(PRODUCTION, { '/a': { serp: { rendered: before } } }),
    )
    expect(changes?.some(({ what }) => what === 'title') ?? false).toBe(isCompared)
  })

  test('a file that is no page has no facts of pages to miss', () => {
    const why = 'the page is a PDF'
    const file = { serp: why, schema: why, hreflang: why, content: why, 'broken-links': why, pagespeed: why }
    const { uncompared } = compared(
      searchedPages(PREVIEW, { '/a.pdf': file }),
      searchedPages(PRODUCTION, { '/a.pdf': file }),
    )
    expect(uncompared).toBeUndefined()
  })

  test('tools that were not to run are named apart; with none of them there are no changes', () => {
    const only = (origin: string, ...tools: string[]) =>
      searchedPages(origin, { '/a': {} }).map(page => ({
        ...page,
        runs: page.runs.filter(({ tool }) => tools.includes(tool)),
      }))
    const some = compared(only(PREVIEW, 'serp', 'schema'), only(PRODUCTION, 'serp', 'schema', 'content'))
    expect(some.changes).toEqual([])
    expect(some.uncompared).toMatchObject([
      {
        pages: 1,
        reason: 'redirects, robots, content, hreflang, broken-links and pagespeed did not run',
        notRun: true,
      },
    ])
    expect(compared(only(PREVIEW, 'dns'), only(PRODUCTION, 'dns')).changes).toBeUndefined()
  })
})

test('of a baseline is kept what is compared, once and for all', () => {
  const [page] = searchedPages(PRODUCTION, { '/a': {} })
  for (const run of page!.runs) {
    const kept = comparablePart(run)
    expect(comparablePart(kept)).toEqual(kept)
  }
  const links = page!.runs.find(({ tool }) => tool === 'broken-links')!
  expect(comparablePart(links).facts['links']).toEqual([
    { url: `${PRODUCTION}/a`, sources: [{ element: 'a' }] },
  ])
})
