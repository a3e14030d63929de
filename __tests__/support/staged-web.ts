import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { afterAll } from '@jest/globals'
import type { HttpClient } from '../../src/engine/network/http-client.ts'
import { type ChainCertificate, issue, rootAuthority } from './certificate-chains.ts'
import { trust } from './certificates.ts'
import { startHttpClient, unresolved } from './visits.ts'
import type { Answer } from './web-server.ts'

/** Answers by URL with scheme and host, as `https://example.com/`. */
export type StagedRoutes = Record<string, Answer>

export interface StagedWebOptions {
  /** Hosts that do not resolve. Others than those and the ones of the routes answer 404. */
  unknownHosts?: readonly string[] | undefined
  /** Hosts that the certificate leaves out. */
  uncertifiedHosts?: readonly string[] | undefined
}

export interface StagedWeb {
  /** A client for which this is all of the web. */
  http: HttpClient
  /** URLs of the requests so far. */
  requests: string[]
  /** Ends the client as well. */
  close(): Promise<void>
}

/**
 * A staged web: public names, http and https on their usual ports. All requests go through a proxy, as they do in many
 * a company, which leads to servers of our own.
 */
export async function startStagedWeb(
  routes: StagedRoutes,
  { unknownHosts = [], uncertifiedHosts = [] }: StagedWebOptions = {},
): Promise<StagedWeb> {
  const hosts = new Set(Object.keys(routes).map(route => new URL(route).hostname))
  const certificate = await certificateFor(
    [...hosts, 'unused.example'].filter(host => !uncertifiedHosts.includes(host)),
  )
  const requests: string[] = []
  const answering = (scheme: string): RequestListener => {
    return (request, response) => answer(routes, requests, scheme, request, response)
  }
  const plain = createServer(answering('http'))
  const secure = createTlsServer(certificate, answering('https'))
  const proxy = createServer(answering('http'))
  proxy.on('connect', (request, client) => {
    const target = request.url!.endsWith(':443') ? secure : plain
    const socket = connect((target.address() as AddressInfo).port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      socket.pipe(client).pipe(socket)
    })
    socket.on('error', () => client.destroy())
    client.on('error', () => socket.destroy())
  })
  const servers: readonly Server[] = [plain, secure, proxy]
  await Promise.all(servers.map(listen))
  const http = proxiedClient((proxy.address() as AddressInfo).port, unknownHosts)
  return {
    http,
    requests,
    async close() {
      await http.close()
      for (const server of [plain, secure, proxy]) server.closeAllConnections()
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
    },
  }
}

let authority: Promise<ChainCertificate> | undefined
let endTrust: (() => void) | undefined
const certificates = new Map<string, Promise<ChainCertificate>>()
afterAll(() => endTrust?.())

/** Of one authority for all tests of a file, which trusts it from here on. */
async function certificateFor(hosts: readonly string[]): Promise<ChainCertificate> {
  authority ??= rootAuthority({ subject: 'Authority of the staged web' })
  const issuer = await authority
  endTrust ??= trust(issuer)
  const key = hosts.toSorted().join()
  const certificate = certificates.get(key) ?? issue({ issuer, names: hosts })
  certificates.set(key, certificate)
  return await certificate
}

function listen(server: Server): Promise<void> {
  return new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
}

function answer(
  routes: StagedRoutes,
  requests: string[],
  scheme: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = request.url!.startsWith('/')
    ? request.url!
    : new URL(request.url!).pathname + new URL(request.url!).search
  const url = `${scheme}://${request.headers.host}${path}`
  requests.push(url)
  const found = routes[url] ?? routes[url.split('?', 1)[0]!]
  if (typeof found === 'function') {
    found(request, response)
    return
  }
  const {
    status = 200,
    headers = {},
    body = '',
  } = found === undefined
    ? { status: 404, body: 'Not found' }
    : typeof found === 'string'
      ? { body: found }
      : found
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
  response.end(body)
}

/** The settings of a proxy are read when the client is made. */
function proxiedClient(port: number, unknownHosts: readonly string[]): HttpClient {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy']
  const before = names.map(name => [name, process.env[name]] as const)
  for (const name of names) delete process.env[name]
  process.env['HTTP_PROXY'] = process.env['HTTPS_PROXY'] = `http://127.0.0.1:${port}`
  process.env['NO_PROXY'] = unknownHosts.join(',') || 'none.invalid'
  try {
    return startHttpClient({ resolve: unresolved })
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
