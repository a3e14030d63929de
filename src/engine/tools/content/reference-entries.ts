import { type Element, isElement, parentOf } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Steps up from a description within which the lists and tables of a reference are looked for. */
const MAX_STEPS = 12
/** Characters of the name of an entry. */
const MAX_NAME = 120
/** Characters of a block among which the name of what it describes is set in code. */
const NAME_IN_CODE = 40

/**
 * Names the entry of a reference that a description of a parameter belongs to: the heading above it, and the terms and
 * first cells beside it.
 */
export class ReferenceEntries {
  /** Of each list, the terms of its descriptions. */
  readonly #terms = new Map<Element, ReadonlyMap<Element, Element>>()
  readonly #firstCells = new Map<Element, Element | undefined>()
  readonly #names = new Map<Element, string>()

  /** @returns undefined for a block that is no description in a list, a table or behind a name in code */
  entryOf(block: TextBlock, heading: string): string | undefined {
    const names = this.#namesAround(block.element)
    if (names.length === 0 && !beginsWithCode(block)) return undefined
    return [heading.slice(0, MAX_NAME), ...names].join('\n')
  }

  #namesAround(element: Element): string[] {
    const names: string[] = []
    let at: Element | undefined = element
    for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) {
      const name =
        at.tagName === 'dd' ? this.#termOf(at) : at.tagName === 'td' ? this.#firstCell(at) : undefined
      if (name) names.push(this.#nameOf(name))
    }
    return names
  }

  #termOf(description: Element): Element | undefined {
    const list = parentOf(description)
    if (!list) return undefined
    let terms = this.#terms.get(list)
    if (!terms) {
      terms = termsIn(list)
      this.#terms.set(list, terms)
    }
    return terms.get(description)
  }

  /** The cell that names a row, where it is another one; a table of one column is a layout. */
  #firstCell(cell: Element): Element | undefined {
    const row = parentOf(cell)
    if (!row) return undefined
    if (!this.#firstCells.has(row)) this.#firstCells.set(row, row.childNodes.find(isElement))
    const first = this.#firstCells.get(row)
    return first === cell ? undefined : first
  }

  #nameOf(element: Element): string {
    let name = this.#names.get(element)
    if (name === undefined) {
      name = startOfSeenText(element, MAX_NAME)
      this.#names.set(element, name)
    }
    return name
  }
}

function termsIn(list: Element): ReadonlyMap<Element, Element> {
  const terms = new Map<Element, Element>()
  let term: Element | undefined
  for (const child of list.childNodes) {
    if (!isElement(child)) continue
    if (child.tagName === 'dt') term = child
    else if (child.tagName === 'dd' && term) terms.set(child, term)
  }
  return terms
}

/** The words of code are no prose, so that it begins with others. */
function beginsWithCode({ text, prose }: TextBlock): boolean {
  return text.slice(0, NAME_IN_CODE) !== prose.slice(0, NAME_IN_CODE)
}
