import { expect, test } from '@jest/globals'
import { mapTexts } from '../../src/text/map-texts.ts'

test('texts are changed wherever they stand in a value', () => {
  const value = { a: ['x', 1, null], x: { deep: 'x' } }
  expect(mapTexts(value, text => text.replace('x', 'y'))).toEqual({ a: ['y', 1, null], y: { deep: 'y' } })
})
