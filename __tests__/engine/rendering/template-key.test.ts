import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import type { HtmlPage } from '../../../src/engine/page/html-page.ts'
import { templateKeyOf } from '../../../src/engine/rendering/template-key.ts'

const SITE = 'https://www.example.com'
const HEAD =
  '<title>Bikes</title><meta name="description" content="Bikes"><link rel="stylesheet" href="/s.css?v=1">'
const BODY = '<header class="top">Shop</header><main><h1>Bikes</h1><p>Text of the page.</p></main>'
const SCRIPTS =
  '<script src="/_next/static/chunks/main-3f9ab2c1.js"></script><script>push({"id": 17, name: "a"})</script>'

function keyOf(head = HEAD, body = BODY + SCRIPTS, path = '/bikes/red', lang = 'en'): string {
  const url = path.startsWith('/') ? SITE + path : path
  const source = `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
  return templateKeyOf({ url, document: new HtmlDocument(source, url) } as HtmlPage)
}

describe('pages are of one template', () => {
  test.each([
    [
      'whatever their texts',
      keyOf(HEAD.replaceAll('Bikes', 'Cars'), BODY.replaceAll('Bikes', 'Cars') + SCRIPTS),
    ],
    ['in one folder', keyOf(HEAD, BODY + SCRIPTS, '/bikes/blue')],
    [
      'whatever hashes and versions addresses have',
      keyOf(HEAD.replace('v=1', 'v=2'), BODY + SCRIPTS.replace('3f9ab2c1', 'DVNxKTbW')),
    ],
    [
      'whatever data a script has',
      keyOf(HEAD, BODY + SCRIPTS.replace('17', '18.5').replace('"a"', '"it\\"s \'b\'"')),
    ],
    [
      'however many elements of one kind they have',
      keyOf(HEAD, BODY.replace('</main>', '<p>More.</p><p>Text.</p></main>') + SCRIPTS),
    ],
  ])('%s', (_, key) => {
    expect(key).toBe(keyOf())
  })
})

describe('pages are not of one template', () => {
  test.each([
    ['on other origins', keyOf(HEAD, BODY + SCRIPTS, 'https://preview.example/bikes/red')],
    ['in other folders', keyOf(HEAD, BODY + SCRIPTS, '/cars/red')],
    ['on another level', keyOf(HEAD, BODY + SCRIPTS, '/bikes/red/prices')],
    ['in another language', keyOf(HEAD, BODY + SCRIPTS, '/bikes/red', 'de')],
    ['with another frame', keyOf(HEAD, BODY.replace('"top"', '"top wide"') + SCRIPTS)],
    [
      'with another script',
      keyOf(HEAD, `${BODY + SCRIPTS}<script src="https://cdn.example/reviews.js"></script>`),
    ],
    ['with a script that does something else', keyOf(HEAD, BODY + SCRIPTS.replace('push(', 'load('))],
    [
      'with a frame of another site',
      keyOf(HEAD, `${BODY + SCRIPTS}<iframe src="https://video.example/1"></iframe>`),
    ],
    [
      'with a custom element',
      keyOf(HEAD, `${BODY.replace('</main>', '<p><x-price></x-price></p></main>')}${SCRIPTS}`),
    ],
    ['without a title', keyOf(HEAD.replace('Bikes<', '<'))],
    ['without a description', keyOf(HEAD.replace('description', 'author'))],
    ['with a canonical', keyOf(`${HEAD}<link rel="canonical" href="/">`)],
    ['with language versions', keyOf(`${HEAD}<link rel="alternate" hreflang="de" href="/de">`)],
    ['with other rules for crawlers', keyOf(`${HEAD}<meta name="robots" content="noindex">`)],
    ['without an H1', keyOf(HEAD, BODY.replaceAll('h1', 'h2') + SCRIPTS)],
    [
      'with structured data',
      keyOf(`${HEAD}<script type="application/ld+json">{"@type": "Product"}</script>`),
    ],
    ['with a card', keyOf(`${HEAD}<meta property="og:title" content="Bikes">`)],
    ['with much more text', keyOf(HEAD, BODY.replace('Text of', 'Text of '.repeat(99)) + SCRIPTS)],
  ])('%s', (_, key) => {
    expect(key).not.toBe(keyOf())
  })
})
