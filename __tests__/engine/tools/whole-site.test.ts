import { describe, expect, test } from '@jest/globals'
import { lightTopics } from '../../../src/engine/analysis/light-checks.ts'
import type { CrawledSite } from '../../../src/engine/judging/crawled-site.ts'
import { crawledSite, type PlannedPage, type PlannedSite } from '../../support/crawled-sites.ts'
import { siteFindings, siteJudgements, siteOutcome } from '../../support/site-findings.ts'

type SiteCase = [when: string, site: PlannedSite | readonly PlannedPage[], found: Record<string, string[]>]

const planned = (site: SiteCase[1]): PlannedSite => ('pages' in site ? site : { pages: site })

/** Language versions have no x-default in cases that are about something else. */
const X_DEFAULT = 'hreflang/x-default-missing'

async function findingsBesideXDefault(site: CrawledSite): Promise<Record<string, string[]>> {
  const { [X_DEFAULT]: _, ...found } = await siteFindings(site)
  return found
}

/** On the site exactly this is found. */
function testFindings(cases: readonly SiteCase[], findings = findingsBesideXDefault): void {
  test.each(cases)('%s', async (_, site, found) => {
    expect(await findings(crawledSite(planned(site)))).toEqual(found)
  })
}

const numbered = (count: number, pageOf: (number: number) => PlannedPage) =>
  Array.from({ length: count }, (_, index) => pageOf(index + 1))
const shoes = (url: string, more: Partial<PlannedPage> = {}): PlannedPage => ({
  url,
  title: 'Shoes',
  ...more,
})

describe('links', () => {
  testFindings([
    [
      'that are broken name all of their sources',
      [
        { url: '/', links: ['/gone', '/a', '/b', '/c'] },
        { url: '/a', links: ['/gone', '/lost'] },
        { url: '/b', links: ['/gone'] },
        { url: '/c', links: ['/gone'] },
        { url: '/lost', status: 410 },
        { url: '/gone', status: 404 },
      ],
      {
        'broken-links/broken-internal-link': [
          '/gone answers 404; linked on /, /a, /b and 1 more',
          '/lost answers 410; linked on /a',
        ],
      },
    ],
    [
      'that lead to errors by a redirect are broken',
      [
        { url: '/', links: ['/old'] },
        { url: '/old', redirect: '/gone', status: 404 },
        { url: '/gone', status: 404 },
      ],
      { 'broken-links/broken-internal-link': ['/old answers 404; linked on /'] },
    ],
    [
      'that are refused or forbidden are not said to be broken',
      [
        { url: '/', links: ['/account', '/busy', '/private', '/file.pdf', '/cdn-cgi/l/email-protection'] },
        { url: '/cdn-cgi/l/email-protection', status: 404 },
        { url: '/account', status: 401 },
        { url: '/busy', status: 429 },
        { url: '/private', status: null, obstacle: 'robots-txt' },
        { url: '/down', status: null, failure: 'cannot be reached', obstacle: 'no-answer' },
      ],
      {},
    ],
    [
      'to routes that the scripts of the 404 page show are told apart from files',
      {
        hasRoutesByScript: true,
        pages: [
          { url: '/', links: ['/contact', '/prices.pdf'] },
          { url: '/contact', status: 404 },
          { url: '/prices.pdf', status: 404 },
        ],
      },
      {
        'broken-links/broken-internal-link': ['/prices.pdf answers 404; linked on /'],
        'broken-links/route-answers-404': ['/contact answers 404; linked on /'],
      },
    ],
    [
      'to redirects are told where these are permanent and stay on the site',
      [
        { url: '/', links: ['/old', '/login', '/partner', '/new'] },
        { url: '/old', redirect: '/new' },
        { url: '/login', redirect: '/new', redirects: [{ url: 'https://shop.example/login', status: 302 }] },
        { url: '/partner', redirect: 'https://other.example/', finalUrl: 'https://other.example/' },
        { url: '/new', links: ['/old'] },
      ],
      { 'broken-links/redirected-link': ['/old has moved permanently to /new; linked on / and /new'] },
    ],
    [
      'to other forms of the host are told',
      {
        pages: [{ url: '/', links: ['https://www.shop.example/a', 'http://shop.example/b'] }],
        unvisited: { 'https://www.shop.example/a': 'other-form', 'http://shop.example/b': 'other-form' },
      },
      {
        'broken-links/insecure-internal-link': ['http://shop.example/b; linked on /'],
        'broken-links/other-host-link': ['https://www.shop.example/a; linked on /'],
      },
    ],
  ])

  test('that could not be verified are said where nothing is broken', async () => {
    const site = crawledSite({
      pages: [
        { url: '/', links: ['/account'] },
        { url: '/account', status: 401 },
      ],
    })
    expect((await siteJudgements(site)).get('broken-links/broken-internal-link')).toEqual({
      outcome: 'pass',
      message: '1 of 1 could not be verified: /account (answers 401)',
    })
  })
})

