import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'

/** Classes by which scripts find what they serve. */
const SERVED =
  /(?:^|[\s_-])(?:js|toggle|toggler|trigger|open|close|show|hide|modal|popup|dialog|dropdown|collapse|accordion|tab|tabs|slide|slider|carousel|prev|next|cookie|cookies|consent|lang|language|search|share|print|play|video|gallery|lightbox|filter|sort|load|more|scroll|top|menu|burger|cart|login|theme|submit|active|current)(?:$|[\s_-])/i
const MAX_CLASSES = 1000

/** Whether a link has a class by which a script finds what it serves. */
export function hasClassOfScripts(link: Element): boolean {
  return SERVED.test((attribute(link, 'class') ?? '').slice(0, MAX_CLASSES))
}

/** Elements with a list right in them. */
export function holdersOfLists(document: HtmlDocument): ReadonlySet<Element> {
  return new Set(document.elements('ul', 'ol', 'menu').flatMap(list => parentOf(list) ?? []))
}

/** Whether a list lies beside a link, which it opens, or below the heading that it is. */
export function opensMenu(link: Element, holders: ReadonlySet<Element>): boolean {
  const parent = parentOf(link)
  const isHeading = parent !== undefined && /^h[1-6]$/.test(parent.tagName)
  const around = isHeading ? parentOf(parent) : parent
  return around !== undefined && holders.has(around)
}
