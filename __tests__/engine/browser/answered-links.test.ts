import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ALL_GATHERINGS } from '../../../src/engine/browser/gathering.ts'
import { startBrowser, type TestBrowser } from '../../support/chrome.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

let chrome: TestBrowser
let server: WebServer
beforeAll(async () => {
  chrome = await startBrowser({ gathers: ALL_GATHERINGS })
})
afterEach(() => server.close())
afterAll(() => chrome.close())

let asked: string[] = []

async function answeredOn(body: string, script: string) {
  asked = []
  const page = `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><h1>Shop</h1>${body}<script>${script}</script>`
  server = await startWebServer({
    '/': page,
    '/sent': ({ url }) => {
      asked.push(url ?? '')
      return 'ok'
    },
  })
  const { answeredLinks } = await chrome.browser.load({
    url: `${server.origin}/`,
    originHeaders: { origin: server.origin, headers: {} },
    signal: new AbortController().signal,
  })
  return answeredLinks
}

const LINKS =
  '<p><a class="x" href="#">Chat</a></p><p><a class="x" href="#">Chat</a></p><p><a href="#">Terms</a></p>'
const BOX = '<div id="box" hidden>Write to us</div>'
const CHATS = ['html > body > p:nth-of-type(1) > a', 'html > body > p:nth-of-type(2) > a']
const onClick = (does: string) =>
  `[...document.links].filter(link => link.text === 'Chat').forEach(link => link.addEventListener('click', event => { ${does} }))`

test.each([
  ['shows a box', 'event.preventDefault(); box.hidden = false'],
  ['adds a video', "document.body.append(Object.assign(document.createElement('iframe'), { width: 300 }))"],
  ['writes a text', "document.querySelector('h1').textContent = 'Chat with us'"],
  ['opens a window', "window.open('/sent')"],
  ['leads to a page', "location.href = '/sent'"],
])('a click that %s is an answer, for all links of its kind', async (_, does) => {
  expect(await answeredOn(LINKS + BOX, onClick(does))).toEqual(CHATS)
  expect(asked).toEqual([])
})

test.each([
  ['throws an error', "document.querySelector('#')"],
  [
    'marks the link',
    "event.currentTarget.classList.add('active'); event.currentTarget.textContent = 'Chat now'",
  ],
  ['hides something', "document.querySelector('h1').hidden = true"],
  ['counts it', "navigator.sendBeacon('/sent')"],
])('a click that %s is none', async (_, does) => {
  expect(await answeredOn(LINKS + BOX, onClick(does))).toEqual([])
  expect(asked).toEqual([])
})

test('what changes by itself is no answer', async () => {
  const clock = "<p id='clock'>0</p>"
  const script = 'setInterval(() => { clock.textContent = performance.now() }, 20)'
  expect(await answeredOn(LINKS + clock, script)).toEqual([])
})

test('a link that opens a tab is not clicked', async () => {
  const links = LINKS.replaceAll('class="x"', 'target="_blank"')
  expect(await answeredOn(links + BOX, onClick('box.hidden = false'))).toEqual([])
})

test('a page without scripts is not clicked', async () => {
  server = await startWebServer({ '/': `<!doctype html><html lang="en"><title>Shop</title>${LINKS}` })
  const { answeredLinks } = await chrome.browser.load({
    url: `${server.origin}/`,
    originHeaders: { origin: server.origin, headers: {} },
    signal: new AbortController().signal,
  })
  expect(answeredLinks).toEqual([])
})
