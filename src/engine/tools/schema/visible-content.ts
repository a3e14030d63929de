import { cutEnd } from '../../../text/cut.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import type { Item, Text } from '../../formats/structured-data/item.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { ItemLookup } from './item-lookup.ts'
import type { ItemScope } from './item-scope.ts'
import { comparable, type PageText } from './page-text.ts'
import type { RichResults } from './rich-results.ts'
import { isNumber } from './value-formats.ts'

/** The property that names what a page is about. */
const NAMED_BY: readonly (readonly [type: string, property: string])[] = [
  ['Product', 'name'],
  ['Recipe', 'name'],
  ['Event', 'name'],
  ['JobPosting', 'title'],
  ['Article', 'headline'],
]
/** Characters of a name that are looked for. */
const MAX_SOUGHT = 500
/** Share of the words of a name that have to stand on the page. Headlines are reworded for search, not replaced. */
const LEAST_SHARE = 0.5

/**
 * Compares what a page is about with what it shows. Only what cannot be meant well counts: a name hardly a word of
 * which is on the page, a price where others are shown and this one nowhere, a rating without any trace of ratings.
 * Microdata and RDFa mark up what is shown, so that JSON-LD alone is compared.
 */
export function judgeVisible(
  tally: RichResults,
  lookup: ItemLookup,
  scopes: ReadonlyMap<Item, ItemScope>,
  document: HtmlDocument,
  page: PageText,
): void {
  const about = [...scopes].flatMap(([item, scope]) =>
    scope === 'page' && item.syntax === 'json-ld' ? [item] : [],
  )
  for (const [type, property] of NAMED_BY) {
    const items = about.filter(item => lookup.isA(item, type))
    // Where several are stated, the page is a list, and shows of each what it likes.
    if (items.length !== 1) continue
    const item = lookup.data.whole(items[0]!)
    const name = lookup.texts(item, property)[0]
    if (name) judgeName(tally, lookup, item, property, name, page)
    if (type !== 'Product') continue
    judgePrice(tally, lookup, item, document, page)
    judgeRatings(tally, lookup, item, page)
  }
}

function judgeName(
  tally: RichResults,
  lookup: ItemLookup,
  item: Item,
  property: string,
  name: Text,
  page: PageText,
): void {
  const sought = comparable(name.text.slice(0, MAX_SOUGHT))
  if (sought === '') return
  tally.saw('not-visible')
  if (isSaid(sought, page)) return
  const type = item.types.find(own => lookup.vocabulary.hasType(own)) ?? 'item'
  tally.fault(
    'not-visible',
    name.place,
    `${type}, ${property} "${cutEnd(name.text, 120)}" is not on the page`,
  )
}

function isSaid(sought: string, { said, words }: PageText): boolean {
  if (said.replaceAll(' ', '').includes(sought.replaceAll(' ', ''))) return true
  const parts = sought.split(' ')
  // Scripts without blanks between words are compared by pairs of characters.
  if (
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(sought)
  ) {
    const characters = [...sought.replaceAll(' ', '')]
    const pairs = characters.slice(1).map((character, index) => characters[index]! + character)
    return pairs.filter(pair => said.includes(pair)).length >= pairs.length * LEAST_SHARE
  }
  return parts.filter(part => words.has(part)).length >= parts.length * LEAST_SHARE
}

/** Signs and codes that tell a price from another number. */
const CURRENCY = '(?:[€$£¥₹₩₺₽₴₪฿]|EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|zł|kr|Kč)'
const DIGITS = "\\d[\\d.,'’ \u00a0\u202f]{0,20}"
const SHOWN_PRICE = new RegExp(`${CURRENCY}\\s?${DIGITS}|${DIGITS}${CURRENCY}`, 'i')
const MOST_NUMBERS = 5000

function judgePrice(
  tally: RichResults,
  lookup: ItemLookup,
  product: Item,
  document: HtmlDocument,
  page: PageText,
): void {
  const stated = lookup
    .items(product, 'offers')
    .flatMap(offer => ['price', 'lowPrice', 'highPrice'].flatMap(property => lookup.texts(offer, property)))
  const prices = stated.filter(({ text }) => isNumber(text.trim()))
  if (prices.length === 0 || prices.length < stated.length) return
  // Without a price in the document, scripts fill it in, or it is on request.
  if (!showsPrices(document)) return
  tally.saw('not-visible')
  const shown = numbersIn(page.source)
  if (!shown || prices.some(({ text }) => isShown(Number(text), shown))) return
  const list = [...new Set(prices.map(({ text }) => text.trim()))].slice(0, 5).join(', ')
  tally.fault('not-visible', prices[0]!.place, `the price ${list} is not on the page, which shows others`)
}

/** Whether an element that is called a price holds one. */
function showsPrices(document: HtmlDocument): boolean {
  return document.elements().some(element => {
    const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
    if (!/(?:^|[\s_-])prices?(?:[\s_-]|$)/i.test(names)) return false
    return SHOWN_PRICE.test(startOfSeenText(element, 500))
  })
}

/** Every number of a text in hundredths, in each way that its separators can be read; undefined for too many of them. */
function numbersIn(source: string): ReadonlySet<string> | undefined {
  const found = new Set<string>()
  let count = 0
  for (const [written] of source.matchAll(/\d[\d.,'’\u00a0\u202f]{0,20}/g)) {
    if (count++ > MOST_NUMBERS) return undefined
    const digits = written.replace(/\D/g, '')
    const decimals = /[.,](\d{1,2})\D?$/.exec(written)?.[1]?.length ?? 0
    found.add(digits.replace(/^0+(?=\d)/, ''))
    found.add(cents(Number(digits)))
    found.add(cents(Number(digits) / 10 ** decimals))
  }
  return found
}

/** Whole and hundredths may stand in elements of their own. */
function isShown(price: number, shown: ReadonlySet<string>): boolean {
  const whole = Math.floor(price)
  return (
    shown.has(cents(price)) ||
    (shown.has(cents(whole)) && shown.has(String(Math.round((price - whole) * 100))))
  )
}

function cents(amount: number): string {
  return String(Math.round(amount * 100))
}

const RATING_TRACES =
  /[★☆⭐]|\b(?:stars?|ratings?|rated|reviews?|sterne?|bewertung\w*|rezension\w*|avis|[ée]toiles?|not[ea]s?|opini\w+|valoraci\w+|reseñas?|estrellas?|recension\w*|stelle|avalia\w+|beoordeling\w*|sterren|omd[öo]me\w*|betyg|anmeldelse\w*|vurdering\w*|arvostelu\w*|ocen\w*|hodnocen\w*|отзыв\w*|оценк\w*)|レビュー|評価|评价|评分|리뷰|평점/iu

/** Ratings of one product that are compared: it has one, and each is looked for in all of the page. */
const MAX_RATINGS = 20

function judgeRatings(tally: RichResults, lookup: ItemLookup, product: Item, page: PageText): void {
  const values = lookup
    .items(product, 'aggregateRating')
    .filter(rating => rating.syntax === 'json-ld')
    .flatMap(rating => lookup.texts(rating, 'ratingValue').slice(0, 1))
    .slice(0, MAX_RATINGS)
  if (values.length === 0) return
  const hasTraces = RATING_TRACES.test(page.source)
  for (const { text, place } of values) {
    tally.saw('not-visible')
    if (hasTraces || page.source.includes(text.trim().slice(0, MAX_SOUGHT))) continue
    tally.fault('not-visible', place, `the rating ${text} is not on the page, nor are any stars or reviews`)
  }
}
