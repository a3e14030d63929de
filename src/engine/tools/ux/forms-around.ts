import { type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'

/** The form that each element stands in. Elements come in document order, so that of the parent is known before. */
export function formsAround(document: HtmlDocument): ReadonlyMap<Element, Element> {
  const around = new Map<Element, Element>()
  for (const element of document.elements()) {
    const parent = parentOf(element)
    const form = parent?.tagName === 'form' ? parent : parent && around.get(parent)
    if (form) around.set(element, form)
  }
  return around
}
