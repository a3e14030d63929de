import { Duplex, pipeline as joined, type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as zlib from 'node:zlib'
import { BadContentEncoding, contentCodings, isRawDeflate } from '../net/content-codings.ts'

/** The body went on past the cap. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

export interface BodyOptions {
  /** Value of the `Content-Encoding` header. */
  contentEncoding: string | undefined
  /** Cap on decoded bytes. */
  maxBytes: number
  signal: AbortSignal
  /** Told of every piece that arrives, in bytes on the wire. */
  onBytes(count: number): void
}

/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4). It stops at the cap, so that a few kilobytes
 * that decode to gigabytes cost no more memory than the cap.
 *
 * @throws BodyTooLarge
 * @throws BadContentEncoding
 */
export async function readDecodedBody(source: Readable, options: BodyOptions): Promise<Buffer> {
  const chunks: Buffer[] = []
  let wireBytes = 0
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      wireBytes += chunk.length
      options.onBytes(chunk.length)
      done(null, chunk)
    },
  })
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > options.maxBytes) return done(new BodyTooLarge(`is larger than ${options.maxBytes} bytes`))
      chunks.push(chunk)
      done()
    },
  })
  try {
    const decoders = contentCodings(options.contentEncoding).toReversed().map(decoderOf)
    await pipeline([source, counter, ...decoders, sink], { signal: options.signal })
  } catch (error) {
    source.on('error', () => {}).destroy()
    if (!isZlibError(error)) throw error
    // Of a body without a byte there is nothing to undo.
    if (wireBytes > 0) throw badEncoding(options.contentEncoding, error)
  }
  return Buffer.concat(chunks)
}

function decoderOf(coding: string): NodeJS.ReadWriteStream {
  switch (coding) {
    case 'deflate':
      return Duplex.from(inflated)
    case 'br':
      return zlib.createBrotliDecompress()
    case 'zstd':
      return zlib.createZstdDecompress()
    default:
      return zlib.createGunzip()
  }
}

async function* inflated(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  async function* all() {
    yield first.value as Buffer
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  const decoder = isRawDeflate(first.value[0]!) ? zlib.createInflateRaw() : zlib.createInflate()
  // The error reaches the loop that reads.
  yield* joined(all, decoder, () => {})
}

function isZlibError(error: unknown): boolean {
  return /^(Z_|ERR__|ERR_BROTLI|ZSTD|ERR_ZSTD)/.test(String((error as NodeJS.ErrnoException).code))
}

function badEncoding(contentEncoding: string | undefined, cause: unknown): BadContentEncoding {
  return new BadContentEncoding(`is not the "${contentEncoding}" that its header promises`, { cause })
}
