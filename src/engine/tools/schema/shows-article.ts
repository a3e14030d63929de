import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { dayBeside, isPostAddress } from './post-pages.ts'

/** Characters of the classes of an element that are looked at. */
const MAX_CLASSES = 1000

/** Elements by which a page shows who has written it and when. */
const OF_AUTHOR = /(?:^|[\s_-])(?:by-?line|author|posted-on|entry-date|post-date|post-meta)(?:$|[\s_-])/i

/**
 * Whether a page shows itself that it is an article: by its address, a day or an author. Generators write the Open Graph
 * properties of one into each page that is no list, also into that of the contact.
 */
export function showsArticle(document: HtmlDocument, url: string): boolean {
  if (isPostAddress(url) || document.elements('time').length > 0) return true
  const heading = document.elements('h1')[0]
  if (heading && dayBeside(document, heading) !== undefined) return true
  return (
    document
      .withAttribute('rel')
      .some(element => /(?:^|\s)author(?:\s|$)/i.test(attribute(element, 'rel')!)) ||
    document
      .withAttribute('class')
      .some(element => OF_AUTHOR.test(attribute(element, 'class')!.slice(0, MAX_CLASSES)))
  )
}
