/** A start tag as it stands in the source, whether or not an element came of it. */
export interface SourceTag {
  name: string
  /** Place in the source, in UTF-16 units. */
  offset: number
  end: number
}

/** What the tree of a document does not show of its source. */
export interface SourceTags {
  /** Start tags of html, head, body and form, the first thousand of them. */
  noted: readonly SourceTag[]
  /** Where a tag begins that is never finished, as for want of a quote; undefined where there is none. */
  unfinished: number | undefined
}
