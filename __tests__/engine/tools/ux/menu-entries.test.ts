import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import type { HtmlPage } from '../../../../src/engine/page/html-page.ts'
import { furtherEntries, menuEntries } from '../../../../src/engine/tools/ux/menu-entries.ts'

const url = 'https://kranz.garden/'
const menusOf = (body: string) => {
  const document = new HtmlDocument(`<html lang="en"><body class="nav-open">${body}</body></html>`, url)
  const page = { url, document, response: { headers: new Map() } } as unknown as HtmlPage
  const entries = menuEntries(page)!
  return [entries.map(({ to }) => to), furtherEntries(page, entries)]
}

test('the further menus of a page have what its first one has not, without content, footer and trails', () => {
  expect(
    menusOf(
      `<nav><a href="/">Home</a><a href="/beds">Beds</a></nav>
      <div id="mobile-menu"><ul><li><a href="/beds">Beds</a><li><a href="/blog/index.html">Blog</a></ul></div>
      <nav class="breadcrumb"><a href="/tools">Tools</a></nav><p><a href="/news">News</a></p>
      <main><div class="menu"><a href="/soups">Soups</a></div></main><footer><nav><a href="/legal">Legal</a></nav></footer>`,
    ),
  ).toEqual([['/', '/beds'], ['/blog/']])
})
