import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { JsonParts } from '../../../src/report/file/json-parts.ts'
import type { Lists } from '../../../src/report/file/list-splitter.ts'
import { piecesOf } from '../../support/pieces.ts'

const LISTS: Lists = { a: 'elements', b: [{ a: 'elements' }], c: { a: 'elements' } }

/** The whole value, put together again from its parts. */
async function joined(content: string | Buffer, length?: number): Promise<unknown> {
  const parts = await JsonParts.read(piecesOf(content, length), LISTS)
  for await (const { list, index, value } of parts.elements()) {
    let at = parts.rest as Record<string | number, unknown>
    for (const key of list.path) at = at[key] as typeof at
    expect(at['length']).toBe(index)
    ;(at as unknown as unknown[]).push(value)
  }
  return parts.rest
}

const outcomeOf = (parse: () => unknown) => {
  try {
    return JSON.stringify(parse())
  } catch {
    return 'is not JSON'
  }
}
const joinedOutcome = async (text: string, length: number) =>
  await joined(text, length).then(JSON.stringify, error => (error as Error).message)

/** JSON in which the keys that lead to lists are frequent. */
const value = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<unknown>(1, -2.5, null, true, '', 'x"\\[{,}]', '漢字', 7),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'x"y'), tie('value'), { maxKeys: 3 }),
  ),
})).value

describe('JSON that is read in parts', () => {
  test('is what JSON.parse makes of it, however it comes in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        value,
        fc.constantFrom(undefined, 1, '\t'),
        fc.integer({ min: 1, max: 9 }),
        async (any, indent, length) => {
          const text = JSON.stringify({ x: any, a: [any], c: { a: any }, b: any }, null, indent)
          expect(await joinedOutcome(text, length)).toBe(outcomeOf(() => JSON.parse(text)))
        },
      ),
    )
  })

  test('is none where JSON.parse finds none', async () => {
    const text = '{"a":[{"x":1},2 ,"s"],"b":[{"a":[[1]]}],"c":{"a":[]}}'
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length - 1),
        fc.constantFrom('', ',', '"', '{', '}', '[', ']', ':', ' ', '1', '\\', ',}', '},{', '"a":'),
        fc.nat(1),
        async (at, put, cut) => {
          const changed = text.slice(0, at) + put + text.slice(at + cut)
          expect(await joinedOutcome(changed, 5)).toBe(outcomeOf(() => JSON.parse(changed)))
        },
      ),
      { numRuns: 500 },
    )
  })

  test.each([
    '{"a":[1],"a":[2,3]}',
    '{"a":[1],"a":7}',
    '{"a":7,"a":[1]}',
    '{"\\u0061":[1,2]}',
    '{"c":{"a":[1]},"c":{"a":[2]}}',
    '{"__proto__":{"a":[1]},"a":[{"__proto__":{"x":1}}]}',
    '[{"a":[1]}]',
    ' {"a" : [ 1 , { } ] } \n',
  ])('is what JSON.parse makes of %s', async text => {
    expect(await joinedOutcome(text, 3)).toBe(JSON.stringify(JSON.parse(text)))
  })

  test('may begin with a byte order mark, and has one in a text left alone', async () => {
    expect(await joined('\uFEFF{"a":["\uFEFF"]}')).toEqual({ a: ['\uFEFF'] })
    await expect(joined('{"a":[\uFEFF1]}')).rejects.toThrow('is not JSON')
  })

  test('is none wherever it is cut off', async () => {
    const text = '{"a":[{"x":"y"},2],"c":{"a":["z"]}}'
    for (let length = 0; length < text.length; length++) {
      await expect(joined(text.slice(0, length))).rejects.toThrow(/^is not JSON$/)
    }
  })

  test.each([
    ['an element', Buffer.from('{"a":["\xff"]}', 'latin1')],
    ['the rest', Buffer.from('{"x":"\xff"}', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFF{"a":[]}', 'utf16le')],
  ])('is text in UTF-8 alone (%s)', async (_, bytes) => {
    await expect(joined(bytes)).rejects.toThrow(/^is not a text file in UTF-8$/)
  })

  test('that is another when it is read again is refused', async () => {
    const texts = ['{"a":[1,2]}', '{"a":[1]}']
    const parts = await JsonParts.read(() => piecesOf(texts.shift()!)(), LISTS)
    const read = async () => {
      for await (const _ of parts.elements());
    }
    await expect(read()).rejects.toThrow(/^was changed while it was being read$/)
  })

  test.each([
    ['a string without end', '{"x":"', 'a'],
    ['an element without end', '{"a":["', 'a'],
    ['blanks without end', '{', ' '],
  ])('with %s is left after so many bytes', async (_, start, more) => {
    const piece = Buffer.from(more.repeat(Math.ceil(1_000_000 / more.length)))
    let asked = 0
    const endless = async function* () {
      yield Buffer.from(start)
      for (;;) {
        asked++
        yield piece
      }
    }
    await expect(JsonParts.read(endless, LISTS)).rejects.toThrow(/^has a part of more than 50,000,000 bytes$/)
    expect(asked).toBeLessThan(60)
  })

  test.each([
    ['elements', '{"a":[', '1,', /^lists more than 1,000,000 things$/],
    ['keys', '{', '"k":1,', /^has more than 100,000 keys outside of its lists$/],
  ])('with %s without end is left after so many', async (_, start, more, message) => {
    const piece = Buffer.from(more.repeat(50_000))
    const endless = async function* () {
      yield Buffer.from(start)
      for (;;) yield piece
    }
    await expect(JsonParts.read(endless, LISTS)).rejects.toThrow(message)
  })
})
