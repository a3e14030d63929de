import { isThisMachine, literalAddress } from '../net/host-kind.ts'

/** A host, its port, and what stands behind them. */
const WITHOUT_SCHEME = /^(\[[\da-f:.]+\]|[\p{L}\p{N}_.-]+)(?::\d{1,5})?(?:[/?#].*)?$/isu
/** Endings of files that are no top-level names: such a word is meant for a file. */
const FILE = /\.(?:html?|php|json|ya?ml|xml|txt|css|[jt]sx?)$/i

/**
 * An address as people type it, made whole: `example.com` is `https://example.com`, while `localhost:3000` and an IP
 * address are `http://`, since nobody has a certificate for those. Anything else, such as a word or the name of a file,
 * stays as it is.
 */
export function withScheme(address: string): string {
  const [, host] = WITHOUT_SCHEME.exec(address) ?? []
  if (host === undefined || host.startsWith('.')) return address
  if (literalAddress(host) !== undefined || isThisMachine(host)) return `http://${address}`
  const isName = /\.[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*\.?$/u.test(host) && !FILE.test(host)
  return isName ? `https://${address}` : address
}
