/** How much of a page is looked at, and where it begins and ends. */
export const LINK_LIMITS = {
  /** Links. */
  links: 2000,
  /** Screens of a phone from which on a page is too long to find a part of it by scrolling. */
  screens: 4,
  /** CSS pixels from the top of the page within which its head is. */
  head: 250,
  /** Screens below which a footer is out of sight, and screens before the end of the page at which it ends at most. */
  footFrom: 1,
  footEnd: 1,
  /** Steps up to a box around a link. */
  around: 40,
} as const

/** Where a link lies: in a menu or a bar, in a footer far down, anywhere else, or nowhere. */
export type Place = 'head' | 'text' | 'foot' | 'hidden'

export interface PageLink {
  link: HTMLAnchorElement
  /** Path of the page of the site, or fragment of the part of this long page, that it leads to; undefined where it is neither. */
  page: string | undefined
  place: Place
}

/**
 * The links of a page, as they lie on the screen that it is laid out for. What lies beside the screen is shown where it can
 * be scrolled to, and what is transparent further down, where scripts let it appear. It runs in the page: it must not use
 * anything from outside of itself.
 */
export function pageLinks(limits: typeof LINK_LIMITS): PageLink[] {
  const pageHeight = document.documentElement.scrollHeight
  const isLong = pageHeight >= limits.screens * innerHeight
  const pathOf = (pathname: string) => pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '')
  const here = pathOf(location.pathname)
  const pageOf = (link: HTMLAnchorElement) => {
    const { href } = link
    const url = URL.canParse(href) ? new URL(href) : undefined
    if (url?.origin !== location.origin || /\.(?!html?$|php$|aspx?$)\w{2,5}$/i.test(url.pathname))
      return undefined
    const page = pathOf(url.pathname)
    if (page !== here) return page
    // As it is written: the one of the address is encoded.
    const [, part = ''] = (link.getAttribute('href') ?? '').split('#')
    return isLong && document.getElementById(part) ? `#${part}` : undefined
  }
  const isShown = (element: Element) => {
    const { width, height, right, left, top, bottom } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || right <= 0 || bottom + scrollY <= 0) return false
    const opacityProperty = top + scrollY <= innerHeight
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty })) return false
    if (left < innerWidth) return true
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
    return false
  }
  const footers = Array.from(
    document.querySelectorAll('footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i]'),
  ).filter(footer => {
    const { top, bottom } = footer.getBoundingClientRect()
    return (
      top + scrollY >= limits.footFrom * innerHeight &&
      bottom + scrollY >= pageHeight - limits.footEnd * innerHeight &&
      !footer.closest('article')
    )
  })
  const isFixed = (link: Element) => {
    let at: Element | null = link
    for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return true
    return false
  }
  const placeOf = (link: Element): Place => {
    // An inline link around an image or a block has no box of its own.
    const shown = [link, ...Array.from(link.children).slice(0, 5)].find(isShown)
    if (!shown) return 'hidden'
    if (footers.some(footer => footer.contains(link))) return 'foot'
    if ((link.textContent ?? '').trim() === '') return 'text'
    const top = shown.getBoundingClientRect().top + scrollY
    const isTop = top < limits.head && link.closest('header, nav, [role="banner"], [role="navigation"]')
    return isTop || (top < innerHeight && isFixed(link)) ? 'head' : 'text'
  }
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    .slice(0, limits.links)
    .map(link => ({ link, page: pageOf(link), place: placeOf(link) }))
}
