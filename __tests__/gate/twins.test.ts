import { expect, test } from '@jest/globals'
import { isFailure, placeCount } from '../../src/api/failures.ts'
import type { Check, ToolRun } from '../../src/api/results.ts'
import type { Tool } from '../../src/api/tools.ts'
import { setAside } from '../../src/gate/ignore.ts'
import { resultsWithTwins, withTwinsMarked } from '../../src/gate/twins.ts'
import { auditedPage, failedCheck, measuredRun } from '../support/reports.ts'

const URL = 'https://shop.example/'

function failing(
  id: string,
  places: Partial<Check['occurrences'][number]>[],
  overrides: Partial<Check> = {},
): Check {
  const occurrences = places.map(place => ({ url: URL, ...place }))
  return failedCheck({ id, severity: 'warning', occurrences, ...overrides })
}

function runOf(...checks: Check[]): ToolRun {
  return measuredRun({ tool: checks[0]!.id.split('/')[0] as Tool, url: URL, checks })
}

const checksOf = (runs: readonly ToolRun[]) => runs.flatMap(({ checks }) => checks)

test('one of two checks that say the same counts, is as bad as the worse, and names the other', () => {
  const missing = failing('hreflang/html-lang-missing', [{}], { severity: 'notice' })
  const twin = failing('accessibility/html-has-lang', [{ selector: 'html', snippet: '<html>' }])
  for (const runs of [
    [runOf(missing), runOf(twin)],
    [runOf(twin), runOf(missing)],
  ]) {
    const checks = checksOf(withTwinsMarked(runs))
    expect(checks.filter(isFailure)).toEqual([
      { ...missing, severity: 'warning', twins: ['accessibility/html-has-lang'] },
    ])
    expect(checks).toContainEqual({ ...twin, twinOf: 'hreflang/html-lang-missing' })
  }
})

test.each([
  [[], 'warning'],
  [['hreflang/html-lang-missing'], 'notice'],
  [['accessibility/html-has-lang'], 'warning'],
  [['hreflang/html-lang-missing', 'accessibility/html-has-lang'], 'warning'],
])('where the user wants a severity of %j, it is a %s', (wanted, severity) => {
  const missing = failing('hreflang/html-lang-missing', [{}], { severity: 'notice' })
  const page = auditedPage(URL, [runOf(missing), runOf(failing('accessibility/html-has-lang', [{}]))])
  const hasWanted = (id: string, url: string) => url === URL && wanted.includes(id)
  const { pages } = resultsWithTwins({ pages: [page], sites: [] }, undefined, hasWanted)
  expect(checksOf(pages[0]!.runs).filter(isFailure)).toMatchObject([{ id: missing.id, severity }])
})

test.each([
  ['accessibility/listitem', 'accessibility/list'],
  ['serp/description-too-short', 'serp/duplicate-description'],
  ['sitemap/outside-path', 'sitemap/not-in-robots'],
  ['sitemap/not-in-robots', 'robots/sitemap-unreachable'],
  ['hreflang/og-locale-mismatch', 'content/language-mismatch'],
  ['content/text-damaged', 'ux/encoding-conflict'],
  ['security/subresource-integrity', 'security/http-address-on-local-page'],
])('%s counts with %s, whichever tool says it', (id, original) => {
  const checks = checksOf(withTwinsMarked([runOf(failing(id, [{}])), runOf(failing(original, [{}]))]))
  expect(checks.filter(isFailure)).toMatchObject([{ id: original, twins: [id] }])
})

test.each(['not-measured', 'pass'] as const)(
  'a twin that looks at the page as shown is measured unless the other check is not: %s',
  outcome => {
    const twin = failing('accessibility/page-has-heading-one', [{ selector: 'html' }])
    const message = 'the data that the page asked for did not come'
    const other = failedCheck({ id: 'content/h1-missing', outcome, message, occurrences: [] })
    const [, ...rest] = checksOf(withTwinsMarked([runOf(other), runOf(twin)]))
    expect(rest).toMatchObject(
      outcome === 'pass' ? [twin] : [{ id: twin.id, outcome, message, occurrences: [] }],
    )
  },
)

