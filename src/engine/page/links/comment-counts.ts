import { attribute, type Element, type HtmlDocument, isElement, textOf } from '../../formats/html/document.ts'
import { firstNodes } from '../text/text-start.ts'

/**
 * Services for comments whose script writes the number of them into each link to a place of that name.
 *
 * @see https://help.disqus.com/en/articles/1717274-adding-comment-count-links-to-your-home-page
 * @see https://isso-comments.de/docs/reference/client-config/
 */
const SERVICES = [
  { place: /#disqus_thread$/, script: /disqus\.com\/count(?:-data)?\.js/ },
  { place: /#isso-thread$/, script: /\bcount(?:\.min)?\.js/ },
  { place: /#commento(?:-|$)/, script: /\bcount(?:\.min)?\.js/ },
] as const
/** What the others fill, by a class or attribute of its own. */
const COUNTER_CLASS =
  /(?:^|\s)(?:disqus-comment-count|fb-comments-count|remark42__counter|(?:valine|waline)-comment-count)(?:\s|$)/
/** Characters of the scripts of a page that are looked at, and nodes of a link. */
const MAX_SCRIPTS = 200_000
const MAX_NODES = 20

/** Tells links without a text that such a service fills: whether its script came here or not, visitors see a number. */
export function linksForCounts(document: HtmlDocument): (link: Element) => boolean {
  let found: string | undefined
  const scripts = () => {
    found ??= document
      .elements('script')
      .map(script => attribute(script, 'src') ?? textOf(script))
      .join('\n')
      .slice(0, MAX_SCRIPTS)
    return found
  }
  return link => {
    const href = attribute(link, 'href')?.trim() ?? ''
    if (SERVICES.some(({ place, script }) => place.test(href) && script.test(scripts()))) return true
    return [...firstNodes(link, MAX_NODES)].some(
      node => isElement(node) && COUNTER_CLASS.test(attribute(node, 'class') ?? ''),
    )
  }
}
