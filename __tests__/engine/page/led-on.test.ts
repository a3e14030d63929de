import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { ledOnByHistory } from '../../../src/engine/page/led-on.ts'

const ORIGIN = 'https://www.example.com'
const SHELL = '<div id="root"></div><script src="/app.js"></script>'
const TEXT = `<h1>Bikes</h1><p>${'Its frame is welded by hand in a workshop. '.repeat(10)}</p>`

const head = (title: string, canonical?: string) =>
  `<!doctype html><head><title>${title}</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ''}</head>`

/** Where a page leads on that was sent at one path and stands at another one in Chrome. */
function ledOn(path: string, sent: string, shownAt: string, shown: string): string | undefined {
  const url = ORIGIN + path
  const response = { url, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1, wireBytes: 0 }
  const page = {
    url,
    document: new HtmlDocument(sent, url),
    encoding: 'utf-8',
    response: { ...response, body: Buffer.from(sent), truncated: false },
  }
  const there = new URL(shownAt, url).href
  return ledOnByHistory(page, { url: there, document: new HtmlDocument(shown, there) })
}

test.each([
  ['an empty shell', '/docs/', head('Docs') + SHELL, head('Docs') + TEXT],
  ['another title', '/docs', head('Docs') + TEXT, head('Intro') + TEXT],
  ['another canonical', '/docs', head('Docs', '/docs') + TEXT, head('Docs', '/docs/intro') + TEXT],
  [
    'a home page whose canonical becomes the other',
    '/',
    head('Docs', '/') + SHELL,
    head('x', '/docs/intro/'),
  ],
])('a page leads on by the history API: %s', (_what, path, sent, shown) => {
  expect(ledOn(path, sent, '/docs/intro', shown)).toBe(`${ORIGIN}/docs/intro`)
})

test.each([
  ['a slash', '/docs', '/docs/'],
  ['a fragment', '/docs', '/docs#intro'],
  ['a query', '/docs', '/docs?lang=en'],
  ['the name of the file', '/docs/index.html', '/docs'],
  ['the ending of the file', '/docs.html', '/docs'],
  ['the case of letters', '/Docs', '/docs'],
  ['its error page', '/docs', '/404'],
  ['a name for it', '/docs/page-not-found', '/not-found'],
])('a page does not lead on where a router changes %s', (_what, path, shownAt) => {
  expect(ledOn(path, head('Docs', '/') + SHELL, shownAt, head('Intro', '/x') + TEXT)).toBeUndefined()
})

test('a page that was sent in full stays itself at an address that a router completes', () => {
  const sent = head('Red bike', '/p/1') + TEXT
  expect(ledOn('/p/1', sent, '/p/1/red-bike', sent)).toBeUndefined()
})

test.each([
  ['has no canonical', head('Shop') + SHELL, head('Home | Shop') + TEXT],
  ['keeps its canonical', head('Shop', '/') + SHELL, head('Home | Shop', '/') + TEXT],
  ['has that of a third page', head('Shop', '/') + SHELL, head('Home | Shop', '/start') + TEXT],
])('an app whose home page is one of its views does not lead on where it %s', (_what, sent, shown) => {
  expect(ledOn('/', sent, '/home', shown)).toBeUndefined()
})

test('a page that Chrome was led on from by a navigation is told as that', () => {
  const url = `${ORIGIN}/docs`
  const document = new HtmlDocument(head('Docs') + SHELL, url)
  const response = { url, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1, wireBytes: 0 }
  const page = {
    url,
    document,
    encoding: 'utf-8',
    response: { ...response, body: Buffer.from(''), truncated: false },
  }
  const shown = { url: `${ORIGIN}/en`, document, ledTo: `${ORIGIN}/en` }
  expect(ledOnByHistory(page, shown)).toBeUndefined()
})
