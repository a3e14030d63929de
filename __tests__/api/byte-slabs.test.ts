import { expect, test } from '@jest/globals'
import { ByteSlabs } from '../../src/api/byte-slabs.ts'

const piece = (length: number, value: number) => new Uint8Array(length).fill(value)

test('pieces keep their bytes, whatever comes after them', () => {
  const slabs = new ByteSlabs()
  const lengths = [0, 1, 5000, 30_000, 40_000, 300_000, 7, 32_768, 32_769]
  const pieces = Array.from({ length: 300 }, (_, at) => piece(lengths[at % lengths.length]!, at % 256))
  const copies = pieces.map(bytes => slabs.copyOf(bytes))
  expect(copies.every((copy, at) => Buffer.compare(copy, pieces[at]!) === 0)).toBe(true)
})

test('a piece is a copy', () => {
  const slabs = new ByteSlabs()
  for (const length of [10, 100_000]) {
    const bytes = piece(length, 1)
    const copy = slabs.copyOf(bytes)
    bytes.fill(2)
    expect(copy).toEqual(piece(length, 1))
  }
})

test('short pieces share few buffers, and a long one has its own', () => {
  const slabs = new ByteSlabs()
  const short = Array.from({ length: 1000 }, () => slabs.copyOf(piece(2000, 1)).buffer)
  expect(new Set(short).size).toBe(8)
  expect(slabs.copyOf(piece(100_000, 1)).buffer.byteLength).toBe(100_000)
})