describe('redirects', () => {
  const chain = (length: number): PlannedPage[] => [
    { url: '/', links: ['/1'] },
    ...numbered(length, number => ({
      url: `/${number}`,
      redirect: `/${number + 1}`,
      finalUrl: `https://shop.example/${length + 1}`,
      redirects: [{ url: `https://shop.example/${number}`, status: 302 }],
    })),
    { url: `/${length + 1}` },
  ]
  testFindings([
    ['of one step are no chain', chain(1), {}],
    ['of two steps are a chain', chain(2), { 'redirects/chain': ['/1 → /2 → /3; linked on /'] }],
    [
      'of four steps are a long chain',
      chain(4),
      { 'redirects/long-chain': ['/1 → /2 → /3 → /4 → /5; linked on /'] },
    ],
    [
      'of eleven steps are endless',
      chain(11),
      {
        'redirects/endless-chain': [
          '/1 → /2 → /3 → /4 → /5 → /6 → /7 → /8 → /9 → /10 → /11 → /12; linked on /',
        ],
      },
    ],
    [
      'that go round are told once, with what leads there',
      [
        { url: '/', links: ['/a'] },
        { url: '/x', redirect: '/a', finalUrl: undefined, status: 302 },
        { url: '/a', redirect: '/b', finalUrl: undefined, status: 302 },
        { url: '/b', redirect: '/a', finalUrl: undefined, status: 302, links: [] },
      ],
      { 'redirects/loop': ['/a → /b → /a; linked on /'] },
    ],
    [
      'to itself are a loop, and a page that loads itself anew is none',
      [
        { url: '/', links: ['/a', '/clock'] },
        { url: '/a', redirect: '/a', finalUrl: undefined, status: 302 },
        { url: '/clock', redirect: '/clock', redirects: undefined, obstacle: 'refresh', finalUrl: undefined },
      ],
      { 'redirects/loop': ['/a → /a; linked on /'] },
    ],
  ])
})

