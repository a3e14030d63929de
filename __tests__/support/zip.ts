import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  name: string
  content: string
  /** 0 stored, 8 deflated; 8 where it is left out. */
  method?: number
  /** Its deflated bytes, where it is too large for a text. */
  deflated?: Buffer
  /** Size that the archive says it has, inflated. */
  claimed?: number
}

export interface ZipOptions {
  /** Whether its ends are those of an archive with more than 65,534 files or 4 GB (ZIP64). */
  isLarge?: boolean
}

/** A zip archive with these names as they are, wherever they lead. */
export function zipOf(files: readonly ZippedFile[], { isLarge = false }: ZipOptions = {}): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, content, method = 8, deflated, claimed } of files) {
    const raw = Buffer.from(content)
    const data = method === 8 ? (deflated ?? deflateRawSync(raw)) : raw
    const title = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800, 2)
    shared.writeUInt16LE(method, 4)
    shared.writeUInt32LE(crc32(raw), 10)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(claimed ?? raw.length, 18)
    shared.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, title, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, title]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  return Buffer.concat([...locals, directory, ...endsOf(files.length, directory.length, at, isLarge)])
}

function endsOf(count: number, size: number, from: number, isLarge: boolean): Buffer[] {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(isLarge ? 0xffffffff : size, 12)
  end.writeUInt32LE(isLarge ? 0xffffffff : from, 16)
  if (!isLarge) return [end]
  const large = Buffer.alloc(56)
  large.write('PK\x06\x06', 'latin1')
  large.writeBigUInt64LE(44n, 4)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(size), 40)
  large.writeBigUInt64LE(BigInt(from), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(from + size), 8)
  locator.writeUInt32LE(1, 16)
  return [large, locator, end]
}
