import type { VersionMark } from '../../browser/hidden-versions.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { ElementSet, type Elements } from '../../formats/html/element-set.ts'
import { sentElement } from '../../formats/html/rendered-document.ts'
import { isMountPoint } from '../script-shell.ts'
import { asidesOfContent } from './content-asides.ts'
import { type Folds, foldsOf } from './folded.ts'
import { FrameNames, MAX_CLASSES } from './frame-names.ts'
import { firstNodes } from './text-start.ts'

/** Which elements of a document nobody sees, and which belong to the frame around the content. */
export interface Regions {
  /** Elements that are not shown, as far as the document itself tells, with all below them. */
  hidden: Elements
  /** Of those the ones inside an inline `<svg>` that is shown: no text of the page, yet there may be links. */
  drawn: Elements
  /** Navigation, banners, footers, asides, cookie notices, with all below them. */
  boilerplate: Elements
  /** Panels that a click right before them opens, each alone, with all below them. */
  folded: Elements
  /** What lies over the page in a browser, without what is below it: that is boilerplate. */
  covering: Elements
}

const NONE: Elements = new Set()
const NEVER_SHOWN = new Set(
  'head script style noscript template svg iframe object embed canvas audio video datalist'.split(' '),
)
const FRAME_TAGS = new Set(['nav', 'footer', 'aside', 'menu'])
const FRAME_ROLES = new Set(
  'navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar tablist'.split(
    ' ',
  ),
)
/** Inside these a `<header>` introduces them and not the page. */
const HEADED = ['article', 'section', 'aside', 'main', 'nav']

/** Names of the frame that are those of a footer, and what a footer is called that says only whose the page is. */
const FOOTER_TOKENS = new Set('footer site-footer page-footer copyright copyrights'.split(' '))

/**
 * Share of the text above which an element is no frame, whatever it is called, on a page that does not mark its content.
 */
const MOST_OF_THE_TEXT = 0.6

/**
 * Finds what is hidden and what is frame. Looks at tags, roles, attributes, inline styles and conventional names.
 *
 * @param overlays selectors of what a browser saw lie over the content, as {@link HtmlDocument.occurrence} gives them
 * @param versions what marks the languages in which a browser does not show the page
 * @param shut what nobody gets to see in a browser
 */
export function regionsOf(
  document: HtmlDocument,
  overlays: readonly string[] = [],
  versions: readonly VersionMark[] = [],
  shut: Elements = NONE,
): Regions {
  const { hidden, drawn, folded, shown } = visibilityOf(document, versions, shut)
  const signs = frameSignsOf(document, hidden, shown, overlays)
  let boilerplate = framesOf(document, shown, signs)
  const asides = asidesOfContent(document, hidden, boilerplate)
  if (asides.length > 0) {
    for (const aside of asides) signs.content.add(aside)
    boilerplate = framesOf(document, shown, signs)
  }
  return { hidden, drawn, boilerplate, folded, covering: signs.covering }
}

interface Visibility extends Pick<Regions, 'hidden' | 'drawn' | 'folded'> {
  /** All others, in document order. */
  shown: readonly Element[]
}

// What goes through all elements is a function of its own: the engine makes programs of each as a whole, and again for
// each loop in it.
function visibilityOf(document: HtmlDocument, versions: readonly VersionMark[], shut: Elements): Visibility {
  const folds = foldsOf(document)
  const hidden = new ElementSet(document)
  const drawn = new ElementSet(document)
  const folded = new ElementSet(document)
  const shown: Element[] = []
  for (const element of document.elements()) {
    const parent = parentOf(element)
    if (parent && hidden.has(parent)) {
      hidden.add(element)
      if (drawn.has(parent) && !isHidden(document, element, folds)) drawn.add(element)
    } else if (!isHidden(document, element, folds) && !isOfVersion(element, versions) && !shut.has(element)) {
      shown.push(element)
      if (folds.elements.has(element) || (parent && folded.has(parent))) folded.add(element)
    } else {
      hidden.add(element)
      if (element.tagName === 'svg' && !isHiddenItself(document, element)) drawn.add(element)
    }
  }
  return { hidden, drawn, folded, shown }
}

/** What says whether an element that looks like a part of the frame is one. */
interface FrameSigns {
  /** Elements with the content in them, and with an H1. */
  content: ElementSet
  titled: Elements
  /** Elements of which a `<header>` is an introduction. */
  headed: Elements
  /** What lies over the page in a browser. */
  covering: Elements
  isLong(element: Element): boolean
  /** Whether an element is what the page is about: it has a heading, no field, and most of the text of the content. */
  isSubject(element: Element): boolean
}

