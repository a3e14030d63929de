import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { firstNodes } from '../../page/text/text-start.ts'

/** Steps up from a picture to its entry, nodes of one, and entries of a list. */
const MAX_STEPS = 4
const MAX_NODES = 60
const MIN_ENTRIES = 3
const MAX_CLASS = 200
/** Nodes of a line that holds a name: the bold element, and spaces around it. */
const MAX_PARTS = 3
/** What names an entry. */
const NAMES = /^(?:h[1-6]|figcaption|dt)$/
const NO_ENTRIES = new Set(['main', 'body', 'html'])

/**
 * Pictures that each stand in an entry of a list, such as a dish of a menu or a product of a shop, beside the name of what
 * they show: a text for them would say it again.
 */
export function withoutNamedBeside(pictures: readonly Element[]): Element[] {
  const counts = new Map<Element, ReadonlyMap<string, number>>()
  const isOneOfMany = (entry: Element) => {
    const list = parentOf(entry)
    if (!list) return false
    if (!counts.has(list)) counts.set(list, formsWithin(list))
    return counts.get(list)!.get(formOf(entry))! >= MIN_ENTRIES
  }
  return pictures.filter(picture => {
    let at = parentOf(picture)
    for (let step = 0; at && !NO_ENTRIES.has(at.tagName) && step < MAX_STEPS; step++, at = parentOf(at)) {
      const within = [...firstNodes(at, MAX_NODES)].filter(isElement)
      if (within.filter(({ tagName }) => tagName === 'img').length > 1) return true
      if (within.some(isName) && isOneOfMany(at)) return false
    }
    return true
  })
}

/** A heading, or a paragraph that is bold as a whole, as some write headings. */
function isName(element: Element): boolean {
  if (NAMES.test(element.tagName)) return true
  const line = /^(?:b|strong)$/.test(element.tagName) ? parentOf(element) : undefined
  return (
    line?.tagName === 'p' &&
    line.childNodes.length <= MAX_PARTS &&
    line.childNodes.every(
      node => node === element || (node.nodeName === '#text' && 'value' in node && node.value.trim() === ''),
    )
  )
}

function formsWithin(list: Element): ReadonlyMap<string, number> {
  const forms = new Map<string, number>()
  for (const child of list.childNodes.filter(isElement))
    forms.set(formOf(child), (forms.get(formOf(child)) ?? 0) + 1)
  return forms
}

/** The kind of an element and its classes, which the entries of a list have alike. */
function formOf(element: Element): string {
  return `${element.tagName}.${(attribute(element, 'class') ?? '').trim().slice(0, MAX_CLASS)}`
}
