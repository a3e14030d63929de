import { type Element, type HtmlDocument, isElement, parentOf } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Elements and characters of each that are looked at for opening hours. */
const MAX_TEXTS = 3000
const MAX_TEXT = 200
/** Elements that hours stand in. */
export const HOURS_IN = ['p', 'li', 'td', 'dd', 'span', 'b', 'strong', 'time', 'div', 'h4', 'h5'] as const
const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?\s?(?:h|uhr|[ap]\.?m\.?)?`
/** "9:00–18:00", "10 a.m. - 6 p.m.", "von 9h bis 18 Uhr": of two hours, the second with a unit or minutes. */
const HOURS = new RegExp(
  String.raw`(?:^|[\s(:,])${HOUR}\s?(?:[-–—]|bis|to|till|until|à|a|alle|do|до)\s?(?:[01]?\d|2[0-4])(?:[:.h]\d{2}|\s?(?:h|uhr|[ap]\.?m\b))`,
  'i',
)
/** Names of weekdays, and pairs of their short names, in the languages that are most frequent on the web. */
const WEEKDAY_NAMES = String.raw`(?<!\p{L})(?:${[
  '(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:days?)?|sat|thu',
  '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mo|di|mi|do|fr|sa|so)\\.?\\s?[-–]\\s?(?:mo|di|mi|do|fr|sa|so)',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|segunda|ter[çc]a|quarta|quinta|sexta',
  'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica',
  'maandag|vrijdag|zaterdag|zondag|m[åa]ndag|vardagar|helger|l[öo]rdag|s[öo]ndag',
  'poniedziałek|piątek|sobota|niedziela|pondělí|pátek|neděle|hétfő|péntek|szombat|vasárnap',
  'every day|daily|täglich|tous les jours|todos los días|todos os dias|tutti i giorni|dagelijks|codziennie|denně|her gün|ежедневно|щодня',
  'شنبه|جمعه|هر روز|الأحد|الاثنين|الجمعة|السبت|يوميا|thứ (?:hai|bảy)|chủ nhật|hằng ngày',
  'pazartesi|cuma|cumartesi|пн|сб|вс|понедельник|пятница|суббота|воскресенье|понеділок|субота|неділя',
].join('|')})(?!\p{L})|[月火水木金土日]曜|周[一二三四五六日]|星期`
const WEEKDAY = new RegExp(WEEKDAY_NAMES, 'iu')
/** "Saturday 05, 10:00": a weekday with the day of a month, in front of an hour with its minutes. */
const DAY_OF_MONTH = new RegExp(
  String.raw`(?:${WEEKDAY_NAMES})\s{1,3}(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|º|\.)?(?:\s{0,3}[,|·(]\s{0,3}|\s{1,3})(?:[01]?\d|2[0-4])[:.h]\d{2}`,
  'iu',
)
/** Names of months, in full and short, in the languages that are most frequent on the web. */
const MONTH = [
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[ée]v(?:rier)?|mar(?:ch|s|zo)?|m(?:är|a)z|apr(?:il)?|avr(?:il)?|may|mai|juni?|june|juin',
  'juli?|july|juillet|aug(?:ust)?|ao[ûu]t|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|d[ée]cembre',
  'enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio',
  'settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart',
  'mei|augustus|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
].join('|')
/** A year, or a month with a day: the hours beside it are those of one day, as of an event. */
const DATE = new RegExp(
  [
    String.raw`(?<!\d)(?:19|20)\d{2}(?![\d:])`,
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º)?\.?\s(?:of\s|de\s)?(?:${MONTH})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${MONTH})\.?\s\d{1,2}(?![\d:.h]|\s?[-–—ap])`,
    String.raw`(?<![\d.])\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.(?!\d)|(?<!\d)\d{1,2}/\d{1,2}/\d{2}|\d月\s?\d{1,2}日`,
  ].join('|'),
  'iu',
)

