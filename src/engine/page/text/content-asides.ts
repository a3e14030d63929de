import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { ElementSet, type Elements } from '../../formats/html/element-set.ts'
import { FrameNames } from './frame-names.ts'

/**
 * The `<aside>` that are all that `<main>` has to say: themes of blogs put the list of their posts into one. Those that
 * are called a part of the frame, as a sidebar, are none.
 *
 * @param frames what was taken for the frame of the page, all asides among it
 */
export function asidesOfContent(document: HtmlDocument, hidden: Elements, frames: Elements): Element[] {
  if (document.elements('aside').length === 0) return []
  const within = new ElementSet(document)
  for (const element of document.elements()) {
    const parent = parentOf(element)
    if (!hidden.has(element) && (isMain(element) || (parent && within.has(parent)))) within.add(element)
  }
  const inMain = [...within]
  if (inMain.some(element => !frames.has(element) && hasOwnText(element))) return []
  const names = new FrameNames()
  return inMain.filter(
    element =>
      element.tagName === 'aside' &&
      !frames.has(parentOf(element)!) &&
      attribute(element, 'role') === undefined &&
      names.kindOf(attribute(element, 'id') ?? '', attribute(element, 'class') ?? '') === 'none',
  )
}

function isMain(element: Element): boolean {
  return element.tagName === 'main' || attribute(element, 'role') === 'main'
}

function hasOwnText({ childNodes }: Element): boolean {
  return childNodes.some(node => node.nodeName === '#text' && 'value' in node && node.value.trim() !== '')
}
