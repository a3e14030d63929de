import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mapTexts, redactor } from '../../src/settings/redact.ts'

const SECRET = 'p@ss "w\\rd"/+1234567890'

test.each<[string, string]>([
  ['as it is', SECRET],
  ['in base64', Buffer.from(SECRET).toString('base64')],
  ['in base64 behind one byte', Buffer.from(`:${SECRET}`).toString('base64')],
  ['in base64 behind two bytes', Buffer.from(`a:${SECRET}`).toString('base64')],
  ['in a URL', encodeURIComponent(SECRET)],
  ['in JSON', JSON.stringify({ token: SECRET })],
])('a secret %s is hidden', (_, text) => {
  const hidden = redactor([SECRET])(`before ${text} after`)
  expect(hidden).toContain('***')
  expect(hidden).not.toContain(text)
  expect(hidden).toMatch(/^before /)
  expect(Buffer.from(hidden.split(' ')[1] ?? '', 'base64').toString()).not.toContain(SECRET)
})

test('text without a secret stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      fc.pre(!text.includes('***'))
      return redactor(['a-secret-that-is-not-there'])(text) === text
    }),
  )
})

test('texts are changed wherever they stand in a value', () => {
  const value = { a: ['x', 1, null], x: { deep: 'x' } }
  expect(mapTexts(value, text => text.replace('x', 'y'))).toEqual({ a: ['y', 1, null], y: { deep: 'y' } })
})
