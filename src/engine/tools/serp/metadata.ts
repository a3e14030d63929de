import type { Occurrence } from '../../../api/results.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  type Node,
  snippet,
  textOf,
  walk,
} from '../../formats/html/document.ts'
import { perDocument } from '../../formats/html/per-document.ts'
import { sentElement } from '../../formats/html/rendered-document.ts'
import { isCanonical, isInHead, isSentHidden, relations } from '../../page/link-elements.ts'

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
const METADATA_NAMES = new Set(['description', 'robots', 'googlebot', 'bingbot'])

/** Where the metadata of one kind stands. */
export interface Placed {
  /** In `<head>`: what search engines use. */
  head: Element[]
  /** Written for `<head>`, but in the body because something closed the head before it. */
  displaced: Element[]
  /** Written in the body. */
  body: Element[]
  /** Sent in a hidden element of the body, from where frameworks that stream a page move it into `<head>`. */
  pending: Element[]
}

/** Metadata that search engines read in `<head>` alone, by where it ended up. */
export interface Metadata {
  titles: Placed
  descriptions: Placed
  canonicals: Placed
  /** Closes `<head>` before its metadata. */
  breaker: Occurrence | undefined
  displaced: Element[]
}

/** The metadata of a document as it was sent, which is read once. */
export const sentMetadata = perDocument(document => readMetadata(document))

/** The description of a document as sent, in `<head>` or where scripts have yet to move it there; undefined where it has none. */
export function sentDescription(before: HtmlDocument): Element | undefined {
  const { head, pending } = sentMetadata(before).descriptions
  return [...head, ...pending].find(element => contentOf(element) !== '')
}

/** @param sent that of the document which this one was rendered from: what the parser put into the body stays there */
export function renderedMetadata(document: HtmlDocument, sent: Metadata): Metadata {
  return readMetadata(document, sent)
}

/** Finds the metadata of a document and what, if anything, pushed it out of `<head>`. */
function readMetadata(document: HtmlDocument, sent?: Metadata): Metadata {
  const candidates = document.elements('title', 'meta', 'link').filter(isMetadata)
  const outside = candidates.filter(element => !isInHead(element))
  const end = outside.length === 0 || sent ? undefined : prematureEnd(document)
  const sentDisplaced = new Set(sent?.displaced)
  const displaced = outside.filter(element =>
    sent
      ? sentDisplaced.has(sentElement(document, element)!)
      : end && offsetOf(element) > end.from && offsetOf(element) < end.to,
  )
  // Scripts have moved by then what they move.
  const pending = new Set(sent ? [] : outside.filter(isSentHidden))
  const lost = new Set(displaced)
  const place = (belongs: (element: Element) => boolean): Placed => ({
    head: candidates.filter(element => belongs(element) && isInHead(element)),
    displaced: displaced.filter(belongs),
    body: outside.filter(element => belongs(element) && !lost.has(element) && !pending.has(element)),
    pending: outside.filter(element => belongs(element) && !lost.has(element) && pending.has(element)),
  })
  return {
    titles: place(element => element.tagName === 'title'),
    descriptions: place(isDescription),
    canonicals: place(isCanonical),
    breaker: displaced.length > 0 ? (sent?.breaker ?? end?.breaker) : undefined,
    displaced,
  }
}

/** Whether all that stands in the body repeats what stands in `<head>`, as where a whole document was put into another. */
export function isRepeated(body: readonly Element[], isInHeadToo: (element: Element) => boolean): boolean {
  return body.length > 0 && body.every(isInHeadToo)
}

/** The title that counts: the first in `<head>`, white space folded; undefined where there is none or it is empty. */
export function titleOf({ titles }: Metadata): string | undefined {
  const first = titles.head[0]
  return (first && foldSpace(textOf(first))) || undefined
}

/** The first description in `<head>` that has text, white space folded; undefined where there is none. */
export function descriptionOf({ descriptions }: Metadata): string | undefined {
  return descriptions.head.map(contentOf).find(text => text !== '')
}

/** What a meta element says, white space folded. */
export function contentOf(meta: Element): string {
  return foldSpace(attribute(meta, 'content') ?? '')
}

function isDescription(element: Element): boolean {
  return element.tagName === 'meta' && metaName(element) === 'description'
}

