import type { Occurrence } from '../../../api/results.ts'
import { type HtmlDocument, snippet } from '../../formats/html/document.ts'
import type { SourceTag } from '../../formats/html/source-tags.ts'

/** The place of a tag that no element came of. */
export function placeOfTag(document: HtmlDocument, tag: SourceTag, message: string): Occurrence {
  const { offset, end } = tag
  const source = document.source.slice(offset, end)
  return { url: document.url, message, snippet: snippet(source), ...document.positionAt(offset) }
}
