import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici'
import { ApiError } from '../api/errors.ts'
import { neverLeavesMachine } from '../net/host-kind.ts'

export interface DispatcherOptions {
  root: URL
  /** Connections kept to the service. */
  connections: number
  /** Milliseconds after which a connection that did not come about is dropped. */
  connectTimeoutMs: number
}

/**
 * Keep-alive connections to the service, through the proxy that the environment names. A service on the loopback
 * interface is never asked for through a proxy: there the name means another machine.
 *
 * @throws ApiError of kind `network` where the environment's proxy is not one
 */
export function createDispatcher({ root, connections, connectTimeoutMs }: DispatcherOptions): Dispatcher {
  const common = { connections, allowH2: false, connect: { timeout: connectTimeoutMs } }
  const httpProxy = process.env['http_proxy'] || process.env['HTTP_PROXY']
  const httpsProxy = process.env['https_proxy'] || process.env['HTTPS_PROXY']
  if (neverLeavesMachine(root.hostname) || !(httpProxy || httpsProxy)) return new Agent(common)
  try {
    return new EnvHttpProxyAgent({
      ...common,
      connectTimeout: connectTimeoutMs,
      httpProxy: httpProxy || '',
      httpsProxy: httpsProxy || '',
      noProxy: process.env['no_proxy'] || process.env['NO_PROXY'] || '',
    })
  } catch {
    // The cause would bring the value along, with its password.
    throw new ApiError(
      'network',
      'The proxy in HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128',
    )
  }
}
