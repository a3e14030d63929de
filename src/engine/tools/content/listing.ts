import {
  attribute,
  type Element,
  type HtmlDocument,
  hasTextOf,
  isInside,
  parentOf,
} from '../../formats/html/document.ts'
import { ElementSet, type Elements } from '../../formats/html/element-set.ts'
import { saysToWait } from '../../page/script-shell.ts'
import type { MainText } from '../../page/text/main-text.ts'

/** Links in the main text from which on a page can be a list of other pages. */
const LISTING_LINKS = 8
/** Share of the main text's characters inside links from which on such a page is a list. */
const LISTING_LINK_SHARE = 0.3
/** Articles, or cards beside each other, from which on a page is a list of them. */
const LISTING_CARDS = 3
/** Words of main text for each card: more are sections of a text. */
const CARD_WORDS = 100

/** Whether a page is a list of other pages: by its articles, its cards or its links. */
export function isListing(document: HtmlDocument, main: MainText, words: number): boolean {
  let articles = 0
  for (const element of document.elements('article')) if (main.elements.has(element)) articles++
  if (articles >= LISTING_CARDS) return true
  const cards = mostCards(document, main)
  return (cards > 0 && words <= cards * CARD_WORDS) || isListOfLinks(document, main)
}

/**
 * Many links behind a heading that make up much of the text. Those in front of it are the navigation of a page that does
 * not mark it, as are all on a page whose own content is yet to come.
 */
function isListOfLinks(document: HtmlDocument, main: MainText): boolean {
  const { blocks, elements } = main
  if (blocks.some(({ text }) => saysToWait(text))) return false
  const heading = Math.min(...HEADINGS.map(tag => orderOf(ofMain(document, tag, elements)[0])))
  const hrefs = ofMain(document, 'a', elements).filter(isLink)
  const before = hrefs.filter(link => link.order! < heading).length
  const [behind, hasHeading] = [hrefs.length - before, heading < Number.POSITIVE_INFINITY]
  const isContent = isMarked(main) || isTableOfContents(document, hrefs)
  const links = hasHeading ? behind : isContent ? before : 0
  const all = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const linked = blocks.reduce((sum, block) => sum + block.linkCharacters, 0)
  return links >= LISTING_LINKS && linked >= all * LISTING_LINK_SHARE
}

/** The page of a folder that is not the root of its host, whose files such a folder mostly lists. */
const FOLDER = /^(\/.+\/)(?:index\.\w{1,5})?$/i

/** Whether most links of the page of a folder lead to what is in that folder: a navigation leads to other parts as well. */
function isTableOfContents({ url, baseUrl }: HtmlDocument, links: readonly Element[]): boolean {
  const { host, pathname } = new URL(url)
  const folder = FOLDER.exec(pathname)?.[1]
  if (folder === undefined) return false
  const within = links.filter(link => {
    const target = URL.parse(attribute(link, 'href')!, baseUrl)
    return target?.host === host && target.pathname !== pathname && target.pathname.startsWith(folder)
  })
  return within.length > links.length / 2
}

/** The elements of a tag in the main text. */
export function ofMain(document: HtmlDocument, tag: string, elements: Elements): Element[] {
  return document.elements(tag).filter(element => elements.has(element))
}

