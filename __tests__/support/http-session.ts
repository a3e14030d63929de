import type { Exchange } from '../../src/engine/network/exchange.ts'
import { HttpClient, type HttpClientOptions } from '../../src/engine/network/http-client.ts'
import { type RawServer, startRawServer } from './raw-server.ts'
import { type Answer, startWebServer, type WebServer } from './web-server.ts'

/** Clients and servers of one test, which end together. */
export class HttpSession {
  readonly #open: { close(): Promise<void> }[] = []

  client(options: Partial<HttpClientOptions> = {}): HttpClient {
    const http = new HttpClient({ addresses: 'any', userAgent: 'test', timeoutMs: 5000, ...options })
    this.#open.unshift(http)
    return http
  }

  async web(routes: Record<string, Answer>): Promise<WebServer> {
    return this.#keep(await startWebServer(routes))
  }

  async raw(...args: Parameters<typeof startRawServer>): Promise<RawServer> {
    return this.#keep(await startRawServer(...args))
  }

  /** A server that answers every request with the same bytes and then leaves the connection open, or ends it. */
  saying(bytes: string, end = true): Promise<RawServer> {
    return this.raw(socket => {
      socket.write(bytes, 'latin1')
      if (end) socket.end()
    })
  }

  async close(): Promise<void> {
    for (const one of this.#open.splice(0)) await one.close()
  }

  #keep<Server extends { close(): Promise<void> }>(server: Server): Server {
    this.#open.push(server)
    return server
  }
}

/** Kind of the failure, else the final status. */
export function outcomeOf(exchange: Exchange): string {
  return exchange.failure?.kind ?? String(exchange.final?.status)
}

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 5))
}
