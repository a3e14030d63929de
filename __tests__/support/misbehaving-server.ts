import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface MisbehavingServer {
  /** `127.0.0.1:port` */
  host: string
  /** Heads and bodies of the requests so far, as they came. */
  requests: string[]
  /** Resolves when the first request has come: who sent it may have given up before the server could read it. */
  received: Promise<void>
  /** Connections that were opened so far. */
  connections(): number
  close(): Promise<void>
}

/** What a server does on a connection once a whole request has come; `nth` counts all requests from 1. */
export type Fault = (socket: Socket, nth: number) => void

/** A raw TCP server on the loopback interface that does as it likes with each request. */
export async function startMisbehavingServer(fault: Fault): Promise<MisbehavingServer> {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const { promise: received, resolve: receive } = Promise.withResolvers<void>()
  let connections = 0
  const server = createServer(socket => {
    connections++
    sockets.add(socket)
    let pending = ''
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', data => {
      pending += data.toString('latin1')
      if (!isComplete(pending)) return
      requests.push(pending)
      receive()
      pending = ''
      fault(socket, requests.length)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    received,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function isComplete(request: string): boolean {
  const end = request.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(request)?.[1] ?? 0)
  return request.length >= end + 4 + length
}

/** A complete answer that keeps the connection. */
export function respond(
  socket: Socket,
  body: string,
  status = '200 OK',
  headers: readonly string[] = [],
): void {
  const head = [`HTTP/1.1 ${status}`, 'Content-Type: application/json', ...headers]
  socket.write(`${[...head, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`)
}

/** Accepts the request and never answers; with TLS expected, the handshake never happens. */
export const stall: Fault = () => {}

/** Answers at once, then sends one byte of the body at a time for ever. */
export const drip: Fault = socket => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n')
  const timer = setInterval(() => socket.write(' '), 20)
  socket.on('close', () => clearInterval(timer))
}

/** Sends the start of a body, then resets the connection. */
export const resetInBody: Fault = socket => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"score":')
  setTimeout(() => socket.resetAndDestroy(), 50)
}

/** Resets the connection instead of an answer. */
export const resetBeforeAnswer: Fault = socket => {
  socket.resetAndDestroy()
}
