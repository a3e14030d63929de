import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { BoundedParser } from '../../../../src/engine/formats/html/bounded-parser.ts'
import { SOURCES, sourceOf } from '../../../support/html-sources.ts'

/** All of a document: names, values, attributes, places. */
function treeOf(node: DefaultTreeAdapterTypes.Node): unknown {
  const place = node.sourceCodeLocation
  return [
    node.nodeName,
    'value' in node ? node.value : 'data' in node ? node.data : undefined,
    'attrs' in node && node.attrs.map(({ name, value, prefix }) => [name, value, prefix]),
    place && [
      place.startLine,
      place.startCol,
      place.startOffset,
      place.endLine,
      place.endCol,
      place.endOffset,
    ],
    'content' in node && treeOf(node.content),
    'childNodes' in node && node.childNodes.map(treeOf),
  ]
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
    }),
    { numRuns: 3000 },
  )
})

test('places are right behind the 64 kB that are read at once', () => {
  const source = `<p title="${'a b\r\n'.repeat(20_000)}">${'word &amp; 😀\n'.repeat(20_000)}<b>end</b>`
  const [ours, theirs] = bothOf(source)
  expect(ours).toEqual(theirs)
})
