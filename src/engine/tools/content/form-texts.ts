import { type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { ElementSet, type Elements } from '../../formats/html/element-set.ts'

/** What a form is only wrapped around: some servers put the whole page into one. */
const CONTENT = ['main', 'article', 'h1']

/**
 * All elements of the forms of a page: labels, options and consents, which each form has for itself. The same form may be
 * there once for each dialog that opens it.
 */
export function formElements(document: HtmlDocument): Elements {
  const wrapping = new Set(document.elements(...CONTENT).flatMap(formOf))
  const inside = new ElementSet(document)
  for (const form of document.elements('form')) {
    if (wrapping.has(form) || inside.has(form)) continue
    for (const element of document.elementsIn(form)) inside.add(element)
  }
  return inside
}

function formOf(element: Element): Element[] {
  for (let at = parentOf(element); at; at = parentOf(at)) if (at.tagName === 'form') return [at]
  return []
}
