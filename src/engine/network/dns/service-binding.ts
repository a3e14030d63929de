import type { ServiceBinding } from './records.ts'

/**
 * Decodes the data of an HTTPS or SVCB record (RFC 9460 section 2.2).
 *
 * @throws RangeError where it ends too early
 */
export function decodeServiceBinding(data: Buffer): ServiceBinding {
  const priority = data.readUInt16BE(0)
  const labels: string[] = []
  let at = 2
  for (let length = data.readUInt8(at++); length > 0; length = data.readUInt8(at++)) {
    labels.push(slice(data, at, length).toString('latin1').toLowerCase())
    at += length
  }
  const parameters = new Map<number, Buffer>()
  while (at < data.length) {
    const length = data.readUInt16BE(at + 2)
    parameters.set(data.readUInt16BE(at), slice(data, at + 4, length))
    at += 4 + length
  }
  return { priority, target: labels.join('.') || '.', parameters }
}

function slice(data: Buffer, at: number, length: number): Buffer {
  if (at + length > data.length) throw new RangeError('the record ends too early')
  return data.subarray(at, at + length)
}
