import { attribute, type Element, foldSpace, type HtmlDocument } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** A text that stands for the page elsewhere: in results and in cards of social networks. */
export interface HeadText {
  element: Element
  /** What it is, as "title" or "og:description". */
  name: string
  /** White space folded; not empty. */
  text: string
}

const META_TEXTS = new Set([
  'description',
  'og:title',
  'og:description',
  'twitter:title',
  'twitter:description',
])
/** Characters of a text that are looked at. */
const MAX_TEXT = 1000

/** Title, description and the texts of social cards. */
export function headTextsOf(document: HtmlDocument): HeadText[] {
  const [title] = document.elements('title')
  const metas = document.elements('meta').flatMap(element => {
    const name = (attribute(element, 'property') ?? attribute(element, 'name'))?.trim().toLowerCase() ?? ''
    const text = foldSpace((attribute(element, 'content') ?? '').slice(0, MAX_TEXT))
    return META_TEXTS.has(name) && text !== '' ? [{ element, name, text }] : []
  })
  const text = title ? startOfSeenText(title, MAX_TEXT) : ''
  return title && text !== '' ? [{ element: title, name: 'title', text }, ...metas] : metas
}
