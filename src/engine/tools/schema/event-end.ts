import type { Item } from '../../formats/structured-data/item.ts'
import type { ItemLookup } from './item-lookup.ts'
import { spanOf } from './value-formats.ts'

/** Time in which a page may be changed after the event. */
export const GRACE_MS = 3 * 24 * 60 * 60 * 1000

/** When an event ends by its data, in milliseconds since 1970, and the date that says so. */
export interface EventEnd {
  /** As written; undefined where none is. */
  text: string | undefined
  /** Undefined where it cannot be told, and of one that was put off or comes again: its dates may say what is no more. */
  end: number | undefined
}

export function endOfEvent(item: Item, lookup: ItemLookup): EventEnd {
  const isOpen =
    /Postponed|Cancelled|Rescheduled/.test(lookup.member(item, 'eventStatus') ?? '') ||
    lookup.items(item, 'eventSchedule').length > 0
  const text = lookup.text(item, 'endDate') ?? lookup.text(item, 'startDate')
  return { text, end: isOpen || text === undefined ? undefined : spanOf(text.trim())?.end }
}
