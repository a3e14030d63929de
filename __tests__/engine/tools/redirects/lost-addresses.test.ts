import { describe, expect, test } from '@jest/globals'
import type { Lookup, OpenAddress } from '../../../../src/api/addresses.ts'
import type { RunPage } from '../../../../src/engine/judging/tool-definition.ts'
import { lostAddresses } from '../../../../src/engine/tools/redirects/lost-addresses.ts'

const SITE = 'https://shop.example'

interface Texts {
  title?: string
  h1?: string
  textFingerprint?: string
}

function page(path: string, { title, ...content }: Texts, failed: readonly string[] = []): RunPage {
  const facts = { serp: { title: title ?? null }, content }
  return {
    url: SITE + path,
    facts: tool => (tool === 'serp' || tool === 'content' ? facts[tool] : undefined),
    failed: id => failed.includes(id),
  }
}

type Given = Omit<Partial<OpenAddress>, 'url' | 'redirect'> & { path: string; redirect?: string }

function open({ path, redirect, ...given }: Given): OpenAddress {
  return {
    url: SITE + path,
    from: 'page',
    state: redirect === undefined ? 'gone' : 'moved',
    status: redirect === undefined ? 404 : 200,
    reason: 'answers 404',
    ...(redirect !== undefined && { redirect: URL.parse(redirect, SITE)!.href }),
    ...given,
  }
}

function judge(given: Given | readonly Given[], pages: readonly RunPage[] = [], rest: Partial<Lookup> = {}) {
  const addresses = [given].flat().map(open)
  const lookup: Lookup = { sites: [], open: addresses, fresh: [], notes: [], ...rest }
  return lostAddresses.judge(lookup, pages)
}

const message = (given: Given, pages: readonly RunPage[] = [], rest: Partial<Lookup> = {}) =>
  judge(given, pages, rest)[0]?.place?.message

describe('an address that answers with an error', () => {
  test.each<[string, Given, string]>([
    ['that was audited', { path: '/a' }, 'Answers 404; the baseline has a page there'],
    ['with its title', { path: '/a', title: 'Red bikes' }, 'Answers 404; it was "Red bikes"'],
    ['that was listed', { path: '/a', from: 'sitemap' }, 'Answers 404; the sitemap of the baseline lists it'],
    [
      'behind a redirect',
      { path: '/a', state: 'gone', redirect: '/b' },
      'Redirects to /b, which answers 404; the baseline has a page there',
    ],
  ])('is lost: %s', (_, given, words) => {
    expect(judge(given)).toMatchObject([
      { check: 'address-lost', place: { url: `${SITE}/a`, message: words } },
    ])
  })

  const texts = { title: 'Red bikes', h1: 'Red', fingerprint: '0123456789abcdef' }

  test.each<[string, readonly RunPage[], Partial<Lookup>, string]>([
    [
      'the same text, nearly',
      [
        page('/new', { textFingerprint: '0123456789abcdee' }),
        page('/other', { textFingerprint: 'ffff000000000000' }),
      ],
      {},
      'redirect it to /new, which has the same text',
    ],
    [
      'the same title and H1',
      [page('/new', { title: 'Red bikes', h1: 'Red' })],
      {},
      'redirect it to /new, which has the same title and H1',
    ],
    [
      'the same title',
      [page('/new', { title: 'Red bikes' })],
      {},
      'redirect it to /new, which has the same title',
    ],
    [
      'another spelling',
      [page('/Bikes/red-bikes.html', {})],
      {},
      'redirect it to /Bikes/red-bikes.html, which is the same address in another spelling',
    ],
    [
      'the same name, if it is new',
      [],
      { added: [`${SITE}/shop/red-bikes`] },
      'redirect it to /shop/red-bikes, which is new and ends in the same name',
    ],
    [
      'the same text, if it was not audited',
      [],
      { fresh: [{ url: `${SITE}/new`, fingerprint: '0123456789abcdef' }] },
      'redirect it to /new, which has the same text',
    ],
  ])('names the page that has %s', (_, pages, rest, words) => {
    expect(message({ path: '/bikes/red-bikes', ...texts }, pages, rest)).toBe(`Answers 404; ${words}`)
  })

  test.each<[string, readonly RunPage[], Partial<Lookup>]>([
    ['several have its title', [page('/b', { title: 'Red bikes' }), page('/c', { title: 'Red bikes' })], {}],
    ['the home page has its title', [page('/', { title: 'Red bikes' })], {}],
    [
      'the page with its title is broken',
      [page('/b', { title: 'Red bikes' }, ['redirects/final-status'])],
      {},
    ],
    ['several new ones end in its name', [], { added: [`${SITE}/x/red-bikes`, `${SITE}/y/red-bikes`] }],
  ])('names no page where %s', (_, pages, rest) => {
    expect(message({ path: '/bikes/red-bikes', ...texts }, pages, rest)).toBe(
      'Answers 404; it was "Red bikes"',
    )
  })

  test('is told by its own page where the run has audited it', () => {
    expect(judge({ path: '/a' }, [page('/a', {}, ['redirects/final-status'])])).toMatchObject([
      { check: 'address-lost', address: { url: `${SITE}/a`, status: 404 }, place: undefined },
    ])
  })
})

