/** A day that a text names with its year. */
export interface WrittenDay {
  /** As written. */
  text: string
  /** Milliseconds since 1970 of the end of the day in UTC. */
  end: number
}

/** Beginnings of the names of months, by which each is told from the others, in the languages that are most frequent on the web. */
const MONTHS: readonly string[] = [
  'jan|gen|ene|sty|янв|січ|led|oca',
  'feb|fév|fev|lut|фев|лют|úno|şub',
  'mar|mär|maerz|mrt|maa|мар|бер|bře|márc',
  'apr|avr|abr|kwi|апр|кві|dub|nis|ápr',
  'may|mai|mei|mag|maj|мая|май|тра|kvě|máj',
  'jun|juin|giu|cze|июн|чер|jún|haz',
  'jul|juil|lug|lipc|июл|лип|júl|tem',
  'aug|août|aout|ago|sierp|авг|сер|srpn|srpe|ağu',
  'sep|set|wrz|сен|вер|zář|eyl|szep',
  'oct|okt|ott|out|paź|окт|жов|říj|eki',
  'nov|ноя|kas',
  'dec|dez|déc|dic|gru|дек|гру|pro|ara',
]
/** Letters of a name of a month. */
const NAME = String.raw`\p{L}{3,11}`
const YEAR = String.raw`(20\d{2})(?!\d)`
/** Without one there is no day, which takes a fraction of the time to see. */
const ANY_YEAR = /20\d\d/
const DAY = String.raw`(?<!\d)([0-3]?\d)`
const PATTERNS: readonly RegExp[] = [
  // "14. März 2026", "3rd of March 2026", "3 de marzo de 2026"
  new RegExp(
    String.raw`${DAY}(?:st|nd|rd|th|er|º|°)?\.?\s(?:(?:of|de|d')\s?)?(${NAME})\.?,?\s(?:de\s)?${YEAR}`,
    'giu',
  ),
  // "March 3–5, 2026", "Mar. 3rd 2026"
  new RegExp(
    String.raw`(?<!\p{L})(${NAME})\.?\s(?:[0-3]?\d(?:st|nd|rd|th)?\s?(?:[-–—&]|to|and)\s?)?([0-3]?\d)(?:st|nd|rd|th)?,?\s${YEAR}`,
    'giu',
  ),
  /(?<![\d./-])(20\d{2})[-/.]([01]\d)[-/.]([0-3]\d)(?!\d)/g,
  /(?<![\d.])([0-3]?\d)\.\s?([01]?\d)\.\s?(20\d{2})(?!\d)/g,
  /(20\d{2})年\s?([01]?\d)月\s?([0-3]?\d)日/g,
  // "31/12/2026", "12/31/2026": no month is above twelve.
  /(?<![\d./-])(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])\/(20\d{2})(?!\d)/g,
  /(?<![\d./-])(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(20\d{2})(?!\d)/g,
]

/** Characters of a text that are looked at. */
const MAX_TEXT = 20_000
const MAX_DAYS = 200

/**
 * The days that a text names with day, month and year, of a range the last one. Forms in which day and month may change
 * places, such as 03/04/2026, are left out.
 */
export function writtenDays(text: string): WrittenDay[] {
  const start = text.slice(0, MAX_TEXT)
  if (!ANY_YEAR.test(start)) return []
  const [dayFirst, monthFirst, isoLike, dotted, japanese, slashed, american] = PATTERNS.map(pattern =>
    [...start.matchAll(pattern)].slice(0, MAX_DAYS),
  )
  return [
    ...dayFirst!.map(([written, day, month, year]) => dayOf(written!, year!, monthNamed(month!), day!)),
    ...monthFirst!.map(([written, month, day, year]) => dayOf(written!, year!, monthNamed(month!), day!)),
    ...[...isoLike!, ...japanese!].map(([written, year, month, day]) =>
      dayOf(written!, year!, Number(month), day!),
    ),
    ...american!.map(([written, month, day, year]) => dayOf(written!, year!, Number(month), day!)),
    ...[...dotted!, ...slashed!].map(([written, day, month, year]) =>
      dayOf(written!, year!, Number(month), day!),
    ),
  ].filter(day => day !== undefined)
}

/** A name of a month and a year without a day: "May 2021", "mai de 2021". */
const MONTH_OF_YEAR = new RegExp(
  String.raw`(?<!\p{L}|\d\.?\s?|\d(?:st|nd|rd|th|er|º|°)\s|\d\.?\s(?:de|of)\s)(${NAME})\.?,?\s(?:de[l]?\s)?${YEAR}`,
  'giu',
)

/** The months that a text names with their year and without a day, as their last days. */
export function writtenMonths(text: string): WrittenDay[] {
  const start = text.slice(0, MAX_TEXT)
  if (!ANY_YEAR.test(start)) return []
  return [...start.matchAll(MONTH_OF_YEAR)].slice(0, MAX_DAYS).flatMap(match => {
    const month = monthNamed(match[1]!)
    return month === undefined ? [] : [{ text: match[0], end: Date.UTC(Number(match[2]), month, 1) }]
  })
}

/** The month of a name, 1 to 12; of one that begins as that of two months, such as "Lis" in Polish and Croatian, none. */
export function monthNamed(name: string): number | undefined {
  const lower = name.toLowerCase()
  const found = MONTHS.flatMap((starts, index) =>
    starts.split('|').some(start => lower.startsWith(start)) ? [index + 1] : [],
  )
  return found.length === 1 ? found[0] : undefined
}

function dayOf(text: string, year: string, month: number | undefined, day: string): WrittenDay | undefined {
  if (month === undefined || month < 1 || month > 12) return undefined
  const begin = new Date(Date.UTC(Number(year), month - 1, Number(day)))
  if (begin.getUTCDate() !== Number(day)) return undefined
  return { text, end: begin.getTime() + 24 * 60 * 60 * 1000 }
}
