import type { Agent as AnyAgent, Dispatcher as AnyDispatcher } from 'undici'
import connect from 'undici/lib/api/api-connect.js'
import send from 'undici/lib/api/api-request.js'
import buildConnector from 'undici/lib/core/connect.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'
import { makeHttpParser } from './http-parser.ts'
import { NEVER_PROXIED } from './upstream-proxy.ts'

/*
 * The parts of undici that an audit needs. Its index also loads fetch, WebSocket, caches and mocks, which takes longer
 * than all of these.
 */

// The index adds its functions to every dispatcher; the proxies ask for this one.
Object.assign(Dispatcher.prototype, { connect })

makeHttpParser()

export { Agent, buildConnector }

/**
 * Connections through the proxies that the environment names; undefined where it names none. The loopback interface is
 * never asked for through a proxy.
 *
 * @param options `connectTimeout` in milliseconds
 * @throws {Error} with one clear line, without the value, where what the environment names is no proxy
 */
export function proxyAgent(
  options: AnyAgent.Options & { connectTimeout: number },
  env: Readonly<Record<string, string | undefined>>,
): AnyDispatcher | undefined {
  const httpProxy = env['http_proxy'] || env['HTTP_PROXY'] || ''
  const httpsProxy = env['https_proxy'] || env['HTTPS_PROXY'] || ''
  if (!httpProxy && !httpsProxy) return undefined
  const noProxy = [env['no_proxy'] || env['NO_PROXY'], NEVER_PROXIED].filter(Boolean).join(',')
  try {
    return new EnvHttpProxyAgent({ ...options, httpProxy, httpsProxy, noProxy })
  } catch {
    // The cause would bring the value along, with its password.
    throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128')
  }
}

type RequestOptions = Omit<AnyDispatcher.RequestOptions, 'origin' | 'path'> & { dispatcher: AnyDispatcher }

/** As `request` of undici. */
export function request(
  { origin, pathname, search }: URL,
  { dispatcher, ...options }: RequestOptions,
): Promise<AnyDispatcher.ResponseData> {
  return send.call(dispatcher, { ...options, origin, path: pathname + search })
}
