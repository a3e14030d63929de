import type { Answer } from './web-server.ts'

/** What a small site is made from: a page may change without the others, and each file without all of them. */
export interface SiteParts {
  pages: Map<string, PageParts>
  robots: string
  style: string
  script: string
  /** SVG of the icon and of the images. */
  icon: string
  images: Map<string, string>
  /** Paths that the sitemap lists, with their lastmod. */
  sitemap: Map<string, string>
  headers: Record<string, string>
  /** Paths of files that pages link to. */
  files: Set<string>
}

export interface PageParts {
  title: string
  description: string
  h1: string
  text: string
  links: string[]
  ids: string[]
  languages: Record<string, string>
  canonical: string | undefined
  image: string | undefined
  noindex: boolean
  data: Record<string, unknown> | undefined
  scripted: boolean
  status: number
  redirect: string | undefined
  headers: Record<string, string>
}

const WORDS =
  'garden bicycle repair season workshop guide market river winter colour saddle chain frame wheel basket bell'.split(
    ' ',
  )

/** A site of ten pages with links, places that fragments lead to, language versions, images and structured data. */
export function smallSite(): SiteParts {
  const paths = ['/', '/a', '/b', '/c', '/d', '/e', '/docs/x', '/docs/y', '/de/a', '/de/b']
  const pages = new Map(paths.map((path, index) => [path, pageAt(path, index, paths)]))
  for (const name of ['a', 'b']) {
    for (const path of [`/${name}`, `/de/${name}`]) {
      pages.get(path)!.languages = { en: `/${name}`, de: `/de/${name}` }
    }
  }
  return {
    pages,
    robots: 'User-agent: *\nDisallow: /private/\nSitemap: {origin}/sitemap.xml\n',
    style: 'body { font: 16px/1.5 sans-serif; color: #222; background: #fff }\n',
    script: 'document.documentElement.dataset.ready = "yes"\n',
    icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
    images: new Map([
      ['/one.svg', svg(40)],
      ['/two.svg', svg(60)],
    ]),
    sitemap: new Map(paths.map((path, index) => [path, `2026-0${(index % 9) + 1}-10`])),
    headers: { 'x-frame-options': 'DENY' },
    files: new Set(['/files/one.txt', '/files/two.txt']),
  }
}

function svg(side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle r="9"/></svg>`
}

function pageAt(path: string, index: number, paths: readonly string[]): PageParts {
  const word = (offset: number) => WORDS[(index * 3 + offset) % WORDS.length]!
  return {
    title: `The ${word(0)} and ${word(1)} of number ${index}, in all of its ${word(2)}`,
    description: `What we know of ${word(0)}, ${word(1)} and ${word(2)}: written down on page ${index} for all who ask us about it.`,
    h1: `The ${word(0)} and ${word(1)} ${index}`,
    text: sentences(index, 30),
    links: [
      ...paths,
      `${paths[(index + 1) % paths.length]}#place-1`,
      '/files/one.txt',
      ...(index % 2 ? ['/files/two.txt'] : []),
    ],
    ids: ['place-1', 'place-2'],
    languages: {},
    canonical: path,
    image: index % 3 === 0 ? '/one.svg' : index % 3 === 1 ? '/two.svg' : undefined,
    noindex: false,
    data:
      index === 2
        ? {
            '@type': 'Product',
            name: 'Saddle',
            image: '/one.svg',
            offers: { '@type': 'Offer', price: '9', priceCurrency: 'EUR', priceValidUntil: '2099-01-01' },
          }
        : undefined,
    scripted: index % 4 === 1,
    status: 200,
    redirect: undefined,
    headers: {},
  }
}

function sentences(seed: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const word = (offset: number) => WORDS[(seed * 7 + at * 5 + offset * 3) % WORDS.length]!
    return `We ${word(0)} the ${word(1)} when the ${word(2)} is near the ${word(3)}, as page ${seed} says in line ${at}.`
  }).join(' ')
}

/** The answers of a server for a site as it stands. */
export function routesOf(site: SiteParts): Record<string, Answer> {
  const routes: Record<string, Answer> = {
    '/robots.txt': file('text/plain', site.robots),
    '/sitemap.xml': file('application/xml', sitemapOf(site)),
    '/style.css': file('text/css', site.style),
    '/site.js': file('text/javascript', site.script),
    '/icon.svg': file('image/svg+xml', site.icon),
  }
  for (const [path, image] of site.images) routes[path] = file('image/svg+xml', image)
  for (const path of site.files) routes[path] = file('text/plain', 'A file.')
  for (const [path, page] of site.pages) {
    routes[path] =
      page.redirect === undefined
        ? {
            status: page.status,
            headers: { 'content-type': 'text/html; charset=utf-8', ...site.headers, ...page.headers },
            body: htmlOf(page, path),
          }
        : { status: 301, headers: { location: page.redirect } }
  }
  return routes
}

function file(type: string, body: string): Answer {
  return { headers: { 'content-type': type }, body }
}

