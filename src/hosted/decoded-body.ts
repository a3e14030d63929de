import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as zlib from 'node:zlib'

/** The body went on past the cap. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** A `Content-Encoding` that is unknown, or a body that does not follow it. */
export class BadContentEncoding extends Error {
  override readonly name = 'BadContentEncoding'
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
  const codings = codingsOf(options.contentEncoding)
  const chunks: Buffer[] = []
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
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
    const decoders = codings.map(decoderOf)
    await pipeline([source, counter, ...decoders, sink], { signal: options.signal })
  } catch (error) {
    source.on('error', () => {}).destroy()
    throw isZlibError(error) ? badEncoding(options.contentEncoding, error) : error
  }
  return Buffer.concat(chunks)
}

/** Encodings in the order in which they are undone. */
function codingsOf(contentEncoding: string | undefined): string[] {
  return (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map(coding => coding.trim())
    .filter(coding => coding !== '' && coding !== 'identity')
    .reverse()
}

function decoderOf(coding: string): NodeJS.ReadWriteStream {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip()
    case 'deflate':
      return zlib.createInflate()
    case 'br':
      return zlib.createBrotliDecompress()
    case 'zstd':
      return zlib.createZstdDecompress()
    default:
      throw new BadContentEncoding(`Content-Encoding "${coding}" is none of gzip, deflate, br and zstd`)
  }
}

function isZlibError(error: unknown): boolean {
  return /^(Z_|ERR__|ERR_BROTLI|ZSTD|ERR_ZSTD)/.test(String((error as NodeJS.ErrnoException).code))
}

function badEncoding(contentEncoding: string | undefined, cause: unknown): BadContentEncoding {
  return new BadContentEncoding(`is not the "${contentEncoding}" that its header promises`, { cause })
}
