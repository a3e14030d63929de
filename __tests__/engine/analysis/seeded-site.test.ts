import { expect, test } from '@jest/globals'
import { crawlServer } from '../../support/site-crawls.ts'
import { siteFindings } from '../../support/site-findings.ts'
import type { Answer } from '../../support/web-server.ts'

interface Planned {
  title?: string
  description?: string | null
  h1?: string
  /** Pages with one seed have one text. */
  seed?: string
  lang?: string
  head?: string
  links?: readonly string[]
  types?: readonly string[]
}

/** Words that depend on a seed alone. */
function words(seed: string, count = 120): string {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return `w${state >>> 20}`
  }
  return Array.from({ length: count }, next).join(' ')
}

function pageAt(path: string, planned: Planned = {}): string {
  const { title = `Page ${path}`, description = `About ${path}`, h1 = `Heading ${path}`, head = '' } = planned
  const { lang = 'en', links = [], types = [] } = planned
  const data = types.map(type => ({ '@context': 'https://schema.org', '@type': type, name: path }))
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>${
    description === null ? '' : `<meta name="description" content="${description}">`
  }${head}${data.map(item => `<script type="application/ld+json">${JSON.stringify(item)}</script>`).join('')}
</head><body><header><nav><a href="/">Home</a></nav></header><main><h1>${h1}</h1>
<p>${words(planned.seed ?? path)}</p>${links.map(href => `<p><a href="${href}">To ${href}</a></p>`).join('')}
</main><footer><p>Shop</p></footer></body></html>`
}

const canonical = (path: string) => `<link rel="canonical" href="${path}">`
const NOINDEX = '<meta name="robots" content="noindex">'
const versions = (...paths: string[]) =>
  paths.map(path => `<link rel="alternate" hreflang="${path.slice(1, 3)}" href="${path}">`).join('')
const redirect = (location: string, status = 302): Answer => ({ status, headers: { location } })
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** What is right and looks wrong. */
const RIGHT: Record<string, Answer> = {
  '/blog/': pageAt('/blog/', {
    title: 'Blog',
    h1: 'Blog',
    links: ['/blog/page/2/', '/post-1', '/tag/a/', '/tag/b/'],
  }),
  '/blog/page/2/': pageAt('/blog/page/2/', { title: 'Blog', h1: 'Blog', links: ['/post-2'] }),
  '/tag/a/': pageAt('/tag/a/', { title: 'Tag', seed: 'tag', links: ['/post-1'] }),
  '/tag/b/': pageAt('/tag/b/', { title: 'Tag', seed: 'tag', links: ['/post-1'] }),
  '/post-1': pageAt('/post-1', { links: ['/post-1/print', '/post-1?ref=mail'], head: canonical('/post-1') }),
  '/post-1?ref=mail': pageAt('/post-1', { head: canonical('/post-1') }),
  '/post-1/print': pageAt('/post-1', {}),
  '/post-2': pageAt('/post-2'),
  '/thanks': pageAt('/thanks', { title: 'Thanks', head: NOINDEX }),
  '/thanks-2': pageAt('/thanks', { title: 'Thanks', head: NOINDEX }),
  '/en/info': pageAt('/en/info', {
    seed: 'info',
    title: 'Info',
    head: versions('/en/info', '/fr/info'),
    links: ['/fr/info'],
  }),
  '/fr/info': pageAt('/fr/info', {
    lang: 'fr',
    seed: 'info',
    title: 'Info',
    head: versions('/en/info', '/fr/info'),
  }),
  '/account': { status: 401 },
  '/login': redirect('/post-1'),
}

/** What is wrong. */
const WRONG: Record<string, Answer> = {
  '/broken': pageAt('/broken', { links: ['/gone', '/old', '/hop-1', '/round-1'] }),
  '/hop-1': redirect('/hop-2'),
  '/hop-2': redirect('/hop-3'),
  '/hop-3': pageAt('/hop-3'),
  '/round-1': redirect('/round-2'),
  '/round-2': redirect('/round-1'),
  '/old': redirect('/post-2', 301),
  '/same-title-1': pageAt('/same-title-1', { title: 'Offer', description: 'An offer', h1: 'Offer' }),
  '/same-title-2': pageAt('/same-title-2', { title: 'Offer', description: 'An offer', h1: 'Offer' }),
  '/near-1': pageAt('/near-1', { seed: 'near' }),
  '/near-2': pageAt('/near-2', { seed: 'near' }),
  '/spelled': pageAt('/spelled', { links: ['/Spelled'] }),
  '/Spelled': pageAt('/spelled'),
  ...Object.fromEntries(
    ['', '?sort=a', '?sort=b', '?sort=c', '?color=a', '?color=b'].map(query => [
      `/list${query}`,
      pageAt(`/list${query}`, {
        title: 'List',
        description: 'List',
        h1: 'List',
        links: ['/list?sort=a', '/list?sort=b', '/list?sort=c', '/list?color=a', '/list?color=b'],
      }),
    ]),
  ),
  '/to-hidden': pageAt('/to-hidden', { head: canonical('/hidden') }),
  '/hidden': pageAt('/hidden', { head: NOINDEX }),
  '/to-gone': pageAt('/to-gone', { head: canonical('/gone') }),
  '/loop-1': pageAt('/loop-1', { head: canonical('/loop-2') }),
  '/loop-2': pageAt('/loop-2', { head: canonical('/loop-1') }),
  '/chain-1': pageAt('/chain-1', { head: canonical('/chain-2') }),
  '/chain-2': pageAt('/chain-2', { head: canonical('/post-2') }),
  '/orphan': pageAt('/orphan'),
  '/unlisted': pageAt('/unlisted'),
  '/en/a': pageAt('/en/a', {
    head: versions('/en/a', '/de/a', '/fr/a', '/it/gone'),
    links: ['/de/a', '/fr/a'],
  }),
  '/de/a': pageAt('/de/a', { lang: 'de', head: versions('/en/a', '/de/a') }),
  '/fr/a': pageAt('/fr/a', { lang: 'fr', head: versions('/fr/a') }),
  ...Object.fromEntries(
    numbered(6).map(number => {
      const path = `/pies/${number}-pie/`
      const isLast = number === 6
      return [path, pageAt(path, isLast ? { head: '' } : { head: canonical(path), types: ['Recipe'] })]
    }),
  ),
  ...Object.fromEntries(
    numbered(7).map(number => [
      `/step-${number}`,
      pageAt(`/step-${number}`, { links: [`/step-${number + 1}`] }),
    ]),
  ),
  '/step-8': pageAt('/step-8'),
}

const FOUND_BY_OTHERS = [
  '/',
  '/orphan',
  '/gone',
  '/round-2',
  '/hop-2',
  '/hop-3',
  '/fr/info',
  '/fr/a',
  '/de/a',
  '/hidden',
  '/Spelled',
]
const LINKED = Object.keys({ ...RIGHT, ...WRONG }).filter(
  path =>
    !FOUND_BY_OTHERS.includes(path) && !path.includes('?') && !/^\/(?:step-[2-8]|hop|round|old)/.test(path),
)
const NOT_LISTED = [
  '/unlisted',
  '/thanks',
  '/thanks-2',
  '/account',
  '/login',
  '/old',
  '/post-1/print',
  '/to-gone',
  '/to-hidden',
  '/loop-1',
  '/loop-2',
  '/chain-1',
  '/chain-2',
  '/hidden',
  '/blog/page/2/',
  '/tag/a/',
  '/tag/b/',
]
const LISTED = Object.keys({ ...RIGHT, ...WRONG }).filter(
  path => !NOT_LISTED.includes(path) && !path.includes('?') && !/^\/(?:hop-[12]|round)/.test(path),
)

const SITEMAP = ['/', ...LISTED, '/thanks', '/sold-out'].map(path => `<url><loc>{origin}${path}</loc></url>`)
const ROUTES: Record<string, Answer> = {
  ...RIGHT,
  ...WRONG,
  '/': pageAt('/', { title: 'Shop', links: LINKED }),
  '/robots.txt': {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nAllow: /\nSitemap: {origin}/sitemap.xml',
  },
  '/sitemap.xml': {
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${SITEMAP.join('')}</urlset>`,
  },
}

