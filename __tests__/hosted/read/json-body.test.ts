import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseJson } from '../../../src/hosted/read/json-body.ts'

const repeated = (text: string, count: number) => Array(count).fill(text).join(',')

describe('JSON that would hold the program is not parsed', () => {
  test.each<[string, string, string]>([
    ['lists', `[${repeated('[]', 2_000_000)}]`, 'more than 200000 lists and objects'],
    ['objects', `{"issues":[${repeated('{}', 2_000_000)}]}`, 'more than 200000 lists and objects'],
    ['numbers', `[${repeated('1', 3_000_000)}]`, 'more than 500000 values'],
    [
      'names in one object',
      `{${Array.from({ length: 600_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
      'more than 10000 names in one object',
    ],
    [
      'names',
      `[${Array.from({ length: 60 }, (_, m) => `{${Array.from({ length: 9000 }, (_, n) => `"${m}k${n}":1`).join(',')}}`)}]`,
      'more than 250000 names',
    ],
    ['depth', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'nested more than 200 levels deep'],
    ['depth of objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'nested more than 200 levels deep'],
    ['depth that never ends', '['.repeat(4_000_000), 'nested more than 200 levels deep'],
  ])('%s', (_what, text, words) => {
    expect(parseJson(text)).toEqual({ instead: expect.stringContaining(words) })
  })

  test('brackets, commas and colons in texts are none', () => {
    const json = { text: `\\"[{,:\\\\${'[{,:"\\'.repeat(300_000)}`, last: '\\' }
    expect(parseJson(JSON.stringify(json))).toEqual({ json })
  })
})

test('any JSON is read as what it is, and no other text is', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      expect(parseJson(text)).toEqual({ json: JSON.parse(text) })
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",:\\a1') }), text => {
      const isJson = ((): boolean => {
        try {
          JSON.parse(text)
          return true
        } catch {
          return false
        }
      })()
      expect('json' in parseJson(text)).toBe(isJson)
    }),
  )
})
