import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { withoutIndexFile } from './home-links.ts'
import { ownLinks } from './own-links.ts'

/** An entry of the menu of a page. */
export interface MenuEntry {
  /** Path and fragment, without the name of an index file. */
  to: string
  text: string
}

/** Entries of a menu: one with more is the table of contents of a site. */
const MAX_ENTRIES = 30
/** Characters of an address and of a text. */
const MAX_ADDRESS = 200
const MAX_TEXT = 40
const MAX_STEPS = 50
/** What a `<nav>` is in that is not the menu of the site, by its element, its role or its name. */
const APART = new Set(['footer', 'aside', 'main', 'article'])
const OTHER_NAVIGATION = /breadcrumb|pagination|pager|toc|sidebar|social|lang|skip|footer/i

/**
 * The links of the first `<nav>` of a page that is its menu, as it looks, or of what is called so on a page without one, to
 * pages of the site; undefined where there is none, or it has too many of them.
 */
export function menuEntries(page: HtmlPage): MenuEntry[] | undefined {
  const menu = menuOf(page.document)
  if (!menu) return undefined
  const entries = new Map<string, MenuEntry>()
  for (const { url, element } of ownLinks(page)) {
    if (!page.document.isBelow(element, menu)) continue
    const text = startOfSeenText(element, MAX_TEXT)
    const to = addressIn(url)
    if (text === '' || to.length > MAX_ADDRESS || entries.has(to)) continue
    entries.set(to, { to, text: cutEnd(text, MAX_TEXT) })
    if (entries.size > MAX_ENTRIES) return undefined
  }
  return [...entries.values()]
}

function menuOf(document: HtmlDocument): Element | undefined {
  const marked = [...document.elements('nav'), ...document.withAttribute('role').filter(isNavigation)]
  return marked.find(isMenu) ?? document.elements(...CALLED).find(isCalledMenu)
}

/** Path and fragment of an address, without the name of an index file. */
function addressIn({ pathname, hash }: URL): string {
  return `${withoutIndexFile(pathname)}${hash}`
}

/** Links, and entries of them, of the further menus of a page. */
const MAX_LINKS = 1000
const MAX_FURTHER = 2 * MAX_ENTRIES

/**
 * Where the further menus of a page lead that the first one does not, such as that for phones.
 *
 * @param entries those of {@link menuEntries}
 */
export function furtherEntries(page: HtmlPage, entries: readonly MenuEntry[]): string[] {
  const known = new Set(entries.map(({ to }) => to))
  const further = new Set<string>()
  for (const { url, element } of ownLinks(page).slice(0, MAX_LINKS)) {
    const to = addressIn(url)
    if (to.length > MAX_ADDRESS || known.has(to) || further.has(to) || !isInMenu(element)) continue
    further.add(to)
    if (further.size >= MAX_FURTHER) break
  }
  return [...further]
}

/** Words in class or id of a menu, whichever of several it is: "mobile-menu", "nav_off_canvas". */
const ANY_MENU = /(?:^|[\s_-])(?:menu|nav|navbar|navigation|navi)(?=[\s_-]|$)/i

/** Whether a link is in a menu of the page, and not in its content or its footer. */
export function isInMenu(link: Element): boolean {
  let isIn = false
  let at = parentOf(link)
  for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = parentOf(at)) {
    const names = namesOf(at).slice(0, MAX_ADDRESS)
    const isOne = at.tagName === 'nav' || isNavigation(at) || ANY_MENU.test(names)
    if (APART.has(at.tagName) || (isOne && OTHER_NAVIGATION.test(names))) return false
    isIn ||= isOne
  }
  return isIn
}

/** What a menu is made of where no element says it, by its class or id. */
const CALLED = ['div', 'ul', 'header', 'td'] as const
const MENU_NAME =
  /(?:^|\s)(?:(?:main|top|site|header|primary|nav(?:bar|igation)?)[-_]?)?(?:menu|nav|navbar|navigation|navi)(?:[-_]?(?:bar|main|top|list|items?|links|wrapper|container))?(?=\s|$)/i

function isCalledMenu(element: Element): boolean {
  return MENU_NAME.test(namesOf(element).slice(0, MAX_ADDRESS)) && isMenu(element)
}

function isNavigation(element: Element): boolean {
  return attribute(element, 'role')?.trim().toLowerCase() === 'navigation'
}

function namesOf(element: Element): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.trim()
}

function isMenu(nav: Element): boolean {
  const names = ['class', 'id', 'aria-label'].map(name => attribute(nav, name) ?? '').join(' ')
  if (OTHER_NAVIGATION.test(names.slice(0, MAX_ADDRESS))) return false
  let at = parentOf(nav)
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at))
    if (APART.has(at.tagName)) return false
  return true
}