describe('an address that redirects', () => {
  test.each<[string, Given]>([
    ['to a renamed page', { path: '/a', redirect: '/b' }],
    ['to itself with a slash', { path: '/docs/a', redirect: '/docs/a/' }],
    ['to itself without a slash', { path: '/docs/', redirect: '/docs' }],
    ['to itself without .html', { path: '/a.html', redirect: '/a' }],
    ['from an index file to its folder', { path: '/docs/index.html', redirect: '/docs/' }],
    ['to itself in lower case', { path: '/About', redirect: '/about' }],
    ['to https', { path: '/a', redirect: 'https://www.shop.example/a' }],
    ['to itself without parameters', { path: '/list?page=9', redirect: '/list' }],
    ['from one home page to another', { path: '/index.html', redirect: '/' }],
    ['from the home page of a language', { path: '/pt-br/', redirect: '/' }],
    ['as it did before', { path: '/promo', redirect: '/', redirected: `${SITE}/` }],
    ['to a page with a short name', { path: '/help', redirect: '/faq' }],
    ['to another site', { path: '/blog/a', redirect: 'https://blog.example/a' }],
  ])('is not lost: %s', (_, given) => {
    expect(judge(given)).toEqual([])
  })

  test.each<[string, Given, string]>([
    [
      'to the home page',
      { path: '/bikes/red', redirect: '/' },
      'redirects to the home page /, not to its successor',
    ],
    [
      'to the home page of another site',
      { path: '/bikes/red', redirect: 'https://other.example/' },
      'redirects to the home page https://other.example/, not to its successor',
    ],
    [
      'to the listing',
      { path: '/bikes/red', redirect: '/bikes/' },
      'redirects to /bikes/ above it, not to its successor',
    ],
    [
      'to the home page of its language',
      { path: '/de/preise', redirect: '/de' },
      'redirects to /de above it, not to its successor',
    ],
  ])('is lost: %s', (_, given, note) => {
    expect(judge(given)).toMatchObject([
      { check: 'address-redirected-elsewhere', address: { note, status: 200 } },
    ])
  })

  test('is lost where five others go to the same page, unless that has its text', () => {
    const fingerprint = '0123456789abcdef'
    const others = ['/1', '/2', '/3', '/4'].map(path => ({ path, redirect: '/all' }))
    const pages = [page('/all', { textFingerprint: fingerprint })]
    const found = judge([...others, { path: '/5', redirect: '/all', fingerprint }], pages)
    expect(found.map(({ address }) => [address.url, address.note])).toEqual(
      ['/1', '/2', '/3', '/4'].map(path => [SITE + path, 'redirects to /all, as 4 other addresses do']),
    )
    expect(judge(others)).toEqual([])
  })

  test('is not lost where the home page has taken over its text', () => {
    const texts = { title: 'Bikes', h1: 'Bikes' }
    expect(judge({ path: '/start-here', redirect: '/', ...texts }, [page('/', texts)])).toEqual([])
  })
})

test('an address of which nothing could be told is not lost', () => {
  expect(judge({ path: '/a', state: 'unknown', status: 503, reason: 'answers 503' })).toEqual([])
})
