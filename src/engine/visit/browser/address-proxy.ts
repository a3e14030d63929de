import type { lookup } from 'node:dns'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type AddressPolicy, assertAddressAllowed, guardedLookup } from '../address-guard.ts'

export interface AddressProxy {
  /** `127.0.0.1:port`. */
  address: string
  close(): Promise<void>
}

export interface AddressProxyOptions {
  addresses: AddressPolicy
  /** Resolves host names. The system's resolver unless given. */
  resolve?: typeof lookup
}

/** Headers that are between a client and its proxy alone (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'upgrade']
/** Milliseconds without a byte after which a connection is given up. */
const IDLE_MS = 60_000

/**
 * A proxy on the loopback interface for Chrome. It resolves each name once, refuses what the policy denies, and
 * connects to the very address that it looked at, so that a name which changes its address meanwhile gains nothing.
 * Documents, frames, scripts, workers and WebSockets all pass through it.
 */
export async function startAddressProxy({ addresses, resolve }: AddressProxyOptions): Promise<AddressProxy> {
  const lookupAllowed = guardedLookup(addresses, resolve)
  const sockets = new Set<Socket>()

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const target = URL.parse(incoming.url ?? '')
    if (target?.protocol !== 'http:' || !isAllowed(target, addresses)) {
      refuse(answer)
      return
    }
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)),
    )
    const outgoing = request(target, {
      method: incoming.method!,
      headers,
      lookup: lookupAllowed,
      timeout: IDLE_MS,
      agent: false,
    })
    outgoing.on('response', response => {
      answer.writeHead(response.statusCode!, response.statusMessage, withoutHopByHop(response.rawHeaders))
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => (answer.headersSent ? answer.destroy() : refuse(answer)))
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }

  function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer): void {
    const target = URL.parse(`http://${incoming.url}`)
    client.on('error', () => client.destroy())
    if (!target || !isAllowed(target, addresses)) {
      client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const host = target.hostname.replace(/^\[|\]$/g, '')
    const upstream = connect({ host, port: Number(target.port) || 80, lookup: lookupAllowed })
    sockets.add(upstream)
    upstream.setTimeout(IDLE_MS, () => upstream.destroy())
    upstream.once('connect', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.write(head)
      upstream.pipe(client)
      client.pipe(upstream)
    })
    upstream.once('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n'))
    upstream.once('close', () => {
      sockets.delete(upstream)
      client.destroy()
    })
    client.once('close', () => upstream.destroy())
  }

  const server = createServer(forward)
  server.on('connect', tunnel)
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', done)
  })
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function isAllowed(target: URL, addresses: AddressPolicy): boolean {
  try {
    assertAddressAllowed(target, addresses)
    return true
  } catch {
    return false
  }
}

function refuse(answer: ServerResponse): void {
  answer.writeHead(403, { 'content-length': 0 }).end()
}

function withoutHopByHop(raw: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    if (!HOP_BY_HOP.includes(raw[at]!.toLowerCase())) kept.push(raw[at]!, raw[at + 1]!)
  }
  return kept
}