function sitemapOf({ sitemap }: SiteParts): string {
  const entries = Array.from(
    sitemap,
    ([path, date]) => `<url><loc>{origin}${path}</loc><lastmod>${date}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

function htmlOf(page: PageParts, path: string): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${page.title}</title><meta name="description" content="${page.description}">`,
    '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/style.css">',
    page.canonical === undefined ? '' : `<link rel="canonical" href="{origin}${page.canonical}">`,
    page.noindex ? '<meta name="robots" content="noindex">' : '',
    ...Object.entries(page.languages).map(
      ([code, to]) => `<link rel="alternate" hreflang="${code}" href="{origin}${to}">`,
    ),
    page.data === undefined
      ? ''
      : `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...page.data })}</script>`,
    page.scripted ? '<script src="/site.js" defer></script>' : '',
  ]
  const links = page.links.map((to, index) => `<li><a href="${to}">About ${to} ${index}</a></li>`)
  return `<!doctype html><html lang="${path.startsWith('/de/') ? 'de' : 'en'}"><head>${head.join('')}</head><body>
<nav><ul>${links.join('')}</ul></nav><main><h1>${page.h1}</h1>${page.image === undefined ? '' : `<img src="${page.image}" alt="A drawing" width="40" height="40">`}
${page.ids.map(id => `<h2 id="${id}">Of ${id}</h2>`).join('')}<p>${page.text}</p></main></body></html>`
}

type Pick = <T>(from: readonly T[]) => T

/** What a commit may change of one page. */
const PAGE_CHANGES: Readonly<
  Record<string, (page: PageParts, pick: Pick, site: SiteParts) => Partial<PageParts>>
> = {
  text: ({ text }) => ({ text: `${text} One more sentence stands here.` }),
  title: ({ h1 }, pick) => ({ title: pick(['Short', h1, 'Of all that we know about wheels and bells']) }),
  'title of another page': (_, pick, { pages }) => ({ title: pick([...pages.values()]).title }),
  description: (_, pick) => ({ description: pick(['', 'The same for several pages, as it happens.']) }),
  noindex: ({ noindex }) => ({ noindex: !noindex }),
  canonical: (_, pick, { pages }) => ({ canonical: pick([undefined, '/gone', ...pages.keys()]) }),
  'link to nowhere': ({ links }) => ({ links: [...links, '/nowhere'] }),
  'link taken away': ({ links }) => ({ links: links.slice(1) }),
  'place taken away': ({ ids }) => ({ ids: ids.slice(1) }),
  'page taken away': () => ({ status: 404 }),
  'page moved': () => ({ redirect: '/' }),
  'header of the page': (_, pick) => ({
    headers: pick<Record<string, string>>([{ 'x-robots-tag': 'noindex' }, { 'set-cookie': 'id=1; Path=/' }]),
  }),
  'language versions': (_, pick) => ({
    languages: pick<Record<string, string>>([{}, { en: '/a', fr: '/gone' }, { en: '/c' }]),
  }),
  'structured data': (_, pick) => ({ data: pick([undefined, { '@type': 'Article', headline: 'Wheels' }]) }),
  'image of the page': (_, pick) => ({ image: pick([undefined, '/one.svg', '/gone.svg']) }),
  nothing: () => ({}),
}

/** What it may change of all pages, or of the files beside them. */
const SITE_CHANGES: Readonly<Record<string, (site: SiteParts, pick: Pick) => Partial<SiteParts>>> = {
  'file taken away': ({ files }, pick) => ({
    files: new Set([...files].filter(path => path !== pick(['/files/one.txt', '/files/two.txt']))),
  }),
  'file added': ({ files }, pick) => ({
    files: new Set([...files, pick(['/files/one.txt', '/files/two.txt'])]),
  }),
  'robots.txt': ({ robots, pages }, pick) => ({ robots: `${robots}Disallow: ${pick([...pages.keys()])}\n` }),
  'style sheet': ({ style }, pick) => ({
    style: style + pick(['p { color: #eee }\n', 'a { color: red }\n']),
  }),
  script: ({ script }, pick) => ({
    script: script + pick(['document.title += " now"\n', 'console.error(1)\n']),
  }),
  'image taken away': ({ images }, pick) => ({
    images: new Map([...images].filter(([path]) => path !== pick(['/one.svg', '/two.svg']))),
  }),
  image: ({ images }, pick) => ({
    images: new Map([...images, [pick(['/one.svg', '/two.svg']), svg(pick([10, 50, 90]))]]),
  }),
  icon: ({ icon }, pick) => ({ icon: pick(['', 'no image', icon]) }),
  'header of all pages': (_, pick) => ({
    headers: pick<Record<string, string>>([{}, { 'x-powered-by': 'PHP/5.2' }]),
  }),
  'page not in the sitemap': ({ sitemap }, pick) => {
    const path = pick([...sitemap.keys(), '/'])
    return { sitemap: new Map([...sitemap].filter(([listed]) => listed !== path)) }
  },
  'date in the sitemap': ({ sitemap }, pick) => ({
    sitemap: new Map([...sitemap, [pick(['/', '/a', '/gone']), pick(['2026-11-01', 'soon'])]]),
  }),
}

/** Numbers between 0 and 1 that follow from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Makes a few changes at random, and says which. */
export function changeAtRandom(site: SiteParts, random: () => number): string[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    if (random() < 1 / 3) {
      const [name, change] = pick(Object.entries(SITE_CHANGES))
      Object.assign(site, change(site, pick))
      return name
    }
    const [name, change] = pick(Object.entries(PAGE_CHANGES))
    const [path, page] = pick([...site.pages])
    Object.assign(page, change(page, pick, site))
    return `${name} (${path})`
  })
}
