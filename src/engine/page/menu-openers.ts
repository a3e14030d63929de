import { attribute, type Element, isElement, parentOf } from '../formats/html/document.ts'
import { firstNodes } from './text/text-start.ts'

/** Nodes beside a link in which its sub-menu is looked for. */
const MAX_BESIDE = 20
/** Steps from what stands beside a link into a sub-menu that something wraps. */
const MAX_WITHIN = 10
const MENUS = new Set(['ul', 'ol', 'menu'])

/**
 * Whether a link is the entry of a menu that opens the sub-menu beside it, and leads to no page: its address ends with
 * an empty fragment, as `#`, which a copy of a site writes as `index.html#`.
 */
export function opensSubMenu(link: Element): boolean {
  const item = attribute(link, 'href')?.trim().endsWith('#') ? parentOf(link) : undefined
  if (item?.tagName !== 'li') return false
  return item.childNodes
    .slice(0, MAX_BESIDE)
    .some(node => node !== link && isElement(node) && (MENUS.has(node.tagName) || holdsMenu(node)))
}

function holdsMenu(element: Element): boolean {
  return firstNodes(element, MAX_WITHIN).some(node => MENUS.has(node.nodeName))
}
