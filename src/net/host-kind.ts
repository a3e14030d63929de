import ipaddr from 'ipaddr.js'

/**
 * What a host is to the internet, by its address or its name alone; nothing is looked up.
 *
 * - `loopback`: this machine
 * - `unspecified`: no address, which systems take for this machine where something connects to it
 * - `link-local`: on the same cable, where clouds have their metadata services
 * - `metadata`: a metadata service of a cloud on another address, of which some otherwise count as public
 * - `private`: in a network of somebody
 * - `reserved`: for multicast, documentation, tunnels to IPv4 and whatever else is no host of the internet
 * - `public`: an address on the internet, or a name that may lead to one
 */
export type HostKind =
  | 'loopback'
  | 'unspecified'
  | 'link-local'
  | 'metadata'
  | 'private'
  | 'reserved'
  | 'public'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** The ranges of ipaddr.js that are something else than reserved. */
const RANGES: Readonly<Record<string, HostKind>> = {
  loopback: 'loopback',
  unspecified: 'unspecified',
  linkLocal: 'link-local',
  private: 'private',
  uniqueLocal: 'private',
  carrierGradeNat: 'private',
  unicast: 'public',
}

const METADATA_ADDRESSES: ReadonlySet<string> = new Set(
  ['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(
    address => ipaddr.parse(address).toString(),
  ),
)

/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Addresses of IPv6 that a system takes for the one of IPv4 that they hold (RFC 4291 section 2.5.5.2). */
const MAPPED = ipaddr.IPv6.parseCIDR('::ffff:0:0/96')

/** Prefixes of IPv6 whose addresses lead to the one of IPv4 that they hold, with the byte at which it begins. */
const EMBEDDING = (
  [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
  ] as const
).map(([prefix, start]) => ({ prefix: ipaddr.IPv6.parseCIDR(prefix), start }))

/**
 * Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal").
 * Names without a dot do not either.
 */
const PRIVATE_TOP_LEVEL: ReadonlySet<string> = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa'])

/**
 * @param host of a URL, or an address of IPv4 or IPv6, with its zone or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function hostKind(host: string): HostKind {
  const address = parsed(host)
  return address ? addressKind(address) : nameKind(plainHost(host))
}

/** The address that a host is; undefined where it is a name. */
export function literalAddress(host: string): string | undefined {
  return parsed(host) && plainHost(host)
}

/** A host as resolvers take it: without the brackets of IPv6 and the dot of the root. */
export function plainHost(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether an IP address is reachable on the public internet. Anything else counts as not public. */
export function isPublicAddress(address: string): boolean {
  const read = parsed(address)
  return read !== undefined && addressKind(read) === 'public'
}

/** Whether an IP address, or the one of IPv4 that it holds, may belong to a cloud's metadata service. */
export function isMetadataAddress(address: string): boolean {
  const read = parsed(address)
  if (!read) return false
  const embedded = embeddedIn(read)
  return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind))
}

/** There is no site on a link-local address. */
const METADATA_KINDS: ReadonlySet<HostKind> = new Set(['link-local', 'metadata'])

/**
 * Whether a host is one of a machine or a private network, as a preview server on a runner is, and no site of the
 * internet.
 */
export function isLocalHost(host: string): boolean {
  return hostKind(host) !== 'public'
}

/** Whether a host means whichever machine it is asked on, so that it means nothing to anybody else. */
export function isThisMachine(host: string): boolean {
  const kind = hostKind(host)
  return kind === 'loopback' || kind === 'unspecified'
}

/**
 * Whether a host is one of those that documents and templates write for the site of their reader. Nobody but IANA has a
 * site there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606#section-3
 */
export function isSampleHost(host: string): boolean {
  return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host))
}

/**
 * Whether a browser takes a host for the machine that it runs on, and what is sent to it for safe without TLS.
 *
 * @see https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
export function isLoopback(host: string): boolean {
  return hostKind(host) === 'loopback'
}

/**
 * Whether what is sent to a host never leaves this machine. Of names that is certain of `localhost` alone: resolvers
 * of systems may ask the DNS for those below it.
 */
export function neverLeavesMachine(host: string): boolean {
  return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost')
}

/** What an address is made of, in any notation: of another text ipaddr.js makes errors with stacks to find that it is none. */
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i

function parsed(host: string): Address | undefined {
  const text = plainHost(host).replace(/%.*$/, '')
  return MADE_AS_ADDRESS.test(text) && ipaddr.isValid(text) ? ipaddr.parse(text) : undefined
}

function addressKind(address: Address): HostKind {
  if (METADATA_ADDRESSES.has(address.toString())) return 'metadata'
  if (address instanceof ipaddr.IPv6 && address.match(MAPPED)) return mappedKind(address)
  const kind = RANGES[address.range()] ?? 'reserved'
  const isOutside = address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)
  return kind === 'public' && isOutside ? 'reserved' : kind
}

/** Where a resolver gives such an address, something is odd: what would be public is not trusted to be. */
function mappedKind(address: ipaddr.IPv6): HostKind {
  const kind = addressKind(address.toIPv4Address())
  return kind === 'public' ? 'reserved' : kind
}

function embeddedIn(address: Address): ipaddr.IPv4 | undefined {
  if (address instanceof ipaddr.IPv4) return undefined
  const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start
  return start === undefined ? undefined : new ipaddr.IPv4(address.toByteArray().slice(start, start + 4))
}

function nameKind(name: string): HostKind {
  const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (topLevel === 'localhost') return 'loopback'
  return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public'
}
