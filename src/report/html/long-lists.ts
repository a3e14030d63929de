import { randomUUID } from 'node:crypto'
import { type ComponentChild, Fragment, h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'

/**
 * Lists of a document with something for each of thousands of pages, or much for each of some. Their elements are made one
 * after the other: as a whole they would take several times the memory of their text.
 */
export class LongLists {
  /** No text of others can be it. */
  readonly #mark: string = randomUUID()
  readonly #lists: Iterable<string>[] = []

  /**
   * A list whose elements are made when the document is written.
   *
   * @returns what stands for the list in the document
   */
  add(list: Iterable<ComponentChild>): string {
    return this.#place(markups(list))
  }

  /** The same of elements on which it depends what else the document has: of them the bytes are kept. */
  addMade(list: Iterable<ComponentChild>): string {
    return this.#place(texts(Array.from(markups(list), markup => Buffer.from(markup))))
  }

  /** The markup of a document piece by piece, with the lists in their places. */
  *filledIn(markup: string): Generator<string> {
    const pieces = markup.split(new RegExp(`${this.#mark}:(\\d+):`))
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) yield piece
      else yield* this.#lists[Number(piece)]!
    }
  }

  #place(list: Iterable<string>): string {
    this.#lists.push(list)
    return `${this.#mark}:${this.#lists.length - 1}:`
  }
}

function* markups(list: Iterable<ComponentChild>): Generator<string> {
  for (const item of list) yield renderToStaticMarkup(h(Fragment, null, item))
}

function* texts(list: readonly Buffer[]): Generator<string> {
  for (const bytes of list) yield bytes.toString()
}
