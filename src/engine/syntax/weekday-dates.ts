import { monthNamed } from './written-days.ts'

/** A day of which a text names the weekday and no year: "Sat 4 July". */
export interface WeekdayDate {
  /** As written. */
  text: string
  /** 0 for Sunday. */
  weekday: number
  /** 1 to 12. */
  month: number
  day: number
}

/** Names of weekdays and their short forms of three letters, from Sunday on, in the languages that are most frequent on the web. */
const WEEKDAYS: readonly string[] = [
  'sun|sunday|son|sonntag|dim|dimanche|dom|domingo|domenica|zon|zondag|niedziela|neděle|sön|söndag|søn|søndag|вс|воскресенье',
  'mon|monday|montag|lun|lundi|lunes|lunedì|segunda|maa|maandag|poniedziałek|pondělí|mån|måndag|mandag|пн|понедельник',
  'tue|tues|tuesday|dienstag|mardi|martes|martedì|terça|din|dinsdag|wtorek|úterý|tis|tisdag|tirsdag|вт|вторник',
  'wed|wednesday|mit|mittwoch|mercredi|miércoles|mercoledì|quarta|woe|woensdag|środa|středa|ons|onsdag|ср|среда',
  'thu|thur|thurs|thursday|donnerstag|jeu|jeudi|jue|jueves|gio|giovedì|quinta|don|donderdag|czwartek|čtvrtek|tor|torsdag|чт|четверг',
  'fri|friday|fre|freitag|ven|vendredi|vie|viernes|venerdì|sexta|vri|vrijdag|piątek|pátek|fredag|пт|пятница',
  'sat|saturday|samstag|sonnabend|sam|samedi|sáb|sábado|sab|sabato|zat|zaterdag|sobota|lör|lördag|lør|lørdag|сб|суббота',
]
const BY_NAME: ReadonlyMap<string, number> = new Map(
  WEEKDAYS.flatMap((names, weekday) => names.split('|').map(name => [name, weekday] as const)),
)
const NAME = String.raw`(?<!\p{L})(\p{L}{2,12})\.?,?\s{0,3}(?:(?:den|the|le|el|il|de)\s)?`
const DAY = String.raw`([0-3]?\d)(?!\d)`
const MONTH = String.raw`(\p{L}{3,11})`
const NO_YEAR = String.raw`(?!\p{L}|\.?,?\s(?:de\s|del\s)?20\d\d)`
const PATTERNS: readonly RegExp[] = [
  // "Sat 04 July", "Samstag, 4. Juli", "sábado 4 de julio"; parts that a style sets apart have no blanks between them.
  new RegExp(String.raw`${NAME}${DAY}(?:st|nd|rd|th|er)?\.?\s?(?:de\s|of\s)?${MONTH}${NO_YEAR}`, 'giu'),
  // "Saturday, July 4"
  new RegExp(String.raw`${NAME}(?<=\s)${MONTH}\.?\s${DAY}(?:st|nd|rd|th)?${NO_YEAR}`, 'giu'),
]
/** Characters of a text that are looked at, and days that are read. */
const MAX_TEXT = 20_000
const MAX_DATES = 100

/** The days of a text that have a weekday and no year. */
export function weekdayDates(text: string): WeekdayDate[] {
  const start = text.slice(0, MAX_TEXT)
  const [dayFirst, monthFirst] = PATTERNS.map(pattern => [...start.matchAll(pattern)].slice(0, MAX_DATES))
  return [
    ...dayFirst!.map(([written, weekday, day, month]) => dateOf(written!, weekday!, day!, month!)),
    ...monthFirst!.map(([written, weekday, month, day]) => dateOf(written!, weekday!, day!, month!)),
  ].filter(date => date !== undefined)
}

function dateOf(text: string, name: string, written: string, monthName: string): WeekdayDate | undefined {
  const weekday = BY_NAME.get(name.toLowerCase())
  const month = monthNamed(monthName)
  const day = Number(written)
  if (weekday === undefined || month === undefined || day < 1 || day > 31) return undefined
  return { text: text.trim(), weekday, month, day }
}

/**
 * Whether a day may be yet to come: in this year or the next one it is on its weekday. Nothing is announced longer before.
 *
 * @param now milliseconds since 1970
 */
export function mayComeYet({ weekday, month, day }: WeekdayDate, now: number): boolean {
  const year = new Date(now).getUTCFullYear()
  return [year, year + 1].some(one => {
    const begin = new Date(Date.UTC(one, month - 1, day))
    const end = begin.getTime() + TWO_DAYS_MS
    return begin.getUTCDate() === day && begin.getUTCDay() === weekday && end >= now
  })
}

/** A day and its end anywhere on earth. */
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000

/** A day of which a text names weekday and year, where that day is another weekday: "Sunday 31 August 2026". */
export interface WrongWeekday {
  /** As written. */
  text: string
  /** The weekday that it is, in English. */
  isA: string
}

const ENGLISH_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Letters from which on a word is certain to be a weekday: "mit" and "sam" are words of their own. */
const MIN_CERTAIN = 5
/** Ordinals of Portuguese, which are weekdays only with "-feira". */
const ORDINAL = /^(?:segunda|terça|quarta|quinta|sexta)$/i
const WITH_YEAR = String.raw`\.?,?\s(?:de\s|del\s)?(20\d\d)(?!\d)`
const FULL_NAME = String.raw`(?<![\p{L}-])(\p{L}{${MIN_CERTAIN},12})(-feira)?,?\s(?:(?:den|the|le|el|il|de)\s)?`
const FULL_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`${FULL_NAME}${DAY}(?:st|nd|rd|th|er|º|°)?\.?\s(?:de\s|of\s)?${MONTH}${WITH_YEAR}`,
    'giu',
  ),
  new RegExp(String.raw`${FULL_NAME}${MONTH}\s${DAY}(?:st|nd|rd|th)?${WITH_YEAR}`, 'giu'),
]
/** A word in front of a weekday that may be one as well: of "Saturday and Sunday 30 August 2026" nobody knows which is meant. */
const JOINED = /(\p{L}{2,12})[.,]?\s?(?:[-–—/&+,]|and|or|to|und|bis|oder|et|ou|y|e|i|a|og|och|en)?\s?$/iu
const MAX_BEFORE = 30

/** The days of a text whose weekday is not the one that they have. Weekdays are taken by their full names alone. */
export function wrongWeekdays(text: string): WrongWeekday[] {
  const start = text.slice(0, MAX_TEXT)
  if (!/20\d\d/.test(start)) return []
  const [dayFirst, monthFirst] = FULL_PATTERNS.map(pattern =>
    [...start.matchAll(pattern)].slice(0, MAX_DATES),
  )
  const found = [
    ...dayFirst!.map(match => ({ match, day: match[3]!, month: match[4]! })),
    ...monthFirst!.map(match => ({ match, day: match[4]!, month: match[3]! })),
  ]
  return found.flatMap(({ match: { 0: written, 1: name = '', 2: suffix, 5: year, index }, day, month }) => {
    const date = dateOf(written, name, day, month)
    if (!date || (ORDINAL.test(name) && suffix === undefined)) return []
    const before = JOINED.exec(start.slice(Math.max(0, index - MAX_BEFORE), index))?.[1] ?? ''
    if (BY_NAME.has(before.toLowerCase())) return []
    const begin = new Date(Date.UTC(Number(year), date.month - 1, date.day))
    const weekday = begin.getUTCDay()
    return begin.getUTCDate() !== date.day || weekday === date.weekday
      ? []
      : [{ text: date.text, isA: ENGLISH_WEEKDAYS[weekday]! }]
  })
}
