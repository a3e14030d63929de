import { cutEnd } from '../../../text/cut.ts'
import { type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { withoutIndexFile } from './home-links.ts'
import { isReadMore } from './link-names.ts'
import { isInMenu } from './menu-entries.ts'
import { type OwnLink, ownLinks } from './own-links.ts'

/** Whether a menu has an entry for two pages, of which visitors cannot tell which one they want. */
export const doubledEntries = defineTopic({
  checks: {
    'menu-entry-twice': {
      severity: 'notice',
      title: 'Two entries of a menu have the same text and lead to different pages',
      why: 'Visitors cannot tell which one they need. In most cases one of the pages is an old version, which search engines may show as well, or one of the links is wrong.',
      fix: 'Remove the entry of the old page and redirect that page to the new one. If both are needed, give each a name of its own.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
      example: '<ul><li><a href="/contact">Contact</a></li><li><a href="/contact-2">Contact</a></li></ul>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'menu-entry-twice': judgeEntries(page) }) }
  },
})

/** An entry of a menu, by what it says and the page that it leads to. */
interface Entry extends OwnLink {
  text: string
  path: string
}

/** Entries of a level and of all levels; with more they are an archive or the contents of a book. */
const MAX_LEVEL = 60
const MAX_MENU = 150
const MAX_LINKS = 1000
const MAX_TEXT = 60
const LISTS = new Set(['ul', 'ol', 'menu', 'nav'])
const MAX_STEPS = 15

function judgeEntries(page: HtmlPage): Judgement {
  const { host } = new URL(page.url)
  const entries = ownLinks(page)
    .slice(0, MAX_LINKS)
    .filter(({ url, element }) => url.host === host && isInMenu(element))
    .map(link => ({ ...link, text: textOf(link.element), path: pathOf(link.url) }))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !isReadMore(text))
  if (entries.length === 0) return notApplicable('no menu of the page has links to its site')
  const levels = groupsOf(entries, levelOf, MAX_LEVEL).flatMap(level => doubles(level, areBeside))
  const menus = groupsOf(entries, menuOf, MAX_MENU).flatMap(menu => doubles(menu, isNumberedCopy))
  const found = new Map([...levels, ...menus].map(pair => [`${pair[0].text} ${pair[1].path}`, pair]))
  return failWhere(
    [...found.values()].map(([first, second]) =>
      page.document.occurrence(
        second.element,
        `"${cutEnd(first.text, 40)}" is in this menu twice: one entry leads to ${shown(first)}, the other one to ${shown(second)}.`,
      ),
    ),
  )
}

function shown({ url }: Entry): string {
  return cutEnd(url.pathname, 100)
}

function textOf(link: Element): string {
  return startOfSeenText(link, MAX_TEXT).trim()
}

/** The page that an address names, whether or not by its file. */
function pathOf({ pathname }: URL): string {
  const path = withoutIndexFile(pathname).replace(/\.html?$/i, '')
  return path.replace(/\/+$/, '') || '/'
}

function groupsOf(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => Element | undefined,
  most: number,
): Entry[][] {
  const groups = Map.groupBy(entries, groupOf)
  return [...groups].flatMap(([group, own]) => (group && own.length <= most ? [own] : []))
}

/** The list of which a link is an entry. */
function levelOf({ element }: Entry): Element | undefined {
  const parent = parentOf(itemOf(element))
  return parent && LISTS.has(parent.tagName) ? parent : undefined
}

/** What stands in a list for a link. */
function itemOf(link: Element): Element {
  let at = link
  for (let step = 0; step < MAX_STEPS && at.tagName !== 'li'; step++) {
    const parent = parentOf(at)
    if (!parent || LISTS.has(parent.tagName) || parent.childNodes.filter(isElement).length > 1)
      return parent?.tagName === 'li' ? parent : at
    at = parent
  }
  return at
}

/** The list of a menu that no other one holds. */
function menuOf({ element }: Entry): Element | undefined {
  let menu: Element | undefined
  let at = parentOf(element)
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) if (LISTS.has(at.tagName)) menu = at
  return menu
}

/** Pairs of entries with one text that lead to different pages, of which something more is so. */
function doubles(
  entries: readonly Entry[],
  areDoubled: (first: Entry, second: Entry) => boolean,
): (readonly [Entry, Entry])[] {
  return [...Map.groupBy(entries, ({ text }) => text.toLowerCase()).values()].flatMap(
    ([first, ...others]) => {
      const second = others.find(other => other.path !== first!.path && areDoubled(first!, other))
      return second ? [[first!, second] as const] : []
    },
  )
}

/** Entries between which a heading or a line may begin another part of the menu. */
const MAX_ITEMS = 200
const MAX_ITEM = 40

/** Whether nothing but entries is between two: a heading would say what the second one is about. */
function areBeside(first: Entry, second: Entry): boolean {
  const [from, to] = [itemOf(first.element), itemOf(second.element)]
  const items = (parentOf(from)?.childNodes ?? []).slice(0, MAX_ITEMS).filter(isElement)
  return items
    .slice(items.indexOf(from), items.indexOf(to))
    .every(item => item.tagName === 'a' || holdsLink(item))
}

function holdsLink(item: Element): boolean {
  return firstNodes(item, MAX_ITEM).some(({ nodeName }) => nodeName === 'a')
}

/** Whether one page has the name of the other one with a number behind, as systems call what was made a second time. */
function isNumberedCopy(first: Entry, second: Entry): boolean {
  const [short, long] = [first.path, second.path].sort((a, b) => a.length - b.length)
  return short !== '/' && long!.startsWith(short!) && /^-\d{1,2}$/.test(long!.slice(short!.length))
}
