import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import type { PageLighthouse } from '../../src/engine/browser/lighthouse/page-measurement.ts'
import { runTool } from '../../src/engine/judging/run-tool.ts'
import type { ToolDefinition } from '../../src/engine/judging/tool-definition.ts'
import type { DnsResolver } from '../../src/engine/network/dns/resolver.ts'
import { HttpClient } from '../../src/engine/network/http-client.ts'
import { Memo } from '../../src/engine/network/memo.ts'
import { previewOf } from '../../src/engine/syntax/preview.ts'
import { Visit } from '../../src/engine/visit/visit.ts'
import { issueCertificate, trust } from './certificates.ts'
import type { AuditedSite } from './tool-runs.ts'
import type { Answer } from './web-server.ts'

/** Answers by URL with scheme and host, as `https://example.com/`. */
export type StagedRoutes = Record<string, Answer>

export interface StagedWebOptions {
  /** Hosts that do not resolve. Others than those and the ones of the routes answer 404. */
  unknownHosts?: readonly string[]
  /** Hosts that the certificate leaves out. */
  uncertifiedHosts?: readonly string[]
  /** What tools ask the DNS with. */
  dns?: DnsResolver
  /** Where the pages will live; of a preview alone. */
  productionUrl?: string
  /** What measures the page; left out, nothing does. */
  lighthouse?: PageLighthouse
}

/**
 * Runs one tool on one page of a staged web: public names, http and https on their usual ports. All requests go
 * through a proxy, as they do in many a company, which leads to servers of our own.
 */
export async function auditStagedWeb(
  tool: ToolDefinition,
  routes: StagedRoutes,
  url: string,
  options: StagedWebOptions = {},
): Promise<AuditedSite> {
  const hosts = new Set(Object.keys(routes).map(route => new URL(route).hostname))
  const certificate = await issueCertificate(
    [...hosts, 'unused.example'].filter(host => !options.uncertifiedHosts?.includes(host)),
  )
  const endTrust = trust(certificate)
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
  const http = proxiedClient((proxy.address() as AddressInfo).port, options.unknownHosts ?? [])
  const visit = new Visit(url, {
    http,
    siteMemo: new Memo(100, Number.POSITIVE_INFINITY),
    ...(options.dns ? { dns: options.dns } : {}),
    ...(options.lighthouse ? { lighthouse: options.lighthouse } : {}),
    headers: {},
    ...(options.productionUrl && { preview: previewOf(url, options.productionUrl) }),
    signal: new AbortController().signal,
  })
  try {
    const run = await runTool(tool, visit)
    const check = (name: string) => {
      const found = run.checks.find(({ id }) => id === `${tool.name}/${name}`)
      if (!found) throw new Error(`${tool.name} has no check "${name}"; run was ${run.status}: ${run.reason}`)
      return found
    }
    return { run, check, origin: new URL(url).origin, requests }
  } finally {
    endTrust()
    await http.close()
    for (const server of [plain, secure, proxy]) server.closeAllConnections()
    await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  }
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
  const unresolved = (host: string, _options: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }))
  try {
    return new HttpClient({
      addresses: 'any',
      userAgent: 'SEO-Preflight-Test',
      timeoutMs: 5000,
      resolve: unresolved as never,
    })
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
