import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** Bytes of the end record without its comment, and the most that the comment can have. */
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1')
const CENTRAL_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const STORED = 0
const DEFLATED = 8
/** Files that are looked at. */
const MAX_FILES = 1_000

/** Bytes of the archive that are inflated at once. */
const STEP_BYTES = 64 * 1024

/**
 * One file of a zip archive in memory, by the central directory. No other file is looked into, and none is written, so
 * that names that lead out of a folder, links and bombs beside it do nothing.
 *
 * @returns what gives its bytes from the start, each time that it is called; undefined where there is no file of this
 * name
 * @throws {Error} where the archive is damaged; while it is read as well, and where the file is larger than `maxBytes`,
 * whatever it says of itself
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function fileInZip(
  zip: Buffer,
  name: string,
  maxBytes: number,
): (() => AsyncGenerator<Buffer>) | undefined {
  let place: Place | undefined
  try {
    place = placeOf(zip, name)
    if (!place) return undefined
    const { method } = place
    const data = dataAt(zip, place)
    return () => piecesOf(data, method, name, maxBytes)
  } catch (error) {
    throw new Error('its archive is damaged', { cause: error })
  }
}

interface Place {
  method: number
  size: number
  local: number
}

function placeOf(zip: Buffer, name: string): Place | undefined {
  const end = zip.lastIndexOf(END_SIGNATURE, zip.length - END_BYTES)
  if (end < Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES)) throw new Error('no end record')
  let at = zip.readUInt32LE(end + 16)
  for (let left = Math.min(zip.readUInt16LE(end + 10), MAX_FILES); left > 0; left--) {
    if (zip.readUInt32LE(at) !== CENTRAL_SIGNATURE) throw new Error('no entry')
    const nameLength = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength) === name) {
      return {
        method: zip.readUInt16LE(at + 10),
        size: zip.readUInt32LE(at + 20),
        local: zip.readUInt32LE(at + 42),
      }
    }
    at += CENTRAL_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return undefined
}

function dataAt(zip: Buffer, { method, size, local }: Place): Buffer {
  if (zip.readUInt32LE(local) !== LOCAL_SIGNATURE) throw new Error('no file')
  const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const data = zip.subarray(from, from + size)
  if (data.length < size || (method !== STORED && method !== DEFLATED)) throw new Error('no content')
  return data
}

async function* piecesOf(
  data: Buffer,
  method: number,
  name: string,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let length = 0
  const stored = Readable.from(stepsOf(data))
  const content = method === DEFLATED ? stored.pipe(createInflateRaw()) : stored
  const pieces: AsyncIterator<Buffer> = content[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch(error => {
        throw new Error('its archive is damaged', { cause: error })
      })
      if (done) return
      length += value.length
      if (length > maxBytes) throw new Error(`its ${name} is larger than ${maxBytes / 1e6} MB`)
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
