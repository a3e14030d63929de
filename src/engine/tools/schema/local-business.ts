import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
  textOf,
} from '../../formats/html/document.ts'
import type { Item } from '../../formats/structured-data/item.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { labelledNumbers } from '../../page/text/phone-numbers.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { companyNotice } from './company-notice.ts'
import { isOfEvent } from './event-site.ts'
import { type ItemLookup, UNREAD } from './item-lookup.ts'
import { isManual } from './manual-site.ts'
import { ownMailIn } from './own-mail.ts'
import { isPrivate } from './private-site.ts'
import { type SchemaPage, schemaPage } from './schema-page.ts'
import { showsAddress } from './shown-address.ts'
import { HOURS_IN, shownHours } from './shown-hours.ts'
import { isOfTown } from './town-site.ts'

/** Whether a place that people can visit says in data who and where it is. */
export const localBusiness = defineTopic({
  checks: {
    'business-missing': {
      scope: 'site',
      severity: 'notice',
      title: 'No structured data on the home page says who is behind the site, and where',
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
  if (lookup.isUnread(...DESCRIBED)) return notApplicable(UNREAD)
  if (isOfEvent(page.document)) return notApplicable('the site is that of an event')
  if (isOfTown(page.document)) return notApplicable('the site is that of a town or village')
  if (isManual(page)) return notApplicable('the site is a manual or the help of a product')
  const { document } = page
  const isOfPerson = isPrivate(document)
  const shown =
    (isOfPerson ? undefined : linkedNumberIn(document)) ??
    hoursIn(document) ??
    (isOfPerson ? undefined : (mapIn(document) ?? labelledIn(document) ?? chatIn(document))) ??
    companyNotice(page) ??
    (isOfPerson || lookup.data.items.length > 0 ? undefined : ownMailIn(page))
  if (!shown)
    return notApplicable(
      'the home page shows neither opening hours nor a map beside an address nor a phone number nor a link to WhatsApp nor the notice or number of a company nor a mailbox of its domain',
    )
  const message = `The home page ${shown.what}, but has no structured data about who is behind the site.`
  return fail(document.occurrence(shown.element, message))
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

/** Who belongs to an organization. */
const PEOPLE = ['founder', 'founders', 'employee', 'employees', 'member'] as const

/** An organization alone, or with its people, whose data does not say what the page shows: where one goes and when. */
function judgeDescribed(described: readonly Item[], lookup: ItemLookup, document: HtmlDocument): Judgement {
  const isPlaced = described.some(item => PLACED.some(property => lookup.has(item, property)))
  const isOrganization = (item: Item) => lookup.isA(item, 'Organization') && !lookup.isA(item, 'Place')
  const people = new Set(
    described
      .filter(isOrganization)
      .flatMap(item => PEOPLE.flatMap(property => lookup.items(item, property))),
  )
  const isOther = described.some(item => !isOrganization(item) && !people.has(lookup.data.whole(item)))
  const place =
    isPlaced || isOther || isOfEvent(document) || lookup.isUnread(...DESCRIBED)
      ? undefined
      : (hoursIn(document) ?? mapIn(document))
  if (!place) return pass()
  const message = `The home page ${place.what}, and its Organization data has no address and no opening hours.`
  return fail(document.occurrence(place.element, message))
}

/** Elements and characters of each that are looked at. */
const MAX_TEXTS = 3000
const MAX_TEXT = 200
const MAP =
  /^(?:https?:)?\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl\/|goo\.gl\/maps|(?:www\.)?openstreetmap\.org\/(?:export\/embed|\?mlat|node|way)|(?:www\.)?yandex\.[a-z]{2,3}\/maps|maps\.apple\.com)/i

/** A picture of a street, which is shown for what is to be seen there. */
const STREET_VIEW = /[?&](?:layer=c|cbll=|map_action=pano)|\/@[\d.,-]{3,50}3a,|\/data=!3m\d{1,2}!1e1/i
/** Characters of the address of a map. */
const MAX_MAP = 500

function isMap(address: string): boolean {
  return MAP.test(address) && !STREET_VIEW.test(address)
}

/** Somebody who is called is somebody to be told of: Google takes the number of a business from its data. */
const CALLS = /^\s*tel:\s*\+?[\d(]/i
/** Who is written to on WhatsApp need not show a number. */
const CHATS = /^\s*(?:https?:)?\/\/(?:wa\.me\/\+?\d|api\.whatsapp\.com\/)/i

/** The address of a post-office box. */
const BOX =
  /(?<!\p{L})(?:p\.?\s?o\.? ?box|postfach|postbus|postboks|casella postale|apartado(?: de correos)?|caixa postal)\s(?:nr\.? |no\.? |n[ºo°]\.? )?\d/iu

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

/** Posts from which on a page is a list of them, steps up to one, and nodes of it among which its title is. */
const MIN_POSTS = 3
const STEPS_TO_POST = 20
const NODES_OF_POST = 100

/** Whether a link is a part of one post of a list: it shows where that is which the post is about. */
function isInPost(link: Element, document: HtmlDocument): boolean {
  if (document.elements('article').length < MIN_POSTS) return false
  let at = parentOf(link)
  for (let step = 0; at && step < STEPS_TO_POST; step++, at = parentOf(at))
    if (at.tagName === 'article') return hasLinkedTitle(at)
  return false
}

function hasLinkedTitle(post: Element): boolean {
  return [...firstNodes(post, NODES_OF_POST)].some(
    node =>
      isElement(node) &&
      node.tagName === 'a' &&
      [parentOf(node), ...node.childNodes].some(one => one && /^h[1-4]$/.test(one.nodeName)),
  )
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
  /** What the home page does, as in "links to a map". */
  what: string
}

function linkTo(what: RegExp, document: HtmlDocument): Element | undefined {
  return document.elements('a').find(one => what.test((attribute(one, 'href') ?? '').slice(0, 100)))
}

/** A number that can be called, which says the most of who runs the site. */
function linkedNumberIn(document: HtmlDocument): Shown | undefined {
  const element = linkTo(CALLS, document)
  return element && { element, what: showsDigits(element) ? A_NUMBER : 'has a link to call a phone number' }
}

/** Whether a link shows the number that it calls, and not only "Call us". */
function showsDigits(link: Element): boolean {
  return startOfSeenText(link, MAX_TEXT).replace(/\D/g, '').length >= MIN_DIGITS
}

function chatIn(document: HtmlDocument): Shown | undefined {
  const element = linkTo(CHATS, document)
  return element && { element, what: 'links to WhatsApp' }
}

/** Digits that the shortest numbers have. */
const MIN_DIGITS = 5
const A_NUMBER = 'shows a phone number'

/** The innermost element with a number that a word calls a phone number, and not that of somebody else. */
function labelledIn(document: HtmlDocument): Shown | undefined {
  const element = document
    .elements(...HOURS_IN)
    .slice(0, MAX_TEXTS)
    .findLast(
      one => labelledNumbers(startOfSeenText(one, MAX_TEXT)).length > 0 && !isOfOtherPlace(one, document),
    )
  return element && { element, what: A_NUMBER }
}

/** Pages of a business on the sites of others. */
const PROFILE =
  /(?:^|\.)(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|wa|whatsapp|t|telegram|line|google|goo|maps\.app\.goo|openstreetmap|yandex|xing|tripadvisor|booking)\.[a-z.]{2,6}$/i
const STEPS_TO_CONTACT = 10

/** Characters of a title or a heading. */
const MAX_NAME = 500
/** Where the guests of an event sleep and meet. */
const VENUE =
  /(?<!\p{L})(?:hotel|hostel|hôtel|guest ?house|pension)(?!\p{L})|ホテル|旅館|会館|호텔|酒店|宾馆/iu

/**
 * Whether a number stands behind the name of another place, and not of who runs the site: one with a link to its own site,
 * or a hotel on the site of somebody who is none.
 */
function isOfOtherPlace(element: Element, document: HtmlDocument): boolean {
  if (isInContact(element)) return false
  const nodes = [...firstNodes(element, MAX_CHILDREN)]
  const first = nodes.find(node => isElement(node) || ('value' in node && node.value.trim() !== ''))
  const link = nodes.find(isElement)
  return link !== undefined && link === first && link.tagName === 'a'
    ? isOfOthers(link, document)
    : isVenue(element, document)
}

function isOfOthers(link: Element, document: HtmlDocument): boolean {
  if (startOfSeenText(link, 1) === '') return false
  const address = document.addressOf(attribute(link, 'href') ?? '')
  if (!address?.protocol.startsWith('http') || PROFILE.test(address.hostname)) return false
  return address.hostname !== new URL(document.url).hostname
}

function isVenue(element: Element, document: HtmlDocument): boolean {
  const [kind] = VENUE.exec(startOfSeenText(element, MAX_TEXT)) ?? []
  if (kind === undefined) return false
  const own = kind.toLowerCase()
  return !document
    .elements('title', 'h1')
    .slice(0, MAX_CHILDREN)
    .some(name => textOf(name).slice(0, MAX_NAME).toLowerCase().includes(own))
}

/** Whether an element is one of the footer, or of what is marked as an address. */
function isInContact(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < STEPS_TO_CONTACT; step++, at = parentOf(at))
    if (at.tagName === 'footer' || at.tagName === 'address') return true
  return false
}

/** Hours beside a weekday. */
function hoursIn(document: HtmlDocument): Shown | undefined {
  const [hours] = shownHours(document)
  return (
    hours && {
      element: hours.element,
      what: hours.isOpening ? 'shows opening hours' : 'shows hours of weekdays',
    }
  )
}

/** A map beside an address: alone it may be that of a hall, or of all that is near. */
function mapIn(document: HtmlDocument): Shown | undefined {
  const maps = document
    .elements('iframe', 'a')
    .filter(element =>
      isMap((attribute(element, 'src') ?? attribute(element, 'href') ?? '').slice(0, MAX_MAP)),
    )
    .filter(element => element.tagName !== 'a' || !(isInRunningText(element) || isInPost(element, document)))
  const [map] = maps
  // Who is written to at a post-office box has no place of their own: the map is that of a hall.
  if (!map || (document.body && BOX.test(textOf(document.body))) || !showsAddress(document)) return undefined
  return { element: map, what: map.tagName === 'a' ? 'links to a map' : 'shows a map' }
}
