import { describe, expect, test } from '@jest/globals'
import type { Change } from '../../../../src/api/comparison.ts'
import type { JsonObject } from '../../../../src/api/results.ts'
import type { Tool } from '../../../../src/api/tools.ts'
import type { Report } from '../../../../src/report/report.ts'
import { detailsIn, type PageDetails } from '../../../../src/report/view/page/page-details.ts'
import { viewOf } from '../../../../src/report/view/report-view.ts'
import { auditedPage, makeReport, measuredRun } from '../../../support/reports.ts'

const ORIGIN = 'https://shop.example'
type Facts = Partial<Record<Tool, unknown>>

const pageWith = (facts: Facts, path = '/bikes/red') =>
  auditedPage(
    `${ORIGIN}${path}`,
    Object.entries(facts).map(([tool, some]) =>
      measuredRun({ tool: tool as Tool, facts: some as JsonObject }),
    ),
  )

/** Details of the pages of a report, by their paths. */
function detailsOf(report: Report): (path?: string) => PageDetails {
  const view = viewOf(report)
  const details = detailsIn(view)
  return (path = '/bikes/red') => details(view.pages.find(({ url }) => url === `${ORIGIN}${path}`)!)
}
const detailsWith = (facts: Facts) => detailsOf(makeReport([pageWith(facts)]))()

const LONG = 'A red bike for long roads and short trips, built to order'
const RESULT = {
  canonical: `${ORIGIN}/bikes/red`,
  canonicalIs: 'self',
  indexable: true,
  title: LONG,
  description: 'Built to order.',
  siteName: 'Kranz',
  desktop: {
    title: 'A red bike for long roads …',
    titlePx: 652,
    titleMaxPx: 600,
    titleTruncated: true,
    displayUrl: `${ORIGIN} › bikes › red`,
    description: 'Built to order.',
    descriptionPx: 90,
    descriptionMaxPx: 985,
    descriptionTruncated: false,
  },
  mobile: { title: LONG, titlePx: 652, titleTruncated: false, displayUrl: 'shop.example', description: null },
}

describe('a search result', () => {
  test('has the texts as they are cut, what is cut off, and how wide they are', () => {
    const { search } = detailsWith({ serp: RESULT })

    expect(search?.siteName).toBe('Kranz')
    expect(search?.screens.map(({ screen, address }) => [screen, address])).toEqual([
      ['desktop', 'https://shop.example › bikes › red'],
      ['phone', 'shop.example'],
    ])
    expect(search?.screens[0]?.title).toMatchObject({
      shown: 'A red bike for long roads …',
      rest: 'and short trips, built to order',
    })
    expect(search?.screens[1]?.description).toBeUndefined()
    expect(search?.widths).toEqual([
      {
        name: 'Title',
        words: '652 px wide: fits a phone, cut on a desktop (600 px)',
        rests: ['desktop: and short trips, built to order'],
      },
      { name: 'Description', words: '90 px wide: fits a desktop (985 px)', rests: [] },
    ])
  })

  test('takes the name of the site from its home page, else says the host', () => {
    const named = (siteName: string | null) => ({ serp: { ...RESULT, siteName } })
    const pages = [pageWith(named('Shop page')), pageWith(named('Kranz Cycles'), '/')]

    expect(detailsOf(makeReport(pages))().search?.siteName).toBe('Kranz Cycles')
    expect(detailsWith(named(null)).search?.siteName).toBe('shop.example')
  })

  test('has stars and price as stated, and names rich results that are complete, lack something or are gone', () => {
    const { search } = detailsWith({
      serp: RESULT,
      schema: {
        features: [
          { name: 'Product snippet', items: 1, eligible: 1 },
          { name: 'Review snippet', items: 1, eligible: 1 },
          { name: 'Recipe', items: 2, eligible: 0 },
        ],
        retired: [{ name: 'FAQ', types: ['FAQPage'], ended: '2026-05' }],
        shown: {
          rating: { value: 4.6, best: 5, count: 128 },
          offer: { price: '1450', currency: 'GBP', availability: 'InStock' },
        },
      },
    })

    expect(search?.rating).toEqual({ stars: 4.6, words: '4.6 of 5 (128)' })
    expect(search?.offer).toEqual(['1450 GBP', 'In stock'])
    expect(search).toMatchObject({
      rich: ['Product snippet', 'Review snippet'],
      lacking: ['Recipe (0 of 2 complete)'],
      retired: ['FAQ (until 2026-05)'],
    })
  })

  test('has what it was before only where that differs', () => {
    const change = (what: Change['what'], before: Change['before']): Change => ({
      page: `${ORIGIN}/bikes/red`,
      what,
      before,
      after: 'now',
    })
    const comparison = {
      ...{ baseline: 'main', new: [], known: [], fixed: [], scores: [], notes: [] },
      changes: [change('title', 'Red bikes'), change('canonical', `${ORIGIN}/old`)],
    }
    const changed = detailsOf(makeReport([pageWith({ serp: RESULT })], { comparison }))().search
    expect(changed?.screens.map(({ before }) => before)).toEqual([
      { title: 'Red bikes' },
      { title: 'Red bikes' },
    ])

    expect(changed?.before).toEqual([{ name: 'Canonical', words: `${ORIGIN}/old` }])

    const further = [
      change('rich-results', { 'Product snippet': true }),
      change('indexable', true),
      change('canonical', null),
    ]
    const more = { ...comparison, changes: further }
    expect(
      detailsOf(makeReport([pageWith({ serp: RESULT })], { comparison: more }))().search?.before,
    ).toEqual([
      { name: 'Indexability', words: 'may be indexed' },
      { name: 'Canonical', words: 'none' },
      { name: 'Rich results', words: 'Product snippet' },
    ])

    const added = { ...comparison, changes: [change('description', null)] }
    const without = detailsOf(makeReport([pageWith({ serp: RESULT })], { comparison: added }))().search
    expect(without?.screens[0]?.before).toEqual({ description: null })
    expect(detailsWith({ serp: RESULT }).search?.screens[0]?.before).toEqual({})
  })
})