test('a short description counts with the quotation mark that cuts it, and not with one elsewhere', () => {
  const snippet = '<meta name="description" content="The 27" monitor for small desks">'
  const short = failing('serp/description-too-short', [{ snippet }], { severity: 'notice' })
  const cut = (at: string) => failing('content/text-cut-by-quote', [{ snippet: at }])
  const failuresWith = (other: Check) =>
    checksOf(withTwinsMarked([runOf(short), runOf(other)])).filter(isFailure)
  expect(failuresWith(cut(snippet))).toMatchObject([
    { id: 'content/text-cut-by-quote', twins: ['serp/description-too-short'] },
  ])
  const elsewhere = cut('<img src="/a.png" alt="A 27" monitor">')
  expect(failuresWith(elsewhere)).toEqual([short, elsewhere])
})

test('a skip link counts with the broken link that it is, and not with another one', () => {
  const skip = (href: string) => ({ snippet: `<a class="skip" href="${href}">Skip</a>` })
  const broken = failing('broken-links/broken-fragment', [
    skip('#main'),
    { snippet: '<a href="#map">Map</a>' },
  ])
  const failuresWith = (...places: { snippet: string }[]) =>
    checksOf(withTwinsMarked([runOf(failing('accessibility/skip-link', places)), runOf(broken)])).filter(
      isFailure,
    )
  expect(failuresWith(skip('#main'))).toMatchObject([{ id: broken.id, twins: ['accessibility/skip-link'] }])
  expect(failuresWith(skip('#main'), skip('#nav'))).toMatchObject([
    { id: 'accessibility/skip-link', occurrences: [skip('#nav')] },
    { id: broken.id },
  ])
})

test('either of them alone speaks for itself', () => {
  for (const id of ['hreflang/html-lang-missing', 'accessibility/html-has-lang']) {
    const runs = [runOf(failing(id, [{}]))]
    expect(withTwinsMarked(runs)).toEqual(runs)
  }
})

test('has the places of both, each element once', () => {
  const [first, second] = ['<a href="/a"></a>', '<a href="/b"></a>']
  const own = failing('content/link-empty', [{ selector: '#main > a', snippet: first, line: 3 }])
  const twin = failing('accessibility/link-name', [
    { selector: 'a[href="/a"]', snippet: first },
    { selector: 'a[href="/b"]', snippet: second },
  ])
  const [counting] = checksOf(withTwinsMarked([runOf(own), runOf(twin)])).filter(isFailure)
  expect(counting!.occurrences.map(({ snippet }) => snippet)).toEqual([first, second])
})

test.each([
  [
    'content/h1-missing',
    '<body class="home">',
    'accessibility/page-has-heading-one',
    '<html class="home js">',
  ],
  [
    'hreflang/html-lang-missing',
    '<html>',
    'accessibility/html-has-lang',
    '<html class="js" data-theme="light">',
  ],
])('%s at %s and %s at %s are one place of the page', (id, source, twinId, shown) => {
  const own = failing(id, [{ snippet: source, line: 2, message: 'as the server sent it' }])
  const twin = failing(twinId, [{ snippet: shown, message: 'as Chrome shows it' }])
  const [counting] = checksOf(withTwinsMarked([runOf(own), runOf(twin)])).filter(isFailure)
  expect(counting).toEqual({ ...own, twins: [twinId] })
})

