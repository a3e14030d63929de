import type { Answer } from './web-server.ts'

/** What may differ between two builds of the same site. */
export interface Build {
  /** Origin that the pages name in canonicals, hreflang, og:url and the sitemap. Default: the server's own. */
  home?: string
  /** Part of the names of assets that a build makes anew. */
  hash?: string
  /** Lists the pages the other way round in the sitemap. */
  reversed?: boolean
}

/** What a page is made from. */
interface Content {
  title: string
  /** Default: the title. */
  h1?: string
  description?: string
  canonical?: string
  noindex?: boolean
  languages?: Readonly<Record<string, string>>
  lang?: string
  data?: Readonly<Record<string, unknown>>
  sentences?: number
}

/** The addresses that the change takes away: one answers 404, the other 410. */
export const LOST = ['/team', '/offers/spring'] as const
/** A page that the change moves, with a redirect from its old address. */
export const RENAMED = { from: '/contact', to: '/contact-us' } as const
/** A page that only the changed site has. */
export const ADDED = '/bikes/touring'

/** A site of 32 pages: its start page, a blog of 20 posts made from one template, and pages of their own. */
export function siteBefore(build: Build = {}): Record<string, Answer> {
  return siteOf(pagesBefore(), build)
}

/**
 * The same site with these changes and no other: {@link LOST} and {@link RENAMED} addresses and {@link ADDED};
 * another title of /pricing, another canonical of /features, a noindex on /docs, no JSON-LD on /bikes/city, no hreflang
 * on /guide, no description on any post, less text on /essay.
 */
export function siteAfter(build: Build = {}): Record<string, Answer> {
  const pages = pagesBefore()
  const change = (path: string, content: Partial<Content>) => {
    pages[path] = { ...pages[path]!, ...content }
  }
  for (const path of LOST) delete pages[path]
  pages[RENAMED.to] = pages[RENAMED.from]!
  delete pages[RENAMED.from]
  change('/pricing', {
    title: 'Plans and prices for riders, clubs and shops',
    h1: 'Prices of bicycles, parts and repairs',
  })
  change('/features', { canonical: '/' })
  change('/docs', { noindex: true })
  change('/bikes/city', { data: {} })
  change('/guide', { languages: {} })
  for (const path of Object.keys(pages)) {
    if (path.startsWith('/blog/')) delete pages[path]!.description
  }
  change('/essay', { sentences: 8 })
  pages[ADDED] = {
    title: 'A touring bike for long days with luggage',
    description:
      'A steel touring bike with racks, wide tyres and low gears, made for long days with luggage.',
  }
  return {
    ...siteOf(pages, build),
    [RENAMED.from]: { status: 301, headers: { location: RENAMED.to } },
    '/offers/spring': { status: 410, body: '<!doctype html><title>Gone</title><h1>Gone</h1>' },
  }
}

const POSTS = 20

function pagesBefore(): Record<string, Content> {
  const versions = { en: '/guide', de: '/de/guide', 'x-default': '/guide' }
  const posts = Array.from({ length: POSTS }, (_, index): [string, Content] => [
    `/blog/ride-${index + 1}`,
    {
      title: `Ride ${index + 1}: a long day between Bristol and the sea`,
      description: `What we saw on ride ${index + 1}, which roads we took, where we ate, and what we would pack another time.`,
    },
  ])
  return {
    '/': page('Steel bicycles made by hand in Bristol'),
    '/about': page('About the workshop and its people'),
    '/team': page('The people who build the bicycles'),
    '/offers/spring': page('Offers of this spring for commuters'),
    '/contact': page('How to reach the workshop by phone'),
    '/pricing': page('Prices of bicycles, parts and repairs'),
    '/features': page('What every one of our bicycles has'),
    '/docs': page('Manuals of our bicycles to read online'),
    '/bikes/city': page('A city bike for every day and weather', { data: PRODUCT }),
    '/guide': page('How to choose the size of your bicycle', { languages: versions }),
    '/de/guide': page('So findest du die Größe deines Fahrrads', { languages: versions, lang: 'de' }),
    '/essay': page('Why we still braze our frames by hand', { sentences: 40 }),
    ...Object.fromEntries(posts),
  }
}

function page(title: string, content: Partial<Content> = {}): Content {
  const description = `${title}: read what we make, how we make it and for whom, in the words of those who do it.`
  return { title, description, ...content }
}

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'City bike',
  image: '{home}/card.png',
  offers: {
    '@type': 'Offer',
    price: '950.00',
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
  },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 31 },
}

function siteOf(
  pages: Readonly<Record<string, Content>>,
  { home = '{origin}', hash = 'a1b2c3d4', reversed = false }: Build,
): Record<string, Answer> {
  const paths = Object.keys(pages)
  const html = Object.entries(pages).map(([path, content]): [string, Answer] => [
    path,
    htmlOf(path, content, paths, hash).replaceAll('{home}', home),
  ])
  const listed = (reversed ? paths.toReversed() : paths).map(path => `<url><loc>${home}${path}</loc></url>`)
  return {
    ...Object.fromEntries(html),
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nAllow: /\nSitemap: ${home}/sitemap.xml\n`,
    },
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`,
    },
    [`/assets/site-${hash}.css`]: { headers: { 'content-type': 'text/css' }, body: 'body{margin:2rem}' },
    [`/assets/card-${hash}.png`]: { headers: { 'content-type': 'image/png' }, body: PNG },
    '/card.png': { headers: { 'content-type': 'image/png' }, body: PNG },
  }
}

/** 1200 × 630, as far as its head says. */
const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex'),
  Buffer.alloc(9),
])

function htmlOf(path: string, content: Content, paths: readonly string[], hash: string): string {
  const {
    title,
    h1 = title,
    description,
    noindex,
    lang = 'en',
    languages = {},
    data,
    sentences = 20,
  } = content
  const head = [
    description === undefined ? '' : `<meta name="description" content="${description}">`,
    noindex ? '<meta name="robots" content="noindex">' : '',
    ...Object.entries(languages).map(
      ([language, at]) => `<link rel="alternate" hreflang="${language}" href="{home}${at}">`,
    ),
    data?.['@type'] ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '',
  ]
  const links = (path === '/' ? paths : ['/', '/about', '/pricing']).map(
    at => `<li><a href="${at}">To ${at}</a>`,
  )
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="{home}${content.canonical ?? path}"><link rel="stylesheet" href="/assets/site-${hash}.css">
<meta property="og:title" content="${title}"><meta property="og:url" content="{home}${content.canonical ?? path}">
<meta property="og:image" content="{home}/assets/card-${hash}.png">
${head.join('')}</head><body><nav><ul>${links.join('')}</ul></nav><main><h1>${h1}</h1>
${textOf(path, sentences)}</main></body></html>`
}

/** So many sentences of twelve words, none of which another page has. */
function textOf(path: string, sentences: number): string {
  return Array.from({ length: sentences }, (_, index) => {
    const [who, what, where] = [WHO, WHAT, WHERE].map(
      (words, of) => words[(index * (of + 2) + of) % words.length],
    )
    return `<p>On page ${path} in part ${index + 1} ${who} ${what} ${where} today.</p>`
  }).join('\n')
}

const WHO = [
  'a rider',
  'our welder',
  'the painter',
  'a friend',
  'some visitor',
  'the apprentice',
  'a neighbour',
]
const WHAT = [
  'describes a frame',
  'repairs the wheel',
  'paints a fork',
  'files the lugs',
  'tests some brakes',
]
const WHERE = [
  'near the river',
  'behind the station',
  'under the arches',
  'beside the harbour',
  'above the shop',
]