function frameSignsOf(
  document: HtmlDocument,
  hidden: Elements,
  shown: readonly Element[],
  overlays: readonly string[],
): FrameSigns {
  const isShown = (element: Element) => !hidden.has(element)
  const marked = [...document.elements('main', 'article'), ...document.withAttribute('role')]
  const content = ancestorsOf(
    document,
    marked.filter(element => isShown(element) && isContent(element)),
  )
  return {
    content,
    titled: ancestorsOf(document, titlesOf(document).filter(isShown)),
    headed: inside(document, document.elements('header').length > 0 ? shown : [], HEADED),
    covering: overlays.length === 0 ? NONE : document.elementsAt(overlays),
    isLong: content.size > 0 ? () => false : mostOfTheText(document, shown),
    isSubject: subjectsOf(document, shown, marked.filter(isContent)),
  }
}

/** What is an H1 by its tag or its role: an image may be. */
export function titlesOf(document: HtmlDocument): Element[] {
  const marked = document.withAttribute('role').filter(isTitle)
  return [...document.elements('h1'), ...marked]
}

function isTitle(element: Element): boolean {
  const isHeading = attribute(element, 'role')?.trim().toLowerCase() === 'heading'
  return isHeading && element.tagName !== 'h1' && attribute(element, 'aria-level')?.trim() === '1'
}

function framesOf(document: HtmlDocument, shown: readonly Element[], signs: FrameSigns): ElementSet {
  const boilerplate = new ElementSet(document)
  const { content, covering } = signs
  const frames = new FrameNames()
  for (const element of shown) {
    const parent = parentOf(element)
    if (
      (parent && boilerplate.has(parent)) ||
      covering.has(element) ||
      (isFrame(element, signs, frames) &&
        !content.has(element) &&
        (isFooter(element, signs) || !signs.isLong(element)))
    )
      boilerplate.add(element)
  }
  return boilerplate
}

/** A footer stays one where the rest of the page is short, or was not filled. */
function isFooter(element: Element, { titled }: FrameSigns): boolean {
  return isCalledFooter(element) && !titled.has(element)
}

