import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { NotMeasured } from '../../not-measured.ts'
import { COLUMNS } from './columns.ts'

/** A row of a file, cell by cell; the first one names the columns. */
export interface Row {
  /** What a message calls it, as `line 7`. */
  place: string
  cells: readonly string[]
}

/** To read JSON keeps the program from all other work. */
const MAX_JSON_BYTES = 16 * 1024 * 1024
/** Bytes that are read before other work has its turn. */
const SLICE_BYTES = 64 * 1024
/** Bytes of one row; a quote that is never closed would take the rest of the file. */
const MAX_ROW_BYTES = 64 * 1024
const TOO_LONG_ROW = `has a quote that is not closed, or a row of more than ${MAX_ROW_BYTES / 1024} KiB`
/** In one file of several, as where it was put together of exports: the parser would take the first for all. */
const LINE_ENDS = ['\r\n', '\n', '\r']
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
/** Bytes that are looked at for the sign between cells. */
const HEAD_BYTES = 4096

/**
 * The rows of a file: CSV with commas, semicolons or tabs, or a list in JSON whose objects have the same names; in UTF-8
 * or UTF-16.
 *
 * @throws NotMeasured with the end of a sentence about the file, where it has no such form
 */
export async function* rowsOf(bytes: Buffer): AsyncGenerator<Row> {
  const text = asUtf8(bytes)
  const [first] = /^\s*[[{]/.exec(text.toString('latin1', 0, 64)) ?? []
  if (first === undefined) yield* csvRows(text)
  else yield* jsonRows(text)
}

function asUtf8(bytes: Buffer): Buffer {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return Buffer.from(decoded(bytes, 'utf-16le'))
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return Buffer.from(decoded(bytes, 'utf-16be'))
  if (!isUtf8(bytes)) throw new NotMeasured('is not a text file in UTF-8 or UTF-16')
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new NotMeasured('is not a text file in UTF-8 or UTF-16')
  }
}

async function* csvRows(text: Buffer): AsyncGenerator<Row> {
  const { parse } = await import('csv-parse')
  const named = delimiterNamedIn(text)
  const parser = parse({
    delimiter: named ?? delimiterOf(text),
    from_line: named === undefined ? 1 : 2,
    info: true,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  })
  const source = Readable.from(slicesOf(text))
  source.on('error', error => parser.destroy(error)).pipe(parser)
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      info: { lines: number }
      record: string[]
    }>) {
      yield { place: `line ${info.lines}`, cells: record }
    }
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number }
    if (code === undefined) throw error
    const where = lines === undefined ? '' : ` at line ${lines}`
    throw new NotMeasured(
      code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
        ? `${TOO_LONG_ROW}${where}`
        : `is not valid CSV${where} (${code})`,
    )
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** @throws NotMeasured at a row without an end: the parser would hold all of its cells */
async function* slicesOf(text: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += SLICE_BYTES) {
    const slice = text.subarray(at, at + SLICE_BYTES)
    if (slice.length === SLICE_BYTES && !slice.includes(LINE_FEED) && !slice.includes(CARRIAGE_RETURN)) {
      throw new NotMeasured(TOO_LONG_ROW)
    }
    yield slice
    await setImmediate()
  }
}

/** The sign that a first line for Excel names, as `sep=;`; undefined where there is no such line. */
function delimiterNamedIn(text: Buffer): string | undefined {
  return /^"?sep=([,;\t])"?(?:[\r\n]|$)/i.exec(text.toString('latin1', 0, 16))?.[1]
}

/** The sign that the first line which is not empty has most often outside of quotes. */
function delimiterOf(text: Buffer): string {
  const line = text
    .toString('utf8', 0, HEAD_BYTES)
    .replace(/^[\r\n]+/, '')
    .split(/\r|\n/, 1)[0]!
    .replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map(sign => ({ sign, count: line.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]!.sign
}

async function* jsonRows(text: Buffer): AsyncGenerator<Row> {
  if (text.length > MAX_JSON_BYTES) {
    throw new NotMeasured(`is JSON of more than ${MAX_JSON_BYTES / 1024 / 1024} MiB; write it as CSV`)
  }
  let list: unknown
  try {
    list = JSON.parse(text.toString('utf8'))
  } catch {
    throw new NotMeasured('is not valid JSON')
  }
  if (!Array.isArray(list)) throw new NotMeasured(`must be a list of objects with ${COLUMNS.join(', ')}`)
  yield { place: 'entry 0', cells: [...COLUMNS] }
  for (const [index, item] of list.entries()) {
    const entry = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {}
    const cells = COLUMNS.map(name => (Object.hasOwn(entry, name) ? entry[name] : undefined))
    yield { place: `entry ${index + 1}`, cells: cells.map(textOf) }
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
