import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { asFarAsFollowed, type ItemLookup } from './item-lookup.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { spanOf } from './value-formats.ts'

const POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies'

const checks = {
  'date-order': {
    severity: 'warning',
    title: 'Something ends before it begins',
    why: 'One of the two dates is wrong, and search engines drop what they cannot make sense of.',
    fix: 'Correct the dates.',
    help: POLICIES,
    example: '"startDate": "2027-05-02", "endDate": "2027-05-01"',
  },
  'price-expired': {
    severity: 'notice',
    title: 'The price of an offer is no longer valid',
    why: 'Google may not show a product whose priceValidUntil has passed.',
    fix: 'Update priceValidUntil, or leave it out.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
    example: '"priceValidUntil": "2020-12-31"',
  },
} satisfies Record<string, CheckDefinition>

type Dates = Tally<keyof typeof checks>

/** Dates against each other and against now. */
export const dates = defineTopic({
  checks,
  readsDocument: true,
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
      'date-order': tally.judgement('date-order', 'no item has both a beginning and an end'),
      'price-expired': tally.judgement('price-expired', 'no price says until when it is valid'),
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
        const message = `${lookup.label(item)}: ${after} ${second!.text} lies before ${before} ${first}`
        tally.fault('date-order', () => lookup.data.occurrence(second!.place, message))
      }
    }
    for (const until of lookup.texts(item, 'priceValidUntil')) {
      const end = spanOf(until.text.trim())?.end
      if (end === undefined) continue
      if (end >= now) tally.saw('price-expired')
      else
        tally.fault('price-expired', () =>
          lookup.data.occurrence(until.place, `priceValidUntil is ${until.text}`),
        )
    }
  }
}
