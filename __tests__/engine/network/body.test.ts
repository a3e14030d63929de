import { randomBytes } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as zlib from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { readBody } from '../../../src/engine/network/body.ts'
import { BadContentEncoding } from '../../../src/net/content-codings.ts'

const TEXT = Buffer.from('The quick brown fox. '.repeat(500))
const CAP = 1024 * 1024
const compressors = {
  gzip: zlib.gzipSync,
  'x-gzip': zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: (bytes: Buffer) =>
    zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: zlib.zstdCompressSync,
}
const codings = Object.keys(compressors) as (keyof typeof compressors)[]

/** A source in small pieces that can tell how much was taken from it. */
function source(bytes: Buffer, piece = 1000): Readable & { taken: number } {
  const stream = new Readable({
    read() {
      const at = stream.taken
      stream.taken += piece
      this.push(at < bytes.length ? bytes.subarray(at, at + piece) : null)
    },
  }) as Readable & { taken: number }
  stream.taken = 0
  return stream
}

describe('a body is decoded', () => {
  test.each(codings)('from %s', async coding => {
    const sent = compressors[coding](TEXT)
    const body = await readBody(source(sent), coding, CAP)
    expect(body).toEqual({ bytes: TEXT, wireBytes: sent.length, truncated: false })
  })

  test.each<[string, string | undefined, Buffer]>([
    ['none', undefined, TEXT],
    ['identity', 'identity', TEXT],
    ['upper case', 'GZIP', zlib.gzipSync(TEXT)],
    ['two codings, undone from the last', 'deflate, gzip', zlib.gzipSync(zlib.deflateSync(TEXT))],
    ['raw deflate under the name of zlib', 'deflate', zlib.deflateRawSync(TEXT)],
    [
      'several gzip members',
      'gzip',
      Buffer.concat([zlib.gzipSync(TEXT.subarray(0, 100)), zlib.gzipSync(TEXT.subarray(100))]),
    ],
    ['a word that is no coding, as browsers leave it', 'utf-8', TEXT],
    ['a coding beside a word that is none', 'aws-chunked', TEXT],
  ])('with %s', async (_name, coding, sent) => {
    expect((await readBody(source(sent), coding, CAP)).bytes.equals(TEXT)).toBe(true)
  })

  test.each(codings)('that is empty, whatever %s promises', async coding => {
    expect((await readBody(source(Buffer.alloc(0)), coding, CAP)).bytes.length).toBe(0)
  })

  test.each(codings)('that is too large to wait for all of it: %s', async coding => {
    const bytes = randomBytes(300_000)
    const sent = compressors[coding](bytes)
    const body = await readBody(source(sent), coding, CAP)
    expect([body.bytes.equals(bytes), body.wireBytes, body.truncated]).toEqual([true, sent.length, false])
  })

  test.each(codings)('that is small and becomes large: %s', async coding => {
    const bytes = Buffer.alloc(3 * CAP, 'a')
    const body = await readBody(source(compressors[coding](bytes)), coding, 4 * CAP)
    expect([body.bytes.equals(bytes), body.truncated]).toEqual([true, false])
  })

  test('that comes byte by byte', async () => {
    const body = await readBody(source(zlib.deflateRawSync(TEXT), 1), 'deflate', CAP)
    expect(body.bytes.equals(TEXT)).toBe(true)
  })
})

describe('a body that is not what it promises', () => {
  test.each<[string, string, Buffer]>([
    ['text as gzip', 'gzip', TEXT],
    ['text as br', 'br', Buffer.alloc(200, 0xff)],
    ['text as zstd', 'zstd', TEXT],
    ['text as deflate', 'deflate', Buffer.alloc(200, 0xff)],
    ['gzip as zstd', 'zstd', zlib.gzipSync(TEXT)],
    ['truncated gzip', 'gzip', zlib.gzipSync(TEXT).subarray(0, 50)],
    ['truncated br', 'br', compressors.br(TEXT).subarray(0, 20)],
    ['truncated zstd', 'zstd', zlib.zstdCompressSync(TEXT).subarray(0, 20)],
    ['truncated deflate', 'deflate', zlib.deflateSync(TEXT).subarray(0, 30)],
    ['a coding that nobody asked for', 'compress', TEXT],
    ['a dictionary coding', 'gzip, dcb', TEXT],
    ['more codings than anyone needs', Array(100).fill('gzip').join(','), TEXT],
  ])('is refused and its source ended: %s', async (_name, coding, sent) => {
    const stream = source(sent)
    await expect(readBody(stream, coding, CAP)).rejects.toThrow(BadContentEncoding)
    expect(stream.destroyed).toBe(true)
  })

  test('keeps the error of a source that breaks off', async () => {
    const stream = new PassThrough()
    stream.write(zlib.gzipSync(TEXT).subarray(0, 50))
    setImmediate(() => stream.destroy(new Error('reset by peer')))
    await expect(readBody(stream, 'gzip', CAP)).rejects.toThrow('reset by peer')
  })
})

describe('a bomb', () => {
  const zeros = Buffer.alloc(64 * CAP)

  test.each(codings)('in %s stops at the cap without reading on', async coding => {
    const sent = compressors[coding](zeros)
    const stream = source(Buffer.concat([sent, Buffer.alloc(10 * CAP)]), 64 * 1024)
    const body = await readBody(stream, coding, CAP)
    expect(body.truncated).toBe(true)
    expect(body.bytes.length).toBe(CAP)
    expect(stream.destroyed).toBe(true)
    expect(stream.taken).toBeLessThan(CAP)
  })

  test.each(['gzip', 'deflate'] as const)('in %s within %s is not unpacked in memory', async coding => {
    const sent = compressors[coding](compressors[coding](zeros))
    const before = process.memoryUsage().arrayBuffers
    const body = await readBody(source(sent, 64 * 1024), `${coding}, ${coding}`, CAP)
    expect(body.truncated).toBe(true)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * CAP)
  })

  test('without a coding stops at the cap', async () => {
    const body = await readBody(source(zeros, 64 * 1024), undefined, CAP)
    expect([body.bytes.length, body.truncated]).toEqual([CAP, true])
    expect(body.wireBytes).toBeLessThan(2 * CAP)
  })

  test('of exactly the cap is whole', async () => {
    const body = await readBody(source(zeros.subarray(0, CAP)), undefined, CAP)
    expect([body.bytes.length, body.truncated]).toEqual([CAP, false])
  })
})

test('a zstd window past 8 MB is refused (RFC 9659 section 3)', async () => {
  const compress = zlib.createZstdCompress({ params: { [zlib.constants.ZSTD_c_windowLog]: 27 } })
  compress.write(Buffer.alloc(CAP))
  compress.end(Buffer.alloc(CAP))
  const sent = await buffer(compress)
  await expect(readBody(source(sent), 'zstd', 64 * CAP)).rejects.toThrow(BadContentEncoding)
})