test('of a real site exactly what was put there is found', async () => {
  const { site, origin } = await crawlServer(ROUTES)
  expect(site.incomplete).toBeUndefined()
  expect(await siteFindings(site)).toEqual({
    'robots/parameter-copies': ['/list is indexable at 6 URLs, because of its parameters: sort, color'],
    'sitemap/listed-broken': ['answers 404; listed in the sitemap'],
    'sitemap/listed-noindex': ['has a robots meta tag with noindex; listed in the sitemap'],
    'sitemap/listed-not-linked': ['No page links to /orphan'],
    'sitemap/page-not-listed': ['No sitemap lists /unlisted'],
    'schema/unlike-siblings': [
      '/pies/6-pie/ has no structured data of type Recipe, unlike the other pages in /pies/ (5)',
    ],
    'serp/unlike-siblings': ['/pies/6-pie/ has no canonical, unlike the other pages in /pies/ (5)'],
    'serp/duplicate-title': ['Same title as /same-title-2: "Offer"'],
    'serp/duplicate-description': ['Same meta description as /same-title-2: "An offer"'],
    'serp/canonical-target-broken': ['/gone answers 404; canonical of /to-gone'],
    'serp/canonical-target-noindex': ['/hidden has noindex; canonical of /to-hidden'],
    'serp/canonical-target-elsewhere': ['The canonical of /chain-2 is /post-2; canonical of /chain-1'],
    'serp/canonical-loop': ['/loop-1 → /loop-2 → /loop-1'],
    'hreflang/target-broken': ['/it/gone answers 404; named as it on /en/a'],
    'hreflang/x-default-missing': [2, 4, 2, 2].map(
      links => `None of the ${links} hreflang links is x-default`,
    ),
    'hreflang/return-link-missing': ['/fr/a has no hreflang link back to /en/a'],
    'hreflang/versions-disagree': [`/de/a: /en/a also names fr (${origin}/fr/a), which this page does not`],
    'redirects/chain': ['/hop-1 → /hop-2 → /hop-3; linked on /broken'],
    'redirects/loop': ['/round-1 → /round-2 → /round-1; linked on /broken'],
    'redirects/url-variants': ['The same page answers at /Spelled, without a canonical to one of them'],
    'content/duplicate-h1': ['Same H1 as /same-title-2: "Offer"'],
    'content/duplicate-text': ['The same or nearly the same text as /near-2'],
    'ux/page-too-deep': [
      '/step-8 is 8 clicks away (at most 5)',
      '/step-7 is 7 clicks away (at most 5)',
      '/step-6 is 6 clicks away (at most 5)',
    ],
    'broken-links/broken-internal-link': ['/gone answers 404; linked on /broken'],
    'broken-links/redirected-link': ['/old has moved permanently to /post-2; linked on /broken'],
  })
})

test('of a real site that was seen in part nothing is found for what is missing', async () => {
  const { site } = await crawlServer(ROUTES, { maxPages: 20 })
  expect(site.incomplete).toBeDefined()
  const found = Object.keys(await siteFindings(site))
  expect(found).not.toEqual(expect.arrayContaining(['sitemap/listed-not-linked']))
  expect(found).not.toEqual(expect.arrayContaining(['ux/page-too-deep']))
})
