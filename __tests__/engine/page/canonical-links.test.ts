import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { canonicalLinks, declaredCanonical } from '../../../src/engine/page/canonical-links.ts'
import type { HtmlPage } from '../../../src/engine/page/html-page.ts'

const URL = 'https://shoes.example/red?size=m'

/** A page with a head, and with a `Link` header for each further text. */
function page(head: string, ...link: string[]) {
  const html = `<!doctype html><html><head>${head}</head><body><p>Shoes</p></body></html>`
  const hop = { url: URL, status: 200, headers: new Map([['link', link]]), ttfbMs: 1 }
  const response = { ...hop, body: Buffer.from(html), wireBytes: html.length, truncated: false, totalMs: 1 }
  return { url: URL, response, document: new HtmlDocument(html, URL) }
}

test('a canonical without a scheme has that of production', () => {
  const here = page('<link rel="canonical" href="//shoes.example/red">')
  const preview = { origin: 'https://shoes.example' } as HtmlPage['preview']
  expect(declaredCanonical({ ...here, preview })?.href).toBe('https://shoes.example/red')
  const onHttp = { origin: 'http://shoes.example' } as HtmlPage['preview']
  const local = {
    ...here,
    url: 'http://127.0.0.1:7360/red',
    document: new HtmlDocument(HEAD, 'http://127.0.0.1:7360/red'),
  }
  expect(declaredCanonical({ ...local, preview })?.href).toBe('https://shoes.example/red')
  expect(declaredCanonical({ ...local, preview: onHttp })?.href).toBe('http://shoes.example/red')
})

const HEAD = '<!doctype html><html><head><link rel="canonical" href="//shoes.example/red"></head></html>'

describe('the canonical of a page', () => {
  test.each([
    ['is the link in head', '<link rel="canonical" href="/red">', [], '/red'],
    ['is the link of a header', '', ['</red>; rel="canonical"'], '/red'],
    ['counts from the base', '<base href="/shop/"><link rel="canonical" href="red">', [], '/shop/red'],
    [
      'is that of head where the header has another',
      '<link rel=canonical href=/a>',
      ['</b>; rel=canonical'],
      '/a',
    ],
    [
      'may come behind other links',
      '',
      ['</a>; rel=next, </red>; rel="canonical"', '</b>; rel=prev'],
      '/red',
    ],
    ['may have other relations beside it', '', ['</red>; rel="self Canonical"'], '/red'],
    [
      'may have a quoted semicolon before its relation',
      '',
      ['</red>; title="red; size m"; rel="canonical"'],
      '/red',
    ],
    [
      'may have a quoted comma before its relation',
      '',
      ['</red>; title="red, size m"; rel="canonical"'],
      '/red',
    ],
    [
      'is no relation within a quoted text',
      '',
      ['</red>; title="a; rel=canonical"; rel="author"'],
      undefined,
    ],
    ['is not for one medium', '<link rel="canonical" media="print" href="/red">', [], undefined],
    ['is not for one medium in a header', '', ['</red>; rel="canonical"; media="print"'], undefined],
    ['is not one version of several', '<link rel="canonical" hreflang="de" href="/rot">', [], undefined],
    [
      'is the next one that can be used',
      '<link rel=canonical media=print href=/a><link rel=canonical href=/b>',
      [],
      '/b',
    ],
    ['is not that of another page', '', ['</red>; rel="canonical"; anchor="/blue"'], undefined],
    ['is not that of a part of the page', '', ['</red>; rel="canonical"; anchor="#sizes"'], undefined],
    [
      'may name the page itself as what it is about',
      '',
      [`</red>; rel="canonical"; anchor="${URL}"`],
      '/red',
    ],
    ['may name it by a relative address', '', ['</red>; rel="canonical"; anchor="/red?size=m"'], '/red'],
    ['has to stand in head', '</head><body><link rel="canonical" href="/red">', [], undefined],
  ])('%s', (_, head, link, expected) => {
    const found = declaredCanonical(page(head, ...link))
    expect(found?.href).toBe(expected === undefined ? undefined : `https://shoes.example${expected}`)
  })
})

test.each([
  [
    '<link rel="canonical" media="print" href="/red">',
    [],
    'Google ignores a canonical with the attribute media',
  ],
  [
    '',
    ['</red>; rel="canonical"; media="print"; type="text/html"'],
    'Google ignores a canonical with the attribute media or type',
  ],
  ['<link rel="canonical" href="">', [], 'has no URL'],
  ['<link rel="canonical" href="https://">', [], '"https://" is not a URL'],
  ['', ['<mailto:a@b.example>; rel="canonical"'], '"mailto:a@b.example" is not an http or https URL'],
])('%s %j cannot be used, with the reason', (head, link, problem) => {
  expect(canonicalLinks(page(head, ...link))).toMatchObject([{ url: undefined, problem }])
})

test('what is about another page is not listed at all', () => {
  const links = canonicalLinks(page('', '</a>; rel=canonical; anchor="/b", </red>; rel=canonical'))
  expect(links.map(({ href, source }) => [href, source])).toEqual([['/red', 'header']])
})
