import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  type Node,
} from '../../visit/document.ts'

/** What an element is called, and whether its document alone can tell. */
export interface AccessibleName {
  name: string
  /** A custom element stands inside, which scripts may fill. */
  mayComeFromScript: boolean
}

/** Nothing below these is read out; `<svg>` is, by its title. */
const SILENT = new Set(['script', 'style', 'noscript', 'template'])

/**
 * Name of a link or heading by the steps of the Accessible Name Computation that need no style sheet: labels by
 * reference, `aria-label`, content with the alternative texts of images, and last `title`.
 *
 * @see https://www.w3.org/TR/accname-1.2/#computation-steps
 */
export function accessibleName(element: Element, ids: ReadonlyMap<string, Element>): AccessibleName {
  const labelled = labelledBy(element, ids) || foldSpace(attribute(element, 'aria-label') ?? '')
  if (labelled !== '') return { name: labelled, mayComeFromScript: false }
  const content = contentName(element)
  if (content.name !== '') return content
  return { ...content, name: foldSpace(attribute(element, 'title') ?? '') }
}

/** The elements that references lead to: of several with one `id` the first. */
export function elementsById(document: HtmlDocument): ReadonlyMap<string, Element> {
  const ids = new Map<string, Element>()
  for (const element of document.elements()) {
    const id = attribute(element, 'id')
    if (id !== undefined && !ids.has(id)) ids.set(id, element)
  }
  return ids
}

function labelledBy(element: Element, ids: ReadonlyMap<string, Element>): string {
  const references = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? []
  const labels = references.map(id => ids.get(id)).filter(label => label !== undefined)
  return foldSpace(
    labels.map(label => attribute(label, 'aria-label') ?? contentName(label, true).name).join(' '),
  )
}

/** @param evenHidden a label by reference counts although it is hidden */
function contentName(root: Element, evenHidden = false): AccessibleName {
  const parts: string[] = []
  let mayComeFromScript = false
  const stack: Node[] = [...root.childNodes].reverse()
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeName === '#text' && 'value' in node) parts.push(node.value)
    if (!isElement(node) || SILENT.has(node.tagName)) continue
    if (!evenHidden && isSilenced(node)) continue
    if (node.tagName.includes('-') || node.tagName === 'slot') mayComeFromScript = true
    const own = ownName(node)
    if (own !== undefined) parts.push(' ', own, ' ')
    else for (let i = node.childNodes.length - 1; i >= 0; i--) stack.push(node.childNodes[i]!)
    if (SPACED.has(node.tagName)) parts.push(' ')
  }
  return { name: foldSpace(parts.join('')), mayComeFromScript }
}

const SPACED = new Set(['br', 'div', 'p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

function isSilenced(element: Element): boolean {
  if (attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined) return true
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribute(element, 'style') ?? '')
}

function ownName(element: Element): string | undefined {
  const label = attribute(element, 'aria-label')
  if (label !== undefined && label.trim() !== '') return label
  if (element.tagName === 'img' || element.tagName === 'area' || element.tagName === 'input') {
    return attribute(element, 'alt') || attribute(element, 'title') || attribute(element, 'value') || ''
  }
  if (element.tagName === 'iframe' || element.tagName === 'object') return attribute(element, 'title')
  return undefined
}
