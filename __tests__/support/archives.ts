import { crc32 } from 'node:zlib'

/** A ZIP archive with files of these names, packed by nothing. */
export function zipOf(names: readonly string[], comment = ''): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const name of names) {
    const [written, content] = [Buffer.from(name), Buffer.from(`content of ${name}`)]
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(written.length, 22)
    parts.push(Buffer.from('PK\x03\x04'), fields, written, content)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    entries.push(Buffer.from('PK\x01\x02\x14\x00'), fields, rest, written)
    at += 4 + fields.length + written.length + content.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(names.length, 4)
  end.writeUInt16LE(names.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end, Buffer.from(comment)])
}

/** A tar archive with files of these names. */
export function tarOf(names: readonly string[]): Buffer {
  const blocks = names.flatMap(name => {
    const header = Buffer.alloc(512)
    header.write(name, 0, 100)
    header.write('00000000005\0', 124)
    header.write('0', 156)
    header.write('ustar\x0000', 257)
    return [header, Buffer.concat([Buffer.from('hello'), Buffer.alloc(507)])]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}
