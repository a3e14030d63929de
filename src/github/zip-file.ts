import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { ByteSource } from './byte-source.ts'

/** Bytes of the end record without its comment, and the most that the comment can have. */
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const LARGE_END_BYTES = 56
const LOCATOR_BYTES = 20
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1')
const LARGE_END_SIGNATURE = 0x06064b50
const LOCATOR_SIGNATURE = 0x07064b50
const CENTRAL_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
/** Stands for a number that is in another record, since it has no room. */
const ELSEWHERE = 0xffffffff
const STORED = 0
const DEFLATED = 8
/** Bytes of the list of files: about 100,000 of them. */
const MAX_DIRECTORY_BYTES = 16_000_000

/** Bytes of the archive that are inflated at once. */
const STEP_BYTES = 64 * 1024
/** Bytes that come of it at once: each piece costs a turn of a thread, which with those of 16 KB is most of the work. */
const PIECE_BYTES = 256 * 1024

export interface ZippedFileLimits {
  /** Most bytes that the file has in the archive. */
  maxPackedBytes: number
  /** Most bytes that it has, whatever it says of itself. */
  maxBytes: number
}

/**
 * One file of a zip archive, by the central directory. No other file is read or looked into, and none is written, so that
 * names that lead out of a folder, links and bombs beside it do nothing.
 *
 * @returns what gives its bytes from the start, each time that it is called; undefined where there is no file of this
 * name
 * @throws {Error} where the archive is damaged, and where the file is larger than it may be; while it is read as well
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function fileInZip(
  zip: ByteSource,
  name: string,
  { maxPackedBytes, maxBytes }: ZippedFileLimits,
): Promise<(() => AsyncGenerator<Buffer>) | undefined> {
  const { from, to } = await directoryOf(zip)
  const directory = await partOf(zip, from, to, MAX_DIRECTORY_BYTES)
  const place = parsed(() => placeIn(directory, name))
  if (!place) return undefined
  const { local, size, method } = place
  const head = await partOf(zip, local, local + LOCAL_BYTES, LOCAL_BYTES)
  const start = parsed(() => local + lengthOfHead(head))
  if (size > maxPackedBytes) throw tooLarge(name, maxPackedBytes)
  const data = await partOf(zip, start, start + size, maxPackedBytes)
  return () => piecesOf(data, method, name, maxBytes)
}

interface Range {
  from: number
  to: number
}

interface Place {
  method: number
  /** Bytes in the archive. */
  size: number
  /** Where the head of the file is. */
  local: number
}

async function directoryOf(zip: ByteSource): Promise<Range> {
  const tailBytes = Math.min(zip.size, END_BYTES + MAX_COMMENT_BYTES + LOCATOR_BYTES)
  const tail = await zip.read(zip.size - tailBytes, zip.size)
  const end = tail.lastIndexOf(END_SIGNATURE, tail.length - END_BYTES)
  if (end < 0) throw damaged('no end record')
  const [size, from] = parsed(() => [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)] as const)
  if (size !== ELSEWHERE && from !== ELSEWHERE) return { from, to: from + size }
  const locator = end - LOCATOR_BYTES
  const at = parsed(() => {
    if (tail.readUInt32LE(locator) !== LOCATOR_SIGNATURE) throw new Error('no locator')
    return Number(tail.readBigUInt64LE(locator + 8))
  })
  const large = await partOf(zip, at, at + LARGE_END_BYTES, LARGE_END_BYTES)
  return parsed(() => {
    if (large.readUInt32LE(0) !== LARGE_END_SIGNATURE) throw new Error('no large end record')
    const from = Number(large.readBigUInt64LE(48))
    return { from, to: from + Number(large.readBigUInt64LE(40)) }
  })
}

function placeIn(directory: Buffer, name: string): Place | undefined {
  for (let at = 0; at < directory.length; ) {
    if (directory.readUInt32LE(at) !== CENTRAL_SIGNATURE) throw new Error('no entry')
    const nameLength = directory.readUInt16LE(at + 28)
    if (directory.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength) === name) {
      const method = directory.readUInt16LE(at + 10)
      if (method !== STORED && method !== DEFLATED) throw new Error('no method')
      return { method, size: directory.readUInt32LE(at + 20), local: directory.readUInt32LE(at + 42) }
    }
    at += CENTRAL_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return undefined
}

function lengthOfHead(head: Buffer): number {
  if (head.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new Error('no file')
  return LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28)
}

/** @throws {Error} where the archive does not have it, or it is larger than it may be */
async function partOf(zip: ByteSource, from: number, to: number, maxBytes: number): Promise<Buffer> {
  if (!(from >= 0 && to >= from && to <= zip.size && to - from <= maxBytes)) throw damaged('no such part')
  return from === to ? Buffer.alloc(0) : await zip.read(from, to)
}

/** What is read of the archive's bytes, which may have none where it should be. */
function parsed<Value>(parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw damaged(error)
  }
}

function damaged(cause: unknown): Error {
  return new Error('its archive is damaged', { cause })
}

function tooLarge(name: string, maxBytes: number): Error {
  return new Error(`its ${name} is larger than ${maxBytes / 1e6} MB`)
}

async function* piecesOf(
  data: Buffer,
  method: number,
  name: string,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let length = 0
  const stored = Readable.from(stepsOf(data))
  const content = method === DEFLATED ? stored.pipe(createInflateRaw({ chunkSize: PIECE_BYTES })) : stored
  const pieces: AsyncIterator<Buffer> = content[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch(error => {
        throw damaged(error)
      })
      if (done) return
      length += value.length
      if (length > maxBytes) throw tooLarge(name, maxBytes)
      yield value
    }
  } finally {
    content.destroy()
    stored.destroy()
  }
}

function* stepsOf(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += STEP_BYTES) yield data.subarray(at, at + STEP_BYTES)
}
