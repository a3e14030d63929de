import { expect, test } from '@jest/globals'
import { parse } from 'parse5'
import {
  MAX_ATTRIBUTES,
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_NODES,
} from '../../../../src/engine/formats/html/bounded-parser.ts'
import { type Element, HtmlDocument, isElement, walk } from '../../../../src/engine/formats/html/document.ts'

const URL = 'https://www.example.com/'
const TOO_MANY = 'it has more than 100,000 elements, texts and comments'

test('a document is read whole up to its bounds', () => {
  const source = `<!doctype html><title>t</title><p>${'x'.repeat(3_000_000)}</p>${'<i></i>'.repeat(50_000)}`
  const document = new HtmlDocument(source, URL)
  expect([document.unread, document.source.length]).toEqual([undefined, source.length])
  expect(document.elements('i')).toHaveLength(50_000)
})

test.each([
  ['unclosed tags', '<p>a'.repeat(2_000_000)],
  ['comments', '<!---->'.repeat(250_000)],
  ['texts between tags', 'a<br>'.repeat(250_000)],
  ['texts before a table', `<table>${'a<tr>'.repeat(250_000)}`],
  // Each paragraph opens again all fonts that were never closed.
  ['tags that only the parser makes', numbered(6000, at => `<p><font color=${at}>`)],
  ['contents of templates', '<template><p></p>'.repeat(250_000)],
])('no more of a document is read than a report needs: %s', (_, source) => {
  const document = new HtmlDocument(source, URL)
  expect(document.unread).toBe(TOO_MANY)
  expect(source.startsWith(document.source)).toBe(true)
  expect(nodesOf(document)).toBeLessThanOrEqual(2 * MAX_NODES)
  expect(document.body).toBeDefined()
})

test('attributes count, though less than elements', () => {
  const tag = `<p ${numbered(400, at => `a${at} `)}>`
  expect(new HtmlDocument(tag.repeat(975), URL).unread).toBeUndefined()
  expect(new HtmlDocument(tag.repeat(1000), URL).unread).toBe(TOO_MANY)
})

test.each([
  ['one tag', `<body ${numbered(5000, at => `a${at} `)}>`],
  ['many tags', numbered(5000, at => `<body a${at}>`)],
])('an element keeps its first attributes alone: %s', (_, source) => {
  const { attrs } = new HtmlDocument(source, URL).body!
  expect(attrs).toHaveLength(MAX_ATTRIBUTES)
  expect(attrs.at(-1)!.name).toBe(`a${MAX_ATTRIBUTES - 1}`)
})

test('what lies behind the bound is as if it had not been sent', () => {
  const document = new HtmlDocument(`<p>${'<i>a</i>'.repeat(MAX_NODES)}<h1>End</h1>`, URL)
  expect(document.elements('h1')).toEqual([])
  const last = document.elements('i').at(-1)!
  expect(document.source).toMatch(/(?:<i>|<i>a<\/i>)$/)
  expect(document.positionOf(last)!.column).toBeLessThanOrEqual(document.source.length)
  expect(document.body!.sourceCodeLocation).toBeNull()
})

test('a document is cut behind a whole character where it is too long', () => {
  const document = new HtmlDocument(`${'x'.repeat(MAX_CHARACTERS - 1)}😀`, URL)
  expect(document.unread).toBe('it has more than 4,194,304 characters')
  expect(document.source).toHaveLength(MAX_CHARACTERS - 1)
})

test.each([
  ['elements', '<div>'.repeat(20_000)],
  ['formatting that is closed in another order', '<b><i></b>'.repeat(20_000)],
  ['blocks in formatting', '<b><div></b>'.repeat(20_000)],
  ['unlike formatting', numbered(20_000, at => `<b id=${at}><div></b>`)],
  ['links in blocks', `${'<div><a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`],
  ['tables', '<table><tr><td>'.repeat(20_000)],
  ['drawings', '<svg><desc>'.repeat(20_000)],
])('no element is deeper than in Chrome, whatever is nested: %s', (_, source) => {
  const document = new HtmlDocument(`${source}<h1>End</h1>`, URL)
  expect(document.elements('h1')).toHaveLength(1)
  const depths = new Map<Element, number>()
  for (const element of document.elements()) {
    const parent = element.parentNode
    depths.set(element, 1 + ((parent && isElement(parent) && depths.get(parent)) || 0))
  }
  expect(Math.max(...depths.values())).toBeLessThanOrEqual(MAX_DEPTH + 1)
})

test('the tree and the places of elements are those of an unbounded parser', () => {
  const source = `<!doctype html>
<html lang=en><head><title>a</title><!-- c --></head>
<body class=x><p>a<b>b<p>c</b>d<table>x<tr><td>1<p>2</table><svg><g/></svg><template><i>t</i></template>
<ul><li>1<li>2</ul></body></html>`
  const ours = new HtmlDocument(source, URL)
  const theirs = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: true })
  const elements: Element[] = []
  walk(theirs, node => {
    if (isElement(node)) elements.push(node)
  })
  const shown = ({ tagName, attrs, sourceCodeLocation: at }: Element) => [
    ...[tagName, attrs.length, at?.startOffset, at?.endOffset],
    ...[at?.startTag?.endOffset, at?.endTag?.startOffset],
  ]
  expect(ours.elements().map(shown)).toEqual(elements.map(shown))
})

function numbered(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join('')
}

function nodesOf({ root }: HtmlDocument): number {
  let nodes = 0
  walk(root, () => nodes++)
  return nodes
}
