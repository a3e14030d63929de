import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as zlib from 'node:zlib'

export interface DecodedBody {
  bytes: Buffer
  /** Bytes on the wire, before `Content-Encoding` was undone; of a truncated body those that were read. */
  wireBytes: number
  /** Whether the body went on past the cap. */
  truncated: boolean
}

/** A `Content-Encoding` that is unknown, or a body that does not follow it. */
export class BadContentEncoding extends Error {
  override readonly name = 'BadContentEncoding'
}

/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4), never holding more than `maxBytes` decoded.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @param maxBytes cap on decoded bytes; what lies beyond is not read
 */
export async function readBody(
  source: Readable,
  contentEncoding: string | undefined,
  maxBytes: number,
): Promise<DecodedBody> {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map(coding => coding.trim())
    .filter(coding => coding !== '' && coding !== 'identity')
  let wireBytes = 0
  let size = 0
  let truncated = false
  const chunks: Buffer[] = []
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      wireBytes += chunk.length
      done(null, chunk)
    },
  })
  const decoders = codings.reverse().map(decoderOf)
  const stop = new AbortController()
  const sink = new PassThrough()
  sink.on('data', (chunk: Buffer) => {
    if (truncated) return
    const room = maxBytes - size
    chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk)
    size += Math.min(chunk.length, room)
    if (chunk.length > room) {
      truncated = true
      stop.abort()
    }
  })
  try {
    await pipeline([source, counter, ...decoders, sink], { signal: stop.signal })
  } catch (error) {
    if (!truncated) throw isZlibError(error) ? badEncoding(contentEncoding, error) : error
  }
  return { bytes: Buffer.concat(chunks), wireBytes, truncated }
}

function decoderOf(coding: string): NodeJS.ReadWriteStream {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip()
    case 'br':
      return zlib.createBrotliDecompress()
    case 'zstd':
      return zlib.createZstdDecompress()
    case 'deflate':
      return inflateEither()
    default:
      throw new BadContentEncoding(`Content-Encoding "${coding}" is not one that browsers know`)
  }
}

/** "deflate" is zlib by its definition, but some servers send the raw form: the first byte tells which. */
function inflateEither(): Transform {
  let inner: Transform | undefined
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!inner) {
        inner = (chunk[0]! & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw()
        inner.on('data', data => this.push(data))
        inner.on('error', error => this.destroy(error))
      }
      inner.write(chunk, done)
    },
    flush(done) {
      if (!inner) return done()
      inner.once('end', () => done())
      inner.end()
    },
  })
}

function isZlibError(error: unknown): boolean {
  const code = String((error as NodeJS.ErrnoException).code)
  return (
    code.startsWith('Z_') ||
    code.startsWith('ERR_BROTLI') ||
    code.startsWith('ERR__ERROR') ||
    code.startsWith('ZSTD')
  )
}

function badEncoding(contentEncoding: string | undefined, cause: unknown): BadContentEncoding {
  return new BadContentEncoding(`the body is not the valid "${contentEncoding}" that its header promises`, {
    cause,
  })
}
