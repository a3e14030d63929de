import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

const LONG = Buffer.alloc(3_000_000, 'text ')

let server: WebServer
const http = startHttpClient()

beforeAll(async () => {
  server = await startWebServer({
    '/old': { status: 301, headers: { location: '/long' } },
    '/long': { body: LONG },
    '/gzip': { headers: { 'content-encoding': 'gzip' }, body: gzipSync(LONG) },
    '/broken': { headers: { 'content-encoding': 'gzip' }, body: gzipSync(LONG).subarray(0, 1000) },
    '/cut': (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('start')
      setTimeout(() => response.destroy(), 20)
    },
  })
})

afterAll(async () => {
  await http.close()
  await server.close()
})

const visit = () => openVisit(`${server.origin}/`, { http })

async function stream(path: string, maxBytes?: number) {
  let bytes = 0
  let status = 0
  const exchange = await visit().stream(
    `${server.origin}${path}`,
    async (chunks, response) => {
      status = response.status
      for await (const chunk of chunks) bytes += chunk.length
    },
    maxBytes === undefined ? {} : { maxBytes },
  )
  return { bytes, status, exchange }
}

test.each(['/old', '/long', '/gzip'])(
  'the decoded body of %s is handed on, and none of it is held',
  async path => {
    const { bytes, status, exchange } = await stream(path)
    expect([bytes, status]).toEqual([LONG.length, 200])
    expect(exchange.final).toMatchObject({ body: Buffer.alloc(0), truncated: false })
  },
)

test.each(['/long', '/gzip'])('%s ends at the cap on decoded bytes', async path => {
  const { bytes, exchange } = await stream(path, 10_000)
  expect([bytes, exchange.final?.truncated]).toEqual([10_000, true])
})

test.each([
  ['/broken', 'bad-encoding'],
  ['/cut', 'connection'],
])('a body that breaks off is a failure: %s', async (path, kind) => {
  expect((await stream(path)).exchange.failure?.kind).toBe(kind)
})

test('a body that breaks off is a failure even where its reader hides that', async () => {
  const exchange = await visit().stream(`${server.origin}/cut`, async chunks => {
    try {
      for await (const _ of chunks);
    } catch {}
  })
  expect(exchange.failure?.kind).toBe('connection')
})

test('a reader may leave the rest', async () => {
  let bytes = 0
  const exchange = await visit().stream(`${server.origin}/long`, async chunks => {
    for await (const chunk of chunks) {
      bytes = chunk.length
      break
    }
  })
  expect(exchange.final?.status).toBe(200)
  expect(bytes).toBeLessThan(LONG.length)
})

test('what the reader throws is thrown, and no fault of the server', async () => {
  const reading = visit().stream(`${server.origin}/long`, async () => {
    throw new RangeError('a bug')
  })
  await expect(reading).rejects.toThrow(new RangeError('a bug'))
})

test('work on a site is done once', async () => {
  const one = visit()
  let times = 0
  const work = async () => ++times
  expect(await Promise.all([one.onceForSite('x', work), one.onceForSite('x', work)])).toEqual([1, 1])
  expect(await one.onceForSite('y', work)).toBe(2)
})
