import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

export interface Certificate {
  /** PEM */
  key: string
  /** PEM */
  cert: string
}

/** A certificate authority that nobody trusts by itself. */
export async function createAuthority(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'Test authority' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  return { key: made.private, cert: made.cert }
}

/**
 * @param host DNS name that the certificate is for
 * @param options without an authority it is self-signed
 */
export async function createCertificate(
  host: string,
  options: { authority?: Certificate; notBefore?: Date; notAfter?: Date } = {},
): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: host }], {
    algorithm: 'sha256',
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
    ...(options.authority ? { ca: options.authority } : {}),
    ...(options.notBefore ? { notBeforeDate: options.notBefore } : {}),
    ...(options.notAfter ? { notAfterDate: options.notAfter } : {}),
  })
  return { key: made.private, cert: made.cert }
}

export interface TlsServer {
  port: number
  /** TLS handshakes that were begun, method and path of requests. */
  connections(): number
  requests: string[]
  close(): Promise<void>
}

/** An HTTPS server on the loopback interface that answers everything alike. */
export async function startTlsServer(certificate: Certificate, body: string): Promise<TlsServer> {
  const requests: string[] = []
  let connections = 0
  const server = createServer(certificate, (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json')
    response.end(body)
  })
  server.on('connection', () => connections++)
  server.on('tlsClientError', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
