import { expect, test } from '@jest/globals'
import { cancelsWithoutAddress } from '../../../../src/engine/tools/ux/canceling-functions.ts'
import { holdsCalls } from '../../../../src/engine/tools/ux/held-calls.ts'

const COUNTS = 'function count(url) { location = url; return false }'

test.each([
  ['comments that do not end', '/*'],
  ['quotation marks that do not end', '"\\"'],
  ['blocks that do not end', '{('],
  ['definitions', 'function count(url) {'],
])('a script of nothing but %s is read at once', (_, part) => {
  const start = performance.now()
  expect(cancelsWithoutAddress([COUNTS, `count ${part.repeat(900_000 / part.length)}`], 'count')).toBe(
    part !== 'function count(url) {',
  )
  expect(performance.now() - start).toBeLessThan(2000)
})

test.each([
  '/*',
  '"\\"',
  "addEventListener('click', e => {",
  'event_callback: function () {',
  'a[href^="tel:"]',
  'event_callback: a, ',
])('scripts of nothing but %s are read at once', part => {
  const start = performance.now()
  const held = `document.querySelectorAll('a[href^="tel:"]').forEach(a => a.addEventListener('click', e => { e.preventDefault(); event_callback(); `
  expect(holdsCalls([held + part.repeat(900_000 / part.length)])).toBe(false)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a quotation mark without an end hides its line alone', () => {
  expect(cancelsWithoutAddress([`const s = 'x\n${COUNTS}`], 'count')).toBe(true)
})
