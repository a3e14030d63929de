import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import {
  isLoopback,
  isMetadataAddress,
  isPublicAddress,
  literalAddress,
  plainHost,
} from '../../net/host-kind.ts'

/** What is audited, where pages may lead to private addresses if they are on one themselves. */
export interface TargetsPolicy {
  /** URLs that the settings or the event name. What their hosts resolve to decides, not what they lead to. */
  targets: readonly string[]
  /** Further URLs that are asked for by name, as those of production, wherever they are. */
  alsoNamed?: readonly string[]
}

/**
 * Which addresses the engine may connect to, as a plain value. Under a {@link TargetsPolicy} these are the public ones
 * and, where all targets are on private addresses, the private ones as well; where only some are, of the private ones
 * those of hosts that were named. Addresses of a cloud's metadata service never are.
 */
export type AddressPolicy = 'any' | 'public-only' | TargetsPolicy

/** Raised before a socket opens to an address that the policy denies. */
export class AddressDenied extends Error {
  override readonly name = 'AddressDenied'
  readonly code = 'ADDRESS_DENIED'
}

/**
 * Whether a URL leads to a private address without a name that has to be looked up: an address itself, or this machine.
 * Nobody can make such a host lead elsewhere.
 */
export function isPrivateLiteral({ hostname }: URL): boolean {
  return isLoopback(hostname) || (literalAddress(hostname) !== undefined && !isPublicAddress(hostname))
}

/** Holds connections to what a policy allows. */
export class AddressGuard {
  readonly policy: AddressPolicy
  /** For sockets: resolves once, and refuses a name of which any address is denied. */
  readonly lookup: LookupFunction
  readonly #resolve: typeof dnsLookup
  #privateHosts: Promise<'all' | ReadonlySet<string>> | undefined

  /** @param resolve resolves host names; the system's resolver unless given */
  constructor(policy: AddressPolicy, resolve: typeof dnsLookup = dnsLookup) {
    this.policy = policy
    this.#resolve = resolve
    this.lookup = (hostname, options, callback) => {
      const all: LookupOptions = { ...options, all: true }
      resolve(hostname, all, (error, found) => {
        if (error) return callback(error, '', 4)
        const addresses = found as unknown as LookupAddress[]
        if (addresses.length === 0) return callback(unresolved(hostname), '', 4)
        const give = () => {
          if (options.all) return callback(null, addresses)
          const first = addresses[0]!
          return callback(null, first.address, first.family)
        }
        if (policy === 'any' || addresses.every(({ address }) => isPublicAddress(address))) return give()
        const texts = addresses.map(({ address }) => address)
        return void this.#refusal(hostname, texts).then(denied => (denied ? callback(denied, '', 4) : give()))
      })
    }
  }

  /**
   * Refuses a URL whose host is a literal address that the policy denies. Sockets look nothing up for those, so this
   * must come before each request.
   *
   * @throws AddressDenied
   */
  async assertAllowed(url: URL): Promise<void> {
    const address = literalAddress(url.hostname)
    if (this.policy === 'any' || address === undefined || isPublicAddress(address)) return
    const denied = await this.#refusal(url.hostname, [address])
    if (denied) throw denied
  }

  /** Why a host must not be connected to; undefined where it may. Some of its addresses are not public. */
  async #refusal(hostname: string, addresses: readonly string[]): Promise<AddressDenied | undefined> {
    const { policy } = this
    if (policy === 'any') return undefined
    const denied = deniedAnyway(hostname, addresses, policy)
    if (denied) return denied
    this.#privateHosts ??= this.#hostsThatMayBePrivate(policy as TargetsPolicy)
    const allowed = await this.#privateHosts
    if (allowed === 'all' || allowed.has(plainHost(hostname))) return undefined
    const address = addresses.find(address => !isPublicAddress(address))!
    return new AddressDenied(
      `${shown(hostname, address)} is a private address, which a public page may not lead to unless "allow-private" is set`,
    )
  }

  /** Found out once, when the first private address is met: most runs meet none. */
  async #hostsThatMayBePrivate(policy: TargetsPolicy): Promise<'all' | ReadonlySet<string>> {
    const hostsOf = (urls: readonly string[]) => new Set(urls.map(url => new URL(url).hostname))
    const targets = [...hostsOf(policy.targets)]
    const isPrivate = await Promise.all(targets.map(host => this.#isPrivate(host)))
    if (targets.length > 0 && isPrivate.every(Boolean)) return 'all'
    const named = targets.filter((_, index) => isPrivate[index])
    return new Set([...named, ...hostsOf(policy.alsoNamed ?? [])].map(plainHost))
  }

  async #isPrivate(hostname: string): Promise<boolean> {
    if (isPrivateLiteral(new URL(`http://${hostname}`))) return true
    if (literalAddress(hostname) !== undefined) return false
    return await new Promise(done =>
      this.#resolve(hostname, { all: true }, (error, found) =>
        done(!error && found.some(({ address }) => !isPublicAddress(address))),
      ),
    )
  }
}

/**
 * Refuses a target by its literal address, before anything is asked for. What a name resolves to is for the guard.
 *
 * @throws AddressDenied
 */
export function assertTargetAllowed(url: URL, policy: AddressPolicy): void {
  const address = literalAddress(url.hostname)
  const denied = policy !== 'any' && address !== undefined && deniedAnyway(url.hostname, [address], policy)
  if (denied) throw denied
}

/** Why a host must not be connected to, whatever the targets are. */
function deniedAnyway(
  hostname: string,
  addresses: readonly string[],
  policy: Exclude<AddressPolicy, 'any'>,
): AddressDenied | undefined {
  if (policy === 'public-only') {
    const address = addresses.find(address => !isPublicAddress(address))
    if (address === undefined) return undefined
    const what = `${shown(hostname, address)} is not a public address`
    return new AddressDenied(`${what}, and this service audits public sites alone`)
  }
  const metadata = addresses.find(isMetadataAddress)
  if (metadata === undefined) return undefined
  const what = `${shown(hostname, metadata)} is an address of the metadata service of clouds`
  return new AddressDenied(`${what}, which no page may lead to unless "allow-private" is set`)
}

/** A host name with the address that it resolved to, or the address that it is. */
function shown(hostname: string, address: string): string {
  return plainHost(hostname) === address ? address : `${hostname} (${address})`
}

function unresolved(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address`), { code: 'ENODATA' })
}
