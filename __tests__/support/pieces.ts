import type { Pieces } from '../../src/report/file/json-parts.ts'

/** The bytes of a text in pieces of some length, from the start each time. */
export function piecesOf(content: string | Buffer, length = 64 * 1024): Pieces {
  const bytes = Buffer.from(content)
  return async function* () {
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
  }
}
