import type { lookup } from 'node:dns'
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import {
  AddressDenied,
  AddressGuard,
  type AddressPolicy,
  isPrivateLiteral,
} from '../network/address-guard.ts'
import { rememberedLookup } from '../network/remembered-lookup.ts'
import { askUpstream, upstreamProxyFor } from '../network/upstream-proxy.ts'

export interface AddressProxy {
  /** `127.0.0.1:port`. */
  address: string
  /** Hosts with ports that need no proxy: targets whose address nobody can change. */
  bypassed: readonly string[]
  /** Why a URL was refused by its address; undefined where it was not. */
  refusalOf(url: string): string | undefined
  close(): Promise<void>
}

export interface AddressProxyOptions {
  addresses: AddressPolicy
  /** Resolves host names. The system's resolver unless given. */
  resolve?: typeof lookup
  /** Where the proxies that lead outside are named. */
  env?: Readonly<Record<string, string | undefined>>
}

/** Headers that are between a client and its proxy alone (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'upgrade']
/** Milliseconds without a byte after which a connection is given up. */
const IDLE_MS = 60_000
/** Node's 250 ms would give up on each address of a distant host. */
const ATTEMPTS = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2000 }
/** Milliseconds that a connection without a request is kept. */
const KEEP_ALIVE_MS = 4000
/** Refusals that are kept: a page may try without end. */
const MAX_REFUSALS = 1000

/**
 * A proxy on the loopback interface for Chrome. It resolves each name once, refuses what the policy denies, and
 * connects to the very address that it looked at, so that a name which changes its address meanwhile gains nothing.
 * Documents, frames, scripts, workers and WebSockets all pass through it.
 *
 * Where the environment names a proxy that leads outside, that one is asked, as the HTTP client does: literal addresses
 * are refused here, what a name resolves to is then for that proxy.
 */
