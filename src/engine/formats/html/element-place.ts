import type { Token } from 'parse5'

/** Where an element stands in its source, as the parser has it, in a fraction of the memory. */
export class ElementPlace implements Token.ElementLocation {
  readonly startLine: number
  readonly startCol: number
  readonly startOffset: number
  endLine: number
  endCol: number
  endOffset: number
  readonly #tagEndLine: number
  readonly #tagEndCol: number
  readonly #tagEndOffset: number
  #endTag: Token.Location | undefined

  /** @param tag place of its start tag */
  constructor(tag: Token.Location) {
    this.startLine = tag.startLine
    this.startCol = tag.startCol
    this.startOffset = tag.startOffset
    this.endLine = this.#tagEndLine = tag.endLine
    this.endCol = this.#tagEndCol = tag.endCol
    this.endOffset = this.#tagEndOffset = tag.endOffset
    this.#endTag = undefined
  }

  get startTag(): Token.Location {
    const { startLine, startCol, startOffset } = this
    const [endLine, endCol, endOffset] = [this.#tagEndLine, this.#tagEndCol, this.#tagEndOffset]
    return { startLine, startCol, startOffset, endLine, endCol, endOffset }
  }

  /** Undefined where it has none. */
  get endTag(): Token.Location {
    return this.#endTag as Token.Location
  }

  /** Completes it with where its element ends. */
  endAt({ endTag, endLine, endCol, endOffset }: Partial<Token.ElementLocation>): void {
    if (endTag) this.#endTag = endTag
    if (endLine !== undefined) this.endLine = endLine
    if (endCol !== undefined) this.endCol = endCol
    if (endOffset !== undefined) this.endOffset = endOffset
  }
}
