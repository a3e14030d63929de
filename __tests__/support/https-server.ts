import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TlsOptions } from 'node:tls'
import { type ChainCertificate, fullChain } from './certificate-chains.ts'

export interface HttpsPage {
  headers?: Record<string, string | string[]>
  body?: string
  status?: number
}

export interface HttpsServer {
  port: number
  close(): Promise<void>
}

/**
 * A real HTTPS server on the loopback interface, reachable under every name by {@link toLoopback}.
 *
 * @param pages by path; others answer 404
 * @param options of TLS, as `maxVersion`
 */
export async function startHttpsServer(
  certificate: ChainCertificate,
  pages: Record<string, HttpsPage> = {},
  options: TlsOptions = {},
): Promise<HttpsServer> {
  const { key } = certificate
  const server = createServer({ key, cert: fullChain(certificate), ...options }, (request, response) => {
    const page = pages[request.url!]
    const { status = 200, headers = {}, body = '' } = page ?? { status: 404 }
    for (const [name, value] of Object.entries({ 'content-type': 'text/html', ...headers })) {
      response.setHeader(name, value)
    }
    response.writeHead(status)
    response.end(body)
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
