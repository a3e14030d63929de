import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Exchange, type WayName, wayOf } from './ways.ts'

/** One request of a run: of those that are alike, which it is. */
export interface Met {
  server: string
  /** Method and address, without what differs from run to run. */
  key: string
  /** From 1. */
  nth: number
}

export interface FrontOptions {
  name: string
  /** The real server behind it. */
  upstream: string
  /** See {@link Exchange.stranger}. */
  stranger: string
  /** Address as it stands in a key. */
  keyOf(url: URL): string
  /** What the request meets instead of its answer. */
  faultFor(met: Met): WayName | undefined
  /** Told of each request; the answer waits for it. */
  onRequest(met: Met, request: IncomingMessage): Promise<void>
}

export interface Front {
  origin: string
  /** Connections that are open now. */
  readonly open: number
  close(): Promise<void>
}

/** A server in front of a real one, which tells of each request and can break any. */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { name, upstream, stranger, keyOf, faultFor, onRequest } = options
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Socket>()
  const counts = new Map<string, number>()
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    response.on('error', () => undefined)
    answer(request, response).catch(() => response.socket?.destroy())
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    get open() {
      return sockets.size
    },
    async close() {
      leave()
      agent.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }

  function leave(): void {
    server.close()
    for (const socket of sockets) socket.destroy()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = `${request.method} ${keyOf(new URL(request.url!, origin))}`
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    const met = { server: name, key, nth }
    // A body that nobody reads keeps its connection from being seen to end.
    const body = buffer(request)
    body.catch(() => undefined)
    await onRequest(met, request)
    const forward = async () => await pass(request, await body)
    const relay = async () => {
      const { status, headers, body } = await forward()
      response.writeHead(status, headers)
      response.end(body)
    }
    const fault = faultFor(met)
    if (fault === undefined) return await relay()
    const exchange: Exchange = { request, response, forward, relay, leave, stranger }
    await wayOf(fault).apply(exchange)
  }

  async function pass({ method, url, headers }: IncomingMessage, body: Buffer) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { host } = new URL(upstream)
      const { 'transfer-encoding': _, ...sent } = headers
      const sized = method === 'GET' || method === 'HEAD' ? sent : { ...sent, 'content-length': body.length }
      const options = { method, headers: { ...sized, host: headers.host ?? host }, agent }
      ask(new URL(url!, upstream), options, resolve).once('error', reject).end(body)
    })
    const content = await buffer(answer)
    const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...kept } = answer.headers
    for (const [name, value] of Object.entries(kept)) {
      if (typeof value === 'string') kept[name] = value.replaceAll(upstream, origin)
    }
    const sized = method === 'HEAD' ? kept : { ...kept, 'content-length': String(content.length) }
    return { status: answer.statusCode!, headers: sized, body: content }
  }
}
