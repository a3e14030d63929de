import { type Compound, parseSelectors } from '../../src/engine/tools/technology/selectors.ts'

/** What is no technology, or is claimed of pages that have nothing to do with it. */
export const DISTRUSTED_TECHNOLOGIES: ReadonlySet<string> = new Set(['Cart Functionality'])

/**
 * Patterns that match too much: a path that any site may have, a link to the vendor in some article. Those of a
 * page's address that name a host or the ending of a file stay.
 */
export const DISTRUSTED_PATTERNS: readonly RegExp[] = [
  /^(?:\/neos\/|\/wcs\/|\/wps\/wcm\/|\/sparql|\/typo3\/|\/mozard\/!suite|\\\/zabbix\\\/|imperia\/md\/|wiki\\\.jsp)$/,
  /^(?:option=com_$|\/site\/Donation2)/,
  // Its last alternative is any address with "css".
  /choices.{0,100}\|css\)?$/,
  /^<a ?(?:\[\^>\][*+] ?)?href=/,
  // What a page says it is about, as in any article on it.
  /^Redmine$/,
]

/**
 * Global variables that are there without the technology: queues that consent platforms make for the case that it comes
 * (`uetq` and `clarity`, by tarteaucitron among others), and those of something else (`googletag` is of Google's ads,
 * `twttr` of embedded posts, `search` of any page with a field of that id, `Phoenix` of the framework in Elixir).
 */
export const DISTRUSTED_GLOBALS: ReadonlySet<string> = new Set([
  'Phoenix',
  'clarity',
  'googletag',
  'search.indexName',
  'twttr',
  'uetq',
])

/**
 * What does not follow: a file from a public CDN says nothing of the site's own, and Next.js builds with Turbopack
 * unless it is told otherwise (https://nextjs.org/docs/app/api-reference/turbopack).
 */
export const DISTRUSTED_IMPLICATIONS: ReadonlyMap<string, string> = new Map([
  ['cdnjs', 'Cloudflare'],
  ['Next.js', 'webpack'],
])

/** What hints at a host that serves other things as well, as maps. */
const DISTRUSTED_SELECTORS: ReadonlySet<string> = new Set(["link[href*='.bing.com']"])

/**
 * The selectors of a list that show use: `undefined` where none is left or the list is more than our selectors can do.
 * A link to a vendor is no use of it.
 */
export function trustedSelectors(list: string): string | undefined {
  const alternatives = list.split(',').map(one => one.trim())
  const kept = alternatives.filter(one => {
    if (DISTRUSTED_SELECTORS.has(one)) return false
    const selectors = parseSelectors(one)
    return selectors?.every(selector => !isLink(selector.at(-1)!.compound)) ?? false
  })
  return kept.length === 0 ? undefined : kept.join(', ')
}

function isLink({ tag, attributes }: Compound): boolean {
  return tag === 'a' && attributes.some(({ name }) => name === 'href')
}
