import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { HttpClient } from '../../../src/engine/visit/http-client.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

let server: WebServer
const http = new HttpClient({ addresses: 'any', userAgent: 'test', timeoutMs: 2000 })

beforeAll(async () => {
  server = await startWebServer({
    '/a': { status: 301, headers: { location: '/b' } },
    '/b': { status: 302, headers: { location: '{origin}/c?x=1' } },
    '/c': { headers: { 'content-encoding': 'gzip' }, body: gzipSync('hello') },
    '/loop': { status: 302, headers: { location: '/loop' } },
  })
})
afterAll(async () => {
  await http.close()
  await server.close()
})

test('every hop of a redirect chain is kept', async () => {
  const exchange = await http.fetch(`${server.origin}/a`)
  expect(exchange.hops.map(hop => hop.status)).toEqual([301, 302, 200])
  expect(exchange.final?.body.toString()).toBe('hello')
})

test('a redirect to itself is a loop', async () => {
  const exchange = await http.fetch(`${server.origin}/loop`)
  expect(exchange.failure?.kind).toBe('redirect-loop')
})
