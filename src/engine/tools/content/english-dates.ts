import type { Element, HtmlDocument } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const
/** A day with the name of its month and its year: "3 March 2026", "March 3, 2026", "Wed Mar 04 2026". */
const DATED = /^(?=.{0,60}\b20\d{2}\b)(?=.{0,60}\b[0-3]?\d(?:st|nd|rd|th)?\b).{0,60}?\b([A-Z][a-z]{2,8})\b/
const WEEKDAY = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]{3,6})?[,.]?\s+/
/** Letters of a short name of a month. */
const SHORT = 3
/** Elements that are looked at, and characters of each. */
const MAX_ELEMENTS = 200
const MAX_TEXT = 60

/** A date with an English name of a month. */
export interface EnglishDate {
  element: Element
  text: string
}

/**
 * The dates in `<time>` elements whose month has an English name that a language writes otherwise, as a template writes
 * them that was not told the language. None where as many dates are written in the language itself: these may be quoted.
 *
 * @param language of the page, by its code
 */
export function englishDatesIn(document: HtmlDocument, language: string): EnglishDate[] {
  const own = namesOfMonths(language)
  if (!own) return []
  const english: EnglishDate[] = []
  let others = 0
  for (const element of document.elements('time').slice(0, MAX_ELEMENTS)) {
    const text = startOfSeenText(element, MAX_TEXT + 1)
    const isForeign = isEnglish(text, own)
    if (isForeign) english.push({ element, text })
    else if (/\p{L}{3}/u.test(text)) others++
  }
  return english.length > others ? english : []
}

function isEnglish(text: string, own: readonly string[]): boolean {
  const [, name = ''] = DATED.exec(text.slice(0, MAX_TEXT).replace(WEEKDAY, '')) ?? []
  const at = MONTHS.findIndex(month => month === name || month.slice(0, SHORT) === name)
  if (at < 0) return false
  const isWhole = MONTHS[at] === name
  // A short name may be that of the language as well, whatever the rest of it.
  return isWhole ? own[at] !== name.toLowerCase() : own[at]!.slice(0, SHORT) !== name.toLowerCase()
}

/** The names of the months in a language, in small letters without marks; undefined where it is not known. */
function namesOfMonths(language: string): string[] | undefined {
  if (!Intl.DateTimeFormat.supportedLocalesOf(language).length) return undefined
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return MONTHS.map((_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 15))
    const name = parts.find(({ type }) => type === 'month')?.value ?? ''
    return name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  })
}
