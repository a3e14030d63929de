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
    title: 'The date in priceValidUntil has passed',
    why: 'Google may stop showing the price after this date.',
    fix: 'Update priceValidUntil, or remove it.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
    example: '"priceValidUntil": "2020-12-31"',
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
      'price-expired': tally.judgement('price-expired', 'no offer has a priceValidUntil'),
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
    for (const until of lookup.texts(item, 'priceValidUntil')) {
      const end = spanOf(until.text.trim())?.end
      if (end === undefined) continue
      holdsUntil(end)
      if (end >= now) tally.saw('price-expired')
      else
        tally.fault('price-expired', () =>
          lookup.data.occurrence(until.place, `priceValidUntil ${until.text} is in the past`),
        )
    }
  }
}
