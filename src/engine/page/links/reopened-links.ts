import { type Element, HtmlDocument, isElement, parentOf } from '../../formats/html/document.ts'
import { perDocument } from '../../formats/html/per-document.ts'
import { sentElement } from '../../formats/html/rendered-document.ts'

/**
 * What the parser makes of links that are not closed: it opens them again in each block behind, until the next link begins.
 * Nobody wrote these elements, and Chrome shows them as if somebody had.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements
 */
export interface ReopenedLinks {
  /** Whether an element is one of them, in the document as sent; in one as scripts left it, whether it is like one of them. */
  has(document: HtmlDocument, element: Element): boolean
  /** Whether a source, whole, is like that of one of them with nothing but text in it. */
  isSourceOf(source: string): boolean
  /** Whether a list, by the start of its source, holds one of them, and was written with entries alone. */
  areInList(source: string): boolean
}

const LISTS = new Set(['ul', 'ol'])
const OF_LISTS = new Set(['li', 'script', 'template'])

/** @param sent the document as the server sent it */
export const reopenedLinks = perDocument((sent: HtmlDocument): ReopenedLinks => {
  const places = new Set<number>()
  const reopened = sent.elements('a').filter(({ sourceCodeLocation: place }) => {
    // Of several the first may have the place of the tag, and others none.
    if (place?.startTag === undefined) return true
    return places.size === places.add(place.startOffset).size
  })
  const links = new Set(reopened.map(keyOf))
  const own = new Set(reopened)
  const lists = new Set(
    reopened.flatMap(link => parentOf(link) ?? []).filter(parent => LISTS.has(parent.tagName)),
  )
  const writtenWell = (list: Element) =>
    list.childNodes.filter(isElement).every(child => OF_LISTS.has(child.tagName) || own.has(child))
  const ofLists = new Set([...lists].filter(writtenWell).map(keyOf))
  return {
    has(document, element) {
      if (own.size === 0) return false
      const asSent = sentElement(document, element)
      return asSent ? own.has(asSent) : links.has(keyOf(element))
    },
    isSourceOf(source) {
      const element = own.size > 0 && source.endsWith('</a>') ? elementOf(source) : undefined
      return element !== undefined && !element.childNodes.some(isElement) && links.has(keyOf(element))
    },
    areInList(source) {
      const element = ofLists.size > 0 ? elementOf(source) : undefined
      return element !== undefined && ofLists.has(keyOf(element))
    },
  }
})

/** Name and attributes, in the order in which they are written. */
function keyOf({ tagName, attrs }: Element): string {
  return JSON.stringify([tagName, ...attrs.map(({ name, value }) => [name, value])])
}

function elementOf(source: string): Element | undefined {
  return new HtmlDocument(source, 'about:blank').body?.childNodes.find(isElement)
}