test.each([
  ['other quotes and order', `<a class=cta href='/a'></a>`, '<a href="/a" class="cta"></a>', 1],
  ['classes that a script sets', '<a href="/a"></a>', '<a href="/a" class="is-ready" style=""></a>', 1],
  ['a sign that browsers escape', '<a href="/a?b=1&c=2"></a>', '<a href="/a?b=1&amp;c=2"></a>', 1],
  ['an end that is cut', '<a href="/a"><svg class="a long one"><path d="M0 0…', '<a href="/a">', 1],
  ['another address', '<a href="/a"></a>', '<a href="/b"></a>', 2],
  ['another text', '<h4>First</h4>', '<h4>Second</h4>', 2],
  ['no text beside some', '<h4>First</h4>', '<h4></h4>', 2],
  ['another element', '<a href="/a"></a>', '<area href="/a">', 2],
  ['no element', '{"@type":"Product"', '{"@type":"Offer"', 2],
])('knows an element by its source: %s', (_, source, shown, places) => {
  const own = failing('content/link-empty', [{ snippet: source }])
  const twin = failing('accessibility/link-name', [{ snippet: shown }])
  const [counting] = checksOf(withTwinsMarked([runOf(own), runOf(twin)])).filter(isFailure)
  expect(counting!.occurrences).toHaveLength(places)
  expect(placeCount(counting!)).toBe(places)
})

test('what is said of the page without a place is one place with its twin', () => {
  const own = failing('content/link-empty', [])
  const twin = failing('accessibility/link-name', [{ snippet: '<a href="/a"></a>' }])
  const [counting] = checksOf(withTwinsMarked([runOf(own), runOf(twin)])).filter(isFailure)
  expect(placeCount(counting!)).toBe(1)
})

test('a broken address in the metadata is left out where it has a finding of its own', () => {
  const image = failing('serp/og-image-broken', [{ url: 'https://shop.example/card.png', selector: 'meta' }])
  const canonical = failing('serp/canonical-target-broken', [
    { message: 'https://shop.example/gone answers 404', selector: 'link' },
  ])
  const places = ['card.png', 'gone', 'feed.xml'].map(path => ({ url: `https://shop.example/${path}` }))
  const metadata = failing('broken-links/broken-metadata-link', places)
  const marked = checksOf(withTwinsMarked([runOf(image, canonical), runOf(metadata)]))
  expect(marked.find(({ id }) => id === metadata.id)!.occurrences).toEqual([
    { url: 'https://shop.example/feed.xml' },
  ])
  const all = checksOf(
    withTwinsMarked([
      runOf(image, canonical),
      runOf(failing('broken-links/broken-metadata-link', places.slice(0, 2))),
    ]),
  )
  expect(all.filter(isFailure).map(({ id }) => id)).toEqual([
    'serp/og-image-broken',
    'serp/canonical-target-broken',
  ])
})

test('a number that differs is left out where the link has the number of nobody, and told at other links', () => {
  const [sample, other] = ['tel:+48123456789', 'tel:+48221234567'].map(href => ({
    snippet: `<a href="${href}">Call</a>`,
  }))
  const placeholder = failing('content/placeholder-text', [sample!, {}], { severity: 'error' })
  const both = failing('ux/contact-link-differs', [sample!, other!])
  const told = checksOf(withTwinsMarked([runOf(placeholder), runOf(both)])).filter(isFailure)
  expect(told.map(({ id, occurrences }) => [id, occurrences])).toEqual([
    ['content/placeholder-text', placeholder.occurrences],
    ['ux/contact-link-differs', [{ url: URL, ...other }]],
  ])
  const one = failing('ux/contact-link-differs', [sample!])
  expect(checksOf(withTwinsMarked([runOf(placeholder), runOf(one)])).filter(isFailure)).toMatchObject([
    { id: 'content/placeholder-text', twins: ['ux/contact-link-differs'] },
  ])
})

test('an address of production in the metadata is left out where its element is told of by its address here', () => {
  const gone = 'https://shop.example/gone'
  const canonical = failing('serp/canonical-target-broken', [
    { message: 'http://127.0.0.1:80/gone answers 404', snippet: `<link rel="canonical" href="${gone}">` },
  ])
  const metadata = failing('broken-links/broken-metadata-link', [{ url: gone }])
  const marked = checksOf(withTwinsMarked([runOf(canonical), runOf(metadata)])).filter(isFailure)
  expect(marked.map(({ id }) => id)).toEqual(['serp/canonical-target-broken'])
})

