import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  name: string
  content: string
  /** 0 stored, 8 deflated; 8 where it is left out. */
  method?: number
  /** Size that the archive says it has, inflated. */
  claimed?: number
}

/** A zip archive with these names as they are, wherever they lead. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, content, method = 8, claimed } of files) {
    const raw = Buffer.from(content)
    const data = method === 8 ? deflateRawSync(raw) : raw
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
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}