describe('pages with one title', () => {
  const same = (names: string) => ({
    'serp/duplicate-title': [`Same title as ${names}: "Shoes"`],
  })
  testFindings([
    [
      'of which one is a further page of a list are not told to have one H1 as well',
      ['/', '/blog/page/2'].map(url => ({ url, title: 'Sheds', h1: 'Sheds of Oak' })),
      { 'serp/duplicate-title': ['Same title as /blog/page/2: "Sheds"'] },
    ],
    [
      'of which one is a further page of a list with a title of its own have one H1',
      [
        { url: '/', title: 'Sheds', h1: 'Sheds of Oak' },
        { url: '/blog/page/2', title: 'Blog', h1: 'Sheds of Oak' },
      ],
      { 'content/duplicate-h1': ['Same H1 as /blog/page/2: "Sheds of Oak"'] },
    ],
    [
      'of which one is in a folder of its language have the name of a product as H1',
      [
        { url: '/', title: 'Sheds', h1: 'Oak & Iron', lang: 'en' },
        { url: '/zh-cn/', title: 'Boots', h1: 'Oak & Iron', lang: 'en' },
      ],
      {},
    ],
    ['are told once', [shoes('/a'), shoes('/b'), { url: '/c', title: 'Boots' }], same('/b')],
    [
      'are told with the first of many',
      numbered(9, number => shoes(`/a-${number}`)),
      same('/a-2, /a-3, /a-4 and 5 more'),
    ],
    ['in two languages are no copies', [shoes('/a', { lang: 'en' }), shoes('/b', { lang: 'de-AT' })], {}],
    ['that are not indexed are not compared', [shoes('/a'), shoes('/b', { obstacle: 'noindex-meta' })], {}],
    ['with a canonical are no copies', [shoes('/a'), shoes('/b', { canonical: '/a' })], {}],
    [
      'that are pages of a list are no copies',
      [shoes('/a'), shoes('/a/page/2'), shoes('/a?page=3'), shoes('/a/4')],
      {},
    ],
    ['that are for paper are no copies', [shoes('/a'), shoes('/a/print'), shoes('/a?format=print')], {}],
    [
      'that are lists of tags are no copies',
      [shoes('/a'), shoes('/tag/a'), shoes('/category/b/'), shoes('/2024/05/')],
      {},
    ],
    [
      'that are versions of a documentation are no copies',
      [shoes('/docs/a'), shoes('/docs/next/a'), shoes('/docs/2.x/a'), shoes('/docs/v3/a/')],
      {},
    ],
    [
      'that are versions of a documentation in two languages are no copies',
      ['/docs', '/docs/next'].flatMap(folder =>
        ['en', 'fr'].map(lang =>
          shoes(`/${lang}${folder}/a`, {
            alternates: { en: `/en${folder}/a`, fr: `/fr${folder}/a` },
          }),
        ),
      ),
      {},
    ],
    [
      'that are versions for two countries are no copies',
      [
        shoes('/us', { lang: 'en-US', alternates: { 'en-us': '/us', 'en-gb': '/gb' } }),
        shoes('/gb', { lang: 'en-GB', alternates: { 'en-us': '/us', 'en-gb': '/gb' } }),
      ],
      {},
    ],
    [
      'that have none are not compared',
      [shoes('/a', { title: '' }), shoes('/b', { title: '' }), { url: '/c' }],
      {},
    ],
  ])

  test('are compared by all of a long one', async () => {
    const site = crawledSite({ pages: [shoes('/a'), shoes('/b')] })
    const pages = site.pages.map((page, index) => ({
      ...page,
      title: { text: page.title!.text, hash: `${index}` },
    }))
    expect(await siteFindings({ ...site, pages })).toEqual({})
  })
})

describe('texts', () => {
  const text = (url: string, fingerprint: string, more: Partial<PlannedPage> = {}): PlannedPage => ({
    url,
    fingerprint,
    words: 300,
    ...more,
  })
  const [ONE, NEAR, OTHER] = ['00000000000000ff', '00000000000000f8', 'ffffffff00000000']
  testFindings([
    [
      'that are nearly the same are told',
      [{ url: '/' }, text('/a', ONE), text('/b', NEAR), text('/c', OTHER)],
      { 'content/duplicate-text': ['The same or nearly the same text as /b'] },
    ],
    [
      'that are copies with title and description are one finding',
      ['/a', '/b'].map(url => text(url, ONE, { title: 'Shoes', description: 'Our shoes', h1: 'Shoes' })),
      { 'content/duplicate-text': ['The same or nearly the same text as /b'] },
    ],
    [
      'that differ have titles of their own to judge',
      [text('/a', ONE, { title: 'A', h1: 'Welcome' }), text('/b', OTHER, { title: 'A', h1: 'Welcome' })],
      {
        'serp/duplicate-title': ['Same title as /b: "A"'],
        'content/duplicate-h1': ['Same H1 as /b: "Welcome"'],
      },
    ],
    [
      'of a start page that resembles a list are none, and those of its copy are',
      [text('/', ONE), text('/posts', NEAR), { url: '/x' }],
      {},
    ],
    [
      'of a copy of the start page are told',
      [text('/', ONE), text('/home', ONE)],
      { 'content/duplicate-text': ['The same or nearly the same text as /home'] },
    ],
    ['of a list with one entry are none', [{ url: '/' }, text('/blog/', ONE), text('/blog/post', NEAR)], {}],
    [
      'of two forms of a start page with language versions are none',
      [
        text('/', ONE, { canonical: '/', alternates: { en: '/', de: '/de' } }),
        text('/index.html', ONE, {
          canonical: '/',
          indexable: true,
          obstacle: undefined,
          alternates: { en: '/', de: '/de' },
        }),
        { url: '/de', alternates: { en: '/', de: '/de' } },
      ],
      {},
    ],
    [
      'under several spellings of one address are one finding',
      [
        text('/about', ONE, { title: 'About' }),
        text('/About/', ONE, { title: 'About' }),
        text('/about?utm_source=mail', ONE, { title: 'About' }),
      ],
      {
        'redirects/url-variants': [
          'The same page answers at /About/ and /about?utm_source=mail, without a canonical to one of them',
        ],
      },
    ],
    [
      'under two spellings with a canonical are none',
      [
        text('/about', ONE, { title: 'About', canonical: '/about' }),
        {
          ...text('/about/', ONE, { title: 'About', canonical: '/about' }),
          indexable: true,
          obstacle: undefined,
        },
        text('/', OTHER),
      ],
      {},
    ],
    [
      'of other pages with nearly one address are none',
      [text('/a', ONE, { title: 'a' }), text('/A', OTHER, { title: 'A1' })],
      {},
    ],
  ])
})

