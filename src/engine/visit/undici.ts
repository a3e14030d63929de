import type { Dispatcher as AnyDispatcher } from 'undici'
import connect from 'undici/lib/api/api-connect.js'
import send from 'undici/lib/api/api-request.js'
import buildConnector from 'undici/lib/core/connect.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

/*
 * The parts of undici that an audit needs. Its index also loads fetch, WebSocket, caches and mocks, which takes longer
 * than all of these.
 */

// The index adds its functions to every dispatcher; the proxies ask for this one.
Object.assign(Dispatcher.prototype, { connect })

export { Agent, buildConnector, EnvHttpProxyAgent }

type RequestOptions = Omit<AnyDispatcher.RequestOptions, 'origin' | 'path'> & { dispatcher: AnyDispatcher }

/** As `request` of undici. */
export function request(
  { origin, pathname, search }: URL,
  { dispatcher, ...options }: RequestOptions,
): Promise<AnyDispatcher.ResponseData> {
  return send.call(dispatcher, { ...options, origin, path: pathname + search })
}
