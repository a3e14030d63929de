import { type Element, type HtmlDocument, startOfText } from '../../formats/html/document.ts'
import type { Heading } from './headings.ts'

/**
 * Headings without the copies that scripts made of them, as of the slides of a carousel, so that it goes round: of each
 * text as many as the server sent, and all where it sent none.
 *
 * @param sent the document before scripts
 */
export function withoutCopies(
  headings: readonly Heading[],
  document: HtmlDocument,
  sent: HtmlDocument,
): Heading[] {
  if (document === sent || headings.length < 2) return [...headings]
  const sentTimes = new Map<string, number>()
  for (const element of sent.elements(...new Set(headings.map(({ element }) => element.tagName)))) {
    const key = keyOf(element)
    sentTimes.set(key, (sentTimes.get(key) ?? 0) + 1)
  }
  const times = new Map<string, number>()
  return headings.filter(({ element }) => {
    const key = keyOf(element)
    const before = times.get(key) ?? 0
    times.set(key, before + 1)
    return before < (sentTimes.get(key) ?? Number.POSITIVE_INFINITY)
  })
}

function keyOf(element: Element): string {
  return `${element.tagName} ${startOfText(element).trim()}`
}
