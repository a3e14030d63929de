import { describe, expect, test } from '@jest/globals'
import type { Check } from '../../src/api/results.ts'
import { TOOL_LOADERS } from '../../src/engine/tools/index.ts'
import { previewOf } from '../../src/engine/visit/preview.ts'
import { auditStagedWeb, type StagedRoutes } from '../support/staged-web.ts'

const LIVE = 'https://www.shop.example'
const HERE = 'https://shop-git-sizes-team.vercel.app'
/** What needs a browser has tests of its own, and the DNS of the test's hosts is nobody's. */
const TOOLS = Object.entries(TOOL_LOADERS).filter(
  ([name]) => !['pagespeed', 'ux', 'accessibility', 'dns'].includes(name),
)

/** What Vercel adds, and what ships with the site. */
const HEADERS = {
  'x-robots-tag': 'noindex',
  server: 'Vercel',
  'set-cookie': '_vercel_jwt=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
  'strict-transport-security': 'max-age=63072000',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
}
const TEXT = 'We build steel bicycles by hand in Bristol, one at a time, for people who ride every day. '

interface Content {
  path: string
  title: string
  lang?: string
  head?: string
  body?: string
}

function page({ path, title, lang = 'en', head = '', body = '' }: Content) {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${LIVE}/#org`,
        name: 'Shop',
        url: `${LIVE}/`,
        logo: `${LIVE}/card.png`,
      },
      {
        '@type': 'WebSite',
        '@id': `${LIVE}/#site`,
        name: 'Shop',
        url: `${LIVE}/`,
        publisher: { '@id': `${LIVE}/#org` },
      },
    ],
  }
  return {
    headers: HEADERS,
    body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="We build steel bicycles by hand in Bristol, one at a time, for people who ride every day and in all weathers.">
<link rel="canonical" href="${LIVE}${path}"><link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="alternate" hreflang="en" href="${LIVE}/sizes"><link rel="alternate" hreflang="de" href="${LIVE}/de/groessen">
<link rel="alternate" hreflang="x-default" href="${LIVE}/sizes">
<meta property="og:title" content="${title}"><meta property="og:type" content="website"><meta property="og:url" content="${LIVE}${path}">
<meta property="og:image" content="${LIVE}/card.png"><meta property="og:description" content="Bicycles"><meta property="og:site_name" content="Shop">
<script type="application/ld+json">${JSON.stringify(data)}</script>${head}</head>
<body><main><h1>${title}</h1><p>${TEXT.repeat(15)}</p><a href="${LIVE}/about">About our workshop</a> <a href="${LIVE}/new">The new page</a>${body}</main></body></html>`,
  }
}

/** 1200 × 630, as far as its head says. */
const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex'),
  Buffer.alloc(9),
])
const PATHS = ['/', '/sizes', '/de/groessen', '/about', '/new']

/** A deployment as Vercel serves it, of pages that name production throughout. Production itself is not there. */
function preview(audited: Partial<Content> = {}, routes: StagedRoutes = {}): StagedRoutes {
  const list = PATHS.map(path => `<url><loc>${LIVE}${path}</loc></url>`).join('')
  return {
    [`${HERE}/sizes`]: page({
      path: '/sizes',
      title: 'Bicycle sizes for every rider in Bristol',
      ...audited,
    }),
    [`${HERE}/de/groessen`]: page({
      path: '/de/groessen',
      lang: 'de',
      title: 'Fahrradgrößen für alle in Bristol',
    }),
    [`${HERE}/`]: page({ path: '/', title: 'Hand-built bicycles from Bristol and Bonn' }),
    [`${HERE}/about`]: page({ path: '/about', title: 'About our workshop in Bristol' }),
    [`${HERE}/new`]: page({ path: '/new', title: 'The new page of our workshop' }),
    [`${HERE}/card.png`]: { headers: { ...HEADERS, 'content-type': 'image/png' }, body: PNG },
    [`${HERE}/icon.svg`]: {
      headers: { ...HEADERS, 'content-type': 'image/svg+xml' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    },
    [`${HERE}/robots.txt`]: {
      headers: { ...HEADERS, 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /cart\nSitemap: ${LIVE}/sitemap.xml\n`,
    },
    [`${HERE}/sitemap.xml`]: {
      headers: { ...HEADERS, 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list}</urlset>`,
    },
    ...routes,
  }
}

async function auditAll(routes: StagedRoutes): Promise<{ checks: Check[]; requests: string[] }> {
  const checks: Check[] = []
  const requests: string[] = []
  for (const [, load] of TOOLS) {
    const audited = await auditStagedWeb(await load!(), routes, `${HERE}/sizes`, { productionUrl: LIVE })
    expect(audited.run.status).toBe('measured')
    checks.push(...audited.run.checks)
    requests.push(...audited.requests)
  }
  return { checks, requests }
}

const failed = (checks: readonly Check[]) =>
  checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)

describe('a preview that names production', () => {
  test('fails nothing, says what it was lenient about, and asks production for nothing', async () => {
    const toolbar = 'https://vercel.live/_next-live/feedback/feedback.js'
    const { checks, requests } = await auditAll(
      preview({ head: `<script src="${toolbar}"></script>` }, { [toolbar]: { body: '' } }),
    )
    expect(failed(checks)).toEqual([])
    const notes = checks.filter(
      ({ outcome, message }) => outcome === 'pass' && /on a preview/.test(message ?? ''),
    )
    expect(Object.fromEntries(notes.map(({ id, message }) => [id, message]))).toEqual({
      'robots/noindex-header':
        'X-Robots-Tag says noindex, which platforms add and which counts as theirs on a preview of www.shop.example',
      'sitemap/foreign-host':
        'the sitemap lists www.shop.example, as it should on a preview of www.shop.example',
      'serp/canonical-cross-domain': `${LIVE}/sizes is where the page will be: it is on a preview of www.shop.example`,
    })
    expect(requests.filter(url => url.startsWith(LIVE))).toEqual([])
  }, 60_000)

  test.each<[string, string, StagedRoutes]>([
    [
      'a noindex in the page',
      'robots/noindex-meta',
      preview({ head: '<meta name="robots" content="noindex">' }),
    ],
    [
      'a robots.txt that closes the site',
      'robots/page-blocked',
      preview(
        {},
        {
          [`${HERE}/robots.txt`]: {
            headers: { 'content-type': 'text/plain' },
            body: 'User-agent: *\nDisallow: /',
          },
        },
      ),
    ],
    [
      'a canonical on a third host',
      'serp/canonical-cross-domain',
      {
        ...preview(),
        [`${HERE}/sizes`]: {
          headers: HEADERS,
          body: page({ path: '/sizes', title: 'Bicycle sizes for every rider' }).body.replace(
            `canonical" href="${LIVE}`,
            'canonical" href="https://other.example',
          ),
        },
      },
    ],
    [
      'a link to a page that neither has',
      'broken-links/broken-internal-link',
      preview({ body: ` <a href="${LIVE}/gone">A page that is gone</a>` }),
    ],
    [
      'a language version that does not exist',
      'hreflang/target-broken',
      preview({}, { [`${HERE}/de/groessen`]: { status: 404 } }),
    ],
    [
      'a page of the sitemap that does not exist',
      'sitemap/listed-broken',
      preview({}, { [`${HERE}/about`]: { status: 404 } }),
    ],
  ])('still fails for %s', async (_what, id, routes) => {
    const tool = await TOOL_LOADERS[id.split('/')[0] as keyof typeof TOOL_LOADERS]!()
    const { run } = await auditStagedWeb(tool, routes, `${HERE}/sizes`, { productionUrl: LIVE })
    expect(failed(run.checks)).toContain(id)
  })

  test('is not lenient about production itself', async () => {
    const routes = {
      [`${LIVE}/`]: { headers: HEADERS, body: page({ path: '/', title: 'Hand-built bicycles' }).body },
    }
    const tool = await TOOL_LOADERS.robots!()
    const { run } = await auditStagedWeb(tool, routes, `${LIVE}/`, { productionUrl: 'https://shop.example' })
    expect(failed(run.checks)).toContain('robots/noindex-header')
  })
})

test('a preview is any host but that of production, which may have a www', () => {
  expect(previewOf('https://shop.example/a', 'https://www.shop.example')).toBeUndefined()
  expect(previewOf('https://preview.shop.example/', 'https://www.shop.example')).toMatchObject({
    host: 'www.shop.example',
  })
  expect(previewOf('https://pr-1.example/', undefined)).toMatchObject({
    host: undefined,
    words: 'on a preview',
  })
})
