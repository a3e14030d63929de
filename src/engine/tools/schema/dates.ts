import type { Item } from '../../formats/structured-data/item.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { asFarAsFollowed, type ItemLookup } from './item-lookup.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { spanOf } from './value-formats.ts'

const POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies'

const checks = {
  'date-order': {
    severity: 'warning',
    title: 'An end date is before the start date',
    why: 'One of the two dates is wrong. Search engines may ignore both.',
    fix: 'Correct the date that is wrong.',
    help: POLICIES,
    example: '"startDate": "2027-05-02", "endDate": "2027-05-01"',
  },
  'price-expired': {
    severity: 'notice',
    title: 'A price or an offer is past the date that ends it',
    why: 'Google may stop showing the price after this date.',
    fix: 'Update priceValidUntil or validThrough, or remove what is no longer offered.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
    example: '"priceValidUntil": "2020-12-31"',
  },
  'past-event-on-sale': {
    severity: 'notice',
    title: 'An event that is over still has tickets on sale in structured data',
    why: 'Google no longer lists an event that is over, and visitors are sent to tickets that they cannot use.',
    fix: 'Announce the next event with its dates, or set the availability of the old offers to SoldOut.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/event',
    example:
      '"@type": "Event", "endDate": "2020-05-02", "offers": {"availability": "https://schema.org/InStock"}',
  },
} satisfies Record<string, CheckDefinition>

type Dates = Tally<keyof typeof checks>

/** Dates against each other and against now. */
export const dates = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return { judgements: unlessUnfilled(page, judgeDates(lookup), UNSURE_UNFILLED) }
  },
})

/** Properties of one item of which the second cannot lie before the first. */
const ORDERS = [
  ['startDate', 'endDate'],
  ['datePosted', 'validThrough'],
  ['validFrom', 'validThrough'],
  ['availabilityStarts', 'availabilityEnds'],
  ['datePublished', 'expires'],
  ['uploadDate', 'expires'],
  ['birthDate', 'deathDate'],
  ['foundingDate', 'dissolutionDate'],
] as const

function judgeDates(lookup: ItemLookup) {
  const tally: Dates = new Tally()
  return asFarAsFollowed(
    () => tallyDates(tally, lookup, Date.now()),
    () => ({
      'date-order': tally.judgement('date-order', 'no item has both a start and an end date'),
      'price-expired': tally.judgement('price-expired', 'no offer has a date that ends it'),
      'past-event-on-sale': tally.judgement('past-event-on-sale', 'no event has a date and tickets on sale'),
    }),
  )
}

/**
 * Dates without a time or time zone are given every benefit of it.
 *
 * @param now milliseconds since 1970
 */
function tallyDates(tally: Dates, lookup: ItemLookup, now: number): void {
  for (const item of lookup.data.items) {
    for (const [before, after] of ORDERS) {
      const [first, second] = [lookup.text(item, before), lookup.texts(item, after)[0]]
      const begin = first === undefined ? undefined : spanOf(first)?.begin
      const end = second && spanOf(second.text.trim())?.end
      if (begin === undefined || end === undefined) continue
      if (end >= begin) tally.saw('date-order')
      else {
        const message = `${lookup.label(item)}: ${after} ${second!.text} is before ${before} ${first}`
        tally.fault('date-order', () => lookup.data.occurrence(second!.place, message))
      }
    }
    tallyEnds(tally, lookup, item, now)
    tallyEvent(tally, lookup, item, now)
  }
}

/** What ends an offer. Other types, such as a job, have a validThrough that is no price's. */
function tallyEnds(tally: Dates, lookup: ItemLookup, item: Item, now: number): void {
  const isOffer = lookup.isA(item, 'Offer', 'PriceSpecification')
  for (const property of isOffer ? ['priceValidUntil', 'validThrough'] : ['priceValidUntil']) {
    for (const until of lookup.texts(item, property)) {
      const end = spanOf(until.text.trim())?.end
      if (end === undefined) continue
      holdsUntil(end)
      if (end >= now) tally.saw('price-expired')
      else
        tally.fault('price-expired', () =>
          lookup.data.occurrence(until.place, `${property} ${until.text} is in the past`),
        )
    }
  }
}

/** Availabilities that say that people can buy now. */
const ON_SALE: ReadonlySet<string> = new Set([
  'InStock',
  'LimitedAvailability',
  'OnlineOnly',
  'PreOrder',
  'PreSale',
])

/** An event that was put off is to come, whatever its dates still say. */
function tallyEvent(tally: Dates, lookup: ItemLookup, item: Item, now: number): void {
  if (!lookup.isA(item, 'Event') || /Postponed|Cancelled/.test(lookup.member(item, 'eventStatus') ?? ''))
    return
  const [last] = lookup.texts(item, 'endDate')
  const end = last && spanOf(last.text.trim())?.end
  if (end === undefined) return
  const offers = lookup.items(item, 'offers')
  const all = [...offers, ...offers.flatMap(offer => lookup.items(offer, 'offers'))]
  const onSale = all.find(offer => ON_SALE.has(lookup.member(offer, 'availability') ?? ''))
  if (!onSale) return
  holdsUntil(end)
  if (end >= now) tally.saw('past-event-on-sale')
  else {
    const message = `${lookup.label(item)} ended on ${last!.text}, and its offer is ${lookup.member(onSale, 'availability')}`
    tally.fault('past-event-on-sale', () => lookup.data.occurrence(last!.place, message))
  }
}
