import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that meets a fault, and what can be done with it. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Lets the real server do its work, and gives its answer back. */
  forward(): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>
  /** Answers as the real server does. */
  relay(): Promise<void>
  /** Takes the server off the network. */
  leave(): void
  /** Address of a server that has nothing to do with the run. */
  stranger: string
}

/** One way in which a server can fail a request. */
export interface Way {
  /** Whether every later request of the same kind fails as well; else this one alone. */
  persists: boolean
  /** A program that does all right still gets its answer. */
  isHarmless?: true
  /** Costs time and no computing. */
  waits?: true
  apply(exchange: Exchange): unknown
}

/** Most bytes of an answer that has no end: far more than a client should read. */
const ENDLESS_BYTES = 256 * 1024 * 1024
const SLOW_MS = 1500
const DRIP_MS = 100

/** Every way, by its name. */
export const WAYS = {
  gone: persistent(({ leave, response }) => {
    leave()
    reset(response)
  }),
  reset: persistent(({ response }) => reset(response)),
  'reset-once': once(({ response }) => reset(response)),
  // The work is done, and nobody hears of it.
  'lost-answer': once(async ({ forward, response }) => {
    await forward()
    reset(response)
  }),
  cut: persistent(async ({ forward, response }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, { ...headers, 'content-length': body.length + 1000 })
    response.write(body.subarray(0, Math.ceil(body.length / 2)))
    setTimeout(() => reset(response), 50)
  }),
  short: persistent(async ({ forward, response }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, { ...headers, 'content-length': body.length + 1000 })
    response.write(body)
    setTimeout(() => response.socket?.end(), 50)
  }),
  hang: { ...persistent(() => undefined), waits: true },
  drip: {
    ...persistent(({ response }) => {
      response.writeHead(200, { 'content-type': typeOf(response) })
      const timer = setInterval(() => response.write(' '), DRIP_MS)
      response.once('close', () => clearInterval(timer))
    }),
    waits: true,
  },
  'drip-head': {
    ...persistent(({ response }) => {
      const { socket } = response
      socket?.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket?.write('x-more: 1\r\n'), DRIP_MS)
      socket?.once('close', () => clearInterval(timer))
    }),
    waits: true,
  },
  slow: {
    ...once(({ relay }) => setTimeout(() => void relay(), SLOW_MS)),
    isHarmless: true,
    waits: true,
  },
  endless: persistent(({ response }) => {
    response.writeHead(200, { 'content-type': typeOf(response) })
    const chunk = Buffer.alloc(65_536, 'a')
    let left = ENDLESS_BYTES
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= chunk.length
        if (!response.write(chunk)) {
          response.once('drain', more)
          return
        }
      }
      reset(response)
    }
    more()
  }),
  '400': persistent(status(400)),
  '401': persistent(status(401)),
  '403': persistent(status(403)),
  '404': persistent(status(404)),
  '429': { ...persistent(status(429, { 'retry-after': '1' })), waits: true },
  '429-long': persistent(status(429, { 'retry-after': '86400' })),
  '500': persistent(status(500)),
  '503': { ...persistent(status(503)), waits: true },
  '503-once': { ...once(status(503, { 'retry-after': '0' })), waits: true },
  'no-http': persistent(({ response }) => {
    response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n\u0000\u0001\u0002\r\n\r\n')
  }),
  html: persistent(({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Sign in</title><p>Please sign in')
  }),
  binary: persistent(async ({ forward, response }) => {
    const { headers } = await forward()
    response.writeHead(200, { 'content-type': headers['content-type'] ?? 'application/json' })
    response.end(Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)))
  }),
  empty: persistent(({ response }) => {
    response.writeHead(200, { 'content-type': typeOf(response) })
    response.end()
  }),
  nothing: persistent(status(204)),
  'other-json': persistent(({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"message":"ok","data":null}')
  }),
  null: persistent(({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('null')
  }),
  'bad-gzip': persistent(({ response }) => {
    response.writeHead(200, { 'content-type': typeOf(response), 'content-encoding': 'gzip' })
    response.end('this is no gzip')
  }),
  'long-head': persistent(({ response }) => {
    response.writeHead(200, { 'content-type': typeOf(response), 'x-long': 'a'.repeat(200_000) })
    response.end()
  }),
  loop: persistent(({ request, response }) => {
    response.writeHead(302, { location: request.url! })
    response.end()
  }),
  elsewhere: persistent(({ response, stranger }) => {
    response.writeHead(307, { location: `${stranger}/elsewhere` })
    response.end()
  }),
} as const satisfies Record<string, Way>

export type WayName = keyof typeof WAYS

export function wayOf(name: WayName): Way {
  return WAYS[name]
}

function persistent(apply: Way['apply']): Way {
  return { persists: true, apply }
}

function once(apply: Way['apply']): Way {
  return { persists: false, apply }
}

function status(code: number, headers: Record<string, string> = {}): Way['apply'] {
  return ({ response }) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(code === 204 ? undefined : JSON.stringify({ message: `This is an answer of ${code}` }))
  }
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

/** What the asker would like to get. */
function typeOf({ req }: ServerResponse): string {
  return /json/.test(req.headers.accept ?? '') ? 'application/json' : 'text/html'
}