function orderOf(element: Element | undefined): number {
  return element?.order ?? Number.POSITIVE_INFINITY
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Elements that cards are made of. */
const CARD_TAGS = ['div', 'li', 'a', 'section', 'tr', 'dl']
const CARD_IMAGES = ['img', 'picture']
const MAX_CLASSES = 300

/** The most elements beside each other that are made alike, each with a link and a heading or an image; 0 for a few. */
function mostCards(document: HtmlDocument, { elements }: MainText): number {
  const links = ofMain(document, 'a', elements).filter(
    link => attribute(link, 'href')?.startsWith('#') === false,
  )
  if (links.length < LISTING_CARDS) return 0
  const linked = withAncestors(document, links)
  const titles = [...CARD_IMAGES, ...HEADINGS].flatMap(tag => ofMain(document, tag, elements))
  const shown = withAncestors(document, titles)
  const isCard = (card: Element) => shown.has(card) && linked.has(card) && elements.has(card)
  const counts = CARD_TAGS.map(tag => mostAlike(document.elements(tag).filter(isCard)))
  const most = Math.max(...counts)
  return most >= LISTING_CARDS ? most : 0
}

function withAncestors(document: HtmlDocument, elements: readonly Element[]): ElementSet {
  const found = new ElementSet(document)
  for (const element of elements) {
    for (let up: Element | undefined = element; up && !found.has(up); up = parentOf(up)) found.add(up)
  }
  return found
}

/** The most of some elements with one tag that have the same classes and stand in the same parent. */
function mostAlike(elements: readonly Element[]): number {
  const counts = new Map<Element, Map<string, number>>()
  let most = 0
  for (const element of elements) {
    const parent = parentOf(element)
    if (!parent) continue
    const classes = attribute(element, 'class')?.trim().slice(0, MAX_CLASSES) ?? ''
    const alike = counts.get(parent) ?? new Map<string, number>()
    counts.set(parent, alike)
    const count = (alike.get(classes) ?? 0) + 1
    alike.set(classes, count)
    most = Math.max(most, count)
  }
  return most
}

export function isLink(element: Element): boolean {
  return element.tagName === 'a' && attribute(element, 'href') !== undefined
}

export function isMarked({ foundBy }: MainText): boolean {
  return foundBy === 'main' || foundBy === 'article'
}

const FRAME = ['header', 'footer', 'nav', 'aside']

export function isOfFrame(element: Element): boolean {
  return FRAME.some(tag => isInside(element, tag))
}

/** Whether a link with a heading or in one, outside of the frame of the page, leads to an entry of a list. */
export function hasEntry(document: HtmlDocument, main: MainText): boolean {
  if (isMarked(main)) return false
  const titled = withAncestors(document, document.elements(...HEADINGS))
  const isEntry = (link: Element) =>
    isLink(link) && !isOfFrame(link) && (titled.has(link) || HEADINGS.some(tag => isInside(link, tag)))
  return document.elements('a').some(isEntry)
}

/** Links that are looked at for it, and steps up from one to the heading that it is in. */
const MAX_ENTRY_LINKS = 500
const MAX_STEPS_TO_HEADING = 5
const ENTRY_HEADING = /^h[2-4]$/

/** Share of the content that the links of a small table of contents make up. */
const CONTENTS_SHARE = 0.5
/** Pages that one has at least. */
const MIN_CONTENTS = 2
/** Entries of a short list, and characters of each: those of a menu are shorter. */
const MIN_FEW_ENTRIES = 3
const ENTRY_CHARACTERS = 15

/**
 * Whether the content has an entry with a heading that leads to it: a blog that has begun, a hotel with one room. Or
 * it is the page of a folder, and little else than links to what is in that.
 */
export function listsFew(document: HtmlDocument, main: MainText): boolean {
  const { elements, blocks } = main
  const links = ofMain(document, 'a', elements).filter(isLink).slice(0, MAX_ENTRY_LINKS)
  const first = Math.min(...HEADINGS.map(tag => orderOf(ofMain(document, tag, elements)[0])))
  // What stands in front of the first heading is the navigation of a page that does not mark it.
  const isContent =
    first < Number.POSITIVE_INFINITY ? links.every(link => link.order! > first) : isMarked(main)
  const isOfEntries =
    isContent && links.length >= MIN_FEW_ENTRIES && links.every(link => hasTextOf(link, ENTRY_CHARACTERS))
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0)
  const linked = blocks.reduce((sum, { linkCharacters }) => sum + linkCharacters, 0)
  if (
    links.length >= MIN_CONTENTS &&
    linked >= all * CONTENTS_SHARE &&
    (isOfEntries || (isMarked(main) && isTableOfContents(document, links)))
  )
    return true
  const titled = withAncestors(document, document.elements('h2', 'h3', 'h4'))
  const { host, pathname } = new URL(document.url)
  return ofMain(document, 'a', elements)
    .slice(0, MAX_ENTRY_LINKS)
    .some(link => {
      const address = isLink(link) ? document.addressOf(attribute(link, 'href')!) : undefined
      const isOther = address?.host === host && address.pathname !== pathname
      return isOther && (titled.has(link) || isInHeading(link))
    })
}

function isInHeading(link: Element): boolean {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_TO_HEADING; step++, at = parentOf(at))
    if (ENTRY_HEADING.test(at.tagName)) return true
  return false
}
