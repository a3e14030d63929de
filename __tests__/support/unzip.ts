import { inflateRawSync } from 'node:zlib'

/** The files of a zip archive, read by its central directory. */
export function unzip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(offset =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + size)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files[name] = (method === 8 ? inflateRawSync(data) : data).toString('utf8')
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
