import type { ItemLookup } from './item-lookup.ts'
import type { RichResults } from './rich-results.ts'
import { spanOf } from './value-formats.ts'

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

/**
 * Judges dates against each other and against now. Dates without a time or time zone are given every benefit of it.
 *
 * @param now milliseconds since 1970
 */
export function judgeDates(tally: RichResults, lookup: ItemLookup, now: number): void {
  for (const item of lookup.data.items) {
    for (const [before, after] of ORDERS) {
      const [first, second] = [lookup.text(item, before), lookup.texts(item, after)[0]]
      const begin = first === undefined ? undefined : spanOf(first)?.begin
      const end = second && spanOf(second.text.trim())?.end
      if (begin === undefined || end === undefined) continue
      if (end >= begin) tally.saw('date-order')
      else {
        const message = `${lookup.label(item)}: ${after} ${second!.text} lies before ${before} ${first}`
        tally.fault('date-order', second!.place, message)
      }
    }
    for (const until of lookup.texts(item, 'priceValidUntil')) {
      const end = spanOf(until.text.trim())?.end
      if (end === undefined) continue
      if (end >= now) tally.saw('price-expired')
      else tally.fault('price-expired', until.place, `priceValidUntil is ${until.text}`)
    }
  }
}