test.each([
  ['content/text-repeated', '<p>Lorem ipsum dolor sit amet</p>', '<p>Our sheds last for years</p>'],
  [
    'serp/description-default',
    '<meta name="description" content="Enter your description here">',
    '<p>Else</p>',
  ],
])('%s is left out where it is told of as placeholder text, and told elsewhere', (id, source, other) => {
  const placeholder = failing('content/placeholder-text', [{ snippet: source }])
  const told = failing(id, [{ snippet: source }])
  expect(checksOf(withTwinsMarked([runOf(placeholder, told)])).filter(isFailure)).toMatchObject([
    { id: 'content/placeholder-text', twins: [id] },
  ])
  const both = failing(id, [{ snippet: source }, { snippet: other }])
  const [, left] = checksOf(withTwinsMarked([runOf(placeholder, both)])).filter(isFailure)
  expect(left!.occurrences.map(({ snippet }) => snippet)).toEqual([other])
})

test('an icon that leads to the account of the site builder is told once, and one that leads to a bare host for itself', () => {
  const [builder, bare] = ['https://twitter.com/mobirise', 'https://facebook.com/'].map(href => ({
    snippet: `<a href="${href}"><span class="icon"></span></a>`,
  }))
  const text = { snippet: '<p>Mobirise offers several themes' }
  const defaults = failing('content/cms-default', [builder!, text])
  const findings = (...places: { snippet: string }[]) =>
    checksOf(withTwinsMarked([runOf(defaults, failing('ux/social-link-unfinished', places))]))
      .filter(isFailure)
      .filter(({ twinOf }) => twinOf === undefined)
  expect(findings(builder!)).toMatchObject([
    { id: 'content/cms-default', twins: ['ux/social-link-unfinished'] },
  ])
  expect(findings(builder!, bare!).map(({ id, occurrences }) => [id, occurrences.length])).toEqual([
    ['content/cms-default', 2],
    ['ux/social-link-unfinished', 1],
  ])
})

test('links to index files are one finding, whether the canonical behind each of them is known or not', () => {
  const known = failing('broken-links/index-file-not-canonical', [{ url: 'https://shop.example/index.html' }])
  const places = ['index.html', 'a/index.html'].map(path => ({
    url: `https://shop.example/${path}`,
    snippet: `<a href="/${path}">`,
  }))
  const marked = checksOf(withTwinsMarked([runOf(failing('broken-links/index-file-link', places), known)]))
  expect(marked.filter(isFailure)).toMatchObject([
    {
      id: 'broken-links/index-file-not-canonical',
      twins: ['broken-links/index-file-link'],
      occurrences: [{ url: 'https://shop.example/index.html' }, { url: 'https://shop.example/a/index.html' }],
    },
  ])
})

test.each([
  ['hreflang/html-lang-missing', []],
  ['accessibility/html-has-lang', []],
  ['accessibility/*', ['hreflang/html-lang-missing']],
  ['hreflang/*', ['accessibility/html-has-lang']],
])('ignore of %s leaves %p', (check, left) => {
  const runs = [
    runOf(failing('hreflang/html-lang-missing', [{}])),
    runOf(failing('accessibility/html-has-lang', [{}])),
  ]
  const findings = { pages: [auditedPage(URL, runs)], sites: [], analyses: [] }
  const { pages, warnings } = setAside(findings, { ignore: [{ line: check, check }], overrides: [] })
  const counting = checksOf(withTwinsMarked(pages[0]!.runs)).filter(isFailure)
  expect(counting.map(({ id }) => id)).toEqual(left)
  expect(warnings).toEqual([])
})

test('what the site says already need not be said of its page', () => {
  const icon = failing('serp/favicon-broken', [{ message: 'https://shop.example/icon.png answers 404' }], {
    scope: 'site',
  })
  const metadata = failing('broken-links/broken-metadata-link', [{ url: 'https://shop.example/icon.png' }])
  const [marked] = checksOf(withTwinsMarked([runOf(metadata)], [runOf(icon)]))
  expect(marked!.twinOf).toBe('serp/favicon-broken')
  expect(checksOf(withTwinsMarked([runOf(metadata)])).filter(isFailure)).toEqual([metadata])
})

