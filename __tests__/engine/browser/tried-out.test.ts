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

async function load(page: string) {
  server = await startWebServer({ '/': page })
  return await chrome.browser.load({
    url: `${server.origin}/`,
    originHeaders: { origin: server.origin, headers: {} },
    signal: new AbortController().signal,
  })
}

/** A menu that a phone opens by a button, pale on one of the two screens. */
const pageWithMenu = ({
  pale,
}: {
  pale: 'phone' | 'desktop'
}) => `<!doctype html><html lang="en"><title>Shop</title>
<meta name="viewport" content="width=device-width">
<style>
  body, nav { background: #fff } nav a { color: ${pale === 'desktop' ? '#aaa' : '#222'} }
  button { display: none }
  @media (max-width: 900px) {
    button { display: block } nav { display: none } nav.open { display: block }
    nav a { color: ${pale === 'phone' ? '#aaa' : '#222'} }
  }
</style>
<button class="burger" aria-label="Menu" onclick="this.nextElementSibling.classList.toggle('open')">Menu</button>
<nav><a href="/apples">Apples</a> <a href="/pears">Pears</a> <a href="/plums">Plums</a></nav>
<main><h1>Shop</h1><p>Apples, pears and plums.</p></main>`

test.each([
  { pale: 'desktop', times: 3 },
  { pale: 'phone', times: 0 },
] as const)(
  'contrast on a desktop is that of a desktop where the menu of a phone was opened as well: pale on a $pale',
  async ({ pale, times }) => {
    const { axe, unsaidMenus } = await load(pageWithMenu({ pale }))

    expect(unsaidMenus).toHaveLength(1)
    const found = axe.results!.violations.filter(({ id }) => id === 'color-contrast')
    expect(found.flatMap(({ nodes }) => nodes)).toHaveLength(times)
  },
)
