import { gunzipped } from '../../network/body.ts'
import type { SitemapProblem } from './format.ts'
import { MAX_SITEMAP_BYTES } from './format.ts'

/** What was learned of a file on the way from its bytes to its text; complete when the text has been read. */
export interface DecodedFacts {
  /** Uncompressed bytes that were read. */
  bytes: number
  /** Whether the file itself is gzip, beside what HTTP did. */
  gzip: boolean
  /** Whether it goes on past {@link MAX_SITEMAP_BYTES}. */
  truncated: boolean
  /** WHATWG name. */
  encoding: string
  byteOrderMark: boolean
  /** Whether compressed data could not be undone to its end. */
  gzipBroken: boolean
}

/** Bytes in which an XML declaration ends. */
const DECLARATION_BYTES = 256
const REPLACEMENT = '\uFFFD'
const ENCODED_REPLACEMENT = Buffer.from(REPLACEMENT, 'utf8')

/** The facts of a file of which nothing was read yet. */
export function noFacts(): DecodedFacts {
  return {
    bytes: 0,
    gzip: false,
    truncated: false,
    encoding: 'utf-8',
    byteOrderMark: false,
    gzipBroken: false,
  }
}

/**
 * The text of a sitemap, piece by piece: gzip undone, decoded by its byte-order mark, else by its XML declaration,
 * else by HTTP, else as UTF-8, cut at the size limit of the protocol.
 *
 * @param charset of `Content-Type`
 * @param report is told once of an encoding that is not UTF-8 and of bytes that are not valid in it
 */
export async function* decodedText(
  chunks: AsyncIterable<Buffer>,
  charset: string | undefined,
  facts: DecodedFacts,
  report: (problem: SitemapProblem) => void,
): AsyncGenerator<string> {
  const bytes = await withHead(limited(await uncompressed(chunks, facts), facts), DECLARATION_BYTES)
  facts.encoding = encodingOf(bytes.head, charset, facts)
  const decoder = new TextDecoder(facts.encoding)
  const inspect = inspector(facts.encoding, report)
  for await (const chunk of bytes.all) {
    const text = decoder.decode(chunk, { stream: true })
    inspect(text, chunk)
    if (text !== '') yield text
  }
  const rest = facts.truncated ? '' : decoder.decode()
  inspect(rest, Buffer.alloc(0))
  if (rest !== '') yield rest
}

async function uncompressed(
  chunks: AsyncIterable<Buffer>,
  facts: DecodedFacts,
): Promise<AsyncIterable<Buffer>> {
  const { head, all } = await withHead(chunks, 2)
  facts.gzip = head[0] === 0x1f && head[1] === 0x8b
  return facts.gzip ? untilBroken(gunzipped(all), facts) : all
}

/** What could be undone. Where the connection broke off instead, the HTTP client tells of it by itself. */
async function* untilBroken(chunks: AsyncIterable<Buffer>, facts: DecodedFacts): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch {
    facts.gzipBroken = true
  }
}

async function* limited(chunks: AsyncIterable<Buffer>, facts: DecodedFacts): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const room = MAX_SITEMAP_BYTES - facts.bytes
    facts.truncated = chunk.length > room
    facts.bytes += Math.min(room, chunk.length)
    yield facts.truncated ? chunk.subarray(0, room) : chunk
    if (facts.truncated) return
  }
}

/** All chunks, and the first bytes of them: as many as asked for, or fewer where the whole has fewer. */
async function withHead(
  chunks: AsyncIterable<Buffer>,
  size: number,
): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const rest = chunks[Symbol.asyncIterator]()
  const seen: Buffer[] = []
  let length = 0
  while (length < size) {
    const next = await rest.next()
    if (next.done) break
    seen.push(next.value)
    length += next.value.length
  }
  const head = Buffer.concat(seen)
  async function* all() {
    if (head.length > 0) yield head
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { head: head.subarray(0, size), all: all() }
}

function encodingOf(head: Buffer, charset: string | undefined, facts: DecodedFacts): string {
  const [a, b, c] = head
  facts.byteOrderMark = (a === 0xef && b === 0xbb && c === 0xbf) || a === 0xff || a === 0xfe
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  facts.byteOrderMark = false
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head.toString('latin1'))?.[1]
  return whatwgName(declared) ?? whatwgName(charset) ?? 'utf-8'
}

function whatwgName(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Tells once of the first character that shows that a file is not UTF-8: ASCII alone is UTF-8 whatever it is called. */
function inspector(encoding: string, report: (problem: SitemapProblem) => void) {
  const isUtf8 = encoding === 'utf-8'
  const foreign = isUtf8 ? REPLACEMENT : /[^\0-\x7f]/
  let line = 1
  let told = false
  return (text: string, chunk: Buffer): void => {
    if (told) return
    const at = encoding.startsWith('utf-16') && text !== '' ? 0 : text.search(foreign)
    if (at >= 0 && !(isUtf8 && chunk.includes(ENCODED_REPLACEMENT))) {
      told = true
      const message = isUtf8 ? 'has bytes that are not UTF-8' : `is ${encoding}, not UTF-8`
      report({ kind: 'encoding', line: line + lineEnds(text.slice(0, at)), message })
    }
    line += lineEnds(text)
  }
}

function lineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
