import type { Occurrence } from '../../../api/results.ts'
import { quoted } from '../../../text/quoted.ts'
import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { mayComeYet, weekdayDates } from '../../syntax/weekday-dates.ts'
import { type WrittenDay, writtenDays, writtenMonths } from '../../syntax/written-days.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { ANNOUNCEMENT } from './announcements.ts'
import { isOfEdition } from './edition.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { pastSale } from './past-sale.ts'
import { pastSignUp } from './past-signup.ts'

/** Whether what is announced is yet to come. */
export const pastEvents = defineTopic({
  checks: {
    'upcoming-past': {
      severity: 'warning',
      title: 'What the page announces as upcoming is over',
      why: 'Visitors think that the site is abandoned, and people who search for what comes next do not find it here.',
      fix: 'Announce what comes next, rename the section, or let the build leave out what is over.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<h2>Upcoming events</h2><p>March 3, 2021: Open day</p>, in 2026',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const judgement = judgeSections(examination, page, clockOf(page.response))
    return { judgements: unlessUnfilled(page, { 'upcoming-past': judgement }) }
  },
})

/** Headings of sections that say that all below them is yet to come, in the languages that are most frequent on the web. */
const UPCOMING =
  /^(?:(?:our|all|see|the)\s)?(?:upcoming|forthcoming|next|future)\s(?:\p{L}{3,15}\s)?(?:events?|dates?|shows?|concerts?|gigs?|meetings?|meetups?|workshops?|courses?|trainings?|tours?|webinars?|talks?|conferences?|exhibitions?|classes|sessions?|seminars?|matches|games|races|performances?)$|^(?:kommende|nächste|anstehende|bevorstehende|aktuelle)\s(?:termine?|veranstaltungen?|events?|konzerte?|kurse?|workshops?|auftritte?|spiele|ausstellungen?|seminare?)$|^(?:prochaine?s?|futurs?)\s(?:événements?|evènements?|dates?|concerts?|ateliers?|spectacles?|rencontres?|formations?|expositions?|stages?)$|^(?:événements?|évènements?|dates|concerts|ateliers) à venir$|^próxim[oa]s?\s(?:eventos?|fechas?|datas?|conciertos?|concertos?|cursos?|talleres|citas|encuentros?|encontros?|actividades|atividades|exposiciones|shows)$|^prossim[ie]\s(?:eventi|date|concerti|corsi|appuntamenti|spettacoli|mostre)$|^(?:aankomende|komende|volgende)\s(?:evenementen|activiteiten|concerten|voorstellingen|cursussen|agenda)$|^(?:nadchodzące|najbliższe|zbliżające się)\s(?:wydarzenia|koncerty|terminy|szkolenia)$|^(?:nadcházející|nejbližší|příští)\s(?:akce|koncerty|termíny|události)$|^(?:kommande|nästa)\s(?:evenemang|händelser|konserter|kurser|föreställningar)$|^(?:ближайшие|предстоящие)\s(?:события|мероприятия|концерты|курсы)$/iu
/** Further headings, below which days without a year count as well. */
const COMING_UP =
  /^(?:coming up|what['’]s on|dates|termine|agenda|(?:upcoming|coming|next|kommende|nächste|prochains?|prochaines|próxim[oa]s|prossim[ie]|komende|aankomende|kommande|nadchodzące|nejbližší) [\p{L}\s&,]{3,50})$/iu
/** Headings of a calendar that name the year that it is of. */
const CALENDAR =
  /^(?:our |unsere? |notre |nuestro |il nostro )?(?:calendar|schedule|agenda|events?|concerts?|gigs|tour ?dates|kalender|termine|veranstaltungen|konzerte|auftritte|spielplan|calendrier|événements|agenda des concerts|calendario|eventi|concerti|appuntamenti|eventos|conciertos|konserter|spelningar|evenemang|arrangementer|koncerter|kalendarz|wydarzenia|koncerty|kalendář|akce|kalenteri|tapahtumat)\s(?:for |für |de |pour |del )?(20\d\d)$/iu
/** What begins another subject within such a section. */
const PAST =
  /past|previous|earlier|archive|recent|vergangen|frühere|archiv|rückblick|passés?|précédent|anterior|pasad|passad|passat|precedent|vorige|afgelopen|minul|poprzedni|tidigare|прошедш|архив/i
/** A report of its own or a page of a year is not changed when its time is over. */
const DATED_ADDRESS = /\/(?:19|20)\d\d(?:[-/_.]|$)|\/(?:blog|news|posts?|archives?)\/[^/]/i
const DAY_MS = 24 * 60 * 60 * 1000
/** The end of a day anywhere on earth. */
const ANYWHERE_MS = 12 * 60 * 60 * 1000
/** Sections, blocks of each and characters of a block that are looked at. */
const MAX_SECTIONS = 10
const MAX_BLOCKS = 100
const MAX_BLOCK = 200
/** Names of months in the languages of most pages: beside one without a year nothing is sure. */
const MONTH =
  /(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/giu

function judgeSections({ document, main, byline }: Examination, page: HtmlPage, now: number): Judgement {
  if (byline.dates.length > 0)
    return notApplicable('the page says when it was written: what was to come then may be past')
  const { allBlocks } = main
  const starts = allBlocks.flatMap(({ kind, text }, index) =>
    kind === 'heading' && UPCOMING.test(text.replace(/[\s:!]+$/, '')) ? [index] : [],
  )
  const coming = allBlocks.flatMap(({ kind, text }, index) =>
    kind === 'heading' &&
    COMING_UP.test(text.replace(/[\s:!]+$/, '')) &&
    weekdayDates(sectionBehind(allBlocks, index)).length >= MIN_WEEKDAYS
      ? [index]
      : [],
  )
  const ended =
    pastCalendar(page, allBlocks, now) ?? pastSale(document, allBlocks, now) ?? pastSignUp(document, now)
  if (ended) return fail(ended)
  const announced = announcedDays(document, allBlocks)
  const past = pastAnnouncement(page, allBlocks, announced, now)
  if (past) return fail(past)
  const unnamed = pastWeekdays(document, allBlocks, [...starts, ...coming], now)
  if (unnamed) return fail(unnamed)
  if (starts.length + announced.length + coming.length === 0)
    return notApplicable('the page announces nothing with its date')
  for (const start of starts.slice(0, MAX_SECTIONS)) {
    const heading = allBlocks[start]!
    const text = sectionBehind(allBlocks, start)
    const days = writtenDays(text)
    const last = days.reduce((latest, day) => (day.end > latest.end ? day : latest), days[0]!)
    if (
      last === undefined ||
      hasOtherDates(
        text,
        days.map(day => day.text),
      )
    )
      continue
    holdsUntil(last.end + ANYWHERE_MS, now)
    if (last.end + ANYWHERE_MS >= now || isOfEdition(page, yearOf(last), ['h1'])) continue
    const message = `${quoted(heading.text)} has nothing later than ${last.text}.`
    return fail(document.occurrence(heading.element, message))
  }
  return pass()
}

/** Days with a weekday from which on a list is one of what is to come. */
const MIN_WEEKDAYS = 2

/**
 * The heading of a list of days that have a weekday and no year, none of which is to come: on its weekday each was last
 * this year or years ago. A list that names a year says more than that.
 */
function pastWeekdays(
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  starts: readonly number[],
  now: number,
): Occurrence | undefined {
  for (const start of starts.slice(0, MAX_SECTIONS)) {
    const heading = blocks[start]!
    const text = sectionBehind(blocks, start)
    const dates = weekdayDates(text)
    if (dates.length < MIN_WEEKDAYS || /(?<!\d)20\d\d(?!\d)/.test(text)) continue
    if (dates.some(date => mayComeYet(date, now))) {
      holdsUntil(now + DAY_MS)
      continue
    }
    const message = `${quoted(heading.text)} has no day to come: of ${dates.length} the first is ${dates[0]!.text} and the last ${dates.at(-1)!.text}, and none is on its weekday until the end of next year.`
    return document.occurrence(heading.element, message)
  }
  return undefined
}

/** The texts from a heading to the next one of its rank, or to what is past. */
function sectionBehind(blocks: readonly TextBlock[], start: number): string {
  const heading = blocks[start]!
  const section = []
  for (const block of blocks.slice(start + 1, start + 1 + MAX_BLOCKS)) {
    const isNext = block.kind === 'heading' && block.element.tagName <= heading.element.tagName
    if (isNext || PAST.test(block.text.slice(0, 40))) break
    section.push(block.text.slice(0, MAX_BLOCK))
  }
  return section.join(' \n')
}

/** Days in which a page may be changed after what it announced. */
const GRACE_MS = 30 * 24 * 60 * 60 * 1000
/** Blocks that are looked at, characters of one, and how far from the words of an announcement its days stand. */
const MAX_ANNOUNCING = 2000
const MAX_SENTENCE = 600
const MAX_APART = 120
/** Blocks in front of an announcement among which the date of a report stands. */
const BLOCKS_BEFORE = 3

interface Announced {
  block: TextBlock
  index: number
  words: string
  last: WrittenDay
}

/** The sentences that say of something with its date that it is yet to come. */
function announcedDays(document: HtmlDocument, blocks: readonly TextBlock[]): Announced[] {
  if (DATED_ADDRESS.test(new URL(document.url).pathname)) return []
  const entries = datedEntries(document)
  return blocks.slice(0, MAX_ANNOUNCING).flatMap((block, index) => {
    const text = block.text.slice(0, MAX_SENTENCE)
    const words = block.kind === 'code' ? null : ANNOUNCEMENT.exec(text)
    if (!words) return []
    const start = Math.max(0, words.index - MAX_APART)
    const near = text.slice(start, words.index + words[0].length + MAX_APART)
    const days = [...writtenDays(near), ...writtenMonths(near)]
    const [last, other] = days.toSorted((a, b) => b.end - a.end)
    // Of two dates one may be that of the report.
    if (!last || (other && last.end - other.end > 45 * DAY_MS)) return []
    const entry = entries.size === 0 ? undefined : entryAround(block.element)
    const written = entry && entries.get(entry)
    if (written !== undefined && written < last.end - BEFORE_MS) return []
    return [{ block, index, words: words[0], last }]
  })
}

/** Times that are looked at, and elements around one up to the entry that it is of. */
const MAX_TIMES = 1000
const MAX_AROUND = 30
/** How long before what it announces an entry is written at least: a time beside it may be that of the event. */
const BEFORE_MS = 4 * DAY_MS

/** When the entries of a page, as those of a blog, say in a `<time>` that they were written (milliseconds since 1970). */
function datedEntries(document: HtmlDocument): ReadonlyMap<Element, number> {
  const entries = new Map<Element, number>()
  for (const time of document.elements('time').slice(0, MAX_TIMES)) {
    const entry = entryAround(time)
    const written = Date.parse((attribute(time, 'datetime') ?? '').slice(0, 10))
    if (entry && written < (entries.get(entry) ?? Number.POSITIVE_INFINITY)) entries.set(entry, written)
  }
  return entries
}

function entryAround(element: Element): Element | undefined {
  let around: Element | undefined = element
  for (let step = 0; around && step < MAX_AROUND; step++) {
    if (around.tagName === 'article') return around
    around = parentOf(around)
  }
  return undefined
}

/**
 * The newest of what a page announces, where that is over and the page names nothing later. What is said in a report, which
 * has a date of its own, was true on that day; and a page of one edition or year stays when it is over.
 */
function pastAnnouncement(
  page: HtmlPage,
  blocks: readonly TextBlock[],
  announced: readonly Announced[],
  now: number,
): Occurrence | undefined {
  const { document } = page
  const [first, ...others] = announced
  if (!first) return undefined
  const newest = others.reduce((latest, one) => (one.last.end > latest.last.end ? one : latest), first)
  const over = newest.last.end + GRACE_MS
  holdsUntil(over, now)
  if (over >= now) return undefined
  const year = yearOf(newest.last)
  const about = [document.url, ...document.elements('title', 'h1').map(textOf)].join(' ')
  if (isOfEdition(page, year, ['h1']) || PAST.test(about)) return undefined
  const before = blocks.slice(Math.max(0, newest.index - BLOCKS_BEFORE), newest.index)
  if (before.some(({ text }) => hasDate(text.slice(0, MAX_SENTENCE)))) return undefined
  const text = blocks
    .map(({ text }) => (/©|\(c\)|copyright/i.test(text) ? '' : text))
    .join('\n')
    .slice(0, MAX_TEXT)
  const isLater = ({ end }: WrittenDay) => end > newest.last.end
  if (writtenDays(text).some(isLater) || writtenMonths(text).some(isLater)) return undefined
  const later = text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []
  if (later.some(found => Number(found) > year)) return undefined
  const message = `"${newest.words.trim()}" is about ${newest.last.text}.`
  return document.occurrence(newest.block.element, message)
}

function yearOf({ end }: WrittenDay): number {
  return new Date(end - 1).getUTCFullYear()
}

function hasDate(text: string): boolean {
  return writtenDays(text).length > 0 || /(?<!\d)\d{1,2}[./]\d{1,2}[./](?:20)?\d{2}(?!\d)/.test(text)
}

/** Characters of a page in which a later year is looked for. */
const MAX_TEXT = 100_000

/**
 * The heading of a calendar of a year that is over, on a page that names no later year but beside its copyright. What
 * names the year in its title or address is of that year on purpose, as an archive is and the page of one edition.
 */
function pastCalendar(page: HtmlPage, blocks: readonly TextBlock[], now: number): Occurrence | undefined {
  const { document } = page
  const years = blocks.flatMap(block => {
    const year = block.kind === 'heading' && CALENDAR.exec(block.text.replace(/[\s:!]+$/, ''))?.[1]
    return year ? [{ block, year: Number(year) }] : []
  })
  if (years.length === 0) return undefined
  const { block, year } = years.reduce((latest, one) => (one.year > latest.year ? one : latest))
  const over = Date.UTC(year + 1, 0, 1) + ANYWHERE_MS
  holdsUntil(over, now)
  const about = `${document.elements('title').map(textOf).join(' ')} ${document.url}`
  if (over >= now || isOfEdition(page, year, []) || PAST.test(about)) return undefined
  const text = blocks.map(({ text }) => (/©|\(c\)|copyright/i.test(text) ? '' : text)).join('\n')
  const later = text.slice(0, MAX_TEXT).match(/(?<!\d)20\d\d(?!\d)/g) ?? []
  if (later.some(found => Number(found) > year)) return undefined
  return document.occurrence(block.element, `${quoted(block.text)} is the last calendar of the page.`)
}

/** Whether a text names months beside the days that were read, and a year is not said. */
function hasOtherDates(text: string, days: readonly string[]): boolean {
  let rest = text
  for (const day of days) rest = rest.replace(day, ' ')
  return (rest.match(MONTH) ?? []).length > 0 || /(?<!\d)20\d{2}(?!\d)/.test(rest)
}
