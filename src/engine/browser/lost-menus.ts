import type { elementSelector } from './element-selector.ts'
import type { textStart } from './element-text.ts'
import type { LINK_LIMITS, PageLink, Place, pageLinks } from './page-links.ts'

/** A menu that a desktop shows and a phone does not, with nothing on the page that could open it. */
export interface LostMenu {
  selector: string
  /** Pages of the site, or parts of the page, that no link leads to which a phone shows. */
  pages: number
  /** Further ones to which a phone shows links at the foot of the page, and nowhere else. */
  atFoot: number
  /** Whether they are parts of the page. */
  areParts: boolean
  /** The texts of the first links. */
  texts: string[]
}

/** What may be lost of the menus of a desktop. */
export interface MenuCandidates {
  /** Links wherever they are, if nothing of the phone can be pressed at all. */
  anywhere: LostMenu | null
  /** The menu at the top, if nothing in the header of the phone opens a menu. */
  atTop: LostMenu | null
}

export const MENU_LIMITS = {
  /** Pages, or parts of the page, from which on a menu is told of. */
  pages: 3,
  /** Pages of a menu at the top, and the part of them that a phone may link above its foot, as a logo does. */
  topPages: 4,
  linked: 1 / 3,
  /** Pages that the head of a phone links from which on it has a menu of its own. */
  headPages: 3,
  /** CSS pixels from the top of the page within which such a menu begins; lists of contents are further down. */
  top: 150,
  /** Boxes that are looked at, and steps up to what holds the links. */
  boxes: 50,
  around: 20,
  /** Texts that are told, and characters of each. */
  texts: 3,
  text: 40,
} as const

/**
 * The menus that are shown now, on a desktop. It runs in the page: it must not use anything from outside of itself but
 * what it is given.
 *
 * @param onPhone where a phone that has opened nothing links each page
 */
export function lostMenus(
  limits: typeof MENU_LIMITS,
  linkLimits: typeof LINK_LIMITS,
  onPhone: Readonly<Record<string, Place>>,
  linksOf: typeof pageLinks,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): MenuCandidates {
  const places = new Map(Object.entries(onPhone))
  const placeOf = ({ page }: PageLink) => places.get(page ?? '')
  const topOf = ({ link }: PageLink) => link.getBoundingClientRect().top + scrollY
  const isPart = ({ page }: PageLink) => page?.startsWith('#') === true
  const pagesOf = (links: readonly PageLink[]) => new Set(links.map(({ page }) => page)).size
  const isInBar = ({ link }: PageLink) => link.closest('nav, header, [role="navigation"]') !== null
  /** Of links of which none is shown, or only at the foot of the page. */
  const saidOf = (links: readonly PageLink[]): LostMenu => {
    let menu: Element = links[0]!.link
    for (let step = 0; step < limits.around && menu.parentElement; step++) {
      if (links.filter(({ link }) => menu.contains(link)).length >= limits.pages) break
      menu = menu.parentElement
    }
    const atFoot = pagesOf(links.filter(one => placeOf(one) === 'foot'))
    return {
      selector: selectorOf(menu),
      pages: pagesOf(links) - atFoot,
      atFoot,
      areParts: links.every(isPart),
      texts: links
        .slice(0, limits.texts)
        .map(({ link }) => textOf(link, limits.text))
        .filter(text => text !== ''),
    }
  }
  const shown = linksOf(linkLimits).filter(({ page, place }) => page !== undefined && place !== 'hidden')
  const nowhere = shown.filter(one => placeOf(one) === 'hidden')
  // The parts of a page are a menu of their own only where it has no other.
  const lost = [
    nowhere.filter(one => !isPart(one)),
    nowhere.filter(one => isPart(one) && isInBar(one) && topOf(one) <= limits.top),
  ].find(some => pagesOf(some) >= limits.pages)
  const ofTop = (): LostMenu | null => {
    const head = Array.from(places.values()).filter(place => place === 'head').length
    if (head >= limits.headPages) return null
    const boxes = Array.from(document.querySelectorAll('nav, [role="navigation"], header'))
    for (const box of boxes.slice(0, limits.boxes)) {
      const { top } = box.getBoundingClientRect()
      if (top + scrollY > limits.top || box.querySelector('nav, [role="navigation"]')) continue
      const within = shown.filter(one => box.contains(one.link) && topOf(one) < linkLimits.head)
      const few = within.filter(one => /^(?:foot|hidden)$/.test(placeOf(one) ?? ''))
      const all = pagesOf(within)
      const linked = all - pagesOf(few)
      if (all < limits.topPages || linked > Math.max(1, all * limits.linked)) continue
      if (pagesOf(few) >= limits.pages) return saidOf(few)
    }
    return null
  }
  return { anywhere: lost ? saidOf(lost) : null, atTop: ofTop() }
}