function listedAt(id: string, paths: readonly string[], overrides: Partial<Check> = {}): Check {
  const places = paths.map(path => ({ url: `${URL}${path}`, message: 'The sitemap lists it.' }))
  return failing(id, places, { scope: 'site', ...overrides })
}

function resultsOf(ofSite: Check, ofPage: Check): { pages: Check[]; sites: Check[] } {
  const page = { ...auditedPage(`${URL}thanks`, [runOf(ofPage)]) }
  const site = { origin: 'https://shop.example', score: null, runs: [runOf(ofSite)] }
  const { pages, sites } = resultsWithTwins({ pages: [page], sites: [site] })
  return { pages: checksOf(pages[0]!.runs), sites: checksOf(sites[0]!.runs) }
}

test.each([
  ['sitemap/listed-noindex', 'robots/noindex-meta'],
  ['sitemap/listed-noindex', 'robots/noindex-header'],
  ['sitemap/listed-blocked', 'robots/page-blocked'],
  ['sitemap/listed-not-canonical', 'serp/canonical-to-root'],
])('%s leaves out a page that says %s of itself, which counts there', (id, ofPage) => {
  const own = failing(ofPage, [{}], { severity: 'error' })
  const all = resultsOf(listedAt(id, ['thanks']), own)
  expect(all.pages).toEqual([own])
  expect(all.sites.map(({ twinOf }) => twinOf)).toEqual([ofPage])
  const beside = resultsOf(listedAt(id, ['thanks', 'other'], { occurrenceCount: 40 }), own).sites[0]!
  expect(beside.twinOf).toBeUndefined()
  expect(beside.occurrences.map(({ url }) => url)).toEqual([`${URL}other`])
  expect(placeCount(beside)).toBe(39)
})

test('what a sitemap lists is told where its page was not audited, or says something else', () => {
  const listed = listedAt('sitemap/listed-noindex', ['other'])
  expect(resultsOf(listed, failing('robots/noindex-meta', [{}])).sites).toEqual([listed])
  const blocked = listedAt('sitemap/listed-blocked', ['thanks'])
  expect(resultsOf(blocked, failing('robots/noindex-meta', [{}])).sites).toEqual([blocked])
})

test.each([
  ['schema/image-unreachable', 'broken-links/broken-internal-resource'],
  ['schema/image-unreachable', 'broken-links/broken-external-resource'],
])(
  '%s of a picture that %s says of the page is told there, and of another picture for itself',
  (id, shown) => {
    const image = failing(shown, [{ url: `${URL}card.jpg` }])
    const failuresWith = (...pictures: string[]) => {
      const places = pictures.map(name => ({ url: URL + name }))
      return checksOf(withTwinsMarked([runOf(failing(id, places)), runOf(image)])).filter(isFailure)
    }
    expect(failuresWith('card.jpg').filter(({ twinOf }) => twinOf === undefined)).toMatchObject([
      { id: shown, twins: [id] },
    ])
    expect(failuresWith('card.jpg', 'logo.png').find(check => check.id === id)).toMatchObject({
      occurrences: [{ url: `${URL}logo.png` }],
    })
  },
)

test('a picture that is missing for networks and in structured data is told once, and another one in the data for itself', () => {
  const card = failing('serp/og-image-broken', [{ url: `${URL}card.jpg` }])
  const link = failing('broken-links/broken-metadata-link', [{ url: `${URL}card.jpg` }])
  const failuresWith = (...pictures: string[]) =>
    checksOf(
      withTwinsMarked([
        runOf(
          failing(
            'schema/image-unreachable',
            pictures.map(name => ({ url: URL + name })),
          ),
        ),
        runOf(card),
        runOf(link),
      ]),
    ).filter(isFailure)
  expect(failuresWith('card.jpg').filter(({ twinOf }) => twinOf === undefined)).toMatchObject([
    {
      id: 'serp/og-image-broken',
      twins: ['schema/image-unreachable', 'broken-links/broken-metadata-link'],
    },
  ])
  expect(
    failuresWith('card.jpg', 'logo.png').find(({ id }) => id === 'schema/image-unreachable'),
  ).toMatchObject({ occurrences: [{ url: `${URL}logo.png` }] })
})