/** Whether an element is a footer by its tag, its role or its name. */
export function isCalledFooter(element: Element): boolean {
  if (element.tagName === 'footer' || attribute(element, 'role') === 'contentinfo') return true
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`.slice(0, MAX_CLASSES)
  return (
    names !== ' ' &&
    names
      .toLowerCase()
      .split(/\s+/)
      .some(name => FOOTER_TOKENS.has(name))
  )
}

function isHidden(document: HtmlDocument, element: Element, { ids, elements }: Folds): boolean {
  if (NEVER_SHOWN.has(element.tagName)) return true
  if (!isHiddenItself(document, element)) return false
  return !elements.has(element) && (ids.size === 0 || !ids.has(attribute(element, 'id') ?? ''))
}

/** Whether an element holds the text of a language that is not shown. */
function isOfVersion({ attrs }: Element, versions: readonly VersionMark[]): boolean {
  return versions.some(({ attribute: marked, value: mark }) =>
    attrs.some(
      ({ name, value }) =>
        name === marked &&
        (name === 'class' ? value.slice(0, MAX_CLASSES).split(/\s+/).includes(mark) : value === mark),
    ),
  )
}

// Asked of each element, so each attribute is looked at once.
function isHiddenItself(document: HtmlDocument, element: Element): boolean {
  let isClosed = element.tagName === 'dialog'
  for (const { name, value } of element.attrs) {
    if (name === 'class') {
      if (isCopy(value)) return true
    } else if (name === 'aria-hidden') {
      if (value === 'true' && !holdsMain(element)) return true
    } else if (name === 'hidden') {
      if (value.toLowerCase() !== 'until-found') return true
    } else if (name === 'open') isClosed = false
    else if (name === 'style' && isHiddenByStyle(document, element)) return true
  }
  return isClosed
}

/** Characters of a style that are looked at. */
const MAX_STYLE = 50_000

/**
 * Whether the style of an element itself hides it. What is `visibility: hidden` by scripts alone waits for its visitor
 * to scroll there, as GSAP and WOW.js have it: search engines, which do not scroll, read it all the same.
 */
export function isHiddenByStyle(document: HtmlDocument, element: Element): boolean {
  const style = attribute(element, 'style')?.slice(0, MAX_STYLE)
  if (style === undefined) return false
  if (/(?:^|;)\s*display\s*:\s*none/i.test(style)) return true
  return /(?:^|;)\s*visibility\s*:\s*hidden/i.test(style) && sentElement(document, element) !== undefined
}

/**
 * Classes by which carousels mark the copies of slides that they put at both ends, so that it seems to go round, and
 * scripts of headers that stick to the window those that keep their place.
 */
const COPIES = new Set(
  'swiper-slide-duplicate slick-cloned splide__slide--clone glide__slide--clone tns-slide-cloned bx-clone elementor-sticky__spacer'.split(
    ' ',
  ),
)

function isCopy(classes: string): boolean {
  const names = classes.slice(0, MAX_CLASSES)
  if (!/clone|duplicate|spacer/.test(names)) return false
  const tokens = names.split(/\s+/)
  // Owl Carousel has but one word for it, beside one of its own.
  return tokens.some(name => COPIES.has(name)) || (tokens.includes('cloned') && tokens.includes('owl-item'))
}

/** A dialog that is open, as that for consent, hides all else from screen readers, and from nobody else. */
function holdsMain(element: Element): boolean {
  if (isMountPoint(attribute(element, 'id'))) return true
  const stack: Element[] = [element]
  for (let seen = 0; stack.length > 0 && seen < MAX_ELEMENTS_TO_MAIN; seen++) {
    const at = stack.pop()!
    if (at.tagName === 'main' || attribute(at, 'role') === 'main') return true
    for (const child of at.childNodes) if (isElement(child)) stack.push(child)
  }
  return false
}

/** Elements that are looked at for it. */
const MAX_ELEMENTS_TO_MAIN = 500

function isContent(element: Element): boolean {
  return element.tagName === 'main' || element.tagName === 'article' || attribute(element, 'role') === 'main'
}

function isFrame(element: Element, { titled, headed, isSubject }: FrameSigns, frames: FrameNames): boolean {
  const { tagName, attrs } = element
  if (tagName === 'body' || tagName === 'html') return false
  if (FRAME_TAGS.has(tagName)) return true
  if (attrs.length > 0 && FRAME_ROLES.has(attribute(element, 'role')?.trim().toLowerCase() ?? '')) return true
  if (tagName === 'header') return !titled.has(element) && !headed.has(element)
  if (attrs.length === 0) return false
  const kind = frames.kindOf(attribute(element, 'id') ?? '', attribute(element, 'class') ?? '')
  if (kind === 'subject') return !titled.has(element) && !isSubject(element)
  return kind === 'consent' || (kind === 'frame' && !titled.has(element))
}

/** Elements below one with any of the tag names. Parents come before their children, so one pass suffices. */
function inside(document: HtmlDocument, shown: readonly Element[], tags: readonly string[]): Elements {
  const found = new ElementSet(document)
  for (const element of shown) {
    const parent = parentOf(element)
    if (parent && (found.has(parent) || tags.includes(parent.tagName))) found.add(element)
  }
  return found
}

function ancestorsOf(document: HtmlDocument, elements: readonly Element[]): ElementSet {
  const found = new ElementSet(document)
  for (const element of elements) {
    for (let up: Element | undefined = element; up && !found.has(up); up = parentOf(up)) found.add(up)
  }
  return found
}

/** Tells of an element whether it has most of the characters that are shown. */
function mostOfTheText(document: HtmlDocument, shown: readonly Element[]): (element: Element) => boolean {
  const sums = charactersOf(document, shown, () => true)
  const all = document.body ? sums[document.body.order!]! : 0
  return element => sums[element.order!]! > all * MOST_OF_THE_TEXT
}

/** Elements of a part among which its heading and its fields are looked for. */
const MAX_PART_NODES = 2000
const FIELDS = new Set(['form', 'input', 'textarea', 'select', 'iframe'])

/** @param marked the elements that mark the content, if any */
function subjectsOf(
  document: HtmlDocument,
  shown: readonly Element[],
  marked: readonly Element[],
): (element: Element) => boolean {
  const contents = new Set(marked)
  let sums: Uint32Array | undefined
  return element => {
    const content = contents.size > 0 ? outermostOf(element, contents) : document.body
    if (!content) return false
    sums ??= charactersOf(document, shown, ({ tagName }) => tagName !== 'header' && !FRAME_TAGS.has(tagName))
    if (sums[element.order!]! <= sums[content.order!]! * MOST_OF_THE_TEXT) return false
    const within = [...firstNodes(element, MAX_PART_NODES)].filter(isElement)
    return (
      within.some(({ tagName }) => HEADING.test(tagName)) &&
      !within.some(({ tagName }) => FIELDS.has(tagName))
    )
  }
}

function outermostOf(element: Element, among: ReadonlySet<Element>): Element | undefined {
  let outermost: Element | undefined
  for (let up: Element | undefined = element; up; up = parentOf(up)) if (among.has(up)) outermost = up
  return outermost
}

const HEADING = /^h[1-6]$/

/** The characters that are shown in each element, by its place in the document, without those of parts that do not count. */
function charactersOf(
  document: HtmlDocument,
  shown: readonly Element[],
  counts: (part: Element) => boolean,
): Uint32Array {
  const sums = new Uint32Array(document.elements().length)
  for (let at = shown.length - 1; at >= 0; at--) {
    const element = shown[at]!
    const order = element.order!
    for (const node of element.childNodes) if ('value' in node) sums[order]! += node.value.trim().length
    const parent = parentOf(element)
    if (parent && counts(element)) sums[parent.order!]! += sums[order]!
  }
  return sums
}