/** What is held at certain hours in a place that may be open at others: "Boys classes Monday – Thursday 15:30–18:30". */
const HELD = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[
    'happy[ -]?hours?|class(?:es)?|lessons?|(?<!(?:of|golf|main|race|dinner) )courses?|workshops?|rehearsals?|worship|prayers?|masses|holy mass',
    '(?:church|sunday|morning|evening|divine) services?|(?:training|practice) (?:sessions?|times?)',
    String.raw`\p{L}{0,30}training(?:s|szeiten)?|\p{L}{0,30}kurse?|\p{L}{0,30}unterricht|gottesdienste?|\p{L}{0,30}proben?|heilige messe`,
    String.raw`(?:cours|corso|corsi) (?:de |di |d['’])(?!la\b|l['’])\p{L}{2,30}|répétitions?|séances?|entra[iî]nements?|messes|clases|cursos|misas?|talleres|aulas|missas?|entrenamientos?|treinos?`,
    'lezion[ei]|allenament[oi]|(?:sante? )?messe (?:festiv[ae]|domenical[ei])|lessen|cursussen|repetities?|zajęcia|lekcje|lekce|kurzy|treningi?|trénink[yů]?|занятия|уроки|тренировк[аи]|заняття|тренування|dersleri?',
  ].join('|')})(?!\p{L})`,
  'iu',
)
/** What says that hours are those of the place all the same. */
const OPEN =
  /(?<!\p{L})(?:open(?:ing)?|hours|geöffnet|öffnungszeit|ouvert|ouverture|horaires?|horarios?|abierto|aberto|apert[oai]|orari|geopend|openingstijden|otwarte|otevřeno|открыт|відчинен|açık)/iu

/** Letters from which on a text is about something that is done at certain hours, and does not only state them. */
const MAX_LETTERS = 100

export interface ShownHours {
  /** The innermost one that shows them: a `<b>` that is never closed is around all that follows it. */
  element: Element
  text: string
  /** Whether a word calls them opening hours. */
  isOpening: boolean
}

/** Lines with hours of one weekday from which on they are the slots of a program. */
const MIN_SLOTS = 4

/**
 * The elements of a page that show hours of a place: hours beside a weekday, and no date nor what is held then. Those of a
 * weekday with many are the slots of a program.
 */
export function shownHours(document: HtmlDocument): ShownHours[] {
  const slots = new Map<string, Set<string>>()
  const shown = [...hoursByWeekday(document)]
  const dayOf = (text: string) => WEEKDAY.exec(text)![0].toLowerCase()
  for (const { text } of shown) {
    const times = slots.get(dayOf(text)) ?? new Set()
    slots.set(dayOf(text), times.add(HOURS.exec(text)![0].trim()))
  }
  return shown.filter(({ text, isOpening }) => isOpening || slots.get(dayOf(text))!.size < MIN_SLOTS)
}

function* hoursByWeekday(document: HtmlDocument): Generator<ShownHours, undefined> {
  for (const around of document.elements(...HOURS_IN).slice(0, MAX_TEXTS)) {
    const text = startOfSeenText(around, MAX_TEXT)
    if (!tellsHours(text)) continue
    const element = innermost(around)
    const isOpening = OPEN.test(text)
    if (isOpening || !(isSentence(element) || followsHeld(element))) yield { element, text, isOpening }
  }
}

function tellsHours(text: string): boolean {
  if (!HOURS.test(text) || !WEEKDAY.test(text) || DATE.test(text) || DAY_OF_MONTH.test(text)) return false
  return !HELD.test(text) || OPEN.test(text)
}

/** Whether an element is a text about what is done at its hours, by whomever. */
function isSentence(element: Element): boolean {
  const letters = startOfSeenText(element, MAX_TEXT).match(/\p{L}/gu) ?? []
  return letters.length > MAX_LETTERS
}

/** Nodes in front of an element among which the line is that its hours stand under. */
const MAX_BEFORE = 20

/** Whether hours stand under a line or a heading that says what is held then: "Two lessons a week:". */
function followsHeld(element: Element): boolean {
  const siblings = parentOf(element)?.childNodes ?? []
  const at = siblings.indexOf(element)
  const lines = siblings
    .slice(Math.max(0, at - MAX_BEFORE), at)
    .filter(isElement)
    .map(node => ({ isHeading: /^h[1-6]$/.test(node.tagName), text: startOfSeenText(node, MAX_TEXT) }))
  // Several lines of hours stand under one.
  const above = lines.findLast(({ text }) => text !== '' && !HOURS.test(text))
  if (!above || OPEN.test(above.text)) return false
  return HELD.test(above.text) && (above.isHeading || above.text.trimEnd().endsWith(':'))
}

/** Elements in each other, and children of each, among which the hours are looked for. */
const MAX_STEPS = 30
const MAX_CHILDREN = 50

function innermost(around: Element): Element {
  let place = around
  for (let step = 0; step < MAX_STEPS; step++) {
    const inner = place.childNodes
      .slice(0, MAX_CHILDREN)
      .find((node): node is Element => isElement(node) && tellsHours(startOfSeenText(node, MAX_TEXT)))
    if (!inner) break
    place = inner
  }
  return place
}

const TIME = /(?<!\d)([01]?\d|2[0-4])(?:\s?[:.h]\s?([0-5]\d))?(?!\d)\s?(a\.?m|p\.?m)?/gi
/** Names of hours in place of figures. */
const NAMED =
  /noon|midnight|midi|minuit|mittag|mitternacht|mezzogiorno|mezzanotte|mediodía|medianoche|24\s?(?:h|hours|stunden|\/)/i

/**
 * All times of a day that a text may mean, in minutes from midnight: "9" is in the morning or in the evening. Undefined
 * where it names some in words.
 */
export function timesIn(text: string): ReadonlySet<number> | undefined {
  if (NAMED.test(text)) return undefined
  const times = new Set<number>()
  for (const [, hour, minute, half] of text.matchAll(TIME)) {
    const minutes = (Number(hour) % 24) * 60 + Number(minute ?? 0)
    const isEvening = half?.toLowerCase().startsWith('p') === true
    if (half === undefined || !isEvening) times.add(minutes)
    if (half === undefined || isEvening) times.add((minutes % 720) + 720)
  }
  return times
}
