import type { Occurrence } from '../../../api/results.ts'
import { attribute, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { writtenDays, writtenMonths } from '../../syntax/written-days.ts'
import { holdsUntil } from '../../visit/input-trace.ts'

/** What links and buttons to a sale of tickets say, in the languages that are most frequent on the web. */
const TICKETS = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:buy|get|book|order|grab|secure)(?: (?:your|my|our|the))? (?:tickets?|passes)|tickets? on sale',
    '(?:tickets?|karten|eintrittskarten) (?:jetzt )?(?:kaufen|bestellen|sichern|buchen)|ticketshop|zum ticketverkauf',
    '(?:acheter|prendre|réserver|commander)(?: (?:mes|mon|vos|votre|des|ses|un))? (?:billets?|places?|pass|tickets?)|accès billetterie',
    '(?:compra|comprar|compre)(?: (?:tus|las|tu|sus|mis))? (?:entradas?|boletos?|ingressos?|bilhetes?)|venta de entradas',
    'acquista(?: (?:i|il|i tuoi|ora i))? bigliett[io]|compra(?: i)? bigliett[io]',
    '(?:koop|bestel)(?: (?:je|jouw|uw))? (?:tickets?|kaarten)|(?:tickets|kaarten) (?:kopen|bestellen)',
    'köp biljett(?:er)?|køb billet(?:ter)?|kjøp billett(?:er)?|osta lippu|ostä? liput',
    'kup bilety?|koupit (?:vstupenk[yu]|lístk[yu])|kúpiť (?:vstupenk[yu]|lístk[yu])|jegyvásárlás|cumpără bilete?',
    'купить билеты?|купити квит(?:ок|ки)|купи билети?',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** Links and buttons that are looked at, and characters of one. */
const MAX_CONTROLS = 1000
const MAX_TEXT = 60
const DAY_MS = 24 * 60 * 60 * 1000
/** Days that a site has to be changed in after its event, and those after which a page is one of the past. */
const GRACE_MS = 30 * DAY_MS
const PAST_MS = 365 * DAY_MS
/** Characters of a page in which something later is looked for. */
const MAX_PAGE = 100_000

/**
 * The link to tickets for what a page is about, where that was over weeks ago: its description, title or H1 gives the days,
 * its title or H1 their year, and nothing on the page is later.
 */
export function pastSale(
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  now: number,
): Occurrence | undefined {
  const heads = document.elements('title', 'h1').map(textOf)
  const described = document
    .elements('meta')
    .filter(meta =>
      /^(?:og:)?description$/i.test(attribute(meta, 'name') ?? attribute(meta, 'property') ?? ''),
    )
    .map(meta => attribute(meta, 'content') ?? '')
  const about = [...heads, ...described].map(text => text.slice(0, 500))
  const last = about.flatMap(writtenDays).toSorted((a, b) => b.end - a.end)[0]
  if (!last) return undefined
  const year = new Date(last.end - 1).getUTCFullYear()
  if (!heads.some(head => head.includes(String(year)))) return undefined
  const over = last.end + GRACE_MS
  holdsUntil(over, now)
  if (over >= now || last.end + PAST_MS < now) return undefined
  const sales = document
    .elements('a', 'button')
    .slice(0, MAX_CONTROLS)
    .filter(control => TICKETS.test(startOfSeenText(control, MAX_TEXT)))
  const sale = sales.find(control => /^https?:/i.test(attribute(control, 'href') ?? '')) ?? sales[0]
  if (!sale || hasLater(blocks, last.end, year)) return undefined
  const text = startOfSeenText(sale, MAX_TEXT).trim()
  return document.occurrence(sale, `"${text}" sells tickets for ${last.text}, which is over.`)
}

function hasLater(blocks: readonly TextBlock[], end: number, year: number): boolean {
  const text = blocks
    .map(block => block.text)
    .join('\n')
    .slice(0, MAX_PAGE)
  return (
    [...writtenDays(text), ...writtenMonths(text)].some(day => day.end > end) ||
    (text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).some(found => Number(found) > year)
  )
}
