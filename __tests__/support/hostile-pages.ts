import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Part = (times: number, random: () => number) => string

/** What stands again and again on a page that is made to be slow; by what it is aimed at. */
const BODY_PARTS: Readonly<Record<string, Part>> = {
  paragraphs: n => '<p>a'.repeat(n),
  depth: n => '<div>'.repeat(n),
  misnested: n => '<b><i><p></b>'.repeat(n),
  formatting: n => `${'<a><b><font color=x>'.repeat(n)}x`,
  tables: n => '<table><tr><td>x<table>'.repeat(n),
  fostered: n => `<table>${'x<b>'.repeat(n)}`,
  attributes: n => `<div ${Array.from({ length: n }, (_, i) => `a${i}=b`).join(' ')}>`,
  sameAttribute: n => `<div ${'id=x '.repeat(n)}>`,
  longAttribute: n => `<img alt="${'a '.repeat(n)}" src="${'x'.repeat(n)}">`,
  links: n => Array.from({ length: n }, (_, i) => `<a href="/l/${i}">link ${i}</a>`).join(''),
  sameLinks: n => '<a href="#top">here</a>'.repeat(n),
  scriptLinks: n => '<a href="javascript:void(0)" onclick="location=1">x</a>'.repeat(n),
  mails: n => `<a href="mailto:a@b.example">${'a@'.repeat(n)}</a>`,
  images: n => '<img src=/i.png>'.repeat(n),
  srcset: n => `<img srcset="${'/i.png 1x,'.repeat(n)}">`,
  ids: n => '<i id=a></i><label for=a>x</label>'.repeat(n),
  headings: n => Array.from({ length: n }, (_, i) => `<h${(i % 6) + 1}>Heading</h${(i % 6) + 1}>`).join(''),
  forms: n => '<form><input type=text name=a><select><option>'.repeat(n),
  labels: n => '<label>x</label><input type=email autocomplete="a b c d">'.repeat(n),
  lists: n => '<ul><li>'.repeat(n),
  frames: n => '<iframe src="about:blank" srcdoc="<p>x"></iframe>'.repeat(n),
  svg: n => '<svg><foreignObject><math><mi>'.repeat(n),
  templates: n => '<template>'.repeat(n),
  comments: n => '<!--'.repeat(n),
  closings: n => '</p></div></br>'.repeat(n),
  entities: n => '&amp&notit;&#x110000;&'.repeat(n),
  nulls: n => '\0<\0p\0>'.repeat(n),
  oneWord: n => `<p>${'a'.repeat(n * 4)}</p>`,
  words: (n, random) =>
    `<p>${Array.from({ length: n }, () => Math.floor(random() * 1e6).toString(36)).join(' ')}</p>`,
  sentences: n => `<p>${'It is so. Is it? Yes! '.repeat(n)}</p>`,
  blanks: n => `<p>${' \n\t'.repeat(n)}x</p>`,
  dashes: n => `<p>${'a-'.repeat(n)} ${'1.'.repeat(n)}</p>`,
  dates: n => `<p>${'2024-01-01 12 March 2021 '.repeat(n)}</p>`,
  chinese: n => `<p>${'自行车制造商。'.repeat(n)}</p>`,
  marks: n => `<p>${`a${'\u0301'.repeat(8)}`.repeat(n)}</p>`,
  emoji: n => `<p>${'👩‍👩‍👧‍👦'.repeat(n)}\u202e</p>`,
  surrogates: n => `<p>${'&#xD800;&#xDFFF;'.repeat(n)}</p>`,
  styles: n => `<style>${'a{b:url(x)}/*'.repeat(n)}</style>`,
  inlineStyles: n => '<p style="color:red;background:url(x)">'.repeat(n),
  scripts: n => '<script>var a="http://x.example/";</script>'.repeat(n),
  oneScript: n => `<script>${'/*"\\('.repeat(n)}</script>`,
  scriptSources: n => Array.from({ length: n }, (_, i) => `<script src=/jquery-${i}.js></script>`).join(''),
  jsonLd: n =>
    `<script type="application/ld+json">${'{"@type":"Product","offers":'.repeat(n)}1${'}'.repeat(n)}</script>`,
  jsonLdList: n =>
    `<script type="application/ld+json">[${Array(n).fill('{"@context":"https://schema.org","@type":"Event","@id":"#a","name":"x"}').join(',')}]</script>`,
  jsonLdBroken: n => `<script type="application/ld+json">${'[{"'.repeat(n)}</script>`,
  microdata: n =>
    '<div itemscope itemtype="https://schema.org/Person" itemprop=knows itemref="a b">'.repeat(n),
  rdfa: n => '<div vocab="https://schema.org/" typeof=Person property=knows prefix="a: b c: d">'.repeat(n),
  landmarks: n => '<main><nav><header>'.repeat(n),
  aria: n => '<div role=button aria-labelledby="a b c" tabindex=5>x</div>'.repeat(n),
}

