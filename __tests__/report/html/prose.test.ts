import { expect, test } from '@jest/globals'
import { h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { prose } from '../../../src/report/html/elements.ts'

test.each([
  ['Add `alt` to `<img>`.', 'Add <code>alt</code> to <code>&lt;img></code>.'],
  ['`alt` is missing', '<code>alt</code> is missing'],
  ['one ` alone', 'one ` alone'],
  ['``', '``'],
  ['a ``b`` c', 'a ``b`` c'],
  ['`', '`'],
  ['plain <b>', 'plain &lt;b>'],
])('%s', (text, html) => expect(renderToStaticMarkup(h('p', null, prose(text)))).toBe(`<p>${html}</p>`))