describe('parameters', () => {
  const view = (query: string, more: Partial<PlannedPage> = {}) =>
    shoes(`/shoes${query}`, { h1: 'Shoes', ...more })
  const VIEWS = ['', '?sort=a', '?sort=b', '?color=red', '?color=blue', '?color=red&sort=a']
  testFindings([
    [
      'that multiply a page are told once',
      {
        pages: VIEWS.map(query => view(query)).with(0, view('', { links: ['/shoes?color=green'] })),
        unvisited: { '/shoes?color=green': 'trap' },
      },
      {
        'robots/parameter-copies': [
          '/shoes is indexable at 7 URLs (1 of them not visited), because of its parameters: sort, color',
        ],
      },
    ],
    ['with a canonical are none', VIEWS.map(query => view(query, { canonical: '/shoes' })), {}],
    [
      'of a few views are copies',
      [view(''), view('?sort=a')],
      {
        'serp/duplicate-title': ['Same title as /shoes?sort=a: "Shoes"'],
        'content/duplicate-h1': ['Same H1 as /shoes?sort=a: "Shoes"'],
      },
    ],
    [
      'that choose what is shown are pages',
      numbered(6, number => ({
        url: `/product?id=${number}`,
        title: `Shoe ${number}`,
        h1: `Shoe ${number}`,
      })),
      {},
    ],
    ['that number the pages of a list are none', numbered(8, number => view(`?page=${number}`)), {}],
  ])
})

describe('canonicals', () => {
  testFindings([
    [
      'of copies are no finding',
      [{ url: '/a' }, { url: '/b', canonical: '/a' }, { url: '/c', canonical: '/a' }],
      {},
    ],
    [
      'to what cannot be shown are told, once for each target',
      [
        { url: '/b', canonical: '/gone' },
        { url: '/c', canonical: '/gone' },
        { url: '/gone', status: 404 },
        { url: '/d', canonical: '/hidden' },
        { url: '/hidden', obstacle: 'noindex-meta' },
        { url: '/e', canonical: '/old' },
        { url: '/old', redirect: '/a' },
        { url: '/a' },
        { url: '/f', canonical: '/private' },
        { url: '/private', status: null, obstacle: 'robots-txt' },
        { url: '/down', status: 503 },
        { url: '/g', canonical: '/down' },
      ],
      {
        'serp/canonical-target-broken': ['/gone answers 404; canonical of /b and /c'],
        'serp/canonical-target-noindex': ['/hidden has noindex; canonical of /d'],
        'serp/canonical-target-redirects': ['/old redirects to /a; canonical of /e'],
        'serp/canonical-target-blocked': ['robots.txt blocks /private; canonical of /f'],
      },
    ],
    [
      'that make a chain are told at each link of it',
      [{ url: '/a', canonical: '/b' }, { url: '/b', canonical: '/c' }, { url: '/c' }],
      { 'serp/canonical-target-elsewhere': ['The canonical of /b is /c; canonical of /a'] },
    ],
    [
      'that go round are a loop and no chain',
      [
        { url: '/a', canonical: '/b' },
        { url: '/b', canonical: '/a' },
        { url: '/c', canonical: '/d' },
        { url: '/d' },
      ],
      { 'serp/canonical-loop': ['/a → /b → /a'] },
    ],
    [
      'of pages that are not shown anyway are none',
      [
        { url: '/a', canonical: '/gone', obstacle: 'noindex-meta' },
        { url: '/gone', status: 404 },
      ],
      {},
    ],
    [
      'to another form of the page that redirects back are told',
      [
        { url: '/a/', canonical: '/a', indexable: true },
        { url: '/a', redirect: '/a/' },
      ],
      { 'serp/canonical-target-redirects': ['/a redirects to /a/; canonical of /a/'] },
    ],
  ])
})

