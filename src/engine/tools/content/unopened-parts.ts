import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'

/** What Bootstrap and its kin hide until a button opens it. */
const CLOSED = /(?:^|\s)(?:collapse|modal|offcanvas)(?:$|\s)/
const OPEN = /(?:^|\s)(?:in|show)(?:$|\s)/
/** Attributes by which a button names what it opens. */
const OPENERS = ['data-target', 'data-bs-target', 'aria-controls', 'href'] as const
const MAX_STEPS_UP = 30
const MAX_CLASSES = 500

/**
 * Says of elements whether they lie in a part that a framework hides and that nothing on the page opens.
 *
 * @param shut what nobody gets to see in a browser
 */
export function unopenedParts(
  document: HtmlDocument,
  shut: ReadonlySet<Element>,
): (element: Element) => boolean {
  const opened = new Set(
    OPENERS.flatMap(name =>
      document.withAttribute(name).map(element => attribute(element, name)!.trim().replace(/^#/, '')),
    ),
  )
  const isUnopened = (element: Element) => {
    if (shut.has(element)) return true
    const classes = (attribute(element, 'class') ?? '').slice(0, MAX_CLASSES)
    const id = attribute(element, 'id')
    return id !== undefined && CLOSED.test(classes) && !OPEN.test(classes) && !opened.has(id)
  }
  return element => {
    let at: Element | undefined = element
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at)) if (isUnopened(at)) return true
    return false
  }
}
