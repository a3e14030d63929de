import { cutEnd } from '../../../text/cut.ts'
import type { Item, ItemPosition } from '../../formats/structured-data/item.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { asFarAsFollowed, type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import { isOfSite, ratedItem } from './rated-items.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { isNumber } from './value-formats.ts'

const REVIEWS = 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet'

const checks = {
  'rating-invalid': {
    severity: 'warning',
    title: 'A rating has no number, or one outside of its scale',
    why: 'Google assumes a scale of 1 to 5 unless another is stated, and ignores ratings outside of it.',
    fix: 'Write ratingValue as a number such as 4.5, and add bestRating and worstRating for other scales.',
    help: REVIEWS,
    example: '"ratingValue": 6, "bestRating": 5',
  },
  'rating-unsupported': {
    severity: 'notice',
    title: 'Google shows no stars for the type that is rated',
    why: 'Google only shows stars for the types on its list, such as Product, Recipe and Event.',
    fix: 'Move the rating to the product, recipe or other listed item that the page is about; otherwise remove it.',
    help: REVIEWS,
    example: '{"@type": "WebPage", "aggregateRating": {…}}',
  },
  'review-self-serving': {
    severity: 'notice',
    title: 'The site rates its own business',
    why: 'Google shows no stars for reviews of a business on its own website.',
    fix: 'Remove aggregateRating and review from the business, or keep them and expect no stars. Ratings of your products are not affected.',
    help: REVIEWS,
    example: '{"@type": "LocalBusiness", "aggregateRating": {…}} on the business\'s own site',
  },
} satisfies Record<string, CheckDefinition>

type Ratings = Tally<keyof typeof checks>

/** Ratings, and who is rated. */
export const ratings = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, judgeRatings(read), UNSURE_UNFILLED) }
  },
})

/** Types that Google shows stars for, with their kinds. */
const STARRED_TYPES = (
  'Book Course CreativeWorkSeason CreativeWorkSeries Episode Event Game HowTo LocalBusiness MediaObject Movie ' +
  'MusicPlaylist MusicRecording Organization Product Recipe SoftwareApplication'
).split(' ')
/** The best rating where none is stated (https://schema.org/bestRating). */
const DEFAULT_BEST = 5

function judgeRatings(read: SchemaPage) {
  const tally: Ratings = new Tally()
  return asFarAsFollowed(
    () => tallyRatings(tally, read),
    () => ({
      'rating-invalid': tally.judgement('rating-invalid', 'the page has no rating'),
      'rating-unsupported': tally.judgement('rating-unsupported', 'nothing is rated'),
      'review-self-serving': tally.judgement('review-self-serving', 'no business is rated'),
    }),
  )
}

function tallyRatings(tally: Ratings, read: SchemaPage): void {
  const { lookup } = read
  const judged = new Set<Item>()
  for (const position of lookup.data.positions) {
    const { item } = position
    if (lookup.isA(item, 'Rating')) tallyScale(tally, lookup, item)
    const rated = ratedItem(lookup, position)
    if (!rated || judged.has(rated)) continue
    judged.add(rated)
    tallyRated(tally, read, rated, position)
  }
}

function tallyScale(tally: Ratings, lookup: ItemLookup, rating: Item): void {
  const value = lookup.texts(rating, 'ratingValue')[0]
  if (!value) return
  const text = value.text.trim()
  tally.saw('rating-invalid')
  // A percentage or a fraction brings its own scale.
  if (/^\d+(?:\.\d+)?\s?(?:%|\/\s?\d+(?:\.\d+)?)$/.test(text)) return
  if (!isNumber(text)) {
    // Classes as "A+" or "four stars" are ratings of other kinds.
    if (lookup.isA(rating, 'AggregateRating') || /\d/.test(text)) {
      tally.fault('rating-invalid', () =>
        lookup.data.occurrence(value.place, `ratingValue "${cutEnd(text, 40)}" is not a number`),
      )
    }
    return
  }
  const best = boundary(lookup, rating, 'bestRating') ?? DEFAULT_BEST
  const worst = boundary(lookup, rating, 'worstRating')
  if (Number.isNaN(best)) return
  if (Number(text) > best) {
    const stated = lookup.has(rating, 'bestRating')
      ? `bestRating ${best}`
      : `${best}, which is the maximum unless bestRating says otherwise`
    tally.fault('rating-invalid', () =>
      lookup.data.occurrence(value.place, `ratingValue ${text} is above ${stated}`),
    )
  } else if (worst !== undefined && Number(text) < worst) {
    tally.fault('rating-invalid', () =>
      lookup.data.occurrence(value.place, `ratingValue ${text} is below worstRating ${worst}`),
    )
  }
}

/** NaN where something else than a number is stated. */
function boundary(lookup: ItemLookup, rating: Item, property: string): number | undefined {
  const text = lookup.text(rating, property)
  return text === undefined ? undefined : isNumber(text) ? Number(text) : Number.NaN
}

function tallyRated(tally: Ratings, read: SchemaPage, rated: Item, { item: rating }: ItemPosition): void {
  const { lookup } = read
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
    const message = `${lookup.label(rated)} has a rating, but Google shows no stars for ${rated.types.join(', ')}`
    tally.fault('rating-unsupported', () => lookup.data.occurrence(rating.place, message))
  }
  if (!lookup.isA(rated, 'Organization')) return
  // A quote of a customer without stars is a review, and rates nobody.
  const hasStars = lookup.isA(rating, 'AggregateRating') || lookup.has(rating, 'reviewRating')
  if (isOfSite(rated, read) && hasStars)
    tally.fault('review-self-serving', () =>
      lookup.data.occurrence(
        rating.place,
        `You rate your own business, ${lookup.label(rated)}: Google shows no stars for that.`,
      ),
    )
  else tally.saw('review-self-serving')
}
