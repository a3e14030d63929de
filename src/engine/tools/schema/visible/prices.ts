import { attribute, type HtmlDocument } from '../../../formats/html/document.ts'
import type { Item } from '../../../formats/structured-data/item.ts'
import { startOfSeenText } from '../../../page/text/text-start.ts'
import type { ItemLookup } from '../item-lookup.ts'
import type { PageText } from '../page-text.ts'
import { isNumber } from '../value-formats.ts'
import type { Comparison } from './comparison.ts'

/** Signs and codes that tell a price from another number. */
const CURRENCY = '(?:[€$£¥₹₩₺₽₴₪฿]|EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|zł|kr|Kč)'
const DIGITS = "\\d[\\d.,'’ \u00a0\u202f]{0,20}"
const SHOWN_PRICE = new RegExp(`${CURRENCY}\\s?${DIGITS}|${DIGITS}${CURRENCY}`, 'i')
const MAX_NUMBERS = 5000

/**
 * The prices of a product: only where the page shows others, and these nowhere. A price may stand in any part of its
 * source, since shops fill some in by scripts.
 */
export function comparePrice(
  tally: Comparison,
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
  const message = `The price ${list} is not on the page, which shows other prices`
  tally.fault('not-visible', () => lookup.data.occurrence(prices[0]!.place, message))
}

/** Types that state a price, and most texts of them that are compared. */
const PRICED = ['Offer', 'AggregateOffer', 'PriceSpecification'] as const
const PRICE_PROPERTIES = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'] as const
const MAX_STATED = 500
const MAX_LISTED = 5

/**
 * The prices of all else that JSON-LD offers, as a service or a ticket: only where the page shows none of them, in
 * whatever part of its source. What shops fill in is compared as {@link comparePrice the price of a product}.
 */
export function compareStatedPrices(tally: Comparison, lookup: ItemLookup, page: PageText): void {
  const items = lookup.data.items.filter(({ syntax }) => syntax === 'json-ld')
  if (items.some(item => lookup.isA(item, 'Product'))) return
  const stated = items
    .filter(item => lookup.isA(item, ...PRICED))
    .flatMap(item => PRICE_PROPERTIES.flatMap(property => lookup.texts(item, property)))
    .slice(0, MAX_STATED)
  // What costs nothing is said in words.
  const prices = stated.filter(({ text }) => isNumber(text.trim()) && Number(text) > 0)
  if (prices.length === 0) return
  tally.saw('not-visible')
  const shown = numbersIn(page.source)
  if (!shown || prices.some(({ text }) => isShown(Number(text), shown))) return
  const list = [...new Set(prices.map(({ text }) => text.trim()))].slice(0, MAX_LISTED).join(', ')
  const message = `No price that is stated is on the page: ${list}`
  tally.fault('not-visible', () => lookup.data.occurrence(prices[0]!.place, message))
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
    if (count++ > MAX_NUMBERS) return undefined
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