export async function startAddressProxy(options: AddressProxyOptions): Promise<AddressProxy> {
  const { addresses, resolve, env = process.env } = options
  const way = new GuardedWay(new AddressGuard(addresses, rememberedLookup(resolve)), env)
  const sockets = new Set<Duplex>()
  const keep = (socket: Duplex) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((incoming, answer) => {
    forward(way, incoming, answer).catch(() => answer.destroy())
  })
  server.on('connect', (incoming, client, head) => {
    tunnel(way, incoming, { client, head, keep }).catch(() => client.destroy())
  })
  server.on('connection', keep)
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', done)
  })
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    bypassed: bypassedHosts(addresses),
    refusalOf: url => way.refusals.get(URL.parse(url)?.host ?? ''),
    async close() {
      for (const socket of sockets) socket.destroy()
      way.close()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** How the proxy gets to what it is asked for. */
class GuardedWay {
  /** Why hosts were refused by their addresses. */
  readonly refusals = new Map<string, string>()
  readonly guard: AddressGuard
  readonly #env: Readonly<Record<string, string | undefined>>
  readonly #agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS })

  constructor(guard: AddressGuard, env: Readonly<Record<string, string | undefined>>) {
    this.guard = guard
    this.#env = env
  }

  async isAllowed(target: URL): Promise<boolean> {
    try {
      await this.guard.assertAllowed(target)
      return true
    } catch (error) {
      this.note(target, error)
      return false
    }
  }

  /** The proxy that leads outside, where there is one. */
  outside(target: URL): URL | undefined {
    return this.guard.policy === 'public-only' ? undefined : upstreamProxyFor(target, this.#env)
  }

  note({ host }: URL, error: unknown): void {
    const isRefusal = error instanceof AddressDenied && this.refusals.size < MAX_REFUSALS
    if (isRefusal) this.refusals.set(host, error.message)
  }

  /** A request over plain HTTP, whose connection is kept for others. */
  ask(target: URL, method: string, headers: OutgoingHttpHeaders): ClientRequest {
    const proxy = this.outside(target)
    const common = { method, headers, timeout: IDLE_MS }
    if (proxy) return askUpstream(proxy, { ...common, path: target.href })
    return request(target, { ...common, ...ATTEMPTS, lookup: this.guard.lookup, agent: this.#agent })
  }

  close(): void {
    this.#agent.destroy()
  }

  /** A connection that a tunnel can lead through. Rejects where there is none. */
  async open(target: URL): Promise<Duplex> {
    const { promise, resolve, reject } = Promise.withResolvers<Duplex>()
    const port = target.port || '443'
    const proxy = this.outside(target)
    if (proxy) {
      const path = `${target.hostname}:${port}`
      const asking = askUpstream(proxy, {
        method: 'CONNECT',
        path,
        headers: { host: path },
        timeout: IDLE_MS,
      })
      asking.on('connect', ({ statusCode }, socket: Socket, first: Buffer) => {
        if (first.length > 0) socket.unshift(first)
        if (statusCode === 200) return resolve(socket)
        socket.destroy()
        reject(new Error(`the proxy answers ${statusCode}`))
      })
      asking.on('timeout', () => asking.destroy(new Error('the proxy does not answer')))
      asking.on('error', reject)
      asking.end()
    } else {
      const host = target.hostname.replace(/^\[|\]$/g, '')
      const { lookup } = this.guard
      const socket = connect({ host, port: Number(port), lookup, ...ATTEMPTS })
      socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('the host does not answer')))
      socket.once('connect', () => resolve(socket))
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the connection was closed')))
    }
    try {
      return await promise
    } catch (error) {
      this.note(target, error)
      throw error
    }
  }
}

async function forward(way: GuardedWay, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const target = URL.parse(incoming.url ?? '')
  if (target?.protocol !== 'http:' || !(await way.isAllowed(target))) {
    refuse(answer)
    return
  }
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)),
  )
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  let outgoing: ClientRequest
  const send = () => {
    outgoing = way.ask(target, incoming.method!, headers)
    outgoing.on('response', response => {
      answer.writeHead(response.statusCode!, response.statusMessage, withoutHopByHop(response.rawHeaders))
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', error => {
      way.note(target, error)
      // A kept connection may turn out to be gone; a fresh one tells the truth.
      if (outgoing.reusedSocket && !hasBody && !answer.headersSent && !answer.destroyed) send()
      else if (answer.headersSent) answer.destroy()
      else refuse(answer)
    })
    if (hasBody) incoming.pipe(outgoing)
    else outgoing.end()
  }
  answer.on('close', () => outgoing.destroy())
  send()
}

interface TunnelClient {
  client: Duplex
  /** What it sent right behind its request. */
  head: Buffer
  /** Takes a connection that ends with the proxy. */
  keep(socket: Duplex): void
}

async function tunnel(way: GuardedWay, incoming: IncomingMessage, ends: TunnelClient): Promise<void> {
  const { client, head, keep } = ends
  // What comes through a tunnel is TLS, but for WebSockets without it: those name their port.
  const target = URL.parse(`https://${incoming.url}`)
  client.on('error', () => client.destroy())
  if (!target || !(await way.isAllowed(target))) {
    client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n')
    return
  }
  const upstream = await way.open(target).catch(() => undefined)
  if (!upstream) {
    client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n')
    return
  }
  keep(upstream)
  upstream.on('error', () => upstream.destroy())
  upstream.once('close', () => client.destroy())
  client.once('close', () => upstream.destroy())
  if (client.destroyed) upstream.destroy()
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  upstream.write(head)
  upstream.pipe(client)
  client.pipe(upstream)
}

/** A target on this machine or on a literal address is asked for directly, as its visitors do: nobody can move it. */
function bypassedHosts(addresses: AddressPolicy): string[] {
  if (typeof addresses === 'string') return []
  const local = addresses.targets.map(target => new URL(target)).filter(isPrivateLiteral)
  return [...new Set(local.map(({ host, port, protocol }) => (port ? host : `${host}:${PORTS[protocol]}`)))]
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

function refuse(answer: ServerResponse): void {
  answer.writeHead(403, { 'content-length': 0 }).end()
}

function withoutHopByHop(raw: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    if (!HOP_BY_HOP.includes(raw[at]!.toLowerCase())) kept.push(raw[at]!, raw[at + 1]!)
  }
  return kept
}
