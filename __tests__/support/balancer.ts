import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  origin: string
  /** Requests that each instance was sent, in the order of the instances. */
  sent: readonly number[]
  close(): Promise<void>
}

interface Instance {
  origin: string
  isUp: boolean
  underWay: number
}

/** Milliseconds between two looks at whether an instance is up. */
const CHECK_MS = 100

/**
 * A balancer that behaves as `examples/serve/haproxy.cfg` has it: it asks instances for their health, gives a request to
 * the one with the fewest under way, and to another one if the first was not reached. A request that was sent is sent
 * once: where its answer is lost the client gets 502, or a broken connection if the answer had begun.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const instances: Instance[] = origins.map(origin => ({ origin, isUp: true, underWay: 0 }))
  const sent = origins.map(() => 0)
  const check = (instance: Instance) => {
    const asked = request(`${instance.origin}/healthz`, { agent: false, timeout: 1000 }, answer => {
      answer.resume()
      instance.isUp = answer.statusCode === 200
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => {
      instance.isUp = false
    })
    asked.end()
  }
  const timer = setInterval(() => instances.forEach(check), CHECK_MS)

  const server = createServer(async (client, reply) => {
    const body = await buffer(client)
    const untried = new Set(instances)
    const next = () => {
      const ready = [...untried].filter(({ isUp }) => isUp)
      const chosen = ready.sort((one, other) => one.underWay - other.underWay)[0]
      if (!chosen) {
        reply.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503 Service Unavailable</h1>')
        return
      }
      untried.delete(chosen)
      sent[instances.indexOf(chosen)]!++
      pass(client, body, reply, chosen, next)
    }
    next()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** @param next tries another instance: this one was not reached */
function pass(
  client: IncomingMessage,
  body: Buffer,
  reply: ServerResponse,
  instance: Instance,
  next: () => void,
): void {
  const { method, url, headers } = client
  instance.underWay++
  let isReached = false
  let isOver = false
  const over = () => {
    if (!isOver) instance.underWay--
    isOver = true
  }
  const upstream: ClientRequest = request(`${instance.origin}${url}`, {
    method: method!,
    headers,
    agent: false,
  })
  upstream.on('socket', socket => {
    socket.once('connect', () => {
      isReached = true
    })
  })
  upstream.on('response', answer => {
    reply.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(reply)
    answer.once('end', over)
    answer.once('error', () => {
      over()
      reply.destroy()
    })
  })
  upstream.on('error', () => {
    over()
    if (!isReached) {
      instance.isUp = false
      next()
    } else if (reply.headersSent) reply.destroy()
    else reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
  })
  reply.once('close', () => {
    if (!reply.writableFinished) upstream.destroy()
  })
  upstream.end(body)
}
