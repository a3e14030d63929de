import type { JsonObject } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { type Item, isReference } from '../../formats/structured-data/item.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { ItemLookup } from './item-lookup.ts'
import { schemaPage } from './schema-page.ts'

/** What ratings end at where they do not say it. */
const BEST_RATING = 5
const MAX_TEXT = 60

/**
 * What a result can show of what the page is about, as facts: `shown.rating` is `{ value, best, count }`, `shown.offer`
 * is `{ price, currency, availability }`, as far as stated.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export const resultValues = defineTopic({
  checks: {},
  readsDocument: true,
  async judge(visit) {
    const { lookup, scopes } = await schemaPage(visit)
    const shown: JsonObject = {}
    for (const [item, scope] of scopes) {
      if (scope !== 'page' || isReference(item)) continue
      const whole = lookup.data.whole(item)
      const rating = shown['rating'] === undefined ? ratingOf(whole, lookup) : undefined
      const offer = shown['offer'] === undefined ? offerOf(whole, lookup) : undefined
      if (rating) shown['rating'] = rating
      if (offer) shown['offer'] = offer
    }
    return { judgements: {}, ...(Object.keys(shown).length > 0 && { facts: { shown } }) }
  },
})

function ratingOf(item: Item, lookup: ItemLookup): JsonObject | undefined {
  const [rating] = lookup.items(item, 'aggregateRating')
  if (!rating) return undefined
  const value = numberOf(rating, 'ratingValue', lookup)
  const count = numberOf(rating, 'ratingCount', lookup) ?? numberOf(rating, 'reviewCount', lookup)
  const best = numberOf(rating, 'bestRating', lookup) ?? BEST_RATING
  return value === undefined || count === undefined ? undefined : { value, best, count }
}

function offerOf(item: Item, lookup: ItemLookup): JsonObject | undefined {
  const [offer] = lookup.items(item, 'offers')
  if (!offer) return undefined
  const [specification] = lookup.items(offer, 'priceSpecification')
  const text = (name: string) =>
    lookup.text(offer, name) ?? (specification && lookup.text(specification, name))
  const price = text('price') ?? text('lowPrice')
  if (price === undefined) return undefined
  const [currency, availability] = [text('priceCurrency'), lookup.member(offer, 'availability')]
  return {
    price: cutEnd(price, MAX_TEXT),
    ...(currency !== undefined && { currency: cutEnd(currency, MAX_TEXT) }),
    ...(availability !== undefined && { availability: cutEnd(availability, MAX_TEXT) }),
  }
}

/** A number as it is written, with a point or a comma; of a share such as 4/5 or 90% nothing. */
function numberOf(item: Item, property: string, lookup: ItemLookup): number | undefined {
  const text = lookup.text(item, property)
  return text !== undefined && /^\d{1,9}(?:[.,]\d{1,9})?$/.test(text)
    ? Number(text.replace(',', '.'))
    : undefined
}
