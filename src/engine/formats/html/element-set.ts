import type { Element, HtmlDocument } from './document.ts'

/** Elements of one document. As a `Set` of them, in a fraction of its time and memory; in document order. */
export class ElementSet {
  readonly #all: readonly Element[]
  readonly #marks: Uint8Array
  #size = 0

  constructor(document: HtmlDocument) {
    this.#all = document.elements()
    this.#marks = new Uint8Array(this.#all.length)
  }

  get size(): number {
    return this.#size
  }

  /** @param element of the document */
  add({ order }: Element): void {
    if (order === undefined || this.#marks[order] === 1) return
    this.#marks[order] = 1
    this.#size++
  }

  /** Whether an element, of whatever document, is one of them. */
  has(element: Element): boolean {
    const { order } = element
    return order !== undefined && this.#marks[order] === 1 && this.#all[order] === element
  }

  [Symbol.iterator](): IterableIterator<Element> {
    return this.#all.filter((_, order) => this.#marks[order] === 1).values()
  }
}

/** What says of elements whether they are of a kind. */
export type Elements = Pick<ElementSet, 'has'>
