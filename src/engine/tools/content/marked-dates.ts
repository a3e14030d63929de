import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { writtenDays } from '../../syntax/written-days.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether what `<time>` says to programs is what it says to people. */
export const markedDates = defineTopic({
  checks: {
    'time-contradicts-text': {
      severity: 'notice',
      title: 'The datetime of a <time> is another day than its text',
      why: 'People read one date, search engines and calendars the other. Probably only one of them was updated.',
      fix: 'Write the same day into datetime, or fill both from one source.',
      help: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element',
      example: '<time datetime="2022-08-25">25 August 2024</time>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'time-contradicts-text': judge(page.document) }) }
  },
})

/** Characters of the text of a date. */
const MAX_TEXT = 80
const DAY_MS = 24 * 60 * 60 * 1000
/** Days by which the two may differ and be the same moment in two time zones. */
const TOLERANCE_MS = 2 * DAY_MS
/** Days that a name of a month stands in front of: "March 3–5, 2026". */
const RANGE = /\p{L}\.?\s\d{1,2}(?:st|nd|rd|th)?\s?(?:[-–—&]|to|and)\s?\d/iu
const CLOCK = /\d{1,2}[:.h]\d{2}/g
const DATETIME = /^\s*(\d{4})-(\d{2})-(\d{2})(?!\d)/

function judge(document: HtmlDocument): Judgement {
  const stated = document.elements('time').flatMap(element => {
    const both = datesOf(element)
    return both ? [{ element, ...both }] : []
  })
  return failEach(
    stated,
    ({ element, marked, written }) =>
      Math.abs(marked.time - written.time) < TOLERANCE_MS
        ? undefined
        : document.occurrence(element, `"${written.text}" has datetime="${marked.text}".`),
    'no <time> of the page has a day in its text and in datetime',
  )
}

interface StatedDay {
  text: string
  time: number
}

/** The day of the attribute, and the only one of the text; undefined where one of them has none. */
function datesOf(element: Element): { marked: StatedDay; written: StatedDay } | undefined {
  const datetime = attribute(element, 'datetime')?.trim()
  const [, year, month, day] = DATETIME.exec(datetime ?? '') ?? []
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (datetime === undefined || Number.isNaN(time)) return undefined
  const text = startOfSeenText(element, MAX_TEXT)
  const [written, ...others] = writtenDays(text)
  if (!written || others.length > 0 || RANGE.test(written.text)) return undefined
  // Other figures are those of a span of days, or of something else.
  if (/\d/.test(text.replace(written.text, '').replace(CLOCK, ''))) return undefined
  return {
    marked: { text: datetime.slice(0, MAX_TEXT), time },
    written: { text: written.text, time: written.end - DAY_MS },
  }
}
