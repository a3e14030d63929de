import { constants, gunzipSync } from 'node:zlib'

/** Names that are read of one archive, and bytes of each. */
const MAX_NAMES = 20_000
const MAX_NAME_BYTES = 500
/** Bytes that a packed start may have unpacked. */
const MAX_UNPACKED = 32 * 1024 * 1024

const ZIP_END = 0x06054b50
const ZIP_END_BYTES = 22
const ZIP_ENTRY = 0x02014b50
const ZIP_ENTRY_BYTES = 46
/** A comment may stand behind the end of the directory. */
const MAX_ZIP_COMMENT = 0xffff

/**
 * The names of the files in a ZIP archive, by the directory at its end; none where that is not whole in what was read.
 *
 * @param end the last bytes of the file
 * @param size of the whole file
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.12 and 4.3.16
 */
export function namesInZip(end: Buffer, size: number): string[] {
  const from = Math.max(0, end.length - ZIP_END_BYTES - MAX_ZIP_COMMENT)
  let at = end.length - ZIP_END_BYTES
  while (at >= from && end.readUInt32LE(at) !== ZIP_END) at--
  if (at < from) return []
  const names: string[] = []
  let entry = end.readUInt32LE(at + 16) - (size - end.length)
  while (entry >= 0 && entry + ZIP_ENTRY_BYTES <= at && names.length < MAX_NAMES) {
    if (end.readUInt32LE(entry) !== ZIP_ENTRY) break
    const length = end.readUInt16LE(entry + 28)
    const start = entry + ZIP_ENTRY_BYTES
    if (length <= MAX_NAME_BYTES && start + length <= at)
      names.push(end.toString('utf8', start, start + length))
    entry = start + length + end.readUInt16LE(entry + 30) + end.readUInt16LE(entry + 32)
  }
  return names
}

const TAR_BLOCK = 512

/**
 * The names of the files at the start of a tar archive.
 *
 * @param start the first bytes of the file
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html ustar Interchange Format
 */
export function namesInTar(start: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (at + TAR_BLOCK <= start.length && names.length < MAX_NAMES) {
    if (start.toString('latin1', at + 257, at + 262) !== 'ustar') break
    const [name, size, prefix] = [
      textAt(start, at, 100),
      textAt(start, at + 124, 12),
      textAt(start, at + 345, 155),
    ]
    const bytes = /^ *[0-7]{1,12} *$/.test(size) ? Number.parseInt(size, 8) : Number.NaN
    if (Number.isNaN(bytes)) break
    const isFile = start[at + 156] === 0 || start[at + 156] === 0x30
    if (isFile && name !== '') names.push(prefix === '' ? name : `${prefix}/${name}`)
    at += TAR_BLOCK + Math.ceil(bytes / TAR_BLOCK) * TAR_BLOCK
  }
  return names
}

function textAt(buffer: Buffer, at: number, length: number): string {
  const text = buffer.toString('utf8', at, at + length)
  const end = text.indexOf('\0')
  return end === -1 ? text : text.slice(0, end)
}

/** What the start of a file packed by gzip holds; nothing where it is no such file, or would be too much. */
export function unpackedStart(start: Buffer): Buffer {
  try {
    // The rest of the file is not there.
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_UNPACKED })
  } catch {
    return Buffer.alloc(0)
  }
}
