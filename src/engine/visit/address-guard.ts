import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Which addresses the engine may connect to. */
export type AddressPolicy = 'any' | 'public-only'

/** Raised before a socket opens to an address that the policy denies. */
export class AddressDenied extends Error {
  override readonly name = 'AddressDenied'
  readonly code = 'ADDRESS_DENIED'
}

/** Cloud metadata services that live on addresses which otherwise count as public. */
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192'])

/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is reachable on the public internet: neither private, loopback, link-local, shared (CGNAT),
 * multicast, reserved, a tunnel to IPv4 (NAT64, 6to4, Teredo), nor a metadata service.
 *
 * @param address IPv4 or IPv6 text; anything else counts as not public
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (!ipaddr.isValid(bare)) return false
  const parsed = ipaddr.parse(bare)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false
  return parsed.range() === 'unicast' && !METADATA_ADDRESSES.has(parsed.toString())
}

/**
 * Throws where the host of a URL is a literal address that the policy denies. `connect.lookup` is never called for
 * those, so this must run before each request.
 */
export function assertAddressAllowed(url: URL, policy: AddressPolicy): void {
  if (policy === 'any') return
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw denied(url.hostname, host)
}

/** A lookup for sockets that resolves once and refuses a name of which any address is denied. */
export function guardedLookup(policy: AddressPolicy, resolve: typeof dnsLookup = dnsLookup): LookupFunction {
  return (hostname, options, callback) => {
    const all: LookupOptions = { ...options, all: true }
    resolve(hostname, all, (error, found) => {
      if (error) return callback(error, '', 4)
      const addresses = found as unknown as LookupAddress[]
      if (addresses.length === 0) return callback(unresolved(hostname), '', 4)
      const bad = policy === 'public-only' && addresses.find(({ address }) => !isPublicAddress(address))
      if (bad) return callback(denied(hostname, bad.address), '', 4)
      if (options.all) return callback(null, addresses)
      const first = addresses[0]!
      return callback(null, first.address, first.family)
    })
  }
}

function unresolved(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address`), { code: 'ENODATA' })
}

function denied(hostname: string, address: string): AddressDenied {
  const shown = hostname === address ? address : `${hostname} (${address})`
  return new AddressDenied(`${shown} is not a public address, and this service audits public sites alone`)
}
