import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { hasClassOfScripts } from '../../page/links/scripted-controls.ts'
import { opensSubMenu } from '../../page/menu-openers.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { folded } from '../../syntax/folded-path.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isLanguageHome, withoutIndexFile } from './home-links.ts'
import { isReadMore } from './link-names.ts'
import { type OwnLink, ownLinks } from './own-links.ts'

/** Whether the entries of a list lead to what they name. */
export const sameTargetLists = defineTopic({
  checks: {
    'entries-lead-to-one-page': {
      severity: 'notice',
      title: 'Different entries of a list all lead to the same URL',
      why: 'Whichever entry visitors choose, they see the same page, and search engines find no page for any of them.',
      fix: 'Link each entry to its own page or, with a fragment such as /programs#camps, to its part of the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example:
        '<ul><li><a href="/programs">Camps</a></li><li><a href="/programs">Lessons</a></li><li><a href="/programs">Teams</a></li><li><a href="/programs">Leagues</a></li></ul>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'entries-lead-to-one-page': judgeLists(page) }) }
  },
})

/** Entries of a list, with texts of their own, from which on it is no oversight at one. */
const MIN_ENTRIES = 4
/** The same of a menu in which other entries lead elsewhere. */
const MIN_IN_MENU = 3
/** The same of cards that promise more of what they tell, and lead to the page to get in touch by. */
const MIN_TO_CONTACT = 3
const CONTACT =
  /(?:^|\/)(?:contact(?:-us)?|contacto|contatti|contato|kontakt|kontakty?|kapcsolat|iletisim)(?:\.\w{1,5})?\/?$/
const MAX_PATH = 300
/** Part of the list that they are: a card may have several facts with one link each. */
const MIN_SHARE = 0.75
/** What holds the entries of one list, and the steps up to it. */
const LISTS = new Set(['ul', 'ol', 'nav'])
const MAX_STEPS = 4
const MAX_TEXT = 60
/** Entries that a message names. */
const NAMED = 3

function judgeLists(page: HtmlPage): Judgement {
  const lists = new Map<Element, OwnLink[]>()
  const inMenus = new Map<string, OwnLink[]>()
  const menus = new Map<Element, number>()
  for (const link of ownLinks(page)) {
    // A switch of languages, and what a script serves, stay on the page; what is counted has no name.
    if (isSamePage(link.url.href, page.url) || !isNamed(link.element)) continue
    if (opensSubMenu(link.element) || isServedByScript(link.element)) continue
    const list = listOf(link.element)
    const known = list && lists.get(list)
    if (known) known.push(link)
    else if (list) lists.set(list, [link])
    const entry = isOfManyNames(link.url) ? undefined : entryOf(link.element)
    if (entry === undefined) continue
    if (!menus.has(entry.menu)) menus.set(entry.menu, menus.size)
    const key = [menus.get(entry.menu), entry.place, link.url.href].join(' ')
    const alike = inMenus.get(key)
    if (alike) alike.push(link)
    else inMenus.set(key, [link])
  }
  const cards = cardsOf(page)
  if (lists.size === 0 && cards.length === 0 && inMenus.size === 0)
    return notApplicable('no list of the page has links to its site')
  const ofCards = [...Map.groupBy(cards, ({ url }) => url.href).values()].flatMap(alike => {
    const titles = new Set(alike.map(({ title }) => title))
    const isContact = CONTACT.test(folded(alike[0]!.url.pathname.slice(0, MAX_PATH)))
    if (titles.size < (isContact ? MIN_TO_CONTACT : MIN_ENTRIES)) return []
    const message = `The cards ${leadTo([...titles], alike[0]!.url)}`
    return page.document.occurrence(alike[0]!.element, message)
  })
  const told = new Set<string>()
  const place = (alike: readonly OwnLink[]) => {
    const { element, url } = alike[0]!
    if (told.has(url.href)) return []
    told.add(url.href)
    return page.document.occurrence(element, leadTo([...textsOf(alike).values()], url))
  }
  const ofLists = [...lists.values()].flatMap(links =>
    [...Map.groupBy(links, ({ url }) => url.href).values()].filter(
      alike =>
        textsOf(alike).size >= MIN_ENTRIES &&
        alike.length >= MIN_SHARE * links.length &&
        !isTeaserOfGallery(alike),
    ),
  )
  const ofMenus = [...inMenus.values()].filter(alike => textsOf(alike).size >= MIN_IN_MENU)
  return failWhere([...ofCards, ...[...ofLists, ...ofMenus].flatMap(place)])
}

/** What links are called, each name once, whatever the case of its letters. */
function textsOf(links: readonly OwnLink[]): ReadonlyMap<string, string> {
  const texts = links.map(({ element }) => startOfSeenText(element, MAX_TEXT))
  return new Map(texts.map(text => [text.toLowerCase(), text]))
}

/** Whether a menu may well name a page in several ways: the start of a site, a way to get in touch, a login, the law. */
function isOfManyNames({ href, pathname }: URL): boolean {
  return (
    withoutIndexFile(pathname) === '/' ||
    isLanguageHome(pathname) ||
    isForUsers(href) ||
    isLegalNotice(href) ||
    CONTACT.test(folded(pathname.slice(0, MAX_PATH)))
  )
}

/** Steps up from an entry to its menu. */
const MAX_STEPS_TO_MENU = 12

/** The menu that a link is in, with its place there: entries of one kind are made in one way, and a button is another. */
function entryOf(link: Element): { menu: Element; place: string } | undefined {
  const path = [attribute(link, 'class')?.trim().slice(0, MAX_PATH) ?? '']
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_TO_MENU; step++, at = parentOf(at)) {
    if (at.tagName === 'nav') return { menu: at, place: path.join('<') }
    path.push(at.tagName)
  }
  return undefined
}

