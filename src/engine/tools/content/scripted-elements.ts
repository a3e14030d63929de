import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { ownCode } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'

/** How scripts put markup into an element. */
const FILLS = /\.(?:append|prepend|html|load|insertAdjacentHTML|replaceWith)\s*\(|(?:inner|outer)HTML\s*\+?=/
const MAX_ELEMENTS = 2000
const MAX_NAMES = 200

/** An element that its script finds by a name. */
export interface WrittenElement {
  element: Element
  /** Its id, or one of its classes. */
  name: string
}

/**
 * The empty elements of a page into which its own scripts write, as far as they say so: where a library or a service that
 * they need did not come, nobody sees them do it.
 *
 * @param called what a word of their class or id is to be
 * @param holds what a script that names one has in it besides
 */
export async function writtenElements(
  visit: Visit,
  sent: HtmlDocument,
  tags: readonly string[],
  called: RegExp,
  holds?: RegExp,
): Promise<readonly WrittenElement[]> {
  const empty = sent
    .elements(...tags)
    .slice(0, MAX_ELEMENTS)
    .flatMap(element => {
      const name = namesOf(element).find(word => called.test(word))
      const isEmpty = !element.childNodes.some(isElement) && startOfSeenText(element, 1).trim() === ''
      return name !== undefined && isEmpty ? [{ element, name }] : []
    })
  if (empty.length === 0) return []
  const { texts } = await ownCode(visit)
  if (!texts.some(text => FILLS.test(text))) return []
  const speaking = holds ? texts.filter(text => holds.test(text)) : texts
  const words = new Set(speaking.flatMap(text => text.match(/[\w-]{3,60}/g) ?? []))
  return empty.filter(({ name }) => words.has(name))
}

function namesOf(element: Element): string[] {
  return `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`
    .slice(0, MAX_NAMES)
    .split(/\s+/)
    .filter(name => name !== '')
}
