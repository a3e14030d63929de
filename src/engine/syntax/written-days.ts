/** A day that a text names with its year. */
export interface WrittenDay {
  /** As written. */
  text: string
  /** Milliseconds since 1970 of the end of the day in UTC. */
  end: number
}

/**
 * Names of months in the languages that are most frequent on the web, with their short forms and those of their cases. Other
 * words begin as they do: "Marathon", "Oktoberfest", "Dubai".
 */
const MONTHS: readonly string[] = [
  'janv?|jän|gen|ene|sty|янв|січ|oca|janu[aá]r(?:y|i|a|u|ja)?|januari|jänner|janvier|janeiro|gennaio|gener|enero|stycz(?:eń|nia|niu)|январ[ьяе]|січ(?:ень|ня|ні)|leden|ledn[au]|ocak|jaanuar',
  'feb|fév|fév[rv]|fev|lut|фев|лют|úno|şub|febr?|febr?uar(?:y|i|a|u|ja|ie)?|february|feber|février|fevrier|fevereiro|febbraio|febrero|febrer|februari|február[au]?|lut[ey]\\p{L}{0,2}|феврал[ьяе]|лют(?:ий|ого|ому)|únor[au]?|şubat',
  'mar|mär|mrt|maa|мар|бер|bře|márc|march|märz|maerz|märts|mars|marts|mart|marta|martie|marzo|março|marc[auo]?|març|marec|marzec|maart|maret|март[ае]?|берез(?:ень|ня|ні)|březen|březn[au]|március',
  'apr|avr|abr|kwi|апр|кві|nis|ápr|april[aeiu]?|aprilie|aprill|apríl[au]?|avril|abril|kwie(?:cień|tnia|tniu)|апрел[ьяе]|квіт(?:ень|ня|ні)|duben|dubn[au]|nisan|április',
  'may|mai|mei|mag|maj|мая|май|тра|kvě|máj|maja|maju|mája|máji|mayo|maio|maggio|maig|mayıs|květen|květn[au]|мае|трав(?:ень|ня|ні)|május',
  'jun|juin|giu|cze|июн|чер|jún|haz|june|jun[iy]|junij[au]?|juna|junu|junio|junho|giugno|czerw(?:iec|ca|cu)|июн[ьяе]|черв(?:ень|ня|ні)|jún[au]|június|haziran|juuni',
  'jul|juil|lug|lipc|июл|лип|júl|tem|jul[iy]|julij[au]?|jula|julu|julio|julho|juliol|juillet|luglio|lip(?:iec|ca|cu)|июл[ьяе]|лип(?:ень|ня|ні)|júl[au]|július|temmuz|juuli',
  'aug|août|aout|ago|sierp|авг|сер|ağu|august[aiou]?|augustus|augusztus|agosto|agost|agustus|sierp(?:ień|nia|niu)|август[ае]?|серп(?:ень|ня|ні)|srpen|srpn[au]|ağustos',
  'sep|sept|sett?|wrz|сен|вер|zář|eyl|szept?|september|septemb(?:re|er|ar|ra|ru|rie|ri)|sept?iembre|setiembre|setembr[eo]|settembre|wrze(?:sień|śnia|śniu)|сентябр[ьяе]|верес(?:ень|ня|ні)|září|eylül|szeptember',
  'oct|okt|ott|out|paź|окт|жов|říj|eki|okt[oó]b(?:er|ar|ra|ru|ri)|october|octobre|octubre|octombrie|oktoober|ottobre|outubro|październik[au]?|октябр[ьяе]|жовт(?:ень|ня|ні)|říjen|říjn[au]|ekim',
  'nov|ноя|kas|novemb(?:er|re|ar|ra|ru|ro|ri)|noviembre|ноябр[ьяе]|kasım',
  'dec|dez|déc|dic|gru|дек|гру|ara|decemb(?:er|ar|ra|ru|rie|ri)|dezemb(?:er|ro)|desemb(?:er|re)|detsember|décembre|decembre|diciembre|dicembre|grud(?:zień|nia|niu)|декабр[ьяе]|груд(?:ень|ня|ні)|prosin(?:ec|ce|ci)|aralık',
]
const MONTH_NAMES = MONTHS.map(names => new RegExp(`^(?:${names})$`, 'u'))
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

/** The month of a name, 1 to 12; undefined for other words, and for "Lis", which is one in Polish and another in Croatian. */
export function monthNamed(name: string): number | undefined {
  const lower = name.toLowerCase()
  const month = MONTH_NAMES.findIndex(names => names.test(lower))
  return month < 0 ? undefined : month + 1
}

function dayOf(text: string, year: string, month: number | undefined, day: string): WrittenDay | undefined {
  if (month === undefined || month < 1 || month > 12) return undefined
  const begin = new Date(Date.UTC(Number(year), month - 1, Number(day)))
  if (begin.getUTCDate() !== Number(day)) return undefined
  return { text, end: begin.getTime() + 24 * 60 * 60 * 1000 }
}
