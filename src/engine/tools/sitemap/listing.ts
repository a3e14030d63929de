import type { UrlSet } from '../../formats/sitemap/url-set.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { comparablePath, comparableUrl } from '../../syntax/comparable-url.ts'

/** Whether the audited page is in the sitemaps. */
export const LISTING_CHECKS = {
  'page-not-listed': {
    severity: 'notice',
    title: 'The page is not in the sitemap',
    why: 'Search engines find the page by links alone, and learn of its changes later.',
    fix: 'Add the address of the page to the sitemap, or leave it out knowingly.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
    example: "https://www.example.com/new is in none of the site's sitemaps",
  },
} satisfies Record<string, CheckDefinition>

/** Endings that servers leave out or put on: with and without them it is one page. */
const ENDINGS = ['', '/', '.html', '/index.html']

/**
 * The addresses under which a page may be listed.
 *
 * @param origins the audited one, and that of production where the sitemaps list it
 */
export function namesOf(url: string, origins: readonly string[]): { exact: string[]; similar: string[] } {
  const on = (path: string) => origins.map(origin => `${origin}${path}`)
  const path = comparablePath(url)
  const [pathname = '/', query] = path.split(/(?=\?)/, 2)
  const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '')
  const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`)
  return { exact: on(path), similar: similar.flatMap(on) }
}

export type Listing = 'listed' | 'listed-otherwise' | 'not-listed'

/** @param also further addresses of the page, as its canonical */
export function findListing(
  urls: UrlSet,
  url: string,
  origins: readonly string[],
  also: readonly URL[] = [],
): Listing {
  const names = namesOf(url, origins)
  if (names.exact.some(name => urls.has(name))) return 'listed'
  const others = also.map(other => comparableUrl(other))
  const similar = also.flatMap(other => namesOf(other.href, origins).similar)
  const known = [...names.similar, ...others, ...similar].some(name => urls.has(name))
  return known ? 'listed-otherwise' : 'not-listed'
}

/** @param excuse why the page need not be listed; @param unread why it cannot be told */
export function judgeListing(
  listing: Listing,
  url: string,
  excuse: string | undefined,
  unread: string | undefined,
): Judgement {
  if (excuse !== undefined) return notApplicable(excuse)
  if (listing === 'listed') return pass()
  if (listing === 'listed-otherwise') return pass('it is listed under another form of its address')
  if (unread !== undefined) return notMeasured(unread)
  return fail({ url, message: 'is in none of the sitemaps' })
}
