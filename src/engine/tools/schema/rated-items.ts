import { type Item, type ItemPosition, isItem } from '../../formats/structured-data/item.ts'
import type { ItemLookup } from './item-lookup.ts'
import type { SchemaPage } from './schema-page.ts'

const RATING_PROPERTIES = new Set(['aggregateRating', 'review', 'reviews'])

/** What a review or rating is about; undefined for other items, and where nothing says it. */
export function ratedItem(lookup: ItemLookup, { item, parent, property }: ItemPosition): Item | undefined {
  if (!lookup.isA(item, 'AggregateRating', 'Review')) return undefined
  if (lookup.isA(item, 'EmployerAggregateRating', 'ClaimReview', 'EmployerReview')) return undefined
  if (parent && property !== undefined && RATING_PROPERTIES.has(property)) return lookup.data.whole(parent)
  return lookup.items(item, 'itemReviewed')[0]
}

/** Whether an organization is the one that runs the site, so that Google shows no reviews of it from there. */
export function isOfSite(organization: Item, { page, lookup, canonical, isHome }: SchemaPage): boolean {
  const ownHosts = new Set([new URL(page.url).host, canonical?.host ?? ''])
  const homes = homePagesOf(lookup, organization)
  return homes.length > 0
    ? homes.some(host => ownHosts.has(host))
    : isHome && !lookup.has(organization, 'url')
}

/** Reviews and ratings of the organization that runs the site. */
export function ratingsOfSite(read: SchemaPage): ReadonlySet<Item> {
  const { lookup } = read
  return new Set(
    lookup.data.positions.flatMap(position => {
      const rated = ratedItem(lookup, position)
      const isOwn = rated !== undefined && lookup.isA(rated, 'Organization') && isOfSite(rated, read)
      return isOwn ? [lookup.data.whole(position.item)] : []
    }),
  )
}

/** The home page of a site, of one of its languages, or of a site that has a folder of a shared host. */
const HOME_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$))?(?:index\.(?:html?|php))?$/i
const SHARED_HOST = /\.(?:github|gitlab)\.io$/
const FOLDER_PATH = /^\/[^/]+\/?$/

/** Hosts of which an organization names the home page as its own. A directory names a page of its for each. */
function homePagesOf(lookup: ItemLookup, item: Item): string[] {
  return lookup.values(item, 'url').flatMap(value => {
    const url = URL.parse(isItem(value) ? (value.id ?? '') : value.text.trim())
    if (!url) return []
    const isHome =
      HOME_PATH.test(url.pathname) || (SHARED_HOST.test(url.hostname) && FOLDER_PATH.test(url.pathname))
    return isHome ? [url.host] : []
  })
}
