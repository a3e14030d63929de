import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type JsonNode, readJson } from '../../../../src/engine/formats/structured-data/json-reader.ts'

function dataOf(node: JsonNode): unknown {
  if (node.kind === 'literal') return node.value
  if (node.kind === 'array') return node.values.map(dataOf)
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, dataOf(value)]))
}

test('it reads what JSON.parse reads, and keeps where each value stands', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 3 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      const { node } = readJson(text)
      expect(dataOf(node!)).toEqual(JSON.parse(text))
      expect(JSON.parse(text.slice(node!.start, node!.end))).toEqual(JSON.parse(text))
    }),
    { numRuns: 200 },
  )
})

const fragments = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"',
  '1',
  '-',
  '01',
  '1.',
  '1e5',
  'true',
  'nul',
  '\\u00e9',
  '\\',
  ' ',
  '\n',
  '//',
  '/*',
  '*/',
  '<!--',
  ';',
]

test('it refuses what JSON.parse refuses, but for what it notes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 12 }), pieces => {
      const text = pieces.join('')
      const reading = readJson(text)
      const strict = reading.error === undefined && reading.leniencies.length === 0
      expect(strict).toBe(isJson(text))
    }),
    { numRuns: 2000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  ['{"a": 1,}', 7],
  ['{"a" 1}', 5],
  ['["a" "b"]', 5],
  ['{"a": "b', 6],
  ['{"a": tru}', 6],
  ['[1] 2', 4],
  ['["\\q"]', 2],
])('%s has its fault at %d', (text, offset) => {
  expect(readJson(text).error).toMatchObject({ offset })
})
