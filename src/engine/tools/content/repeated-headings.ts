import type { Occurrence } from '../../../api/results.ts'
import { quoted } from '../../../text/quoted.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { writtenDays } from '../../syntax/written-days.ts'
import type { Heading } from './headings.ts'

/** A heading as a place in the outline; equal headings under one parent are one place. */
interface OutlinePlace {
  level: number
  /** The first heading here. */
  first?: Heading
  times: number
  above: OutlinePlace | undefined
  below: Map<string, OutlinePlace>
}

function outlinePlace(level: number, above?: OutlinePlace): OutlinePlace {
  return { level, times: 0, above, below: new Map() }
}

/**
 * Only sections are judged: several H1s are reported as such, and below an H2 the same words come again on purpose, as
 * the weekdays do in the opening hours of two shops.
 */
const JUDGED_LEVEL = 2

/**
 * Equal headings under one parent; the same words in different chapters are no fault. Nor is what a carousel repeats to
 * go round, or what two lists lead to, or a figure: several counters stand at 0 before they begin to count.
 */
export function judgeDuplicates(document: HtmlDocument, content: readonly Heading[]): Judgement {
  if (content.length < 2) return notApplicable('the content has fewer than two headings')
  const occurrences = unfinishedCards(document, content)
  const cards = new CardTexts()
  let at = outlinePlace(0)
  for (const heading of content) {
    const { element, level, text } = heading
    while (at.above && at.level >= level) at = at.above
    const key = `${level} ${text}`
    const place: OutlinePlace = at.below.get(key) ?? outlinePlace(level, at)
    at.below.set(key, place)
    at = place
    place.first ??= heading
    if (level !== JUDGED_LEVEL || isNoWords(text) || isDay(text)) continue
    if (heading !== place.first && isCopyOf(heading, place.first, cards)) continue
    if (heading !== place.first && isTeaserOfSame(document, heading, place.first)) continue
    if (leadsHere(document, element) || (heading !== place.first && leadsHere(document, place.first.element)))
      continue
    if (++place.times > 1) occurrences.push(document.occurrence(element, messageOf(document, heading, place)))
  }
  return failWhere(occurrences)
}

function messageOf(document: HtmlDocument, { level, text }: Heading, { first, times }: OutlinePlace): string {
  const line = first && document.positionOf(first.element)?.line
  const where = line === undefined ? '' : `; the first is in line ${line}`
  return `H${level} ${quoted(text)} for the ${ordinal(times)} time${where}.`
}

/** Equal headings in a row from which on nobody can have meant them. */
const MIN_UNFINISHED = 3

/**
 * Cards of a template that nobody wrote: below H2, several headings in a row with the same words, and nothing else is said
 * around the first of them.
 */
function unfinishedCards(document: HtmlDocument, content: readonly Heading[]): Occurrence[] {
  const runs: Heading[][] = []
  for (const heading of content) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first?.level === heading.level && first.text === heading.text) run.push(heading)
    else runs.push([heading])
  }
  return runs.flatMap(run => {
    const [first, second] = run
    if (!first || !second || run.length < MIN_UNFINISHED || first.level <= JUDGED_LEVEL) return []
    if (isNoWords(first.text) || run.some(heading => heading.inCarousel)) return []
    const cards = childrenOfCommonParent(first.element, second.element)
    const around = cards && parentOf(cards[0])
    const others = around && startOfSeenText(around, CARD_CHARACTERS).replaceAll(first.text, '')
    if (!cards || others?.trim() !== '' || cards.some(hasPicture)) return []
    const message = `${run.length} H${first.level} in a row are ${quoted(first.text)}, with no text below them.`
    return [document.occurrence(first.element, message)]
  })
}

/** Nodes of a card among which a picture is looked for. */
const MAX_CARD_NODES = 200

/** Whether a card shows something of its own under its heading. */
function hasPicture(card: Element): boolean {
  return [...firstNodes(card, MAX_CARD_NODES)].some(
    node => isElement(node) && /^(?:img|picture|video|iframe|canvas|form|input|select)$/.test(node.tagName),
  )
}