describe('a social card', () => {
  const CARD = {
    title: 'Red bike',
    description: null,
    url: `${ORIGIN}/bikes/red`,
    image: { url: 'https://cdn.example/card.png', width: 1200, height: 630 },
    twitterCard: 'summary_large_image',
  }
  test('has text, host, and the image with its size where its bytes are not at hand', () => {
    expect(detailsWith({ serp: { card: CARD } }).card).toEqual({
      host: 'shop.example',
      title: 'Red bike',
      description: undefined,
      image: {
        address: 'https://cdn.example/card.png',
        ...{ size: '1200 × 630 px', width: 1200, height: 630, picture: undefined },
      },
      twitterCard: 'summary_large_image',
    })
  })

  test.each([
    ['an address', 'https://tracker.example/1.png'],
    ['a drawing', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['a picture and more', 'data:image/png;base64,iVBO" onload="alert(1)'],
  ])('shows no picture that is %s', (_what, picture) => {
    const { card } = detailsWith({ serp: { card: CARD, pictures: { card: picture } } })
    expect(card?.image?.picture).toBeUndefined()
  })
})

describe('how a page loads', () => {
  const vital = (id: string, value: number, device = 'mobile') =>
    detailsWith({ pagespeed: { requestedDevice: device, metrics: { [id]: { value, unit: 'x' } } } }).load
      ?.vitals[0]

  test.each([
    ['largest-contentful-paint', 2500, 'good', '2.5 s', 1 / 3],
    ['largest-contentful-paint', 4000, 'improve', '4 s', 2 / 3],
    ['largest-contentful-paint', 4001, 'poor', '4 s', 2 / 3],
    ['largest-contentful-paint', 90_000, 'poor', '90 s', 1],
    ['cumulative-layout-shift', 0.0504, 'good', '0.05', 0.5 / 3],
    ['cumulative-layout-shift', 0.3, 'poor', '0.3', 2.2 / 3],
    ['total-blocking-time', 400, 'improve', '400 ms', 0.5],
    ['first-contentful-paint', 0, 'good', '0 ms', 0],
    ['server-response-time', 1300, 'improve', '1.3 s', 0.5],
  ])('%s of %d is %s', (id, value, rating, shown, at) => {
    expect(vital(id, value)).toMatchObject({ rating, value: shown })
    expect(vital(id, value)!.at).toBeCloseTo(at, 2)
  })

  test('blocking is judged by the bounds of the device', () => {
    expect(vital('total-blocking-time', 180)).toMatchObject({ rating: 'good', good: '200 ms' })
    expect(vital('total-blocking-time', 180, 'desktop')).toMatchObject({ rating: 'improve', good: '150 ms' })
  })

  test('has at most eight frames, each time that something is different', () => {
    const frame = (ms: number, picture = 'frame-1') => ({ ms, picture })
    const pictures = {
      'frame-1': 'data:image/jpeg;base64,AAAA',
      'frame-2': 'https://x.example/',
      other: 'data:image/jpeg;base64,BBBB',
    }
    const facts = { metrics: { 'first-contentful-paint': { value: 1 } }, pictures }
    const film = (filmstrip: unknown) => detailsWith({ pagespeed: { ...facts, filmstrip } }).load?.film
    expect(film([frame(375), frame(500), frame(750, 'frame-2'), frame(900, 'frame-3')])).toEqual([
      { after: '0.4 s', picture: 'data:image/jpeg;base64,AAAA' },
    ])
    expect(film(Array.from({ length: 20 }, (_, at) => frame(at, at % 2 ? 'frame-1' : 'other')))).toHaveLength(
      8,
    )
    expect(film('frames')).toEqual([])
  })
})

describe('the way to a page', () => {
  const hop = (path: string, status: number, ttfbMs = 20) => ({ url: `${ORIGIN}${path}`, status, ttfbMs })

  test('has each hop with its status and time', () => {
    const { redirects } = detailsWith({
      redirects: { chain: [hop('/a', 301), hop('/b', 302), hop('/c', 200)] },
    })
    expect(redirects?.words).toBe('2 redirects, 60 ms in all')
    expect(redirects?.hops.map(({ label, status, kind, time }) => [label, status, kind, time])).toEqual([
      ['/a', 301, 'redirect', '20 ms'],
      ['/b', 302, 'redirect', '20 ms'],
      ['/c', 200, 'answer', '20 ms'],
    ])
  })

  test.each([
    ['a page that answers', [hop('/a', 200)], null, ['answer'], ''],
    ['a page that is gone', [hop('/a', 404)], null, ['fault'], ''],
    [
      'a redirect that leads nowhere',
      [hop('/a', 301)],
      { url: 'https://x.example/', message: 'cannot be found' },
      ['redirect'],
      'https://x.example/ cannot be found',
    ],
  ])('of %s', (_what, chain, failure, kinds, reason) => {
    const { redirects } = detailsWith({ redirects: { chain, failure } })
    expect(redirects?.hops.map(({ kind }) => kind)).toEqual(kinds)
    expect(redirects?.failure).toBe(reason)
  })
})

describe('the grades of headers', () => {
  const tests = {
    cookies: { result: 'cookies-secure', modifier: 0, pass: true },
    'content-security-policy': { result: 'csp-not-implemented', modifier: -25, pass: false },
  }
  test('have the tests that failed first, with their points', () => {
    const { headers } = detailsWith({ security: { grade: 'C+', observatory: { score: 60, tests } } })
    expect(headers).toEqual({
      grade: 'C+',
      band: 'middling',
      words: '60 points in the MDN HTTP Observatory',
      tests: [
        { name: 'Content-Security-Policy', passes: false, points: '−25' },
        { name: 'Cookies', passes: true, points: '' },
      ],
    })
  })

  test('without a grade say why there is none, and no points', () => {
    const { headers } = detailsWith({
      security: { grade: null, gradeReason: 'it is local', observatory: { tests } },
    })
    expect(headers).toMatchObject({ grade: undefined, band: 'none', words: 'No grade: it is local' })
    expect(headers?.tests[0]).toMatchObject({ passes: false, points: '' })
  })

  test('of a service that says something else are not shown', () => {
    expect(detailsWith({ security: { grade: 'excellent' } }).headers).toBeUndefined()
  })
})

describe('the place of a page', () => {
  const open = { verdicts: { Googlebot: { allowed: true } } }
  const indexable = (facts: Facts) => detailsWith(facts).place?.indexable
  const NO = 'no' as const

  test.each([
    ['all that lets it in', { serp: RESULT, robots: open }, 'yes', []],
    ['nothing that keeps it out', { robots: { keptOut: [] } }, 'yes', []],
    [
      'what keeps it out',
      { robots: { keptOut: ['robots.txt: Disallow: /'] } },
      NO,
      ['robots.txt: Disallow: /'],
    ],
    [
      'a rule of robots.txt',
      {
        serp: RESULT,
        robots: { verdicts: { Googlebot: { allowed: false, line: 3, rule: 'Disallow: /bikes' } } },
      },
      NO,
      ['robots.txt closes it to Googlebot (line 3: Disallow: /bikes)'],
    ],
    ['noindex', { serp: { ...RESULT, indexable: false }, robots: open }, NO, ['it says noindex']],
    ['an error', { serp: RESULT, robots: open, redirects: { finalStatus: 404 } }, NO, ['it answers 404']],
    [
      'a canonical elsewhere',
      { serp: { ...RESULT, canonicalIs: 'elsewhere' }, robots: open },
      NO,
      ['its canonical is another page'],
    ],
    [
      'a redirect',
      { serp: RESULT, robots: open, redirects: { redirects: 1, finalUrl: `${ORIGIN}/b`, finalStatus: 200 } },
      NO,
      ['it redirects to /b'],
    ],
    ['an unknown robots.txt', { serp: RESULT }, 'unknown', ['what robots.txt allows is not known']],
  ])('by %s', (_what, facts, state, reasons) => {
    expect(indexable(facts as Facts)).toEqual({ state, reasons })
  })

  test('has its way from the start page, links in and out, and its language versions', () => {
    const link = (url: string, element = 'a') => ({ url, sources: [{ element }] })
    const linking = (path: string, ...links: object[]) => pageWith({ 'broken-links': { links } }, path)
    const details = detailsOf(
      makeReport([
        linking(
          '/',
          link(`${ORIGIN}/bikes/red#top`),
          link(`${ORIGIN}/bikes/red`),
          link(`${ORIGIN}/logo.png`, 'img'),
        ),
        linking('/bikes/', link(`${ORIGIN}/`), link('https://elsewhere.example/')),
        pageWith({
          serp: RESULT,
          sitemap: { listed: false },
          hreflang: {
            alternates: [
              { hreflang: 'en', url: `${ORIGIN}/bikes/red` },
              { hreflang: 'de', url: `${ORIGIN}/bikes/` },
              { hreflang: 'fr', url: null },
            ],
          },
        }),
      ]),
    )

    const { place } = details()
    expect(place?.trail.map(({ label, page }) => [label, page?.label])).toEqual([
      ['shop.example', '/'],
      ['bikes', '/bikes/'],
      ['red', undefined],
    ])
    expect(place).toMatchObject({
      inSitemap: false,
      canonical: { kind: 'self' },
      linksIn: 'from 1 of 2 other pages of this report',
    })
    expect(place?.languages.map(({ code, page }) => [code, page?.label])).toEqual([
      ['en', undefined],
      ['de', '/bikes/'],
    ])
    expect(details('/bikes/').place?.linksOut).toBe('to 1 URL of the site, 1 elsewhere')
    expect(details('/').place?.linksOut).toBe('to 1 URL of the site, 0 elsewhere')
  })
})

describe('what nobody vouches for', () => {
  const NOTHING: PageDetails = {
    search: undefined,
    document: '',
    card: undefined,
    screens: [],
    load: undefined,
    redirects: undefined,
    headers: undefined,
    place: undefined,
  }

  test('an answer of a service in a form of its own draws nothing', () => {
    const runs = Object.entries({ serp: RESULT, redirects: { chain: [{ url: '/', status: 200 }] } }).map(
      ([tool, facts]) => measuredRun({ tool: tool as Tool, facts: facts as JsonObject, foreign: 'object' }),
    )
    const report = makeReport([auditedPage(`${ORIGIN}/bikes/red`, runs)])
    expect(detailsOf(report)()).toEqual(NOTHING)
  })

  const ODD = [null, 1, -1, true, '', 'text', [], {}, [null], [[]], { a: [] }]
  const FACTS: Facts = {
    serp: {
      ...RESULT,
      card: { title: 'x', image: { url: 'x', width: 1, height: 1 } },
      favicon: { url: 'x' },
      pictures: {},
    },
    schema: { features: [{}], retired: [{}], shown: { rating: {}, offer: {} } },
    ux: { screenshots: {} },
    pagespeed: { metrics: { 'first-contentful-paint': {} }, runs: [], filmstrip: [{}], pictures: {} },
    redirects: { chain: [{}], failure: {}, finalStatus: 1 },
    security: { grade: 'A', observatory: { tests: { cookies: {} } } },
    robots: { verdicts: { Googlebot: {} }, keptOut: [] },
    sitemap: { listed: true },
    hreflang: { alternates: [{}] },
    'broken-links': { links: [{ sources: [{}] }] },
  }

  test('facts of any shape are read without a fault', () => {
    const spoilt = (value: unknown, by: unknown): unknown[] =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).flatMap(key => [
            { ...value, [key]: by },
            ...spoilt((value as Record<string, unknown>)[key], by).map(inner => ({ ...value, [key]: inner })),
          ])
        : []
    let read = 0
    for (const odd of ODD) {
      for (const [tool, facts] of Object.entries(FACTS)) {
        for (const some of [odd, ...spoilt(facts, odd)]) {
          const given = (typeof some === 'object' && some !== null ? some : {}) as JsonObject
          expect(() => detailsWith({ ...FACTS, [tool]: given })).not.toThrow()
          read++
        }
      }
    }
    expect(read).toBeGreaterThan(500)
    expect(detailsWith({})).toEqual(NOTHING)
  })
})
