import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { firstNodes, startOfWrittenText } from '../../page/text/text-start.ts'

const MAX_QUOTE = 80

/**
 * The H1 of a page of which axe says that it has none, as nothing that is hidden counts for it.
 *
 * @param shown the document with what scripts made of it
 * @returns its place; undefined where there is no H1 either
 */
export function hiddenHeading(shown: HtmlDocument): Occurrence | undefined {
  const heading = shown.elements('h1').find(element => attribute(element, 'role') === undefined)
  if (heading === undefined) return undefined
  const text = startOfWrittenText(heading, 2 * MAX_QUOTE).trim()
  if (text === '' && isNameless(heading))
    return shown.occurrence(
      heading,
      'The `<h1>` has no text and no image with `alt`: write the title of the page into it, or make that the `<h1>`.',
    )
  const quoted = text === '' ? '' : ` "${cutEnd(text, MAX_QUOTE)}"`
  return shown.occurrence(
    heading,
    `The \`<h1>\`${quoted} is hidden from screen readers on a phone: show it there, or make a heading that is shown the \`<h1>\`.`,
  )
}

/** Nodes of a heading that are looked at. */
const MAX_NODES = 30

/** Whether neither an attribute nor an image of a heading without text says anything. */
function isNameless(heading: Element): boolean {
  const elements = [heading, ...firstNodes(heading, MAX_NODES).filter(isElement)]
  return !elements.some(
    element =>
      ['alt', 'aria-label', 'aria-labelledby', 'title'].some(name => attribute(element, name)?.trim()) ||
      element.tagName === 'svg',
  )
}
