import { type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { plainHost } from '../../net/host-kind.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Hosts that are never asked for through a proxy: it would lead to its own machine. */
export const NEVER_PROXIED = 'localhost,127.0.0.1,[::1]'

/** The proxy of the environment for a URL, by the rules that the HTTP client follows; undefined where there is none. */
export function upstreamProxyFor(url: URL, env: Environment = process.env): URL | undefined {
  // As there, an empty variable is none.
  const plain = env['http_proxy'] || env['HTTP_PROXY']
  const secure = env['https_proxy'] || env['HTTPS_PROXY']
  const written = url.protocol === 'https:' ? secure || plain : plain
  const proxy = URL.parse(written ?? '')
  if (!proxy || !/^https?:$/.test(proxy.protocol) || isExcluded(url, env)) return undefined
  return proxy
}

/** Value of `Proxy-Authorization` for a proxy that is given with a name; undefined for others. */
function proxyAuthorization({ username, password }: URL): string | undefined {
  if (username === '') return undefined
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return `Basic ${Buffer.from(credentials).toString('base64')}`
}

/** By `NO_PROXY`: `host`, `.host`, `*.host` and `*`, each with or without a port. */
function isExcluded({ hostname, port, protocol }: URL, env: Environment): boolean {
  const host = plainHost(hostname)
  const ownPort = port || (protocol === 'https:' ? '443' : '80')
  const list = [env['no_proxy'] || env['NO_PROXY'] || '', NEVER_PROXIED].join(',')
  return list.split(/[,\s]+/).some(entry => {
    // An address of IPv6 without brackets has no port.
    const [, written = entry, onPort] = /^(\[[^\]]*\]|[^:]+)(?::(\d+))?$/.exec(entry) ?? []
    const name = written
      .replace(/^\[|\]$/g, '')
      .replace(/^\*?\./, '')
      .replace(/\.$/, '')
      .toLowerCase()
    if (name === '' || (onPort !== undefined && onPort !== ownPort)) return false
    return name === '*' || host.endsWith(`.${name}`) || (host === name && !written.startsWith('*'))
  })
}

interface ProxyRequest {
  method: string
  /** A whole URL, or of CONNECT host and port. */
  path: string
  headers: OutgoingHttpHeaders
  timeout: number
}

/** Asks a proxy for something over a connection of its own. */
export function askUpstream(proxy: URL, { headers, ...options }: ProxyRequest): ClientRequest {
  const authorization = proxyAuthorization(proxy)
  const ask = proxy.protocol === 'https:' ? requestOverTls : request
  return ask({
    ...options,
    agent: false,
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port || (proxy.protocol === 'https:' ? '443' : '80'),
    headers: { ...headers, ...(authorization !== undefined && { 'proxy-authorization': authorization }) },
  })
}
