import { distance } from 'fastest-levenshtein'
import { parse } from 'tldts'

/** Hosts of packages that anybody may load, with the folder of these. What jsDelivr sends from `/gh/` may be a site's own. */
const PLACES = [
  'cdn.jsdelivr.net/npm',
  'fastly.jsdelivr.net/npm',
  'unpkg.com',
  'cdnjs.cloudflare.com/ajax/libs',
  'ajax.googleapis.com/ajax/libs',
  'ajax.aspnetcdn.com',
  'code.jquery.com',
  'maxcdn.bootstrapcdn.com',
  'stackpath.bootstrapcdn.com',
  'netdna.bootstrapcdn.com',
  'esm.sh',
  'esm.run',
  'cdn.skypack.dev',
  'cdn.bootcdn.net',
  'cdn.staticfile.org',
  'cdn.staticfile.net',
  'lib.baomitu.com',
]

/** Whether an address is that of a file of a package on a public CDN. */
export function isOfPackageHost({ hostname, pathname }: URL): boolean {
  const address = hostname + pathname
  return PLACES.some(place => address.startsWith(`${place}/`))
}

const HOSTS = PLACES.map(place => place.split('/')[0]!).map(host => ({ host, ...parse(host) }))
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
