import type { HtmlDocument } from '../../formats/html/document.ts'
import { attribute } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Elements of a page that show nothing by themselves, and load nothing that could. */
const BARE: ReadonlySet<string> = new Set(['html', 'head', 'title', 'base', 'body', 'meta'])

/** Whether a page has only its frame: no text, and nothing that shows or loads anything. */
export function isBarePage(document: HtmlDocument): boolean {
  const isBare = document
    .elements()
    .every(element => BARE.has(element.tagName) && attribute(element, 'http-equiv') === undefined)
  const { body } = document
  // A style or a handler of the body may show something.
  return isBare && body?.attrs.length === 0 && startOfSeenText(body, 1).trim() === ''
}
