import type { HtmlDocument } from '../../formats/html/document.ts'

/** What links of a page are relative to; undefined where it declares another address for that. */
export function linkBaseOf(document: HtmlDocument): URL | undefined {
  return document.elements('base').length === 0 ? new URL(document.url) : undefined
}
