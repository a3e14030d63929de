import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { writtenDays } from '../../syntax/written-days.ts'

/** The last name of an address on the sites of conferences, and what such a site has beside its speakers. */
const SPEAKERS =
  /[/#](?:speakers?|call-for-(?:papers|speakers|proposals)|cfp|redner(?:innen)?|referent(?:en|innen)|intervenants|conf[eé]renciers|ponentes|conferenciantes|palestrantes|oradores|relatori|sprekers|prelegenci|p[rř]edn[aá][sš]ej[ií]c[ií]|prednaselici|[rř]e[cč]n[ií]ci|talare|foredragsholdere|talere|puhujat|el[oő]ad[oó]k)(?:\.\w{1,5})?\/?$/i
const PROGRAM =
  /[/#](?:agenda|schedule|program(?:m|me|ma|a)?|programm?e|ohjelma|tickets?|karten|billetterie|billets|entradas|ingressos|biglietti|bilety|vstupenky|biljetter|billetter|liput|jegyek|venue|sponsors?)(?:\.\w{1,5})?\/?$/i
/** Links that are looked at, and characters of each. */
const MAX_LINKS = 500
const MAX_ADDRESS = 200

/** Whether a site is about one event: the map on it shows where that is. */
export function isOfEvent(document: HtmlDocument): boolean {
  const addresses = document
    .elements('a')
    .slice(0, MAX_LINKS)
    .map(link => (attribute(link, 'href') ?? '').slice(0, MAX_ADDRESS))
  if ([SPEAKERS, PROGRAM].every(name => addresses.some(address => name.test(address)))) return true
  return isDated(document) || (isCalledEvent(document) && (isMarkedUp(document) || hasSpan(document)))
}

/** Whether the title names a day: "Sheds and shelves – 19, 20 y 21 septiembre 2024". */
function isDated(document: HtmlDocument): boolean {
  const [title] = document.elements('title')
  return title !== undefined && writtenDays(startOfSeenText(title, MAX_NAME)).length > 0
}

/** How an event calls itself in a title or heading; what is for events, such as a hotel, is none. */
const EVENT =
  /(?<![\p{L}-])(?:conference|conférence|konferenz|conferencia|conferenza|conferência|conferentie|konferencja|konference|konferens|congress|kongress|congrès|congreso|congresso|congres|symposium|convention|summit|tagung|festival|hackathon|barcamp)(?![\p{L}-])(?! (?:cent(?:er|re)|hotel|venue|hall|room|house|facilit|service|organi|interpret))/iu
const MAX_NAME = 300

function isCalledEvent(document: HtmlDocument): boolean {
  const names = [...document.elements('title').slice(0, 1), ...document.elements('h1').slice(0, 1)]
  return names.some(name => EVENT.test(startOfSeenText(name, MAX_NAME)))
}

/** Classes of an event in microformats. */
const MICROFORMAT = /(?:^|\s)(?:vevent|h-event)(?:\s|$)/
const MAX_CLASSES = 500

/** Whether the page has the microformat of one event; a list of them is a calendar. */
function isMarkedUp(document: HtmlDocument): boolean {
  const events = document
    .withAttribute('class')
    .filter(element => MICROFORMAT.test(attribute(element, 'class')!.slice(0, MAX_CLASSES)))
  return events.length === 1
}

/** Days from the first to the last of an event. */
const MAX_SPAN = 14
const DAY = 24 * 60 * 60 * 1000
const MAX_TIMES = 100

/** Whether the page shows the first and the last day of one event beside each other. */
function hasSpan(document: HtmlDocument): boolean {
  const firsts = new Map<Element, number>()
  const spans = new Set<Element>()
  for (const time of document.elements('time').slice(0, MAX_TIMES)) {
    const parent = parentOf(time)
    const day = Date.parse(/^\s*\d{4}-\d{2}-\d{2}/.exec(attribute(time, 'datetime') ?? '')?.[0] ?? '')
    if (!parent || Number.isNaN(day)) continue
    const first = firsts.get(parent)
    if (first === undefined) firsts.set(parent, day)
    else if (day > first && day - first <= MAX_SPAN * DAY) spans.add(parent)
  }
  return spans.size === 1
}
