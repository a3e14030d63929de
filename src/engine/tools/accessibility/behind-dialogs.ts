import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { adviceOn } from './advice.ts'

/**
 * Axe takes a page for marked while something lies over it that looks like an open dialog, as a cookie notice or a cover
 * that lifts. Below it the page is the same as its siblings.
 *
 * @param sent the document as sent, in which the place is
 * @param shown the same as axe saw it, with what scripts made of it
 * @returns the place, where nothing in either can be the main landmark that axe did not ask for
 */
export function unmarkedBehindDialog(sent: HtmlDocument, shown: HtmlDocument): Occurrence | undefined {
  const { html } = sent
  return html && ![sent, shown].some(mayHaveMain)
    ? sent.occurrence(html, adviceOn('landmark-one-main', {}))
    : undefined
}

/** Components that are no frame of a page: what Next.js adds to each page to announce its changes, icons and players. */
const SMALL = /^(?:next-route-announcer|nextjs-portal)$|-(?:icon|player|video|youtube|map)$/

function mayHaveMain(document: HtmlDocument): boolean {
  return document.elements().some(
    element =>
      element.tagName === 'main' ||
      attribute(element, 'role')?.trim().toLowerCase() === 'main' ||
      // A component may have it in its shadow tree, and a frame of the site in its page.
      (element.tagName.includes('-') && !SMALL.test(element.tagName)) ||
      isOwnFrame(element, document),
  )
}

function isOwnFrame(element: Element, document: HtmlDocument): boolean {
  if (element.tagName !== 'iframe' && element.tagName !== 'frame') return false
  const src = attribute(element, 'src')?.trim() ?? ''
  // One whose address waits for consent shows nothing yet.
  if (src === '' && attribute(element, 'srcdoc') === undefined) return false
  const address = document.addressOf(src)
  return address === undefined || address.origin === new URL(document.url).origin
}