describe('the sitemap', () => {
  const ALL = ['/', '/a', '/b']
  const linked = (...more: PlannedPage[]): PlannedPage[] => [
    { url: '/', links: [...ALL, ...more.filter(({ depth }) => depth !== null).map(({ url }) => url)] },
    { url: '/a', links: ['/'] },
    { url: '/b', links: ['/'] },
    ...more.map(page => ({ links: ['/'], ...page })),
  ]
  testFindings([
    ['that lists all pages is right', { pages: linked(), sitemap: ALL }, {}],
    [
      'lists what search engines cannot show',
      {
        pages: linked(
          { url: '/gone', status: 404, depth: null },
          { url: '/old', redirect: '/a', depth: null },
          { url: '/hidden', obstacle: 'noindex-meta' },
          { url: '/copy', canonical: '/a' },
          { url: '/closed', status: null, obstacle: 'robots-txt' },
          { url: '/down', status: 503, depth: null },
        ),
        robots: 'User-agent: *\nDisallow: /closed',
        sitemap: [...ALL, '/gone', '/old', '/hidden', '/copy', '/closed', '/down'],
      },
      {
        'sitemap/listed-broken': ['answers 404; listed in the sitemap'],
        'sitemap/listed-redirects': ['redirects to https://shop.example/a; listed in the sitemap'],
        'sitemap/listed-noindex': ['has a robots meta tag with noindex; listed in the sitemap'],
        'sitemap/listed-not-canonical': ['names https://shop.example/a as canonical; listed in the sitemap'],
        'sitemap/listed-blocked': ['robots.txt blocks it for Googlebot; listed in the sitemap'],
      },
    ],
    [
      'lists what no page links to',
      {
        pages: linked({ url: '/orphan', depth: null, links: ['/orphan', '/'] }),
        sitemap: [...ALL, '/orphan'],
      },
      { 'sitemap/listed-not-linked': ['No page links to /orphan'] },
    ],
    [
      'lists what is linked under its old address, another form, or as a copy',
      {
        pages: [
          { url: '/', links: ['/old', '/form', '/copy'] },
          { url: '/old', redirect: '/new', redirects: [{ url: 'https://shop.example/old', status: 302 }] },
          { url: '/new', links: ['/'] },
          { url: '/form', links: ['/'] },
          { url: '/form/', title: 'Form', links: ['/'] },
          { url: '/copy', canonical: '/original', links: ['/'] },
          { url: '/original', links: ['/'] },
        ],
        sitemap: ['/', '/new', '/form/', '/original'],
      },
      {},
    ],
    [
      'leaves out what is linked, but no lists and views',
      {
        pages: linked(
          { url: '/c' },
          { url: '/a/page/2' },
          { url: '/tag/shoes' },
          { url: '/a?sort=price' },
          { url: '/hidden', obstacle: 'noindex-meta' },
          { url: '/copy', canonical: '/a' },
        ),
        sitemap: ALL,
      },
      { 'sitemap/page-not-listed': ['No sitemap lists /c'] },
    ],
    [
      'leaves out numbered pages of a list',
      { pages: linked({ url: '/2/' }, { url: '/a/3' }), sitemap: ALL },
      {},
    ],
    [
      'lists language versions that hreflang alone leads to, and others that nothing leads to',
      {
        pages: linked(
          { url: '/en', alternates: { en: '/en', de: '/de' } },
          { url: '/de', depth: null, alternates: { en: '/en', de: '/de' } },
          { url: '/en/x', depth: null, alternates: { en: '/en/x', de: '/de/x' } },
          { url: '/de/x', depth: null, alternates: { en: '/en/x', de: '/de/x' } },
          { url: '/tags/', depth: null },
        ),
        sitemap: [...ALL, '/en', '/de', '/en/x', '/de/x', '/tags/'],
      },
      { 'sitemap/listed-not-linked': ['No page links to /en/x', 'No page links to /de/x'] },
    ],
    ['that is missing is no finding of these', { pages: linked() }, {}],
    [
      'is not judged by what was not visited',
      { pages: linked(), sitemap: [...ALL, '/later'], incomplete: 'the crawl ended at its limit of 3 pages' },
      {},
    ],
  ])

  const ORPHANS = ['sitemap/listed-not-linked', 'robots/only-nofollow-links', 'ux/page-too-deep']
  const HOME = { url: '/', links: ['/a'] }
  test.each<[string, PlannedPage[]]>([
    ['have no links without scripts', numbered(4, number => ({ url: `/${number}` }))],
    [
      'are filled by scripts',
      [HOME, { url: '/a', links: ['/'], needsScripts: true }, { url: '/b', links: ['/'] }],
    ],
    [
      'begin with one to which scripts add links',
      [
        { url: '/', links: [{ to: '/a', onlyScripted: true }] },
        { url: '/a', links: ['/'] },
        { url: '/b', links: ['/'] },
      ],
    ],
  ])('says nothing of what is linked where pages %s', async (_, pages) => {
    const site = crawledSite({ pages, sitemap: pages.map(({ url }) => url) })
    for (const id of ORPHANS) expect([id, await siteOutcome(site, id)]).toEqual([id, 'not-measured'])
  })

  test('says nothing of what is linked where the crawl was cut off', async () => {
    const pages = [HOME, { url: '/a', links: ['/'] }, { url: '/b', links: ['/'], depth: 9 }]
    const site = crawledSite({
      pages,
      sitemap: ['/b'],
      incomplete: 'the crawl ended at its limit of 3 pages',
    })
    for (const id of [...ORPHANS, 'robots/only-scripted-links']) {
      expect([id, await siteOutcome(site, id)]).toEqual([id, 'not-measured'])
    }
  })

  test('that was read in part, or not at all, is not measured', async () => {
    const site = crawledSite({ pages: linked({ url: '/c' }), sitemap: ALL })
    const unread = { ...site, sitemap: { ...site.sitemap!, unread: 'too many files' } }
    expect(await siteOutcome(unread, 'sitemap/page-not-listed')).toBe('not-measured')
    expect(await siteOutcome({ ...site, sitemap: null }, 'sitemap/listed-broken')).toBe('not-applicable')
    const unknown = { ...site, sitemap: null, sitemapUnknown: 'it answers 503' }
    expect(await siteOutcome(unknown, 'sitemap/listed-broken')).toBe('not-measured')
  })
})

