import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { FORM_FIELDS, LISTING_ARTICLES, LISTING_LINK_SHARE, LISTING_LINKS, THIN_WORDS } from './thresholds.ts'

/** What a page is there for, as far as it decides how much text one may expect. */
export type PageKind = 'home' | 'listing' | 'form' | 'text'

export function pageKindOf(document: HtmlDocument, main: MainText, words: number): PageKind {
  if (isListing(main)) return 'listing'
  if (words < THIN_WORDS && fieldsIn(main) >= FORM_FIELDS) return 'form'
  return HOME.test(new URL(document.url).pathname) ? 'home' : 'text'
}

/** The root of a site, or of one language of it. */
const HOME = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i

function isListing({ blocks, elements }: MainText): boolean {
  let links = 0
  let articles = 0
  for (const element of elements) {
    if (element.tagName === 'a' && attribute(element, 'href') !== undefined) links++
    if (element.tagName === 'article') articles++
  }
  if (articles >= LISTING_ARTICLES) return true
  const all = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const linked = blocks.reduce((sum, block) => sum + block.linkCharacters, 0)
  return links >= LISTING_LINKS && linked >= all * LISTING_LINK_SHARE
}

const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio'])

/** Fields to fill in. A password or, in a content of its own, a search makes a form alone. */
function fieldsIn({ elements, foundBy }: MainText): number {
  let fields = 0
  for (const element of elements) {
    if (element.tagName === 'textarea' || element.tagName === 'select') fields++
    if (element.tagName !== 'input') continue
    const type = attribute(element, 'type')?.trim().toLowerCase() ?? 'text'
    const search = type === 'search' || /^(?:q|query)$/.test(attribute(element, 'name') ?? '')
    if (type === 'password') fields += FORM_FIELDS
    else if (search) fields += foundBy === 'body' ? 0 : FORM_FIELDS
    else if (!NOT_TYPED.has(type)) fields++
  }
  return fields
}
