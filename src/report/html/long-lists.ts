import { randomUUID } from 'node:crypto'
import { type ComponentChild, Fragment, h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'

/**
 * Lists of a document with something for each of thousands of pages. Their elements are made when the document is written,
 * one after the other: as a whole they would take several times the memory of their text.
 */
export class LongLists {
  /** No text of others can be it. */
  readonly #mark: string = randomUUID()
  readonly #lists: Iterable<ComponentChild>[] = []

  /** @returns what stands for the list in the document */
  add(list: Iterable<ComponentChild>): string {
    this.#lists.push(list)
    return `${this.#mark}:${this.#lists.length - 1}:`
  }

  /** The markup of a document piece by piece, with the lists in their places. */
  *filledIn(markup: string): Generator<string> {
    const pieces = markup.split(new RegExp(`${this.#mark}:(\\d+):`))
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) yield piece
      else for (const item of this.#lists[Number(piece)]!) yield renderToStaticMarkup(h(Fragment, null, item))
    }
  }
}
