import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface ProxyServer {
  /** `http://127.0.0.1:port` */
  url: string
  /** `CONNECT host:port` or `GET http://…` of every request so far, and its proxy-authorization. */
  requests: string[]
  close(): Promise<void>
}

/**
 * A proxy on the loopback interface that tunnels every CONNECT to one port of the same machine, whatever its name.
 *
 * @param port where tunnels lead; undefined: it never answers
 */
export async function startProxyServer(port: number | undefined): Promise<ProxyServer> {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.writeHead(502).end()
  })
  server.on('connection', keep)
  server.on('connect', (request, socket) => {
    const authorization = request.headers['proxy-authorization']
    requests.push(`CONNECT ${request.url}${authorization === undefined ? '' : ` ${authorization}`}`)
    if (port === undefined) return
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      upstream.pipe(socket).pipe(upstream)
    })
    keep(upstream)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
