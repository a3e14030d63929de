import { type DefaultTreeAdapterMap, ErrorCodes, Parser } from 'parse5'
import type { HtmlDocument, SourcePosition } from '../../formats/html/document.ts'

/** A start tag as it stands in the source, whether or not an element came of it. */
export interface SourceTag extends SourcePosition {
  name: string
  /** Place in the source, in UTF-16 units. */
  offset: number
  end: number
}

/** What the tree of a document does not show of its source. */
export interface SourceTags {
  /** Start tags of html, head, body and form. */
  tags: readonly SourceTag[]
  /** Where a tag begins that is never finished, as for want of a quote; undefined where there is none. */
  unfinished: number | undefined
}

const WATCHED = new Set(['html', 'head', 'body', 'form'])

/** Reads the source of a document once more, for the start tags that its tree has no element for. */
export function readSourceTags({ source }: HtmlDocument): SourceTags {
  const reader = new TagReader(source)
  reader.tokenizer.write(source, true)
  return { tags: reader.tags, unfinished: reader.unfinished }
}

type TagToken = Parameters<Parser<DefaultTreeAdapterMap>['onStartTag']>[0]

class TagReader extends Parser<DefaultTreeAdapterMap> {
  readonly tags: SourceTag[] = []
  unfinished: number | undefined
  #lastTagEnd = 0

  constructor(source: string) {
    super({
      sourceCodeLocationInfo: true,
      scriptingEnabled: true,
      onParseError: ({ code }) => {
        if (code !== ErrorCodes.eofInTag) return
        const at = source.slice(this.#lastTagEnd).search(/<[a-z/]/i)
        if (at >= 0) this.unfinished = this.#lastTagEnd + at
      },
    })
  }

  override onStartTag(token: TagToken): void {
    const { location, tagName } = token
    if (location) {
      this.#lastTagEnd = location.endOffset
      const isNew = location.startOffset !== this.tags.at(-1)?.offset
      if (WATCHED.has(tagName) && isNew) {
        const { startLine: line, startCol: column, startOffset: offset, endOffset: end } = location
        this.tags.push({ name: tagName, line, column, offset, end })
      }
    }
    super.onStartTag(token)
  }

  override onEndTag(token: TagToken): void {
    if (token.location) this.#lastTagEnd = token.location.endOffset
    super.onEndTag(token)
  }
}
