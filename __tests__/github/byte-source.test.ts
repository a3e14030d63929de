import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { Agent } from '../../src/engine/network/undici.ts'
import { openRemoteBytes } from '../../src/github/byte-source.ts'

const FILE = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7 + (index >> 8)) & 255))

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Serves ranges of a file as RFC 9110 has it, and counts the bytes that it sends. */
function rangesOf(file: Buffer, sent: { bytes: number }) {
  return ({ headers }: IncomingMessage, response: ServerResponse) => {
    const [, from, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')!
    const part = file.subarray(Number(from), Number(last) + 1)
    sent.bytes += part.length
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`
    response.writeHead(206, { 'content-range': range, 'content-length': part.length }).end(part)
  }
}

async function open(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/archive`)
  const { signal } = new AbortController()
  return await openRemoteBytes(address, { dispatcher: new Agent(), signal, maxWholeBytes: 4_000_000 })
}

describe('a file at an address', () => {
  test('is loaded in parts, and only those that are read', async () => {
    const sent = { bytes: 0 }
    const { size, read } = await open(rangesOf(FILE, sent))
    expect(size).toBe(FILE.length)
    expect(await read(2_500_000, 2_500_100)).toEqual(FILE.subarray(2_500_000, 2_500_100))
    expect(await read(0, 100)).toEqual(FILE.subarray(0, 100))
    expect(await read(999_999, 1_000_001)).toEqual(FILE.subarray(999_999, 1_000_001))
    expect(await read(size - 5, size)).toEqual(FILE.subarray(-5))
    expect(sent.bytes).toBe(1_000_000 + 100 + 2 + 5)
  })

  test('that is small is loaded at once', async () => {
    const sent = { bytes: 0 }
    const { size, read } = await open(rangesOf(FILE.subarray(0, 9_000), sent))
    expect(await read(0, size)).toEqual(FILE.subarray(0, 9_000))
    expect(sent.bytes).toBe(9_000)
  })

  test('is loaded as a whole from a server that gives no parts', async () => {
    const { size, read } = await open((_, response) => response.end(FILE))
    expect(size).toBe(FILE.length)
    expect(await read(2_000_000, 2_000_100)).toEqual(FILE.subarray(2_000_000, 2_000_100))
  })

  test('is refused where that is too much', async () => {
    await expect(open((_, response) => response.end(Buffer.alloc(4_000_001)))).rejects.toThrow(
      'larger than 4 MB',
    )
  })

  test.each<[string, (range: string, nth: number) => [number, string, number]]>([
    ['another place', () => [206, 'bytes 1-10/3000000', 10]],
    ['no place', () => [206, '', 10]],
    ['more than it says', () => [206, 'bytes 0-9/3000000', 11]],
    ['another size later', (range, nth) => [206, `${range}/${nth}000000`, 10]],
    ['an error later', (range, nth) => [nth === 1 ? 206 : 403, `${range}/3000000`, 10]],
    [
      'less than was asked for later',
      (range, nth) => [206, `${nth === 1 ? range : 'bytes 2000000-2000008'}/3000000`, nth === 1 ? 10 : 9],
    ],
  ])('is refused where it gives %s', async (_, answer) => {
    let nth = 0
    const load = async () => {
      const { read } = await open(({ headers }, response) => {
        const from = Number(/(\d+)-/.exec(headers.range!)![1])
        const [status, range, length] = answer(`bytes ${from}-${from + 9}`, ++nth)
        response.writeHead(status, { 'content-range': range }).end(Buffer.alloc(length))
      })
      await read(2_000_000, 2_000_010)
    }
    await expect(load()).rejects.toThrow('its artifact cannot be loaded (')
  })
})
