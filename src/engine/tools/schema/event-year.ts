import { quoted } from '../../../text/quoted.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import type { Item } from '../../formats/structured-data/item.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { productionOrigins } from '../../syntax/preview.ts'
import { writtenDays } from '../../syntax/written-days.ts'
import { squashed } from '../serp/title-parts.ts'
import { endOfEvent } from './event-end.ts'
import type { ItemLookup } from './item-lookup.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { DAY_MS } from './value-formats.ts'

/** Whether the data of an event has the dates of its own edition. */
export const eventYear = defineTopic({
  checks: {
    'event-year-differs': {
      severity: 'warning',
      title: 'The data of an event has dates of another year than its name',
      why: 'The dates are those of another edition. Google takes the event for one that is over, and does not list it.',
      fix: 'Write the dates of this edition into startDate and endDate, or correct the name.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/event#start-date',
      example: '"@type": "Event", "name": "BikeCon 2027", "startDate": "2026-05-02" on bikecon.example',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return {
      judgements: unlessUnfilled(read.page, { 'event-year-differs': judgeYears(read) }, UNSURE_UNFILLED),
    }
  },
})

/** Events that are looked at, and characters of a name and of the text of a page. */
const MAX_EVENTS = 20
const MAX_NAME = 120
const MAX_TEXT = 20_000
/** Letters of the name of an event by which a host is called after it. */
const MIN_NAME = 4
/** Years between two editions that one may have been copied from the other; a goal such as 2030 is further away. */
const MAX_YEARS = 3
/** A year that stands for itself, and not as a part of a season such as 2026/27. */
const YEAR = /(?<![\p{L}\d/–-])20\d\d(?![\p{L}\d]|\s?[/–-]\s?\d)/gu

interface Dated {
  item: Item
  name: string
  year: number
  /** As written. */
  start: string
}

function judgeYears({ lookup, page }: SchemaPage): Judgement {
  const events = lookup.data.items
    .filter(item => lookup.isA(item, 'Event') && !lookup.isA(item, 'CourseInstance'))
    .slice(0, MAX_EVENTS)
  const names = new Set(events.map(item => lookup.text(item, 'name')))
  const [first] = names.size === 1 ? events : []
  const event = first && datedEvent(first, lookup)
  if (!event) return notApplicable('the page has no data of one event with a year in its name and a date')
  const { item, name, year, start } = event
  const years = events.flatMap(one => yearsOf(one, lookup))
  const isOther = years.every(one => one !== year && Math.abs(one - year) <= MAX_YEARS)
  if (!isOther || !saysYear(page.document, year)) return pass()
  const day = sameDayIn(year, start, page.document, years)
  if (day === undefined && !(isEditionOf(name, page) && years.every(one => one < year))) return pass()
  const message = `${lookup.label(item)} has the startDate ${quoted(start)}, but ${
    day === undefined ? `the page is of ${year}` : `the page says ${quoted(day)}`
  }.`
  const at = lookup.texts(item, 'startDate')[0]?.place ?? item.place
  return fail(lookup.data.occurrence(at, message))
}

/** An event with one year in its name, and a date that nothing says has been changed. */
function datedEvent(item: Item, lookup: ItemLookup): Dated | undefined {
  const name = lookup.text(item, 'name')?.slice(0, MAX_NAME)
  const start = lookup.text(item, 'startDate')?.trim().slice(0, MAX_NAME)
  const found = new Set(name?.match(YEAR))
  const [year] = found
  const isOpen = endOfEvent(item, lookup).end === undefined || lookup.has(item, 'previousStartDate')
  if (name === undefined || start === undefined || year === undefined || found.size > 1 || isOpen)
    return undefined
  return { item, name, year: Number(year), start }
}

/** The years in which an event begins and ends by its data. */
function yearsOf(item: Item, lookup: ItemLookup): number[] {
  return ['startDate', 'endDate'].flatMap(property => {
    const year = /^\s*(\d{4})/.exec(lookup.text(item, property) ?? '')?.[1]
    return year === undefined ? [] : [Number(year)]
  })
}

/** Whether the title or a headline of a page says a year, and no other one. */
function saysYear(document: HtmlDocument, year: number): boolean {
  const texts = [...document.elements('title').slice(0, 1), ...document.elements('h1').slice(0, 1)]
  const said = new Set(texts.flatMap(text => startOfSeenText(text, MAX_NAME).match(YEAR) ?? []))
  return said.size === 1 && said.has(String(year))
}

/** Days by which two editions differ at most: they are on the same weekend of the year. */
const MAX_SHIFT_MS = 20 * DAY_MS

/** A day about a start in another year that a page shows, where it names none of some years. */
function sameDayIn(
  year: number,
  start: string,
  { body }: HtmlDocument,
  others: readonly number[],
): string | undefined {
  const text = body ? startOfSeenText(body, MAX_TEXT) : ''
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(start) ?? []
  if (day === undefined || others.some(other => text.includes(String(other)))) return undefined
  const wanted = Date.UTC(year, Number(month) - 1, Number(day))
  return writtenDays(text).find(({ end }) => Math.abs(end - wanted) <= MAX_SHIFT_MS)?.text
}

/** Whether a site is called as an event without its year: such an event is an edition of it. */
function isEditionOf(name: string, { url, preview }: HtmlPage): boolean {
  const bare = squashed(name.replace(YEAR, ''))
  return (
    bare.length >= MIN_NAME &&
    [url, ...productionOrigins(preview)].some(address =>
      new URL(address).hostname.split('.').some(label => label.replaceAll('-', '') === bare),
    )
  )
}