describe('links to pages', () => {
  const nofollow = (to: string) => ({ to, nofollow: true })
  testFindings([
    [
      'of the sitemap that are all nofollow are told',
      {
        pages: [
          { url: '/', links: [nofollow('/a'), nofollow('/login'), '/b'] },
          { url: '/a', links: ['/'] },
          { url: '/b', links: [nofollow('/a'), '/'] },
          { url: '/login', links: ['/'] },
        ],
        sitemap: ['/', '/a', '/b'],
      },
      {
        'robots/only-nofollow-links': ['All links (2) to /a are nofollow'],
      },
    ],
    [
      'that scripts alone make are told',
      [
        {
          url: '/',
          links: [
            { to: '/a', onlyScripted: true },
            { to: '/b', onlyScripted: true },
          ],
        },
        { url: '/a' },
        { url: '/b', links: ['/c'] },
        { url: '/c', links: ['/b'] },
      ],
      { 'robots/only-scripted-links': ['The only link to /a is made by scripts'] },
    ],
    [
      'that are many clicks away are told, but not the pages of lists',
      [
        { url: '/', links: ['/near'] },
        { url: '/near', depth: 5, links: ['/'] },
        { url: '/far', depth: 6, links: ['/'] },
        { url: '/farther', depth: 9, links: ['/'] },
        { url: '/list/page/9', depth: 9, links: ['/'] },
        { url: '/hidden', depth: 9, obstacle: 'noindex-meta' },
        { url: '/unlinked', depth: null },
      ],
      { 'ux/page-too-deep': ['/farther is 9 clicks away (at most 5)', '/far is 6 clicks away (at most 5)'] },
    ],
  ])
})

