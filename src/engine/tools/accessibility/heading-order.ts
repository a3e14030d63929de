import { cutEnd } from '../../../text/cut.ts'
import { type Element, HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { ElementSet } from '../../formats/html/element-set.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
/** Characters of a heading by which it is known again. */
const MAX_TEXT = 200

/** Axe takes the headings of frames for headings of the page: whether its own skip no level, and it has frames. */
export function isOrderOfFrames(document: HtmlDocument): boolean {
  if (document.elements('iframe').length === 0) return false
  if (document.withAttribute('aria-level').length > 0) return false
  const levels = document.elements(...HEADINGS).map(({ tagName }) => Number(tagName[1]))
  return levels.every((level, at) => at === 0 || level <= levels[at - 1]! + 1)
}

/**
 * Tells by its source whether a heading stands in what lies over the page, as the window of a chat: it begins an outline of
 * its own, whatever the content ends with.
 *
 * @param overlays selectors of what a browser saw lie over the content
 */
export function headingsOver(document: HtmlDocument, overlays: readonly string[]): (html: string) => boolean {
  if (overlays.length === 0) return () => false
  const layers = document.elementsAt(overlays)
  const within = new ElementSet(document)
  const known = new Set<string>()
  for (const element of document.elements()) {
    const parent = parentOf(element)
    if (!layers.has(element) && !(parent && within.has(parent))) continue
    within.add(element)
    if ((HEADINGS as readonly string[]).includes(element.tagName)) known.add(keyOf(element))
  }
  return html => {
    const [heading] = new HtmlDocument(html, document.url).elements(...HEADINGS)
    return heading !== undefined && known.has(keyOf(heading))
  }
}

/** Says of a heading by its source what to use in its place; undefined of one that several are like, or none. */
export function levelToUse(document: HtmlDocument): (html: string) => string | undefined {
  const headings = document.elements(...HEADINGS)
  const known = new Map<string, string | undefined>()
  for (const [at, heading] of headings.entries()) {
    const before = headings[at - 1]
    const level = before === undefined ? 0 : Number(before.tagName[1])
    const isSkip = before !== undefined && Number(heading.tagName[1]) > level + 1
    const words = isSkip ? `${nameOf(heading)} follows ${nameOf(before)}: use an H${level + 1}.` : undefined
    known.set(keyOf(heading), known.has(keyOf(heading)) ? undefined : words)
  }
  return html => {
    const [heading] = new HtmlDocument(html, document.url).elements(...HEADINGS)
    return heading && known.get(keyOf(heading))
  }
}

/** Characters of a heading in a message. */
const MAX_SHOWN = 60

function nameOf(heading: Element): string {
  const text = startOfSeenText(heading, MAX_TEXT)
  return `${heading.tagName.toUpperCase()} "${cutEnd(text, MAX_SHOWN)}"`
}

function keyOf(heading: Element): string {
  return `${heading.tagName} ${startOfSeenText(heading, MAX_TEXT)}`
}
