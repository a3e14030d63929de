import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  type Node,
} from '../../formats/html/document.ts'
import { isHiddenByStyle } from '../../page/text/regions.ts'

/** What an element is called, and whether its document alone can tell. */
export interface AccessibleName {
  name: string
  /** A custom element stands inside, which scripts may fill; or there is more inside than is looked at. */
  mayComeFromScript: boolean
}

/** Nothing below these is read out; `<svg>` is, by its title. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'defs', 'metadata'])
/** Characters of a name; nobody listens to a longer one. */
export const MAX_NAME_LENGTH = 5000
/** Characters of a text or attribute that are looked at: white space in front of it counts for nothing. */
const MAX_PART = 10 * MAX_NAME_LENGTH
/** Labels by reference of one element. */
const MAX_LABELS = 20
/** Nodes that are looked at for one name. */
const MAX_NODES = 500
/** Nodes that are looked at for all names of a document; then each name has {@link MAX_NODES_LATER}. */
const MAX_NODES_IN_ALL = 500_000
const MAX_NODES_LATER = 50

/**
 * Names of the links and headings of a document by the steps of the Accessible Name Computation that need no style
 * sheet: labels by reference, `aria-label`, content with the alternative texts of images, and last `title`. Elements
 * may lie in each other, and all refer to the same label: what each takes is bounded.
 *
 * @see https://www.w3.org/TR/accname-1.2/#computation-steps
 */
export class AccessibleNames {
  /** The elements that references lead to: of several with one `id` the first. */
  readonly #ids = new Map<string, Element>()
  readonly #labels = new Map<Element, string>()
  #nodes = 0

  readonly #document: HtmlDocument

  constructor(document: HtmlDocument) {
    this.#document = document
    for (const element of document.withAttribute('id')) {
      const id = attribute(element, 'id')!
      if (!this.#ids.has(id)) this.#ids.set(id, element)
    }
  }

  nameOf(element: Element): AccessibleName {
    const labelled = this.#labelledBy(element) || attributeText(element, 'aria-label')
    if (labelled !== '') return { name: labelled, mayComeFromScript: false }
    const content = this.#contentName(element)
    if (content.name !== '') return content
    return { ...content, name: attributeText(element, 'title') }
  }

  #labelledBy(element: Element): string {
    const references = attribute(element, 'aria-labelledby')
    if (references === undefined) return ''
    const labels = references
      .split(/\s+/, MAX_LABELS)
      .map(id => this.#ids.get(id))
      .filter(label => label !== undefined)
    return foldSpace(labels.map(label => this.#labelText(label)).join(' ')).slice(0, MAX_NAME_LENGTH)
  }

  #labelText(label: Element): string {
    let text = this.#labels.get(label)
    if (text === undefined) {
      text = attribute(label, 'aria-label') ?? this.#contentName(label, true).name
      this.#labels.set(label, text)
    }
    return text
  }

  /** @param evenHidden a label by reference counts although it is hidden */
  #contentName(root: Element, evenHidden = false): AccessibleName {
    const most = this.#nodes < MAX_NODES_IN_ALL ? MAX_NODES : MAX_NODES_LATER
    const parts: string[] = []
    const titles: string[] = []
    let characters = 0
    let mayComeFromScript = false
    const add = (text: string) => {
      const start = text.slice(0, MAX_PART)
      parts.push(start)
      characters += foldSpace(start).length
      // White space at the start of which no end is in sight.
      if (text.length > MAX_PART && characters === 0) mayComeFromScript = true
    }
    let seen = 0
    const path: Level[] = [{ nodes: root.childNodes, next: 0 }]
    for (let level = path.at(-1); level && characters < MAX_NAME_LENGTH; level = path.at(-1)) {
      const node = level.nodes[level.next++]
      if (node === undefined) {
        path.pop()
        continue
      }
      if (++seen > most) {
        mayComeFromScript = true
        break
      }
      if (node.nodeName === '#text' && 'value' in node) add(node.value)
      if (!isElement(node) || SILENT.has(node.tagName)) continue
      if (!evenHidden && isSilenced(this.#document, node)) continue
      if (node.tagName.includes('-') || node.tagName === 'slot') mayComeFromScript = true
      const own = (evenHidden ? '' : this.#labelledBy(node)) || ownName(node)
      if (own !== undefined) {
        parts.push(' ')
        add(own)
        parts.push(' ')
      } else {
        titles.push(attributeText(node, 'title'))
        path.push({ nodes: node.childNodes, next: 0 })
      }
      if (SPACED.has(node.tagName)) parts.push(' ')
    }
    this.#nodes += seen
    const name = foldSpace(parts.join(''))
    // What a title says of an icon within is its name where there is no text.
    return { name: (name || foldSpace(titles.join(' '))).slice(0, MAX_NAME_LENGTH), mayComeFromScript }
  }
}

/** Nodes beside each other, of which the next one is to be looked at. */
interface Level {
  nodes: readonly Node[]
  next: number
}

function attributeText(element: Element, name: string): string {
  const value = attribute(element, name)
  return value === undefined ? '' : foldSpace(value).slice(0, MAX_NAME_LENGTH)
}

const SPACED = new Set(['br', 'div', 'p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

function isSilenced(document: HtmlDocument, element: Element): boolean {
  if (attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined) return true
  return isHiddenByStyle(document, element)
}

function ownName(element: Element): string | undefined {
  const label = attribute(element, 'aria-label')
  if (label !== undefined && start(label).trim() !== '') return label
  if (element.tagName === 'img' || element.tagName === 'area' || element.tagName === 'input') {
    return attribute(element, 'alt') || attribute(element, 'title') || attribute(element, 'value') || ''
  }
  if (element.tagName === 'iframe' || element.tagName === 'object') return attribute(element, 'title')
  return undefined
}

function start(value: string): string {
  return value.slice(0, MAX_PART)
}
