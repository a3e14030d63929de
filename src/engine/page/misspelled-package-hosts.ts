import { distance } from 'fastest-levenshtein'
import { parse } from 'tldts'
import { PACKAGE_PLACES } from './package-hosts.ts'

const HOSTS = PACKAGE_PLACES.map(place => place.split('/')[0]!).map(host => ({ host, ...parse(host) }))
/** Domains near to those that belong to the same services. */
const ALSO_THEIRS: ReadonlySet<string> = new Set([
  'jsdelivr.com',
  'jquery.org',
  'googleapis.cn',
  'cloudflare.net',
  'bootcdn.cn',
  'staticfile.cn',
])
/** Letters of a name of a CDN in which a letter is surely mistyped: others may have a name that is near to a shorter one. */
const MIN_LETTERS = 5
/** How the files of packages are called, at a host that has no subdomain to tell it by. */
const OF_PACKAGE = /@\d|\/(?:dist|umd)\//

/**
 * The host of a CDN that an address misspells, at another top-level domain or by one letter; undefined where it is one of
 * them or none is near.
 */
export function misspelledPackageHost({ hostname, pathname }: URL): string | undefined {
  const { domain, domainWithoutSuffix, publicSuffix, subdomain } = parse(hostname)
  if (!domain || !domainWithoutSuffix || ALSO_THEIRS.has(domain)) return undefined
  if (HOSTS.some(known => known.domain === domain)) return undefined
  return HOSTS.find(known => {
    const name = known.domainWithoutSuffix!
    const isSameSubdomain = known.subdomain === subdomain
    if (name.length < MIN_LETTERS || !(isSameSubdomain || subdomain === '')) return false
    if (name === domainWithoutSuffix) return subdomain === '' ? OF_PACKAGE.test(pathname) : isSameSubdomain
    return (
      known.publicSuffix === publicSuffix &&
      name[0] === domainWithoutSuffix[0] &&
      isOneSlip(name, domainWithoutSuffix)
    )
  })?.host
}

/** Whether two words differ in one letter, or in two neighbours that changed places. */
function isOneSlip(one: string, other: string): boolean {
  const apart = distance(one, other)
  if (apart === 1) return true
  if (apart !== 2 || one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}