/** Characters of a day with the name of its month. */
const LONGEST_DAY = 40
/** Characters of a figure with its unit. */
const LONGEST_FIGURE = 20

/** Nothing but signs, or a number, with a sign and a letter at most: "…", "0", "99 %", "€ 0", "12k+". */
function isNoWords(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true
  return text.length <= LONGEST_FIGURE && /\d/.test(text) && !/\p{L}{2}/u.test(text)
}

/** Whether a heading is a day and nothing else, as in a list of changes: two of them may be of one day. */
function isDay(text: string): boolean {
  const [day, ...others] = text.length <= LONGEST_DAY ? writtenDays(text) : []
  return day !== undefined && others.length === 0 && !/\p{L}{3}/u.test(text.replace(day.text, ''))
}

/** Steps up from a heading to the card that it stands in. */
const MAX_STEPS_TO_CARD = 20
/** Characters by which cards are compared. */
const CARD_CHARACTERS = 1000

/** The starts of the texts of cards, each read once: many may be compared with the first. */
class CardTexts {
  readonly #texts = new Map<Element, string>()

  of(card: Element): string {
    const text = this.#texts.get(card) ?? startOfSeenText(card, CARD_CHARACTERS)
    this.#texts.set(card, text)
    return text
  }
}

/**
 * Whether one heading stands in a carousel with another, or in a card beside its own that says the same in full, or the
 * same stands around both wherever they are, as where a block is there once for phones and once for larger screens.
 */
function isCopyOf(copy: Heading, original: Heading, texts: CardTexts): boolean {
  if (copy.inCarousel && original.inCarousel) return true
  const [around, aroundOther] = [parentOf(copy.element), parentOf(original.element)]
  if (around && aroundOther && around !== aroundOther) {
    const text = texts.of(around)
    if (text.length > copy.text.length && text === texts.of(aroundOther)) return true
  }
  const cards = childrenOfCommonParent(copy.element, original.element)
  if (!cards) return false
  const [text, other] = cards.map(card => texts.of(card))
  return text === other && text!.length > copy.text.length
}

/** Nodes of a heading among which a link is looked for, and steps up from it to one. */
const MAX_HEADING_NODES = 20
const MAX_STEPS_TO_LINK = 3

/** Whether both headings lead to one other place, as those of a list of posts and of the latest ones beside it. */
function isTeaserOfSame(document: HtmlDocument, one: Heading, other: Heading): boolean {
  const target = targetOf(document, one.element)
  return target !== undefined && target === targetOf(document, other.element)
}

/** Whether a heading is a link to the page that it is on, as the entry of this page in a list of the latest ones. */
function leadsHere(document: HtmlDocument, heading: Element): boolean {
  const href = hrefOf(heading)?.trim()
  if (href === undefined || href === '' || href.includes('#')) return false
  return document.resolve(href) === withoutHash(document.url)
}

/** Where the link in a heading leads, or that around it; undefined where there is none to another page. */
function targetOf(document: HtmlDocument, heading: Element): string | undefined {
  const href = hrefOf(heading)
  const address = href === undefined ? undefined : URL.parse(document.resolve(href) ?? '')
  if (!address) return undefined
  address.hash = ''
  return address.href === withoutHash(document.url) ? undefined : address.href
}

function hrefOf(heading: Element): string | undefined {
  const inside = [...firstNodes(heading, MAX_HEADING_NODES)].filter(isElement)
  const link = [...inside, ...pathUp(heading).slice(1, 1 + MAX_STEPS_TO_LINK)].find(
    element => element.tagName === 'a' && attribute(element, 'href') !== undefined,
  )
  return link && attribute(link, 'href')
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '')
}

function childrenOfCommonParent(a: Element, b: Element): [Element, Element] | undefined {
  const cards = new Map(pathUp(a).map(element => [element.parentNode, element]))
  for (const element of pathUp(b)) {
    const card = cards.get(element.parentNode)
    if (card) return [card, element]
  }
  return undefined
}

function pathUp(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | undefined = element; at && path.length < MAX_STEPS_TO_CARD; at = parentOf(at))
    path.push(at)
  return path
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>

function ordinal(number: number): string {
  return `${number}${ENDINGS[ORDINALS.select(number)]}`
}
