import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { adviceOn } from './advice.ts'

/**
 * Axe takes a page for marked while something lies over it that looks like an open dialog, as a cookie notice or a cover
 * that lifts. Below it the page is the same as its siblings.
 *
 * @returns the place, where nothing in the document can be the main landmark that axe did not ask for
 */
export function unmarkedBehindDialog(document: HtmlDocument): Occurrence | undefined {
  const { html } = document
  const mayHaveMain = document.elements().some(
    element =>
      element.tagName === 'main' ||
      attribute(element, 'role')?.trim().toLowerCase() === 'main' ||
      // A component may have it in its shadow tree, and a frame of the site in its page.
      element.tagName.includes('-') ||
      isOwnFrame(element),
  )

  function isOwnFrame(element: Element): boolean {
    if (element.tagName !== 'iframe' && element.tagName !== 'frame') return false
    const address = document.addressOf(attribute(element, 'src') ?? '')
    return address === undefined || address.origin === new URL(document.url).origin
  }

  return html && !mayHaveMain ? document.occurrence(html, adviceOn('landmark-one-main', {})) : undefined
}