describe('language versions', () => {
  const ALL = { en: '/en', de: '/de', fr: '/fr' }
  const version = (
    lang: keyof typeof ALL,
    alternates: Record<string, string> = ALL,
    more = {},
  ): PlannedPage => ({
    url: ALL[lang],
    lang,
    alternates,
    ...more,
  })
  testFindings([
    ['that all name each other are right', [version('en'), version('de'), version('fr')], {}],
    [
      'that do not link back are told with the pages that name them',
      [version('en'), version('de'), version('fr', { fr: '/fr' })],
      { 'hreflang/return-link-missing': ['/fr has no hreflang link back to /en and /de'] },
    ],
    [
      'of the home page, which a template links to on a page that is none of them, are told by that page alone',
      [version('en'), version('de'), version('fr'), { url: '/about', lang: 'en', alternates: ALL }],
      {},
    ],
    [
      'that have an x-default with versions of its own are told by that',
      [
        { url: '/', lang: 'en', alternates: { en: '/', 'x-default': '/' } },
        { url: '/a', lang: 'en', alternates: { en: '/a', 'x-default': '/' } },
      ],
      {
        'hreflang/return-link-missing': [
          '/ has hreflang links only for its own versions, but is x-default on /a',
        ],
      },
    ],
    [
      'without any links are told so',
      [version('en'), version('de'), { url: '/fr', lang: 'fr' }],
      { 'hreflang/return-link-missing': ['/fr has no hreflang links; it is named on /en and /de'] },
    ],
    [
      'that lack a further one are told',
      [
        version('en', { ...ALL, it: 'https://shop.it/' }),
        version('de', { ...ALL, it: 'https://shop.it/' }),
        version('fr'),
      ],
      {
        'hreflang/versions-disagree': ['/fr: /en also names it (https://shop.it/), which this page does not'],
      },
    ],
    [
      'that cannot be shown are told by what keeps them',
      [
        version('en', { ...ALL, it: '/it', es: '/es', pl: '/pl', 'x-default': '/' }),
        { url: '/de', obstacle: 'noindex-meta' },
        { url: '/fr', status: 404 },
        { url: '/it', redirect: '/en' },
        { url: '/es', canonical: '/en' },
        { url: '/pl', status: null, obstacle: 'robots-txt' },
        { url: '/', redirect: '/en' },
      ],
      {
        'hreflang/target-noindex': ['/de is set to noindex; named as de on /en'],
        'hreflang/target-broken': ['/fr answers 404; named as fr on /en'],
        'hreflang/target-redirects': ['/it redirects to /en; named as it on /en'],
        'hreflang/target-canonical-elsewhere': ['/es has the canonical /en; named as es on /en'],
        'hreflang/target-blocked': ['/pl is blocked by robots.txt; named as pl on /en'],
      },
    ],
    [
      'that redirect to another form of their address are told',
      [
        version('en', { en: '/en', de: '/de/' }),
        version('de', { en: '/en', de: '/de/' }),
        { url: '/de/', redirect: '/de' },
      ],
      { 'hreflang/target-redirects': ['/de/ redirects to /de; named as de on /en and /de'] },
    ],
    [
      'of pages that are not shown are not judged',
      [version('en', ALL, { obstacle: 'noindex-meta' }), { url: '/de', status: 404 }],
      {},
    ],
    [
      'that link back to an address that redirects do link back',
      [
        version('en', { en: '/en', de: '/de' }),
        version('de', { en: '/english', de: '/de' }),
        { url: '/english', redirect: '/en' },
      ],
      {
        'hreflang/target-redirects': ['/english redirects to /en; named as en on /de'],
      },
    ],
  ])
})

describe('pages of one template', () => {
  const recipe = (number: number, more: Partial<PlannedPage> = {}): PlannedPage => ({
    url: `/recipes/${number}-pie`,
    template: 'recipe',
    title: `Pie ${number}`,
    description: `How to bake pie ${number}`,
    canonical: `/recipes/${number}-pie`,
    types: ['BreadcrumbList', 'Person', 'Recipe'],
    ...more,
  })
  const withLast = (count: number, more: Partial<PlannedPage>) =>
    numbered(count, number => recipe(number, number === count ? more : {}))
  testFindings([
    ['that are alike are right', withLast(6, {}), {}],
    [
      'of which one lost its structured data are told',
      withLast(6, { types: ['BreadcrumbList'] }),
      {
        'schema/unlike-siblings': [
          '/recipes/6-pie has no structured data of type Recipe, unlike the other pages in /recipes/ (5)',
        ],
      },
    ],
    [
      'of which one lost parts of its head are told',
      withLast(6, { description: undefined, canonical: undefined }),
      {
        'serp/unlike-siblings': [
          '/recipes/6-pie has no meta description and no canonical, unlike the other pages in /recipes/ (5)',
        ],
      },
    ],
    [
      'are not said to lack what another check says',
      withLast(6, { description: undefined, failed: ['serp/description-missing'] }),
      {},
    ],
    ['that are few are not compared', withLast(4, { types: [] }), {}],
    [
      'at the root are not compared',
      numbered(6, number =>
        recipe(number, {
          url: `/${number}-pie`,
          canonical: `/${number}-pie`,
          types: number > 5 ? [] : ['Recipe'],
        }),
      ),
      {},
    ],
    [
      'of which several lack it are different on purpose',
      numbered(6, number => recipe(number, number > 4 ? { types: [] } : {})),
      {},
    ],
    ['of another template are not compared', withLast(6, { types: [], template: 'page' }), {}],
    [
      'that are lists are not compared',
      withLast(6, { url: '/recipes/archive', canonical: undefined, types: [] }),
      {},
    ],
    ['that are not shown are not compared', withLast(6, { types: [], obstacle: 'noindex-meta' }), {}],
    ['may lack what depends on the content', withLast(6, { types: ['BreadcrumbList', 'Recipe'] }), {}],
    [
      'may have another kind of article',
      numbered(6, number => recipe(number, { types: [number > 5 ? 'BlogPosting' : 'NewsArticle'] })),
      {},
    ],
  ])
})

