import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5'
import { BoundedParser } from '../../../../src/engine/formats/html/bounded-parser.ts'
import { HtmlDocument, isElement, walk } from '../../../../src/engine/formats/html/document.ts'
import { SOURCES, sourceOf } from '../../../support/html-sources.ts'

/** All of a document: names, values, attributes, places. */
function treeOf(node: DefaultTreeAdapterTypes.Node): unknown {
  const place = node.sourceCodeLocation
  return [
    node.nodeName,
    'value' in node ? node.value : 'data' in node ? node.data : undefined,
    'attrs' in node && node.attrs.map(({ name, value, prefix }) => [name, value, prefix]),
    place && [place.startOffset, place.endOffset, ...tagsOf(place)],
    'content' in node && treeOf(node.content),
    'childNodes' in node && node.childNodes.map(treeOf),
  ]
}

function tagsOf(place: Token.ElementLocation): unknown[] {
  return [place.startTag, place.endTag].map(tag => tag && [tag.startOffset, tag.endOffset])
}

/** The line and column of each element, beside where the parser of the standard finds it. */
function positionsOf(source: string): [unknown, unknown] {
  const theirs: unknown[] = []
  walk(parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: true }), node => {
    if (!isElement(node)) return
    const lines = source.slice(0, node.sourceCodeLocation?.startOffset).split(/\r\n|\r|\n/)
    theirs.push(
      node.sourceCodeLocation ? { line: lines.length, column: lines.at(-1)!.length + 1 } : undefined,
    )
  })
  const document = new HtmlDocument(source, 'https://www.example.com/')
  return [document.elements().map(element => document.positionOf(element)), theirs]
}

function bothOf(source: string): [unknown, unknown] {
  const whole = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: true })
  return [treeOf(new BoundedParser(source).read().root), treeOf(whole)]
}

test.each(SOURCES)('a document is built as the parser of the standard builds it: %j', source => {
  const [ours, theirs] = bothOf(source)
  expect(ours).toEqual(theirs)
})

test('whatever the source is, the document is the same', () => {
  fc.assert(
    fc.property(sourceOf(), source => {
      const [ours, theirs] = bothOf(source)
      expect(ours).toEqual(theirs)
      const [here, there] = positionsOf(source)
      expect(here).toEqual(there)
    }),
    { numRuns: 3000 },
  )
})

test('places are right behind the 64 kB that are read at once', () => {
  const source = `<p title="${'a b\r\n'.repeat(20_000)}">${'word &amp; 😀\n'.repeat(20_000)}<b>end</b>`
  const [ours, theirs] = bothOf(source)
  expect(ours).toEqual(theirs)
})

test('of tags that are written alike the attributes are in memory once', () => {
  const document = new HtmlDocument(
    '<li class="a">b<li class="a">c<li class="d">e<svg><g class="a"/></svg>',
    'https://www.example.com/',
  )
  const [first, second, third] = document.elements('li')
  expect(second!.attrs).toBe(first!.attrs)
  expect(third!.attrs).not.toBe(first!.attrs)
})
