import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { generate } from 'selfsigned'

/** What stands for all hosts but those of this machine. */
export interface OutsideWeb {
  /** Variables with which a program of Node.js asks it for all of them. */
  env: Readonly<Record<string, string>>
  /** Requests that it has answered. */
  readonly answered: number
  close(): Promise<void>
}

/** Milliseconds that an answer takes, the same for an address each time. */
const FASTEST_MS = 100
const SLOWEST_MS = 300
/** Of so many addresses one is not there. */
const GONE = 50

/**
 * Starts a proxy that answers in the place of all other hosts, as fast as those of the real web do. Where there is no
 * Internet, links to others would else cost a benchmark what the network takes to say so.
 */
export async function startOutsideWeb(): Promise<OutsideWeb> {
  const sockets = new Set<Socket>()
  let answered = 0
  const answer: RequestListener = (request, response) => {
    const path = URL.parse(request.url!)?.pathname ?? request.url!
    const number = createHash('sha256').update(`${request.headers.host}${path}`).digest().readUInt32BE()
    setTimeout(
      () => {
        answered++
        response.writeHead(number % GONE === 0 ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
        response.end('<!doctype html><title>Another page</title><p>It is on another host.</p>')
      },
      FASTEST_MS + (number % (SLOWEST_MS - FASTEST_MS)),
    )
  }
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'outside' }], { keyType: 'ec' })
  const [plain, secure, proxy] = [
    createServer(answer),
    createTlsServer({ key, cert }, answer),
    createServer(answer),
  ]
  proxy.on('connect', (request, client: Socket) => {
    const server = request.url!.endsWith(':443') ? secure : plain
    const target = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(client).pipe(target)
    })
    target.on('error', () => client.destroy())
    client.on('error', () => target.destroy())
  })
  const servers = [plain, secure, proxy]
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  }
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    env: { HTTP_PROXY: url, HTTPS_PROXY: url, NO_PROXY: '', NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    get answered() {
      return answered
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await Promise.all(servers.map(server => new Promise(closed => server.close(closed))))
    },
  }
}
