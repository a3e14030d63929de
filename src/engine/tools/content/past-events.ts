import type { Occurrence } from '../../../api/results.ts'
import { type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { writtenDays } from '../../syntax/written-days.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether what is announced is yet to come. */
export const pastEvents = defineTopic({
  checks: {
    'upcoming-past': {
      severity: 'warning',
      title: 'What the page announces as upcoming is past',
      why: 'Visitors take the site for abandoned, and search engines rank what is out of date lower for queries about events.',
      fix: 'Announce what comes next, rename the section, or let the build leave out what is over.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<h2>Upcoming events</h2><p>March 3, 2021: Open day</p>, in 2026',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const judgement = judgeSections(examination, clockOf(page.response))
    return { judgements: unlessUnfilled(page, { 'upcoming-past': judgement }) }
  },
})

/** Headings of sections that say that all below them is yet to come, in the languages that are most frequent on the web. */
const UPCOMING =
  /^(?:(?:our|all|see|the)\s)?(?:upcoming|forthcoming|next|future)\s(?:\p{L}{3,15}\s)?(?:events?|dates?|shows?|concerts?|gigs?|meetings?|meetups?|workshops?|courses?|trainings?|tours?|webinars?|talks?|conferences?|exhibitions?|classes|sessions?|seminars?|matches|games|races|performances?)$|^(?:kommende|nächste|anstehende|bevorstehende|aktuelle)\s(?:termine?|veranstaltungen?|events?|konzerte?|kurse?|workshops?|auftritte?|spiele|ausstellungen?|seminare?)$|^(?:prochaine?s?|futurs?)\s(?:événements?|evènements?|dates?|concerts?|ateliers?|spectacles?|rencontres?|formations?|expositions?|stages?)$|^(?:événements?|évènements?|dates|concerts|ateliers) à venir$|^próxim[oa]s?\s(?:eventos?|fechas?|datas?|conciertos?|concertos?|cursos?|talleres|citas|encuentros?|encontros?|actividades|atividades|exposiciones|shows)$|^prossim[ie]\s(?:eventi|date|concerti|corsi|appuntamenti|spettacoli|mostre)$|^(?:aankomende|komende|volgende)\s(?:evenementen|activiteiten|concerten|voorstellingen|cursussen|agenda)$|^(?:nadchodzące|najbliższe|zbliżające się)\s(?:wydarzenia|koncerty|terminy|szkolenia)$|^(?:nadcházející|nejbližší|příští)\s(?:akce|koncerty|termíny|události)$|^(?:kommande|nästa)\s(?:evenemang|händelser|konserter|kurser|föreställningar)$|^(?:ближайшие|предстоящие)\s(?:события|мероприятия|концерты|курсы)$/iu
/** Headings of a calendar that name the year that it is of. */
const CALENDAR =
  /^(?:our |unsere? |notre |nuestro |il nostro )?(?:calendar|schedule|agenda|events?|concerts?|gigs|tour ?dates|kalender|termine|veranstaltungen|konzerte|auftritte|spielplan|calendrier|événements|agenda des concerts|calendario|eventi|concerti|appuntamenti|eventos|conciertos|konserter|spelningar|evenemang|arrangementer|koncerter|kalendarz|wydarzenia|koncerty|kalendář|akce|kalenteri|tapahtumat)\s(?:for |für |de |pour |del )?(20\d\d)$/iu
/** What begins another subject within such a section. */
const PAST =
  /past|previous|earlier|archive|recent|vergangen|frühere|archiv|rückblick|passés?|précédent|anterior|pasad|passad|passat|precedent|vorige|afgelopen|minul|poprzedni|tidigare|прошедш|архив/i
/** The end of a day anywhere on earth. */
const ANYWHERE_MS = 12 * 60 * 60 * 1000
/** Sections, blocks of each and characters of a block that are looked at. */
const MAX_SECTIONS = 10
const MAX_BLOCKS = 100
const MAX_BLOCK = 200
/** Names of months in the languages of most pages: beside one without a year nothing is sure. */
const MONTH =
  /(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/giu

function judgeSections({ document, main, byline }: Examination, now: number): Judgement {
  if (byline.dates.length > 0)
    return notApplicable('the page says when it was written: what was to come then may be past')
  const { allBlocks } = main
  const starts = allBlocks.flatMap(({ kind, text }, index) =>
    kind === 'heading' && UPCOMING.test(text.replace(/[\s:!]+$/, '')) ? [index] : [],
  )
  const calendar = pastCalendar(document, allBlocks, now)
  if (calendar) return fail(calendar)
  if (starts.length === 0) return notApplicable('no heading announces what is upcoming')
  for (const start of starts.slice(0, MAX_SECTIONS)) {
    const heading = allBlocks[start]!
    const section = []
    for (const block of allBlocks.slice(start + 1, start + 1 + MAX_BLOCKS)) {
      const isNext = block.kind === 'heading' && block.element.tagName <= heading.element.tagName
      if (isNext || PAST.test(block.text.slice(0, 40))) break
      section.push(block.text.slice(0, MAX_BLOCK))
    }
    const text = section.join(' \n')
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
    if (last.end + ANYWHERE_MS >= now) continue
    const message = `“${heading.text}” has nothing later than ${last.text}.`
    return fail(document.occurrence(heading.element, message))
  }
  return pass()
}

/** Characters of a page in which a later year is looked for. */
const MAX_TEXT = 100_000

/**
 * The heading of a calendar of a year that is over, on a page that names no later year but beside its copyright. What
 * names the year in its title or address is of that year on purpose, as an archive is and the page of one edition.
 */
function pastCalendar(
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  now: number,
): Occurrence | undefined {
  const years = blocks.flatMap(block => {
    const year = block.kind === 'heading' && CALENDAR.exec(block.text.replace(/[\s:!]+$/, ''))?.[1]
    return year ? [{ block, year: Number(year) }] : []
  })
  if (years.length === 0) return undefined
  const { block, year } = years.reduce((latest, one) => (one.year > latest.year ? one : latest))
  const over = Date.UTC(year + 1, 0, 1) + ANYWHERE_MS
  holdsUntil(over, now)
  const about = `${document.elements('title').map(textOf).join(' ')} ${document.url}`
  if (over >= now || about.includes(String(year)) || PAST.test(about)) return undefined
  const text = blocks.map(({ text }) => (/©|\(c\)|copyright/i.test(text) ? '' : text)).join('\n')
  const later = text.slice(0, MAX_TEXT).match(/(?<!\d)20\d\d(?!\d)/g) ?? []
  if (later.some(found => Number(found) > year)) return undefined
  return document.occurrence(block.element, `“${block.text}” is the last calendar of the page.`)
}

/** Whether a text names months beside the days that were read, and a year is not said. */
function hasOtherDates(text: string, days: readonly string[]): boolean {
  let rest = text
  for (const day of days) rest = rest.replace(day, ' ')
  return (rest.match(MONTH) ?? []).length > 0 || /(?<!\d)20\d{2}(?!\d)/.test(rest)
}
