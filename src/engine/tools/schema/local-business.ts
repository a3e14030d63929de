import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import type { Item } from '../../formats/structured-data/item.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { labelledNumbers } from '../../page/text/phone-numbers.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { companyNotice } from './company-notice.ts'
import { isOfEvent } from './event-site.ts'
import type { ItemLookup } from './item-lookup.ts'
import { type SchemaPage, schemaPage } from './schema-page.ts'

/** Whether a place that people can visit says in data who and where it is. */
export const localBusiness = defineTopic({
  checks: {
    'business-missing': {
      scope: 'site',
      severity: 'notice',
      title: 'A business or organization has no structured data that says who it is',
      why: 'Google takes name, logo, address, telephone and opening hours for results and Maps from LocalBusiness and Organization data. Without it they have to be guessed from the text.',
      fix: 'Add JSON-LD of the type that fits (such as Restaurant, Store, SportsClub or Organization) to the home page, with name, url, logo, address, telephone and, for a place to visit, openingHoursSpecification.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
      example: '<p>Open Monday to Friday, 9:00–18:00</p>, and no structured data on the home page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'business-missing': judgeBusiness(read) }) }
  },
})

/** What tells who runs a site, or that the page is about somebody else. */
const DESCRIBED = ['Organization', 'Place', 'Person', 'Event', 'Product', 'Service'] as const

function judgeBusiness({ lookup, page, isHome }: SchemaPage): Judgement {
  if (!isHome) return notApplicable('this is judged on the home page')
  const described = lookup.data.items.filter(item => lookup.isA(item, ...DESCRIBED))
  if (described.length > 0) return judgeDescribed(described, lookup, page.document)
  if (isOfEvent(page.document)) return notApplicable('the site is that of an event')
  const shown = placeToVisit(page.document) ?? companyNotice(page)
  if (!shown)
    return notApplicable(
      'the home page shows neither opening hours nor a map nor a phone number that it links to nor the notice or number of a company',
    )
  const message = `The home page shows ${shown.what}, but has no structured data of a business.`
  return fail(page.document.occurrence(shown.element, message))
}

/** What says where a business is, or when it is open. */
const PLACED = [
  'address',
  'location',
  'geo',
  'openingHours',
  'openingHoursSpecification',
  'areaServed',
] as const

/** An organization alone, whose data does not say what the page shows: where one goes and when. */
function judgeDescribed(described: readonly Item[], lookup: ItemLookup, document: HtmlDocument): Judgement {
  const isPlaced = described.some(item => PLACED.some(property => lookup.has(item, property)))
  const isOther = described.some(item => !lookup.isA(item, 'Organization') || lookup.isA(item, 'Place'))
  const place = isPlaced || isOther || isOfEvent(document) ? undefined : placeIn(document)
  if (!place) return pass()
  const message = `The home page shows ${place.what}, and its Organization data has no address and no opening hours.`
  return fail(document.occurrence(place.element, message))
}

/** Elements and characters of each that are looked at for opening hours. */
const MAX_TEXTS = 3000
const MAX_TEXT = 200
const TEXTS = ['p', 'li', 'td', 'dd', 'span', 'b', 'strong', 'time', 'div', 'h4', 'h5'] as const
const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?\s?(?:h|uhr|[ap]\.?m\.?)?`
/** "9:00–18:00", "10 a.m. - 6 p.m.", "von 9h bis 18 Uhr": of two hours, the second with a unit or minutes. */
const HOURS = new RegExp(
  String.raw`(?:^|[\s(:,])${HOUR}\s?(?:[-–—]|bis|to|till|until|à|a|alle|do|до)\s?(?:[01]?\d|2[0-4])(?:[:.h]\d{2}|\s?(?:h|uhr|[ap]\.?m\b))`,
  'i',
)
/** Names of weekdays, and pairs of their short names, in the languages that are most frequent on the web. */
const WEEKDAY = new RegExp(
  String.raw`(?<!\p{L})(?:${[
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
  ].join('|')})(?!\p{L})|[月火水木金土日]曜|周[一二三四五六日]|星期`,
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
const MAP =
  /^(?:https?:)?\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl\/|goo\.gl\/maps|(?:www\.)?openstreetmap\.org\/(?:export\/embed|\?mlat|node|way)|(?:www\.)?yandex\.[a-z]{2,3}\/maps|maps\.apple\.com)/i

/** Somebody who is called is somebody to be told of: Google takes the number of a business from its data. */
const CALLS = /^\s*(?:tel:\s*\+?[\d(]|(?:https?:)?\/\/(?:wa\.me\/\+?\d|api\.whatsapp\.com\/))/i

/** Characters around a link from which on it stands in a text that tells of a place, be it that of somebody else. */
const RUNNING_TEXT = 150
const STEPS_UP = 6
const MAX_CHILDREN = 50
const TEXT_BLOCKS = new Set(['p', 'li', 'td', 'dd', 'blockquote'])

/** Whether a link is a part of running text: the map of a shop where plants are sold is not that of the gardeners. */
function isInRunningText(link: Element): boolean {
  let at = parentOf(link)
  for (let step = 0; at && step < STEPS_UP; step++, at = parentOf(at)) {
    if (!TEXT_BLOCKS.has(at.tagName) && !hasOwnText(at)) continue
    const own = startOfSeenText(link, MAX_TEXT).length
    return startOfSeenText(at, own + RUNNING_TEXT + 1).length > own + RUNNING_TEXT
  }
  return false
}

/** Whether words stand right in an element, as in a `<div>` that is there for a paragraph. */
function hasOwnText({ tagName, childNodes }: Element): boolean {
  return (
    tagName === 'div' &&
    childNodes
      .slice(0, MAX_CHILDREN)
      .some(node => 'value' in node && /\p{L}{2}/u.test(node.value.slice(0, MAX_TEXT)))
  )
}

interface Shown {
  element: Element
  what: string
}

/** What shows that people come to a place or call there: hours beside a weekday, a map, or a number. */
function placeToVisit(document: HtmlDocument): Shown | undefined {
  const place = placeIn(document)
  if (place) return place
  const link = document.elements('a').find(one => CALLS.test((attribute(one, 'href') ?? '').slice(0, 100)))
  const element = link ?? labelledIn(document)
  return element && { element, what: 'a phone number to call' }
}

/** The innermost element with a number that a word calls a phone number. */
function labelledIn(document: HtmlDocument): Element | undefined {
  return document
    .elements(...TEXTS)
    .slice(0, MAX_TEXTS)
    .findLast(element => labelledNumbers(startOfSeenText(element, MAX_TEXT)).length > 0)
}

function placeIn(document: HtmlDocument): Shown | undefined {
  for (const element of document.elements(...TEXTS).slice(0, MAX_TEXTS)) {
    const text = startOfSeenText(element, MAX_TEXT)
    if (HOURS.test(text) && WEEKDAY.test(text) && !DATE.test(text)) return { element, what: 'opening hours' }
  }
  const maps = document
    .elements('iframe', 'a')
    .filter(element =>
      MAP.test((attribute(element, 'src') ?? attribute(element, 'href') ?? '').slice(0, 100)),
    )
    .filter(element => element.tagName !== 'a' || !isInRunningText(element))
  return maps[0] && { element: maps[0], what: 'a map or a link to one' }
}
