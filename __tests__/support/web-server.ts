import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TlsOptions } from 'node:tls'

/** What a path answers: a body, or status, headers and body, or a function that does as it likes. */
export type Answer =
  | string
  | { status?: number; headers?: Record<string, string | string[]>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void)

export interface WebServer {
  /** `http://127.0.0.1:port`, without a slash at its end. */
  origin: string
  /** Method and path with query of every request so far, as `GET /robots.txt`. */
  requests: string[]
  close(): Promise<void>
}

export interface WebServerOptions {
  /** Name in its origin, for a client that resolves it to this machine. Default 127.0.0.1. */
  host?: string
  /** Serves over HTTPS, with this certificate and key. */
  tls?: TlsOptions
}

/**
 * A real web server on the loopback interface. Paths that are not in the table answer 404.
 *
 * @param routes answers by path with query, or by path alone; `{origin}` in a text body becomes the server's origin
 */
export async function startWebServer(
  routes: Record<string, Answer>,
  { host = '127.0.0.1', tls }: WebServerOptions = {},
): Promise<WebServer> {
  const requests: string[] = []
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const answer = routes[request.url!] ?? routes[request.url!.split('?', 1)[0]!]
    if (typeof answer === 'function') return answer(request, response)
    const { status, headers, body } = normalise(answer)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, fill(value, server.origin))
    response.writeHead(status)
    response.end(
      request.method === 'HEAD' ? undefined : typeof body === 'string' ? fill(body, server.origin) : body,
    )
  }
  const http = tls ? createTlsServer(tls, listener) : createServer(listener)
  http.on('tlsClientError', () => undefined)
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const server: WebServer = {
    origin: `${tls ? 'https' : 'http'}://${host}:${(http.address() as AddressInfo).port}`,
    requests,
    async close() {
      http.closeAllConnections()
      await new Promise(resolve => http.close(resolve))
    },
  }
  return server
}

function normalise(answer: Exclude<Answer, (...args: never[]) => void> | undefined) {
  if (answer === undefined)
    return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' }
  const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer
  const typed = Object.keys(headers).some(name => name.toLowerCase() === 'content-type')
  return {
    status,
    headers: typed ? headers : { 'content-type': 'text/html; charset=utf-8', ...headers },
    body,
  }
}

function fill<T extends string | string[]>(value: T, origin: string): T {
  const one = (text: string) => text.replaceAll('{origin}', origin)
  return (Array.isArray(value) ? value.map(one) : one(value)) as T
}
