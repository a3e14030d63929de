import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

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

const inflate = promisify(inflateRaw)

/**
 * One file of a zip archive in memory, by the central directory. No other file is looked into, and none is written, so
 * that names that lead out of a folder, links and bombs beside it do nothing.
 *
 * @returns undefined where there is no file of this name
 * @throws {Error} where the archive is damaged, and where the file is larger than `maxBytes`, whatever it says of itself
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function fileInZip(zip: Buffer, name: string, maxBytes: number): Promise<Buffer | undefined> {
  try {
    const place = placeOf(zip, name)
    return place && (await contentAt(zip, place, maxBytes))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new Error(`its ${name} is larger than ${maxBytes / 1e6} MB`)
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

async function contentAt(zip: Buffer, { method, size, local }: Place, maxBytes: number): Promise<Buffer> {
  if (zip.readUInt32LE(local) !== LOCAL_SIGNATURE) throw new Error('no file')
  const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const data = zip.subarray(from, from + size)
  if (data.length < size || (method !== STORED && method !== DEFLATED)) throw new Error('no content')
  if (method === DEFLATED) return await inflate(data, { maxOutputLength: maxBytes })
  if (size > maxBytes) throw Object.assign(new Error('too large'), { code: 'ERR_BUFFER_TOO_LARGE' })
  return data
}
