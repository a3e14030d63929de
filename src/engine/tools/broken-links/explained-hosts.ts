import type { HtmlDocument } from '../../formats/html/document.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { type MainText, mainTextOf } from '../../page/text/main-text.ts'
import { regionsOf } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Characters of a link among which its address is looked for. */
const MAX_LINK_TEXT = 2000

/** Whether people read the host in the text of its link. */
export function isShown(host: string, { element, kind }: PageLink): boolean {
  return kind === 'navigation' && startOfSeenText(element, MAX_LINK_TEXT).includes(host)
}

/**
 * Tells links of instructions for the reader's own machine: the main text of their page names the host, or a listing in
 * it the port, as "docker run -p 8080:80". A menu leads everybody there, whatever the text is about.
 */
export function instructions(): (link: PageLink, address: URL) => boolean {
  const known = new Map<HtmlDocument, MainText>()
  return ({ kind, document, element }, { hostname, port }) => {
    if (kind !== 'navigation' || element.tagName !== 'a') return false
    const main = known.get(document) ?? mainTextOf(document, regionsOf(document))
    known.set(document, main)
    if (!main.elements.has(element)) return false
    const isPort = port === '' ? undefined : new RegExp(`\\b${port}\\b`)
    return main.blocks.some(
      ({ kind, text }) => text.includes(hostname) || (kind === 'code' && isPort?.test(text) === true),
    )
  }
}
