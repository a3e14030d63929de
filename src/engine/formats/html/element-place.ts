import type { Token } from 'parse5'
import { SourceSpan } from './source-span.ts'

const NONE = -1

/** Where an element stands in its source, as the parser has it, in a fraction of the memory. */
export class ElementPlace extends SourceSpan implements Token.ElementLocation {
  readonly #tagEnd: number
  #endTag = NONE
  #endTagEnd = NONE

  /** @param tag place of its start tag */
  constructor(tag: Token.Location) {
    super(tag.startOffset, tag.endOffset)
    this.#tagEnd = tag.endOffset
  }

  get startTag(): Token.Location {
    return new SourceSpan(this.startOffset, this.#tagEnd)
  }

  /** Undefined where it has none. */
  get endTag(): Token.Location {
    const tag = this.#endTag === NONE ? undefined : new SourceSpan(this.#endTag, this.#endTagEnd)
    return tag as Token.Location
  }

  /** Ends with its end tag. */
  closeWith(tag: Token.Location): void {
    this.#endTag = tag.startOffset
    this.#endTagEnd = tag.endOffset
    this.endOffset = tag.endOffset
  }
}
