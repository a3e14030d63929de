import { pipeline, type Readable } from 'node:stream'
import * as zlib from 'node:zlib'
import { BadContentEncoding, contentCodings, isRawDeflate } from '../../net/content-codings.ts'

export interface DecodedBody {
  bytes: Buffer
  /** Bytes on the wire, before `Content-Encoding` was undone; of a truncated body those that were read. */
  wireBytes: number
  /** Whether the body went on past the cap. */
  truncated: boolean
}

/** Bytes on the wire up to which a body is waited for and undone in one piece, and bytes that may come of it. */
const SMALL_BYTES = 64 * 1024
const SMALL_DECODED_BYTES = 1024 * 1024
/** RFC 9659 section 3: a decoder of the content coding "zstd" need not hold a window of more than 8 MB. */
const ZSTD_WINDOW_LOG = 23

/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4), never holding more than about `maxBytes`
 * decoded. The source is always ended, whatever happens.
 *
 * As in browsers, a word that is not a registered content coding (`Content-Encoding: utf-8`) leaves the body as sent.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @param maxBytes cap on decoded bytes; what lies beyond is not read
 * @throws BadContentEncoding where the body cannot be decoded; the source's own error where it breaks off
 */
export async function readBody(
  source: Readable,
  contentEncoding: string | undefined,
  maxBytes: number,
): Promise<DecodedBody> {
  const chunks: Buffer[] = []
  const read = await consumeBody(source, contentEncoding, maxBytes, async decoded => {
    for await (const chunk of decoded) chunks.push(chunk)
  })
  return { ...read, bytes: Buffer.concat(chunks) }
}

/** The code that was handed a body to read failed itself: a bug of ours, no fault of the body. */
export class BodyConsumerFailed extends Error {
  override readonly name = 'BodyConsumerFailed'
}

/**
 * As {@link readBody}, but hands the decoded body on piece by piece and holds none of it. What the consumer leaves is
 * not read. Where the body breaks off, that is thrown even where the consumer hides it.
 *
 * @throws BodyConsumerFailed where the consumer throws of its own, that being the cause
 */
export async function consumeBody(
  source: Readable,
  contentEncoding: string | undefined,
  maxBytes: number,
  consume: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<Omit<DecodedBody, 'bytes'>> {
  const read = { wireBytes: 0, truncated: false }
  let sourceError: unknown
  let broken: unknown
  source.once('error', error => {
    sourceError = error
  })
  async function* decoded() {
    try {
      let room = maxBytes
      for await (const chunk of decode(source, contentEncoding, read)) {
        read.truncated = chunk.length > room
        yield read.truncated ? chunk.subarray(0, room) : chunk
        if (read.truncated) return
        room -= chunk.length
      }
    } catch (error) {
      broken = error instanceof BadContentEncoding ? error : badEncoding(contentEncoding, error)
      throw broken
    }
  }
  try {
    await consume(decoded())
  } catch (error) {
    if (broken === undefined) throw new BodyConsumerFailed('the reader of the body failed', { cause: error })
  } finally {
    source.destroy()
  }
  if (broken !== undefined) throw sourceError ?? broken
  return read
}

function decode(source: Readable, contentEncoding: string | undefined, read: { wireBytes: number }): Chunks {
  const counted = counting(source, bytes => {
    read.wireBytes += bytes
  })
  return contentCodings(contentEncoding).reduceRight(undo, counted)
}

type Chunks = AsyncIterable<Buffer>

async function* counting(source: Chunks, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    count(chunk.length)
    yield chunk
  }
}

/** Undoes gzip of a file that is compressed in itself, whatever HTTP did to it. */
export function gunzipped(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return undo(chunks, 'gzip')
}

/** Undoes one coding. A body without a byte has nothing to undo: it is what HEAD, 204 and 304 give. */
async function* undo(source: Chunks, coding: string): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let [bytes, isWhole] = [0, false]
  while (bytes <= SMALL_BYTES && !isWhole) {
    const next = await chunks.next()
    if (next.done) isWhole = true
    else if (next.value.length > 0) bytes += first[first.push(next.value) - 1]!.length
  }
  if (bytes === 0) return
  const undone = isWhole ? undoneAtOnce(first, coding) : undefined
  if (undone) return yield undone
  async function* all() {
    yield* first
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  // The error reaches the loop that reads; the pipeline is there to end what is behind it.
  yield* pipeline(all, DECODERS[kindOf(coding, first[0]!)].stream(), () => {}) as unknown as Chunks
}

/**
 * A small body without its coding. A stream takes several times as long, most of it for the threads and turns of the loop
 * between its pieces.
 *
 * @returns undefined where it is large, or cannot be undone: then the stream says why
 */
function undoneAtOnce(chunks: readonly Buffer[], coding: string): Buffer | undefined {
  try {
    return DECODERS[kindOf(coding, chunks[0]!)].atOnce(Buffer.concat(chunks), {
      maxOutputLength: SMALL_DECODED_BYTES,
    })
  } catch {
    return undefined
  }
}

const ZSTD_OPTIONS = { params: { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } }

const DECODERS = {
  br: { stream: () => zlib.createBrotliDecompress(), atOnce: zlib.brotliDecompressSync },
  zstd: {
    stream: () => zlib.createZstdDecompress(ZSTD_OPTIONS),
    atOnce: (bytes: Buffer, limits: zlib.ZstdOptions) =>
      zlib.zstdDecompressSync(bytes, { ...ZSTD_OPTIONS, ...limits }),
  },
  deflate: { stream: () => zlib.createInflate(), atOnce: zlib.inflateSync },
  raw: { stream: () => zlib.createInflateRaw(), atOnce: zlib.inflateRawSync },
  gzip: { stream: () => zlib.createGunzip(), atOnce: zlib.gunzipSync },
}

function kindOf(coding: string, [firstByte]: Buffer): keyof typeof DECODERS {
  switch (coding) {
    case 'br':
    case 'zstd':
      return coding
    case 'deflate':
      return isRawDeflate(firstByte!) ? 'raw' : 'deflate'
    default:
      return 'gzip'
  }
}

function badEncoding(contentEncoding: string | undefined, cause: unknown): BadContentEncoding {
  return new BadContentEncoding(`the body is not the valid "${contentEncoding}" that its header promises`, {
    cause,
  })
}
