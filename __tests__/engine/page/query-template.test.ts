import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { missingQuery } from '../../../src/engine/page/query-template.ts'

const ORIGIN = 'https://www.example.com'
const TEXT = 'Its frame is welded by hand in a workshop by the sea. '.repeat(8)
const PLACES = '<h1 id="title"></h1><div id="gallery"></div><p id="price"></p>'
const READS = `const slug = new URLSearchParams(location.search).get('slug')
  title.textContent = find(slug).name; gallery.append(img); price.textContent = 1`

interface Page {
  path?: string
  sent?: string
  shown?: string
  code?: string
}

/** The query that a page is said to need. */
async function needed({ path = '/product.html', sent = PLACES, shown = sent, code = READS }: Page) {
  const url = ORIGIN + path
  const response = { url, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1, wireBytes: 0 }
  const html = (main: string) =>
    `<!doctype html><title>Bikes</title><header>Bikes</header><main>${main}</main>`
  const page = {
    url,
    document: new HtmlDocument(html(sent), url),
    encoding: 'utf-8',
    response: { ...response, body: Buffer.from(''), truncated: false },
  }
  return await missingQuery(page, new HtmlDocument(html(shown), url), async () => ['', code])
}

test.each<[string, Page]>([
  ['three places of what the query names are empty', {}],
  ['its scripts then say that there is no such thing', { shown: '<p>Product not found</p>' }],
  [
    'the script gives up without it',
    {
      sent: '<h1 id="title"></h1><p id="price"></p>',
      code: "const slug = params().get('slug'); if (!slug) stop(); title; price; url.searchParams",
    },
  ],
  ['it reads the id of something', { code: READS.replaceAll("'slug'", "'productId'") }],
])('a page is the template of many where %s', async (_what, page) => {
  expect(await needed(page)).toMatch(/^(?:slug|productId)$/)
})

test.each<[string, Page]>([
  ['has its query', { path: '/product.html?slug=oak' }],
  ['is the home page', { path: '/' }],
  ['shows a text of its own', { shown: `${PLACES}<p>${TEXT}` }],
  ['has no empty places', { sent: '<h1>Bikes</h1><p>Short.' }],
  [
    'has its empty places in a form and the frame',
    { sent: `<form>${PLACES}</form><footer>${PLACES}</footer>` },
  ],
  ['has a script that names other places', { code: READS.replace(/title.*/, '') }],
  ['has a script that does not read the query', { code: READS.replace('URLSearchParams', 'Map') }],
  ['filters a list by the query', { code: READS.replaceAll('slug', 'category') }],
  ['counts clicks by the query', { code: READS.replaceAll('slug', 'gclid') }],
  ['counts campaigns by the query', { code: READS.replaceAll('slug', 'utm_id') }],
  ['has two empty places, and goes on without the name', { sent: '<h1 id="title"></h1><p id="price"></p>' }],
])('a page is judged as itself where it %s', async (_what, page) => {
  expect(await needed(page)).toBeUndefined()
})
