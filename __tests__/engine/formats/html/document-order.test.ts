import { describe, expect, test } from '@jest/globals'
import { BoundedParser } from '../../../../src/engine/formats/html/bounded-parser.ts'
import { type Element, HtmlDocument, parentOf } from '../../../../src/engine/formats/html/document.ts'
import { orderOf, orderOfMade } from '../../../../src/engine/formats/html/document-order.ts'

const IN_ORDER = {
  'a usual page':
    '<!doctype html><title>x</title><main><h1>a</h1><p>b<b>c</b> d</p><ul><li>e<li>f</ul></main>',
  'nothing at all': '',
  'formatting that goes on in the next paragraph': '<p><b><i>a<p>b',
  'what stands behind the body': '<body><p>a</body></html><p>b<!-- c --><div>d',
  'a title behind the head': '<head></head><title>a</title><body><p>b',
  'a table without rows and cells that are written': '<table><td>a<td>b<tr><th>c</table><p>d',
  'a drawing': '<p>a<svg><g><path/></g><title>b</title></svg><i>c</i>',
  'elements in each other without an end': `${'<div>'.repeat(520)}a${'</div>'.repeat(20)}<p>b<i>c`,
  'an empty template': '<p><template></template><b>a</b>',
}

const OUT_OF_ORDER = {
  'a paragraph that ends in formatting': '<b>a<p>b</b>c</p><i>d</i>',
  'a link in a link': '<a href=a><div><a href=b><i>x</i></a></div></a>',
  'content of a table that is no cell': '<table><tr><td>a</td></tr><b>c</b><i>d</i></table>',
  'a template with content': '<p>a<template><b>b</b><template><i>c</i></template></template><u>d</u>',
  'a frame set in place of the body': '<p hidden></p><frameset><frame></frameset>',
}

const html = (source: string) => new BoundedParser(source).read()

describe('the order in which elements are made', () => {
  test.each(Object.entries(IN_ORDER))('is that of the document: %s', (_, source) => {
    const { made, root } = html(source)
    const found = orderOfMade(made!)!
    const ends = [...found.ends]
    expect(found.order.map(({ order }) => order)).toEqual([...found.order.keys()])
    const walked = orderOf(root)
    expect([...walked.ends]).toEqual(ends)
    expect(walked.order.length).toBe(found.order.length)
    expect(walked.order.every((element, at) => element === found.order[at])).toBe(true)
  })

  test.each(Object.entries(OUT_OF_ORDER))('is not taken for it where it is another: %s', (_, source) => {
    const { made } = html(source)
    const found = made && orderOfMade(made)
    expect(found).toBeUndefined()
    expect(made?.filter((element: Element) => element.order !== undefined) ?? []).toEqual([])
  })
})

test.each(Object.entries({ ...IN_ORDER, ...OUT_OF_ORDER }))(
  'elements stand behind what they lie in, and know it: %s',
  (_, source) => {
    const document = new HtmlDocument(source, 'https://www.example.com/')
    for (const element of document.elements()) {
      const parents = []
      for (let up = parentOf(element); up; up = parentOf(up)) parents.push(up.order)
      const around = document.elements().filter(other => document.isBelow(element, other))
      const below = document.elements().filter(other => document.isBelow(other, element))
      expect(around.map(({ order }) => order).toReversed()).toEqual(parents)
      expect(document.elementsIn(element).map(({ order }) => order)).toEqual(
        [element, ...below].map(({ order }) => order),
      )
    }
  },
)
