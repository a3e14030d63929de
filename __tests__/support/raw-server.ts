import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'

export interface RawServer {
  port: number
  /** `http://127.0.0.1:port`, or `https://…` where it was given a certificate. */
  origin: string
  /** Connections that were opened so far. */
  readonly connections: number
  /** Connections that are open now. */
  readonly open: number
  /** Heads of the requests that came, as sent. */
  requests: string[]
  close(): Promise<void>
}

/**
 * A server that misbehaves at will: it hands each request's head to `answer`, which writes what it likes.
 *
 * @param certificate of a server that speaks TLS, in PEM
 */
export async function startRawServer(
  answer: (socket: Socket, request: string) => void,
  certificate?: { key: string; cert: string },
): Promise<RawServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  const requests: string[] = []
  const accept = (socket: Socket) => {
    socket.on('error', () => socket.destroy())
    let head = ''
    socket.on('data', chunk => {
      head += chunk.toString('latin1')
      if (!head.includes('\r\n\r\n')) return
      const request = head
      head = ''
      requests.push(request)
      answer(socket, request)
    })
  }
  const server: Server = certificate ? createTlsServer(certificate, accept) : createServer(accept)
  server.on('connection', (socket: Socket) => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    get connections() {
      return connections
    },
    get open() {
      return sockets.size
    },
    requests,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
