import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asFarAsFollowed, type ItemLookup } from './item-lookup.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether the prices of one range are in one currency. */
export const offerCurrencies = defineTopic({
  checks: {
    'price-range-mixed': {
      severity: 'warning',
      title: 'A price range mixes currencies',
      why: 'lowPrice and highPrice are in the currency of the AggregateOffer. A price of another currency is shown as a wrong amount.',
      fix: 'Give all offers of an AggregateOffer its priceCurrency, or describe each as an Offer of its own.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
      example:
        '"@type": "AggregateOffer", "priceCurrency": "EUR", "offers": [{"price": "20", "priceCurrency": "CHF"}]',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return { judgements: unlessUnfilled(page, judge(lookup), UNSURE_UNFILLED) }
  },
})

const CHECK = 'price-range-mixed'
const CODE = /^[A-Z]{3}$/

function judge(lookup: ItemLookup) {
  const tally = new Tally<typeof CHECK>()
  return asFarAsFollowed(
    () => compareAll(tally, lookup),
    () => ({ [CHECK]: tally.judgement(CHECK, 'no price range of the page lists its offers') }),
  )
}

function compareAll(tally: Tally<typeof CHECK>, lookup: ItemLookup): void {
  for (const range of lookup.data.items) {
    if (!lookup.isA(range, 'AggregateOffer')) continue
    const currency = lookup.text(range, 'priceCurrency')
    if (currency === undefined || !CODE.test(currency)) continue
    const stated = lookup
      .items(range, 'offers')
      .flatMap(offer => lookup.texts(offer, 'priceCurrency').slice(0, 1))
    const codes = stated.filter(({ text }) => CODE.test(text.trim()))
    if (codes.length === 0) continue
    const other = codes.find(({ text }) => text.trim() !== currency)
    if (!other) tally.saw(CHECK)
    else {
      const message = `${lookup.label(range)} is in ${currency}, and one of its offers in ${other.text.trim()}`
      tally.fault(CHECK, () => lookup.data.occurrence(other.place, message))
    }
  }
}
