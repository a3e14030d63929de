import type { HtmlDocument } from '../../formats/html/document.ts'
import { generatorNames } from '../../page/generator-names.ts'

/** The site builder whose pages have a section of its own links, which their styles put out of sight. */
const BUILDER = /^Mobirise\b/i
/** Characters of a name that are looked at. */
const MAX_NAME = 120

/** Whether a text is the name of the site builder Mobirise, as it writes it where those of a site belong. */
export function namesBuilder(text: string): boolean {
  return BUILDER.test(text.slice(0, MAX_NAME))
}

/** Whether a page says that the site builder made it. */
export function isFromBuilder(document: HtmlDocument): boolean {
  return generatorNames(document).some(namesBuilder)
}
