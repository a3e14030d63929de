import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { hasClassOfScripts, opensMenu } from '../../page/links/scripted-controls.ts'
import { ATTRIBUTES_OF_LOOKS, PLAIN_ATTRIBUTES } from '../../syntax/plain-attributes.ts'
import { nameOf } from './social-links.ts'

/** Addresses that lead nowhere. */
export const NOWHERE = /^\s*(?:#!?|javascript:\s*(?:void\s*\(?\s*0?\s*\)?)?\s*;?)?\s*$/i

/** Whether no script finds a link by an attribute. */
export function isPlain({ name }: { name: string }): boolean {
  return PLAIN_ATTRIBUTES.includes(name) || ATTRIBUTES_OF_LOOKS.test(name)
}

/** Texts of what a script does, or of the way to the top, which is the start of a site of one page. */
export const DOES =
  /^(?:|home|start|startseite|accueil|inicio|início|hjem|hem|etusivu|domů|anasayfa|ana sayfa|главная|ホーム|首页|首頁|홈|top|back to top|to top|up|menu|close|open|more|read more|show|show more|load more|toggle|next|prev|previous|search|print|share|login|log in|sign in|cookies?|cookie settings|nach oben|zum anfang|mehr|haut de page|arriba|×|☰|↑|▲|«|»|<|>|\d+)$/i

/** Lists of links, and the steps up to them. */
const LISTS = new Set(['ul', 'ol', 'nav', 'footer'])
const MAX_STEPS_TO_LIST = 6
/** Links of a list beside which one without an address was forgotten, and such links: a single one may be the page itself. */
const MIN_BESIDE = 2
const MIN_UNADDRESSED = 2

/** Anchors without an address in lists of links that have one, and that no script finds. */
export function unaddressed(
  anchors: readonly Element[],
  holders: ReadonlySet<Element>,
  isHome: boolean,
): Element[] {
  const lists = new Map<Element, { addressed: number; without: Element[] }>()
  for (const anchor of anchors) {
    const list = listAround(anchor)
    if (!list) continue
    const found = lists.get(list) ?? { addressed: 0, without: [] }
    lists.set(list, found)
    const href = attribute(anchor, 'href')
    if (href === undefined) found.without.push(anchor)
    else if (!NOWHERE.test(href)) found.addressed++
  }
  const among = [...lists.values()].map(({ addressed, without }) => ({
    addressed,
    without,
    forgotten: without.filter(anchor => isForgotten(anchor, holders)),
  }))
  const certain = among.filter(
    ({ addressed, without, forgotten }) =>
      (addressed >= MIN_BESIDE && new Set(forgotten.map(nameOf)).size >= MIN_UNADDRESSED) ||
      (addressed > 0 &&
        without.some(anchor => !forgotten.includes(anchor) && isOfPageItself(anchor, isHome))),
  )
  // The same entry in the menu of a phone and in the footer is as dead as in the first one.
  const names = new Set(certain.flatMap(({ forgotten }) => forgotten.map(nameOf)))
  return among
    .filter(({ addressed }) => addressed > 0)
    .flatMap(({ forgotten }) => forgotten.filter(anchor => names.has(nameOf(anchor))))
}

const HOME = /^(?:home|start|startseite|accueil|inicio|início|hjem|hem|etusivu|domů|главная)$/i

/** Whether an entry without an address is the one for the page that it is on: then no other one of its list is. */
function isOfPageItself(anchor: Element, isHome: boolean): boolean {
  return attribute(anchor, 'aria-current') === 'page' || (isHome && HOME.test(nameOf(anchor)))
}

/** Steps up from the link of a card to what holds the cards. */
const MAX_STEPS_TO_CARDS = 4
/** Cards of which one leads somewhere, beside which others without an address were left unfinished. */
const MIN_CARDS = 3

/** Anchors with a heading and without an address, in cards of which another one leads to its page. */
export function unaddressedCards(anchors: readonly Element[], holders: ReadonlySet<Element>): Element[] {
  const ids = new Map<Element, number>()
  const rows = new Map<string, Element[]>()
  for (const anchor of anchors.filter(hasHeading)) {
    const way: string[] = []
    let at = parentOf(anchor)
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS_TO_CARDS; step++, at = parentOf(at)) {
      if (!ids.has(at)) ids.set(at, ids.size)
      const key = `${ids.get(at)} ${way.join(' ')}`
      const row = rows.get(key)
      if (row) row.push(anchor)
      else rows.set(key, [anchor])
      way.push(at.tagName)
    }
  }
  return [...rows.values()].flatMap(row => {
    const leads = row.some(anchor => !NOWHERE.test(attribute(anchor, 'href') ?? ''))
    const without = row.filter(anchor => attribute(anchor, 'href') === undefined)
    return leads && row.length >= MIN_CARDS ? without.filter(anchor => isForgotten(anchor, holders)) : []
  })
}

function hasHeading(anchor: Element): boolean {
  return anchor.childNodes.some(node => isElement(node) && /^h[2-6]$/.test(node.tagName))
}

function listAround(anchor: Element): Element | undefined {
  let at = parentOf(anchor)
  for (let step = 0; at && step < MAX_STEPS_TO_LIST; step++, at = parentOf(at))
    if (LISTS.has(at.tagName)) return at
  return undefined
}

/** Whether nothing of an anchor says that it is a place, or that a script serves it. */
function isForgotten(anchor: Element, holders: ReadonlySet<Element>): boolean {
  if (!anchor.attrs.every(one => one.name === 'aria-disabled' || isPlain(one))) return false
  if (hasClassOfScripts(anchor)) return false
  const name = nameOf(anchor)
  return /\p{L}{3}/u.test(name) && !DOES.test(name) && !opensMenu(anchor, holders)
}