describe('x-default', () => {
  const PAIR = { en: '/en', de: '/de' }
  testFindings(
    [
      [
        'that is missing is told, unless but one version is there',
        [
          { url: '/en', lang: 'en', alternates: PAIR },
          { url: '/de', lang: 'de', alternates: PAIR },
          { url: '/a', lang: 'en', alternates: { en: '/a', fr: '/fr' } },
          { url: '/fr', obstacle: 'status', status: 404 },
        ],
        {
          'hreflang/target-broken': ['/fr answers 404; named as fr on /a'],
          [X_DEFAULT]: [
            'None of the 2 hreflang links is x-default',
            'None of the 2 hreflang links is x-default',
          ],
        },
      ],
      [
        'that is there is right',
        [
          { url: '/en', lang: 'en', alternates: { ...PAIR, 'x-default': '/en' } },
          { url: '/de', lang: 'de', alternates: { ...PAIR, 'x-default': '/en' } },
        ],
        {},
      ],
    ],
    siteFindings,
  )
})

test('language versions of a preview may redirect to the form that its server has', async () => {
  const alternates = { en: '/en/', de: '/de' }
  const pages = [
    { url: '/en/', alternates },
    { url: '/de/', alternates },
    { url: '/de', redirect: '/de/' },
  ]
  const site = crawledSite({ pages })
  const canonical = { url: 'https://www.shop.example/en/', from: 'html', is: 'self' } as const
  expect(
    await findingsBesideXDefault({ ...site, pages: site.pages.with(0, { ...site.pages[0]!, canonical }) }),
  ).toEqual({})
})

test('the canonical of a preview may redirect to the form that its server has', async () => {
  const pages: PlannedPage[] = [
    { url: '/a/', canonical: '/a', indexable: true },
    { url: '/a', redirect: '/a/' },
  ]
  const site = crawledSite({ pages })
  const canonical = { url: 'https://www.shop.example/a', from: 'html', is: 'self' } as const
  expect(
    await siteFindings({ ...site, pages: site.pages.with(0, { ...site.pages[0]!, canonical }) }),
  ).toEqual({})
})

test('the facts say how many addresses are indexable, and how links are spread', async () => {
  const { crawlingOverSite } = await import('../../../src/engine/tools/robots/crawling-over-site.ts')
  const site = crawledSite({
    pages: [
      { url: '/', links: ['/a', '/b', '/gone'] },
      { url: '/a', links: ['/', '/b'] },
      { url: '/b', obstacle: 'noindex-meta' },
      { url: '/gone', status: 404 },
    ],
  })
  expect(crawlingOverSite.judge(site).facts).toEqual({
    indexing: {
      addresses: 4,
      indexable: 2,
      unknown: 0,
      obstacles: { 'noindex-meta': 1, status: 1 },
      statuses: { '2xx': 3, '4xx': 1 },
    },
    links: {
      byCount: { 1: 2 },
      byDepth: { 0: 1, 1: 1 },
      withOne: ['https://shop.example/', 'https://shop.example/a'],
    },
  })
})

test('no check is judged over the site and on each of its pages', async () => {
  const onPages = (await lightTopics()).flatMap(({ checks }) => checks.map(({ id }) => id))
  const overSite = [...(await siteJudgements(crawledSite({ pages: [{ url: '/' }] }))).keys()]
  expect(onPages).not.toEqual([])
  expect(overSite.filter(id => onPages.includes(id))).toEqual([])
})
