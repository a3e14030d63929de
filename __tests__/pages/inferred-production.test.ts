import { describe, expect, test } from '@jest/globals'
import { inferProduction } from '../../src/pages/inferred-production.ts'
import { HERE, LIVE, preview } from '../support/preview-site.ts'
import { startStagedWeb } from '../support/staged-web.ts'
import { openVisit, startHttpClient } from '../support/visits.ts'
import { type Answer, startWebServer } from '../support/web-server.ts'

interface Told {
  canonical?: string
  ogUrl?: string
  languages?: string[]
  sitemap?: string[]
  robots?: string
  cname?: string
  links?: string[]
}

/** A site on this machine that tells of its home. */
function site({
  canonical,
  ogUrl,
  languages = [],
  sitemap,
  robots,
  cname,
  links = [],
}: Told): Record<string, Answer> {
  const head = [
    canonical === undefined ? '' : `<link rel="canonical" href="${canonical}">`,
    ogUrl === undefined ? '' : `<meta property="og:url" content="${ogUrl}">`,
    ...languages.map(
      (url, index) => `<link rel="alternate" hreflang="${['en', 'de'][index]}" href="${url}">`,
    ),
  ]
  const page = `<!doctype html><html lang="en"><head><title>Shop</title>${head.join('')}</head><body><h1>Shop</h1>${links.map(url => `<a href="${url}">Shop</a>`).join('')}</body></html>`
  const list = (sitemap ?? []).map(url => `<url><loc>${url}</loc></url>`).join('')
  return {
    '/': page,
    '/en/': page,
    '/about': page,
    ...(sitemap && {
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list}</urlset>`,
      },
    }),
    ...(robots !== undefined && {
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: robots },
    }),
    ...(cname !== undefined && { '/CNAME': { headers: { 'content-type': 'text/plain' }, body: cname } }),
  }
}

async function infer(told: Told, path = '/') {
  const server = await startWebServer(site(told))
  const http = startHttpClient()
  try {
    return await inferProduction(openVisit(`${server.origin}${path}`, { http }), false)
  } finally {
    await http.close()
    await server.close()
  }
}

async function inferPublic(routes: Record<string, Answer>, url: string, isDeployment = false) {
  const { http, requests, close } = await startStagedWeb(routes)
  try {
    return { production: await inferProduction(openVisit(url, { http }), isDeployment), requests }
  } finally {
    await close()
  }
}

describe('production is known from', () => {
  test.each<[string, Told, string[]]>([
    [
      'canonical and og:url',
      { canonical: 'https://shop.example/', ogUrl: 'https://shop.example' },
      ['canonical', 'og:url'],
    ],
    [
      'canonical and language versions, with and without www',
      {
        canonical: 'https://shop.example/',
        languages: ['https://shop.example/', 'https://www.shop.example/de/'],
      },
      ['canonical', 'hreflang'],
    ],
    [
      'canonical and sitemap',
      { canonical: 'https://shop.example/', sitemap: ['https://shop.example/', 'https://shop.example/a'] },
      ['canonical', 'sitemap'],
    ],
    [
      'sitemap and CNAME, where the page says nothing',
      { sitemap: ['https://shop.example/'], cname: 'shop.example\n' },
      ['sitemap', 'CNAME'],
    ],
    [
      'the sitemap and the links that the generator wrote',
      {
        sitemap: ['https://shop.example/', 'https://shop.example/a/'],
        links: [
          'https://shop.example/',
          'https://shop.example/a/',
          'https://shop.example/b/',
          'https://other.example/',
        ],
      },
      ['sitemap', 'links'],
    ],
    ['CNAME alone, where nothing else is said', { cname: 'shop.example\n' }, ['CNAME']],
  ])('%s', async (_, told, evidence) => {
    expect(await infer(told)).toEqual({ url: 'https://shop.example/', evidence })
  })

  test('a page below the start page, with its folder where the sitemap is in it', async () => {
    const folder = 'https://me.github.io/shop'
    const told = { canonical: `${folder}/about/`, sitemap: [`${folder}/`, `${folder}/about/`] }
    expect(await infer(told, '/about')).toEqual({ url: `${folder}/`, evidence: ['canonical', 'sitemap'] })
  })

  test('the sitemap and links of a site in a folder', async () => {
    const folder = 'https://me.github.io/shop'
    const links = [`${folder}/a/`, `${folder}/`, `${folder}/b/`]
    expect(await infer({ sitemap: [`${folder}/`, `${folder}/a/`], links })).toEqual({
      url: `${folder}/`,
      evidence: ['sitemap', 'links'],
    })
  })

  test('what a preview of a platform says, and without a request to any other host', async () => {
    const { production, requests } = await inferPublic(preview(), `${HERE}/sizes`)
    expect(production).toEqual({ url: `${LIVE}/`, evidence: ['canonical', 'og:url', 'hreflang', 'sitemap'] })
    expect(requests.length).toBeGreaterThan(1)
    expect(requests.filter(url => !url.startsWith(HERE))).toEqual([])
  })
})

describe('production is not known', () => {
  test.each<[string, Told]>([
    ['from one kind of evidence', { canonical: 'https://shop.example/' }],
    ['where nothing is said', {}],
    ['from links alone', { links: ['/', '/a/', '/b/'].map(path => `https://shop.example${path}`) }],
    [
      'from one kind of evidence and a link or two that an author may have written',
      { sitemap: ['https://shop.example/'], links: ['https://shop.example/', 'https://shop.example/a'] },
    ],
    [
      'where no link leads to what the whole sitemap is in',
      {
        sitemap: ['https://shop.example/b/', 'https://shop.example/a/'],
        links: ['/a/', '/a/b/', '/a/c/'].map(path => `https://shop.example${path}`),
      },
    ],
    [
      'where the page links to what is beside the sitemap',
      {
        sitemap: ['https://shop.example/a/', 'https://shop.example/a/b/'],
        links: ['/a/', '/a/b/', '/c/'].map(path => `https://shop.example${path}`),
      },
    ],
    ['where two hosts are named', { canonical: 'https://shop.example/', ogUrl: 'https://other.example/' }],
    [
      'where the sitemap names another',
      {
        canonical: 'https://shop.example/',
        ogUrl: 'https://shop.example/',
        sitemap: ['https://other.example/'],
      },
    ],
    [
      'where the sitemap names the audited host',
      { canonical: 'https://shop.example/', ogUrl: 'https://shop.example/', sitemap: ['{origin}/'] },
    ],
    ['where the canonical names the page itself', { canonical: '{origin}/', ogUrl: 'https://shop.example/' }],
    ['where the canonical is relative', { canonical: '/', ogUrl: 'https://shop.example/' }],
    [
      'where CNAME is another',
      { canonical: 'https://shop.example/', ogUrl: 'https://shop.example/', cname: 'other.example' },
    ],
    ...[
      ['is another than the canonical', { canonical: 'https://shop.example/', cname: 'other.example' }],
      ['holds an address', { cname: 'https://shop.example/' }],
      ['holds several lines', { cname: 'shop.example\nwww.shop.example\n' }],
      ['holds an IP address', { cname: '203.0.113.7' }],
      ['holds a private name', { cname: 'shop.local' }],
      ['holds the host of a template', { cname: 'example.com' }],
      ['is longer than a name can be', { cname: `${'sho.'.repeat(63)}example` }],
      ['holds a page', { cname: '<!doctype html><title>Shop</title>' }],
    ].map(([what, told]): [string, Told] => [`where CNAME ${what as string}`, told as Told]),
    ['on a private host', { canonical: 'http://10.1.2.3/', ogUrl: 'http://10.1.2.3/' }],
    ['on the host of a template', { canonical: 'https://example.com/', ogUrl: 'https://example.com/' }],
    ['on this machine', { canonical: 'http://localhost:4000/', ogUrl: 'http://localhost:4000/' }],
    [
      'for a page that is named by another path',
      { canonical: 'https://shop.example/home', ogUrl: 'https://shop.example/home' },
    ],
    [
      'for a start page that may be that of a language',
      {
        canonical: 'https://shop.example/en/',
        ogUrl: 'https://shop.example/en/',
        sitemap: ['https://shop.example/en/', 'https://shop.example/de/'],
      },
    ],
  ])('%s', async (_, told) => {
    expect(await infer(told)).toBeUndefined()
  })

  test('for a live site that names another one, unless the event says that it is a preview', async () => {
    const url = 'https://old.example/sizes'
    const routes = Object.fromEntries(
      Object.entries(preview()).map(([at, answer]) => [at.replace(HERE, 'https://old.example'), answer]),
    )
    const live = await inferPublic(routes, url)
    expect(live).toEqual({ production: undefined, requests: [] })
    expect((await inferPublic(routes, url, true)).production?.url).toBe(`${LIVE}/`)
  })
})
