import type { Token } from 'parse5'
import { hashWith } from './kept-names.ts'

/** A start tag, as it was read where it stood first. */
interface SeenTag {
  source: string
  name: string
  selfClosing: boolean
  attributes: Token.Attribute[]
}

/** Tags that are kept of one source: the last of each hash. A power of two. */
const SLOTS = 512
/** Characters of a tag; longer ones have an address or a text of their own, and come once. */
const MAX_LENGTH = 80
const LESS_THAN = 0x3c
const GREATER_THAN = 0x3e

/**
 * The start tags of one source, of which most come again and again. What is written alike is read once, and its elements
 * share their attributes, which nobody changes.
 */
export class SeenTags {
  readonly #slots: (SeenTag | undefined)[] = new Array(SLOTS).fill(undefined)
  #slot = 0
  #length = 0

  /** @param start index of the `<` of a start tag */
  find(html: string, start: number): SeenTag | undefined {
    let hash = 0
    let at = start + 1
    const most = start + MAX_LENGTH
    for (;;) {
      const code = html.charCodeAt(at)
      if (code === GREATER_THAN) break
      // Behind the end there is no character. Up to the next `<` each is looked at once, however many tags begin.
      if (++at >= most || code === LESS_THAN || !(code >= 0)) {
        this.#length = 0
        return undefined
      }
      hash = hashWith(hash, code)
    }
    this.#slot = (hash ^ (hash >>> 13)) & (SLOTS - 1)
    this.#length = at + 1 - start
    const seen = this.#slots[this.#slot]
    return seen?.source.length === this.#length && html.startsWith(seen.source, start) ? seen : undefined
  }

  /**
   * Keeps the tag that was not found just now.
   *
   * @param end index of its last character, which is another than the first `>` where that stands in a value
   */
  keep(html: string, start: number, end: number, tag: Omit<SeenTag, 'source'>): void {
    if (this.#length === 0 || end + 1 - start !== this.#length) return
    const { name, selfClosing, attributes } = tag
    this.#slots[this.#slot] = { source: html.slice(start, end + 1), name, selfClosing, attributes }
  }
}
