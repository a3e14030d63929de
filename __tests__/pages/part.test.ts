import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { partOf } from '../../src/pages/part.ts'

test('the parts of a list hold each item once, in order, and are of about one length', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 40 }), (items, count) => {
      const parts = Array.from({ length: count }, (_, index) => partOf(items, { number: index + 1, count }))
      expect(parts.flat()).toEqual(items)
      const lengths = parts.map(part => part.length)
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    }),
  )
})
