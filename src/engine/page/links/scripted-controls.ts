import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'

/** Classes by which scripts find what they serve. */
const SERVED =
  /(?:^|[\s_-])(?:js|toggle|toggler|trigger|open|close|show|hide|modal|popup|dialog|dropdown|collapse|accordion|tab|tabs|slide|slider|carousel|prev|next|cookie|cookies|consent|lang|language|search|share|print|play|video|gallery|lightbox|filter|sort|load|more|scroll|top|menu|burger|cart|login|theme|submit|active|current)(?:$|[\s_-])/i
const MAX_CLASSES = 1000

/** Whether a link has a class by which a script finds what it serves. */
export function hasClassOfScripts(link: Element): boolean {
  return SERVED.test((attribute(link, 'class') ?? '').slice(0, MAX_CLASSES))
}

/** What holds the list of a menu that opens, by its class. */
const BOX = /(?:^|[\s_-])(?:drop-?down|sub-?menu|mega-?menu|fly-?out)(?:$|[\s_-])/i

/** Steps from a list to the box that it is in. */
const MAX_STEPS_TO_BOX = 3

/** Links right in a box from which on it is a list: one may be what opens it. */
const MIN_LINKS = 2

/** Elements with a list right in them, or in the box of a menu that opens, or with such a box of links. */
export function holdersOfLists(document: HtmlDocument): ReadonlySet<Element> {
  const holders = new Set<Element>()
  for (const list of document.elements('ul', 'ol', 'menu')) {
    let at = parentOf(list)
    if (at) holders.add(at)
    for (let step = 0; at && step < MAX_STEPS_TO_BOX; step++) {
      const around = parentOf(at)
      if (around && isBox(at)) holders.add(around)
      at = around
    }
  }
  for (const box of document.elements('div')) {
    const around = parentOf(box)
    if (around && isBox(box) && holdsLinks(box)) holders.add(around)
  }
  return holders
}

function holdsLinks({ childNodes }: Element): boolean {
  return childNodes.filter(node => node.nodeName === 'a').length >= MIN_LINKS
}

function isBox(element: Element): boolean {
  return element.tagName === 'div' && BOX.test((attribute(element, 'class') ?? '').slice(0, MAX_CLASSES))
}

/** Whether a list lies beside a link, which it opens, or below the heading that it is. */
export function opensMenu(link: Element, holders: ReadonlySet<Element>): boolean {
  const parent = parentOf(link)
  const isHeading = parent !== undefined && /^h[1-6]$/.test(parent.tagName)
  const around = isHeading ? parentOf(parent) : parent
  return around !== undefined && holders.has(around)
}

/** Whether a box of links stands right behind a link: a script may open it, whatever both are called. */
export function isBesideLinks(link: Element): boolean {
  const siblings = parentOf(link)?.childNodes.filter(isElement) ?? []
  const next = siblings[siblings.indexOf(link) + 1]
  return next?.tagName === 'div' && holdsLinks(next)
}
