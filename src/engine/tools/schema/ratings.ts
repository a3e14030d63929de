import { cutEnd } from '../../../text/cut.ts'
import { type Item, type ItemPosition, isItem } from '../../formats/structured-data/item.ts'
import { type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import type { RichResults } from './rich-results.ts'
import { isNumber } from './value-formats.ts'

/** Types that Google shows stars for, with their kinds. */
const STARRED_TYPES = (
  'Book Course CreativeWorkSeason CreativeWorkSeries Episode Event Game HowTo LocalBusiness MediaObject Movie ' +
  'MusicPlaylist MusicRecording Organization Product Recipe SoftwareApplication'
).split(' ')
/** The best rating where none is stated (https://schema.org/bestRating). */
const DEFAULT_BEST = 5
const RATING_PROPERTIES = new Set(['aggregateRating', 'review', 'reviews'])

/**
 * Judges ratings and who is rated.
 *
 * @param ownHosts hosts that the page counts as its own
 */
export function judgeRatings(
  tally: RichResults,
  lookup: ItemLookup,
  ownHosts: ReadonlySet<string>,
  isHome: boolean,
): void {
  const judged = new Set<Item>()
  for (const position of lookup.data.positions) {
    const { item } = position
    if (lookup.isA(item, 'Rating')) judgeScale(tally, lookup, item)
    const rated = ratedItem(lookup, position)
    if (!rated || judged.has(rated)) continue
    judged.add(rated)
    judgeRated(tally, lookup, rated, position, ownHosts, isHome)
  }
}

function judgeScale(tally: RichResults, lookup: ItemLookup, rating: Item): void {
  const value = lookup.texts(rating, 'ratingValue')[0]
  if (!value) return
  const text = value.text.trim()
  tally.saw('rating-invalid')
  // A percentage or a fraction brings its own scale.
  if (/^\d+(?:\.\d+)?\s?(?:%|\/\s?\d+(?:\.\d+)?)$/.test(text)) return
  if (!isNumber(text)) {
    // Classes as "A+" or "four stars" are ratings of other kinds.
    if (lookup.isA(rating, 'AggregateRating') || /\d/.test(text)) {
      tally.fault('rating-invalid', value.place, `ratingValue "${cutEnd(text, 40)}" is no number`)
    }
    return
  }
  const best = boundary(lookup, rating, 'bestRating') ?? DEFAULT_BEST
  const worst = boundary(lookup, rating, 'worstRating')
  if (Number.isNaN(best)) return
  if (Number(text) > best) {
    const stated = lookup.has(rating, 'bestRating')
      ? `bestRating is ${best}`
      : `no bestRating is stated, so ${best} is the best`
    tally.fault('rating-invalid', value.place, `ratingValue ${text}: ${stated}`)
  } else if (worst !== undefined && Number(text) < worst) {
    tally.fault('rating-invalid', value.place, `ratingValue ${text}: worstRating is ${worst}`)
  }
}

/** NaN where something else than a number is stated. */
function boundary(lookup: ItemLookup, rating: Item, property: string): number | undefined {
  const text = lookup.text(rating, property)
  return text === undefined ? undefined : isNumber(text) ? Number(text) : Number.NaN
}

function ratedItem(lookup: ItemLookup, { item, parent, property }: ItemPosition): Item | undefined {
  if (!lookup.isA(item, 'AggregateRating', 'Review')) return undefined
  if (lookup.isA(item, 'EmployerAggregateRating', 'ClaimReview', 'EmployerReview')) return undefined
  if (parent && property !== undefined && RATING_PROPERTIES.has(property)) return lookup.data.whole(parent)
  return lookup.items(item, 'itemReviewed')[0]
}

function judgeRated(
  tally: RichResults,
  lookup: ItemLookup,
  rated: Item,
  { item: rating }: ItemPosition,
  ownHosts: ReadonlySet<string>,
  isHome: boolean,
): void {
  const { vocabulary } = lookup
  if (
    rated.types.length === 0 ||
    rated.types.length > MAX_TYPES ||
    !rated.types.every(type => vocabulary.hasType(type))
  )
    return
  // Reviews of reviews, and what users say below one.
  if (lookup.isA(rated, 'Review', 'Rating', 'Offer')) return
  if (lookup.isA(rated, ...STARRED_TYPES)) tally.saw('rating-unsupported')
  else {
    const message = `${lookup.label(rated)}: Google shows no stars for ${rated.types.join(', ')}`
    tally.fault('rating-unsupported', rating.place, message)
  }
  if (!lookup.isA(rated, 'Organization')) return
  const homes = homePagesOf(lookup, rated)
  const isOwn =
    homes.length > 0 ? homes.some(host => ownHosts.has(host)) : isHome && !lookup.has(rated, 'url')
  if (isOwn) tally.fault('review-self-serving', rating.place, `${lookup.label(rated)} is the site's own`)
  else tally.saw('review-self-serving')
}

/** Hosts of which an organization names the home page as its own. A directory names a page of its for each. */
function homePagesOf(lookup: ItemLookup, item: Item): string[] {
  return lookup.values(item, 'url').flatMap(value => {
    const url = URL.parse(isItem(value) ? (value.id ?? '') : value.text.trim())
    return url?.pathname === '/' ? [url.host] : []
  })
}
