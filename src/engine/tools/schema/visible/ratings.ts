import type { HtmlDocument } from '../../../formats/html/document.ts'
import type { Item } from '../../../formats/structured-data/item.ts'
import type { SchemaPage } from '../schema-page.ts'
import { type Comparison, MAX_SOUGHT } from './comparison.ts'

/** Words for ratings and reviews, and the services whose widgets show them; what follows is an ending or part of a name. */
const RATING_TRACES =
  /[★☆⭐]|(?<!\p{L})(?:ratings?|rated|reviews?|testimonials?|bewertung|rezension|opini|valoraci|reseñas?|estrellas?|recension|avalia|beoordeling|sterren|omd[öo]me|betyg|anmeldelse|vurdering|arvostelu|ocen|hodnocen|értékel|recenz|yorum|değerlendirme|ulasan|trustpilot|yotpo|judge-?me|bazaarvoice|feefo|ekomi|trusted-?shops|provenexpert|okendo|stamped|loox|kiyoh)|отзыв|оценк|рейтинг|відгук|оцін|κριτικ|αξιολόγ|βαθμολογ|レビュー|評価|口コミ|评价|评分|評分|리뷰|평점|تقييم|مراجع|ביקור|דירוג|đánh giá|รีวิว|คะแนน/iu
/**
 * Words that others begin with: `star`, and not the `start` of `text-start`. A capital begins another word, as in
 * `starIcon` and `productRating`.
 */
const WHOLE_RATING_TRACES =
  /(?:(?<!\p{L})(?:[Ss]tars?|STARS?|[Ss]terne?|STERNE?|[Aa]vis|AVIS|[ÉéEe]toiles?|[ÉE]TOILES?|[Nn]ot[ea]s?|NOT[EA]S?|[Ss]telle|STELLE)|\p{Ll}(?:Stars?|Ratings?|Reviews?))(?!\p{Ll})|(?<!\p{L})[Ss]tar(?:red|s?rat)/u

/** Ratings of one page that are compared; each is looked for in all of it. */
const MAX_RATINGS = 20
/** Attributes in which stars and widgets leave traces. */
const ATTRIBUTES = new Set(['class', 'id', 'alt', 'title', 'aria-label', 'src', 'href', 'content', 'value'])

/**
 * Ratings of what a page is about, whatever its type: only where the page shows neither the rating nor anything that
 * looks like ratings.
 *
 * @param about items that the page is about
 */
export function compareRatings(
  tally: Comparison,
  { page, lookup, text: pageText }: SchemaPage,
  about: readonly Item[],
): void {
  const values = [...new Set(about.map(item => lookup.data.whole(item)))]
    .flatMap(item => lookup.items(item, 'aggregateRating').slice(0, MAX_RATINGS))
    .filter(rating => rating.syntax === 'json-ld')
    .flatMap(rating => lookup.texts(rating, 'ratingValue').slice(0, 1))
    .slice(0, MAX_RATINGS)
  if (values.length === 0) return
  // What scripts make of their data is not known where they were not seen at work.
  const shown = page.scripts.state === 'unseen' ? pageText.source : shownBy(page.document, pageText.text)
  const hasTraces = RATING_TRACES.test(shown) || WHOLE_RATING_TRACES.test(shown)
  for (const { text, place } of values) {
    tally.saw('not-visible')
    const sought = text.trim().slice(0, MAX_SOUGHT)
    if (hasTraces || shown.includes(sought) || shown.includes(sought.replace('.', ','))) continue
    const message = `The rating ${text} is not on the page, and neither are stars or reviews`
    tally.fault('not-visible', () => lookup.data.occurrence(place, message))
  }
}

function shownBy(document: HtmlDocument, text: string): string {
  const inBody = document.elements().filter(({ tagName }) => tagName !== 'meta' && tagName !== 'link')
  const stated = inBody.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => ATTRIBUTES.has(name)).map(({ value }) => value),
  )
  return [text, ...stated].join(' ')
}
