import type { Token } from 'parse5'

const UNCOUNTED = -1

/**
 * Where something stands in its source, as the parser has it, in a fraction of the memory. Lines are not counted: they
 * are where somebody asks for them, of the document.
 */
export class SourceSpan implements Token.Location {
  readonly startOffset: number
  endOffset: number

  constructor(startOffset: number, endOffset: number) {
    this.startOffset = startOffset
    this.endOffset = endOffset
  }

  get startLine(): number {
    return UNCOUNTED
  }

  get startCol(): number {
    return UNCOUNTED
  }

  get endLine(): number {
    return UNCOUNTED
  }

  /** The parser sets it. */
  set endLine(_: number) {}

  get endCol(): number {
    return UNCOUNTED
  }

  set endCol(_: number) {}
}
