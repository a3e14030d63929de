import type { StagedRoutes } from './staged-web.ts'
import type { Answer } from './web-server.ts'

/** Where the pages will live, and where their preview is. */
export const LIVE = 'https://www.shop.example'
export const HERE = 'https://shop-git-sizes-team.vercel.app'

/** What Vercel adds, and what ships with the site. */
export const HEADERS = {
  'x-robots-tag': 'noindex',
  server: 'Vercel',
  'set-cookie': '_vercel_jwt=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
  'strict-transport-security': 'max-age=63072000',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
}
const TEXT = 'We build steel bicycles by hand in Bristol, one at a time, for people who ride every day. '
const GERMAN =
  'Wir bauen in Bristol von Hand Fahrräder aus Stahl, eines nach dem anderen, für alle, die täglich fahren. '

/** What differs from page to page. */
export interface Content {
  path: string
  title: string
  lang?: string
  head?: string
  body?: string
}

/** A page that names production throughout. */
export function page({ path, title, lang = 'en', head = '', body = '' }: Content): {
  headers: Record<string, string>
  body: string
} {
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
<body><main><h1>${title}</h1><p>${(lang === 'de' ? GERMAN : TEXT).repeat(15)}</p><a href="${LIVE}/about">About our workshop</a> <a href="${LIVE}/new">The new page</a>${body}</main></body></html>`,
  }
}

/** 1200 × 630, as far as its head says. */
const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex'),
  Buffer.alloc(9),
])
/** Pages of the deployment. */
const PATHS = ['/', '/sizes', '/de/groessen', '/about', '/new']

/** A deployment as Vercel serves it, of pages that name production throughout. Production itself is not there. */
export function preview(audited: Partial<Content> = {}, routes: StagedRoutes = {}): StagedRoutes {
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

/** The same deployment on another host, or with other texts. */
export function rewritten(
  routes: StagedRoutes,
  { url = same, text = same }: { url?: (url: string) => string; text?: (text: string) => string },
): StagedRoutes {
  const answered = (answer: Answer): Answer =>
    typeof answer === 'object' && typeof answer.body === 'string'
      ? { ...answer, body: text(answer.body) }
      : answer
  return Object.fromEntries(Object.entries(routes).map(([at, answer]) => [url(at), answered(answer)]))
}

/** A deployment without one of its paths. */
export function without(path: string, routes: StagedRoutes = preview()): StagedRoutes {
  return Object.fromEntries(Object.entries(routes).filter(([url]) => url !== `${HERE}${path}`))
}

/** Production as it is now, with all that the deployment has, open to search engines. */
export function production(): StagedRoutes {
  const routes = rewritten(preview(), { url: url => url.replace(HERE, LIVE) })
  const open = Object.entries(routes).map(([url, answer]) => {
    if (typeof answer !== 'object') return [url, answer]
    const { 'x-robots-tag': _, ...headers } = answer.headers ?? {}
    return [url, { ...answer, headers }]
  })
  return Object.fromEntries(open)
}

function same(text: string): string {
  return text
}
