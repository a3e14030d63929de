import type { Dispatcher } from 'undici'
import { request } from '../engine/network/undici.ts'
import { readBounded } from './api-fetch.ts'

/** Bytes that are somewhere else, of which parts are read as they are needed. */
export interface ByteSource {
  size: number
  /**
   * The bytes from one place to the one before another.
   *
   * @param to at most `size`
   */
  read(from: number, to: number): Promise<Buffer>
}

export interface RemoteBytesOptions {
  dispatcher: Dispatcher
  signal: AbortSignal
  /** Bytes of a file that is loaded as a whole, where its server gives no parts of it. */
  maxWholeBytes: number
}

/** Bytes that are loaded at first: all of most files. */
const FIRST_BYTES = 1_000_000

export function bytesIn(buffer: Buffer): ByteSource {
  return { size: buffer.length, read: async (from, to) => buffer.subarray(from, to) }
}

/**
 * A file at an address, of which only what is read is loaded, by requests for ranges of it. A server that knows no ranges
 * gives all of it.
 *
 * @throws {Error} with one clear line where it cannot be loaded
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
export async function openRemoteBytes(
  address: URL,
  { dispatcher, signal, maxWholeBytes }: RemoteBytesOptions,
): Promise<ByteSource> {
  const ask = (from: number, to: number) =>
    request(address, { dispatcher, signal, method: 'GET', headers: { range: `bytes=${from}-${to - 1}` } })
  const { statusCode, headers, body } = await ask(0, FIRST_BYTES)
  if (statusCode !== 206) {
    const whole = await readBounded(body, maxWholeBytes)
    if (statusCode !== 200) throw new Error(`its artifact cannot be loaded (${statusCode})`)
    return bytesIn(whole)
  }
  const start = await readBounded(body, FIRST_BYTES)
  const size = sizeIn(headers, 0, start.length)
  return {
    size,
    async read(from, to) {
      if (to <= start.length) return start.subarray(from, to)
      const { statusCode, headers, body } = await ask(from, to)
      const part = await readBounded(body, to - from)
      if (statusCode !== 206) throw new Error(`its artifact cannot be loaded (${statusCode})`)
      if (sizeIn(headers, from, part.length) !== size || part.length !== to - from) throw otherPart()
      return part
    },
  }
}

/** Bytes of the whole file, as the answer with a part of it says. */
function sizeIn(headers: Dispatcher.ResponseData['headers'], from: number, length: number): number {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(headers['content-range'])) ?? []
  if (Number(first) !== from || Number(last) !== from + length - 1) throw otherPart()
  return Number(size)
}

function otherPart(): Error {
  return new Error('its artifact cannot be loaded (GitHub sent another part than was requested)')
}
