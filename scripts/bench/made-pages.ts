import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'

export interface ServedPages {
  urls: string[]
  close(): Promise<void>
}

const TEMPLATES = 3
const SECTIONS = 24
const ITEMS = 60
/** Pixels of an image, which are noise: it does not get smaller than its pixels. */
const SIDE = 52
const WORDS =
  'harbour morning kitchen garden timber window letter market winter bridge copper station candle ribbon meadow engine saddle anchor basket lantern orchard pebble quarry'.split(
    ' ',
  )

/**
 * Pages of about 160 KB each with what they load, as a content management system makes them: three templates, style
 * sheets with rules that most pages do not use, a script that is heavy and one that builds a part of the page, images.
 */
export async function serveMadePages(count: number): Promise<ServedPages> {
  const server = createServer({ keepAliveTimeout: 60_000 }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    urls: Array.from({ length: count }, (_, index) => `${origin}/stories/${index}/`),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { origin, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const send = (type: string, body: string | Buffer) => {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const [, number] = /(\d+)/.exec(pathname) ?? []
  if (/^\/(?:stories\/\d+\/)?$/.test(pathname)) send('text/html; charset=utf-8', pageOf(Number(number ?? 0)))
  else if (/^\/style-\d\.css$/.test(pathname)) send('text/css', styleOf(Number(number)))
  else if (pathname === '/library.js') send('text/javascript', library())
  else if (pathname === '/app.js') send('text/javascript', APP)
  else if (/^\/images\/\d+\.png$/.test(pathname)) send('image/png', imageOf(Number(number)))
  else if (pathname === '/robots.txt') {
    send('text/plain', `User-agent: *\nDisallow: /search\nSitemap: ${origin}/sitemap.xml\n`)
  } else
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>')
}

/** The same words for the same number, and others for another one. */
function words(number: number, count: number): string {
  let state = number * 2_654_435_761
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return WORDS[(state >>> 8) % WORDS.length]
  }).join(' ')
}

function pageOf(number: number): string {
  const title = `Story ${number}: the ${words(number, 3)}`
  const links = Array.from({ length: ITEMS }, (_, index) => {
    const to = (number * 7 + index) % ITEMS
    return `<li class="menu__item menu__item--${index}"><a class="menu__link" href="/stories/${to}/" data-index="${index}">The ${words(to, 2)} of story ${to}</a></li>`
  })
  const sections = Array.from({ length: SECTIONS }, (_, index) => {
    const seed = number * SECTIONS + index
    const image =
      index % 4 === 0
        ? `<figure class="figure"><img src="/images/${(number + index / 4) % 40}.png" width="${SIDE}" height="${SIDE}" alt="A ${words(seed, 2)}"></figure>`
        : ''
    return `<section class="section section--${index % 5}" id="part-${index}"><h2 class="section__title">On the ${words(seed, 3)}</h2>${image}<p class="text">${words(seed + 1, 90)}.</p><p class="text">${words(seed + 2, 60)}, as <a href="#part-${(index + 1) % SECTIONS}">the next part</a> tells.</p></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Story ${number} tells of the ${words(number + 5, 14)}."><link rel="canonical" href="/stories/${number}/"><link rel="stylesheet" href="/style-0.css"><link rel="stylesheet" href="/style-${1 + (number % TEMPLATES)}.css"><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', headline: title, datePublished: '2026-02-03', author: { '@type': 'Person', name: 'Ada Example' } })}</script><script src="/library.js" defer></script><script src="/app.js" defer></script></head><body class="template-${number % TEMPLATES}"><header><nav class="menu"><ul>${links.join('\n')}</ul></nav></header><main><h1>${title}</h1>${sections.join('\n')}<div id="comments"></div></main><footer><form action="/search"><label>Search <input name="q"></label><button>Go</button></form></footer></body></html>`
}

function styleOf(number: number): string {
  const rules = Array.from(
    { length: 160 },
    (_, index) =>
      `.unused-${number}-${index} > .part:nth-child(${index + 1}) a:hover { color: rgb(${index}, 20, 90); padding: ${index % 9}px; transition: color .2s }`,
  )
  return `body { font: 16px/1.5 sans-serif; margin: 0 auto; max-width: 60rem; color: #222 } .menu ul { display: flex; flex-wrap: wrap; gap: 12px } .section--${number} { background: #f${number}f5f0 } .figure img { max-width: 100%; height: auto; animation: come .3s } @keyframes come { from { opacity: 0 } } ${rules.join('\n')}`
}

/** Functions that nobody calls, and a table that is worked out, as libraries do. */
function library(): string {
  const functions = Array.from(
    { length: 300 },
    (_, index) =>
      `function part${index}(a, b) { const c = []; for (let i = 0; i < b; i++) c.push((a * i + ${index}) % 97); return c.reduce((x, y) => x + y, 0) }`,
  )
  return `window.library = (() => { ${functions.join('\n')}; const table = []; for (let i = 0; i < 60000; i++) table.push((i * 31) % 1013); return { part0, size: table.length } })()`
}

const APP = `fetch('/images/0.png').then(() => {
  const list = document.createElement('ol')
  for (let i = 0; i < 40; i++) {
    const item = document.createElement('li')
    item.innerHTML = '<article><h3>Comment ' + i + '</h3><p>What was told of part ' + i + ' is true.</p></article>'
    list.append(item)
  }
  document.querySelector('#comments').append(list)
})
for (const link of document.querySelectorAll('.menu__link')) link.addEventListener('focus', () => link.classList.add('seen'))
`

function imageOf(number: number): Buffer {
  const rows = Buffer.alloc(SIDE * (1 + SIDE * 3))
  let state = number + 1
  for (let at = 0; at < rows.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    rows[at] = at % (1 + SIDE * 3) === 0 ? 0 : state >>> 24
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(rows)),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
