import { expect, test } from '@jest/globals'
import { type Element, HtmlDocument, parentOf } from '../../../../src/engine/formats/html/document.ts'
import { ElementSet } from '../../../../src/engine/formats/html/element-set.ts'
import { StructuredData } from '../../../../src/engine/formats/structured-data/structured-data.ts'
import { linksOf } from '../../../../src/engine/page/links/page-links.ts'

const URL = 'https://www.example.com/'
const LONG = `/${'x'.repeat(3000)}/`

test('a base that is longer than any address makes no link as long as itself', () => {
  const document = new HtmlDocument(`<base href="${LONG}"><a href="b">b</a>`, URL)
  expect(linksOf(document).map(({ url }) => url)).toEqual(['https://www.example.com/b'])
})

test('nor does one of JSON-LD', () => {
  const data = `{"@context":{"@vocab":"https://schema.org/","@base":"${LONG}"},"@id":"b","@type":"Thing"}`
  const document = new HtmlDocument(`<script type="application/ld+json">${data}</script>`, URL)
  expect(new StructuredData(document).roots.map(({ id }) => id)).toEqual(['https://www.example.com/b'])
})

test('of an element that holds the page, a place shows the start tag', () => {
  const document = new HtmlDocument('<html lang=en><head><title>A</title></head><body class=x><p>b</p>', URL)
  const snippets = ['html', 'head', 'body', 'p'].map(
    name => document.occurrence(document.elements(name)[0]!).snippet,
  )
  expect(snippets).toEqual(['<html lang=en>', '<head>', '<body class=x>', '<p>b</p>'])
})

test('elements with any of some attributes come in document order, each once', () => {
  const document = new HtmlDocument(
    '<p id=a><b lang=en id=c>x</b><i lang=de>y</i><template><u id=d></u></template>',
    URL,
  )
  expect(document.withAttribute('lang', 'id').map(({ tagName }) => tagName)).toEqual(['p', 'b', 'i'])
  expect(document.withAttribute('constructor')).toEqual([])
})

test('elements of several tags come in document order, whichever tag is named first', () => {
  const document = new HtmlDocument('<p>1<h2>2</h2><p>3<h1>4</h1>', URL)
  const order = ['p', 'h2', 'p', 'h1']
  expect(document.elements('h1', 'h2', 'p').map(({ tagName }) => tagName)).toEqual(order)
  expect(document.elements('p', 'h1', 'h2', 'p').map(({ tagName }) => tagName)).toEqual(order)
})

test('an element is below what it lies in, and nothing else', () => {
  const document = new HtmlDocument('<main><p><b></b></p></main><p></p><table><i></i><tr><td></table>', URL)
  const [main] = document.elements('main')
  const below = document.elements().filter(element => document.isBelow(element, main!))
  expect(below.map(({ tagName }) => tagName)).toEqual(['p', 'b'])
  const walked = document.elements().map(element => {
    const found = []
    for (let up = parentOf(element); up; up = parentOf(up)) found.unshift(up)
    return found
  })
  const told = document
    .elements()
    .map(element => document.elements().filter(up => document.isBelow(element, up)))
  expect(told).toEqual(walked)
})

test('a set of elements knows those of its document alone', () => {
  const [one, other] = [new HtmlDocument('<p><b>', URL), new HtmlDocument('<p><b><template><i>', URL)]
  const set = new ElementSet(one)
  for (const tag of ['b', 'p', 'b']) set.add(one.elements(tag)[0]!)
  expect([...set].map(({ tagName }) => tagName)).toEqual(['p', 'b'])
  expect(set.size).toBe(2)
  expect(set.has(one.elements('b')[0]!)).toBe(true)
  expect(set.has(one.elements('body')[0]!)).toBe(false)
  expect(set.has(other.elements('b')[0]!)).toBe(false)
})

test('a line end behind an ampersand counts once', () => {
  const document = new HtmlDocument('<p>Salt &\npepper\n<b>mill</b>', 'https://www.example.com/')
  expect(document.positionOf(document.elements('b')[0]!)).toEqual({ line: 3, column: 1 })
})

test('elements are found again by their selectors', () => {
  const deep = '<div>'.repeat(205)
  const document = new HtmlDocument(
    `<main><p>1<p>2</main><i id=a><b>x</b></i><i id=a><b>y</b></i><i id="2a"></i><template><u></u></template>${deep}`,
    URL,
  )
  const orders = (elements: Iterable<Element>) => [...elements].map(({ order }) => order)
  for (const [selector, elements] of Map.groupBy(document.elements(), one => document.selectorOf(one)))
    expect({ selector, orders: orders(document.elementsAt([selector])) }).toEqual({
      selector,
      orders: orders(elements),
    })
  const at = (...selectors: string[]) => [...document.elementsAt(selectors)].map(({ tagName }) => tagName)
  expect(at('html > body > main > p:nth-of-type(2)', '#a > b', 'html > head')).toEqual([
    'head',
    'p',
    'b',
    'b',
  ])
  expect(at('b', 'body > main', 'html > body > #a > b', 'html > body > u', 'p > p', '')).toEqual([])
  expect(at()).toEqual([])
})
