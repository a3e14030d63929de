import { isIP } from 'node:net'

/** Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal"). */
const PRIVATE_TOP_LEVEL = new Set(['localhost', 'test', 'local', 'internal', 'home', 'lan', 'arpa'])

/**
 * Whether a host is an address or a name of a machine or a private network: a preview server on a runner, not a site.
 * What the Observatory asks of sites (HTTPS on port 443, HSTS) cannot be asked of it.
 *
 * @param host of a URL
 */
export function isLocalHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(bare) || !bare.includes('.')) return true
  return PRIVATE_TOP_LEVEL.has(bare.slice(bare.lastIndexOf('.') + 1))
}