/** Pages of pictures. */
const GALLERY =
  /(?:^|[/_-])(?:galler(?:y|ies|ia|ie)|galer[ií]a?s?|galerie[sn]?|galerija|fotos?|photos?|bilder)(?:[/_.-]|$)/

/** Whether pictures lead to the page that has more of them, which each is a part of. */
function isTeaserOfGallery(links: readonly OwnLink[]): boolean {
  if (!GALLERY.test(folded(links[0]!.url.pathname.slice(0, MAX_PATH)))) return false
  return links.every(({ element }) =>
    firstNodes(element, MAX_CARD).some(node => isElement(node) && /^(?:img|picture)$/.test(node.tagName)),
  )
}

function leadTo(texts: readonly string[], { pathname, hash }: URL): string {
  const named = texts.slice(0, NAMED).map(text => `"${cutEnd(text, 30)}"`)
  const rest = texts.length > NAMED ? ` and ${texts.length - NAMED} more` : ''
  return `${named.join(', ')}${rest} lead to ${cutEnd(pathname + hash, 100)}.`
}

/** A link such as "Read more", with the heading of the card that it stands in. */
interface CardLink extends OwnLink {
  title: string
}

/** Links that are looked at, steps up from one to its card, and nodes of that in which its heading is looked for. */
const MAX_LINKS = 200
const STEPS_TO_CARD = 5
const MAX_CARD = 60

/** Links of cards that promise more of what the card is about. */
function cardsOf(page: HtmlPage): CardLink[] {
  return ownLinks(page)
    .filter(
      ({ element, url }) => isReadMore(startOfSeenText(element, MAX_TEXT)) && !isSamePage(url.href, page.url),
    )
    .slice(0, MAX_LINKS)
    .flatMap(link => {
      const title = isServedByScript(link.element) ? '' : titleOfCard(link.element)
      return title === '' ? [] : [{ ...link, title }]
    })
}

const HEADING = /^h[2-6]$/

function titleOfCard(link: Element): string {
  let at = parentOf(link)
  for (let step = 0; at && at.tagName !== 'body' && step < STEPS_TO_CARD; step++, at = parentOf(at)) {
    for (const node of firstNodes(at, MAX_CARD))
      if (isElement(node) && HEADING.test(node.tagName)) return startOfSeenText(node, MAX_TEXT)
  }
  return ''
}

function isNamed(link: Element): boolean {
  return /\p{L}{2}/u.test(startOfSeenText(link, MAX_TEXT))
}

/** Attributes by which a script finds what it serves, and those of a control. */
const OF_SCRIPTS = /^(?:on|data-|uk-|aria-(?:controls|expanded|haspopup)$)/

/** Whether a link leads to no page, but is what a script serves, as the arrows of slides are in a copy: `index.html#`. */
function isServedByScript(link: Element): boolean {
  if (!attribute(link, 'href')?.trim().endsWith('#')) return false
  return link.attrs.some(({ name }) => OF_SCRIPTS.test(name)) || hasClassOfScripts(link)
}

function listOf(link: Element): Element | undefined {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) if (LISTS.has(at.tagName)) return at
  return undefined
}