function metaName(element: Element): string {
  return (attribute(element, 'name') ?? '').trim().toLowerCase()
}

function isMetadata(element: Element): boolean {
  if (element.namespaceURI !== HTML_NAMESPACE) return false
  if (element.tagName === 'title') return true
  if (element.tagName === 'meta') return METADATA_NAMES.has(metaName(element))
  return (
    isCanonical(element) ||
    (relations(element).includes('alternate') && attribute(element, 'hreflang') !== undefined)
  )
}

interface PrematureEnd {
  breaker: Occurrence
  /** Source offsets between which an author believes to be in `<head>`. */
  from: number
  to: number
}

/**
 * What opened the body before the source says so. The parser opens it by itself at the first thing that may not stand
 * in head; an end tag of head or a start tag of body further down shows that the author was not there yet.
 */
function prematureEnd(document: HtmlDocument): PrematureEnd | undefined {
  const { body } = document
  if (!body || body.sourceCodeLocation) return undefined
  const opener = body.childNodes.find(isContent)
  const location = opener?.sourceCodeLocation
  if (!opener || !location) return undefined
  const to = writtenEndOfHead(document, location.startOffset)
  if (to === undefined) return undefined
  const breaker = isElement(opener)
    ? (earlierEnd(document, opener, location.startOffset) ??
      document.occurrence(opener, `<${opener.tagName}> closes <head> here`))
    : {
        url: document.url,
        message: `${describeText(opener)} closes <head> here`,
        snippet: snippet(document.source.slice(location.startOffset, location.endOffset)),
        ...document.positionAt(location.startOffset),
      }
  return { breaker, from: location.startOffset, to }
}

/** Elements that may stand in `<head>`, so that something before them has closed it. */
const OF_HEAD = new Set(['meta', 'title', 'link', 'script', 'style', 'base', 'template', 'noscript'])
/** Characters before such an element in which that is looked for. */
const MAX_BEFORE = 5000

/** The end tag that opened the body where the first thing in it belongs into `<head>`: it leaves no element behind. */
function earlierEnd(document: HtmlDocument, opener: Element, from: number): Occurrence | undefined {
  if (!OF_HEAD.has(opener.tagName)) return undefined
  const before = Math.max(0, from - MAX_BEFORE)
  const found = /<\/(?:body|html|br)\s{0,10}>/i.exec(document.source.slice(before, from))
  if (!found) return undefined
  const start = before + found.index
  return {
    url: document.url,
    message: `${found[0].toLowerCase()} closes <head> here`,
    snippet: snippet(document.source.slice(start, from)),
    ...document.positionAt(start),
  }
}

function isContent(node: Node): boolean {
  if (isElement(node)) return true
  return node.nodeName === '#text' && 'value' in node && /[^\t\n\f\r ]/.test(node.value)
}

function describeText(node: Node): string {
  const text = 'value' in node ? node.value : ''
  const visible = foldSpace(text.replace(/[\ufeff\u200b-\u200d\u2060]/g, ''))
  if (visible !== '') return 'text'
  const code = /[^\t\n\f\r ]/.exec(text)?.[0].charCodeAt(0) ?? 0
  return `an invisible character (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}

/** Offset of the first `</head>` or `<body>` behind `from` that is markup, not part of a script or a comment. */
function writtenEndOfHead(document: HtmlDocument, from: number): number | undefined {
  const raw: { start: number; end: number }[] = []
  walk(document.root, node => {
    const location = node.sourceCodeLocation
    if (location && RAW_TEXT.has(node.nodeName) && location.endOffset > from) {
      raw.push({ start: location.startOffset, end: location.endOffset })
    }
  })
  let next = 0
  for (const match of document.source.slice(from).matchAll(/<\/head[\s>]|<body[\s>]/gi)) {
    const at = from + match.index
    while (next < raw.length && raw[next]!.end <= at) next++
    if (next === raw.length || raw[next]!.start > at) return at
  }
  return undefined
}

const RAW_TEXT = new Set([
  '#comment',
  'script',
  'style',
  'noscript',
  'title',
  'textarea',
  'template',
  'iframe',
])

function offsetOf(element: Element): number {
  return element.sourceCodeLocation?.startOffset ?? -1
}
