import { withoutFragment } from '../network/redirect-target.ts'
import { isFileAddress } from '../syntax/file-address.ts'

/** Characters of a path with its query above which a URL is made by a fault; sitemaps allow 2,048. */
const MAX_PATH_LENGTH = 2048
/** Times that a segment may come in one path: more is a relative link that grows with each page. */
const MAX_SAME_SEGMENTS = 2
/** URLs of one path that differ in their query: filters and sorting have no end. */
const MAX_QUERIES_PER_PATH = 20
/** URLs of one form that end in two numbers or more, or in a day or month, as those of a calendar. */
const MAX_NUMBERED = 50
const NUMBERED = /\/(?:\d+\/\d+|\d{4}-\d\d(?:-\d\d)?)\/?$/
/** The id of a session in a path, as servlets and ASP.NET write it: each visit would make new addresses of all pages. */
const SESSION = /;jsessionid=[^/;?]*|\/\([SXF]\([^()/]*\)\)/gi
/** URLs that a crawl remembers. */
const MAX_SEEN = 100_000

/** Decides which URLs a crawl of a site takes: pages of its origin, each once, without what has no end. */
export class CrawlScope {
  readonly #origin: string
  readonly #seen = new Set<string>()
  readonly #families = new Map<string, number>()

  constructor(start: string) {
    this.#origin = new URL(start).origin
  }

  /** Whether a URL belongs to the site. */
  isInside(url: string): boolean {
    return URL.parse(url)?.origin === this.#origin
  }

  /** A URL without fragment where it is new and to be taken; from then on it is not new any more. */
  take(address: string): string | undefined {
    if (this.#seen.has(withoutFragment(address))) return undefined
    const url = URL.parse(address)
    if (!url || url.origin !== this.#origin || this.#seen.size >= MAX_SEEN) return undefined
    url.hash = ''
    const { href } = url
    const page = withoutSession(href)
    if (this.#seen.has(href) || this.#seen.has(page) || this.refusal(url) !== undefined) return undefined
    this.#seen.add(href)
    this.#seen.add(page)
    return href
  }

  /**
   * Why a new URL of the site is not to be taken: it is no page by its ending, or one of very many that are made by a
   * fault; undefined where it is. To be asked once for each.
   */
  refusal(url: URL): 'file' | 'trap' | undefined {
    if (isFileAddress(url)) return 'file'
    return isTrap(url) || !this.#hasRoom(url) ? 'trap' : undefined
  }

  /** Counts the URLs that differ in little alone. */
  #hasRoom({ pathname, search }: URL): boolean {
    const families: [string, number][] = []
    if (search !== '') families.push([`${pathname}?`, MAX_QUERIES_PER_PATH])
    if (NUMBERED.test(pathname)) families.push([pathname.replace(/\d+/g, '0'), MAX_NUMBERED])
    if (families.some(([family, most]) => (this.#families.get(family) ?? 0) >= most)) return false
    for (const [family] of families) this.#families.set(family, (this.#families.get(family) ?? 0) + 1)
    return true
  }
}

/** The address of a page that is the same in all sessions. */
function withoutSession(href: string): string {
  return href.replace(SESSION, '')
}

/** Whether a path repeats itself or is too long, as relative links from a wrong base make it. */
function isTrap({ pathname, search }: URL): boolean {
  if (pathname.length + search.length > MAX_PATH_LENGTH) return true
  const counts = new Map<string, number>()
  for (const segment of pathname.split('/')) {
    const count = (counts.get(segment) ?? 0) + 1
    if (segment !== '' && count > MAX_SAME_SEGMENTS) return true
    counts.set(segment, count)
  }
  return false
}