const HEAD_PARTS: Readonly<Record<string, Part>> = {
  titles: n => '<title>a</title>'.repeat(n),
  longTitle: n => `<title>${'a b '.repeat(n)}</title>`,
  metas: n => '<meta name=description content=x>'.repeat(n),
  robots: n => `<meta name=robots content="${', a=b'.repeat(n)}">`,
  canonicals: n => '<link rel=canonical href="/c?a=b#c">'.repeat(n),
  alternates: n =>
    Array.from({ length: n }, (_, i) => `<link rel=alternate hreflang=x-${i % 99} href="/h/${i}">`).join(''),
  openGraph: n => '<meta property="og:image" content="/i.png">'.repeat(n),
  longDescription: n => `<meta name=description content="${'word '.repeat(n)}">`,
  bases: n => '<base href="//[">'.repeat(n),
  refreshes: n => `<meta http-equiv=refresh content="${'0;'.repeat(n)}url=/">`,
  policies: n => `<meta http-equiv=content-security-policy content="${"script-src 'nonce-a' *;".repeat(n)}">`,
  icons: n => '<link rel="icon shortcut apple-touch-icon" sizes="1x1 2x2" href=/i.png>'.repeat(n),
  viewport: n => `<meta name=viewport content="${'width=1,;='.repeat(n)}">`,
  charsets: n => `<meta charset="${'x'.repeat(n)}">`,
}

/** Most characters of a page. */
const MAX_CHARACTERS = 3_000_000
/** Most bytes of a header: clients refuse more. */
const MAX_HEADER = 8000

/** A site each of whose pages (`/p/0`, `/p/1`, …) a seed makes, together with robots.txt, sitemaps and all else. */
export function hostileSite(seed: number): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const [, index] = /^\/p\/(\d+)/.exec(request.url ?? '') ?? []
    const random = randomOf(seed * 1_000_003 + Number(index ?? 1))
    const origin = `http://${request.headers.host}`
    if (index !== undefined) return answerPage(response, random)
    if (request.url === '/robots.txt') return answerText(response, 'text/plain', robotsTxt(origin, random))
    if (request.url?.startsWith('/sitemap')) return answerText(response, 'application/xml', sitemap(origin))
    response.statusCode = random() < 0.5 ? 404 : 200
    return answerText(response, 'text/html', `<title>${request.url}</title>`)
  }
}

/** The source of a page. */
export function hostilePage(random: () => number): string {
  const budget = MAX_CHARACTERS * random() ** 3 + 1000
  const [inHead, inBody] = [pick(HEAD_PARTS, random, 3), pick(BODY_PARTS, random, 4)]
  const share = budget / (inHead.length + inBody.length)
  const source = (parts: readonly Part[]) =>
    parts.map(part => part(timesFor(part, share, random), random)).join('\n')
  const start = random() < 0.9 ? '<!doctype html><html lang="en">' : ''
  return `${start}<head>${source(inHead)}</head><body>${source(inBody)}`
}

function timesFor(part: Part, characters: number, random: () => number): number {
  const length = Math.max(1, part(50, random).length / 50)
  return Math.max(1, Math.floor(characters / length))
}

function pick(parts: Readonly<Record<string, Part>>, random: () => number, most: number): Part[] {
  const all = Object.values(parts)
  const count = 1 + Math.floor(random() * most)
  return Array.from({ length: count }, () => all[Math.floor(random() * all.length)]!)
}

const HEADERS: readonly ((n: number) => [string, string | string[]])[] = [
  n => ['x-robots-tag', 'googlebot: a, '.repeat(n)],
  n => ['link', '<a>; rel=canonical; a="b", '.repeat(n)],
  n => ['set-cookie', Array.from({ length: n }, (_, i) => `c${i}=1; a=b; Path=/`)],
  n => ['set-cookie', `c=${'; Expires=x'.repeat(n)}`],
  n => ['content-security-policy', "script-src * 'unsafe-inline' a:; ".repeat(n)],
  n => ['cache-control', 'max-age=1, a="b", '.repeat(n)],
  n => ['refresh', `0;${' '.repeat(n)}url=/`],
  n => ['content-language', 'en,'.repeat(n)],
  n => ['strict-transport-security', 'max-age=1;'.repeat(n)],
  n => ['permissions-policy', 'a=(),'.repeat(n)],
]
const TYPES = [
  'text/html',
  'text/html; charset=utf-16',
  'text/html; charset="x',
  'application/xhtml+xml',
] as const
const OTHER_TYPES = ['application/json', 'application/pdf', 'text/plain', 'image/png', ''] as const

function answerPage(response: ServerResponse, random: () => number): void {
  const source = hostilePage(random)
  const types = random() < 0.95 ? TYPES : OTHER_TYPES
  const type = random() < 0.8 ? TYPES[0] : types[Math.floor(random() * types.length)]!
  if (type !== '') response.setHeader('content-type', type)
  const make = HEADERS[Math.floor(random() * HEADERS.length)]!
  const [name, one] = make(1)
  const times = Math.floor((random() * MAX_HEADER) / (String(one).length + name.length + 4))
  if (times > 0) response.setHeader(name, make(times)[1])
  if (random() < 0.05) response.statusCode = [204, 404, 500, 203, 206][Math.floor(random() * 5)]!
  if (random() < 0.3) {
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(source))
  } else response.end(source)
}

function robotsTxt(origin: string, random: () => number): string {
  const rules = Array.from({ length: 5000 }, (_, i) => `Disallow: /${'*a'.repeat(i % 40)}${i}$`)
  const agents = Array.from({ length: 500 }, (_, i) => `User-agent: bot-${i}`)
  const kept = rules.slice(0, Math.floor(random() * rules.length))
  return [...agents, 'User-agent: *', ...kept, `Sitemap: ${origin}/sitemap.xml`].join('\n')
}

function sitemap(origin: string): string {
  const urls = Array.from({ length: 5000 }, (_, i) => `<url><loc>${origin}/l/${i}</loc></url>`)
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

function answerText(response: ServerResponse, type: string, text: string): void {
  response.setHeader('content-type', type)
  response.end(text)
}
