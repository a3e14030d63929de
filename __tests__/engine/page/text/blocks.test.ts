import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import { blocksOf } from '../../../../src/engine/page/text/blocks.ts'
import { regionsOf } from '../../../../src/engine/page/text/regions.ts'

function blocksIn(body: string) {
  const document = new HtmlDocument(`<body>${body}`, 'https://www.example.com/')
  return blocksOf(document.body!, 'en', regionsOf(document))
}

test.each([
  ['is in the language of its block', '<p>\n <span lang=fr>Bonjour</span> Paul</p>', 'en', ['Bonjour Paul']],
  ['is in its own where that is said in front of it', '<p lang=fr>\n Bonjour</p>', 'fr', ['Bonjour']],
  ['is parted by two line breaks', '<p>\n <b>One</b><br>\n<br> two</p>', 'en', ['One', 'two']],
  ['is not parted by breaks in front of it', '<p> <br><br> one</p>', 'en', ['one']],
  ['is not parted by one', '<p> one<br> two</p>', 'en', ['one two']],
])('a text behind white space %s', (_, body, lang, texts) => {
  const blocks = blocksIn(body)
  expect(blocks.map(({ text }) => text)).toEqual(texts)
  expect(new Set(blocks.map(block => block.lang))).toEqual(new Set([lang]))
})

test('what stands between white space and code is prose, the code is not', () => {
  expect(blocksIn('<p> <code> </code> set <code>x</code> to one</p>')).toMatchObject([
    { text: 'set x to one', prose: 'set to one' },
  ])
})

test('blocks of white space alone are none, and part those beside them', () => {
  expect(blocksIn('<div>a<p>\n</p>b<p>\u00a0</p>c</div>').map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})
