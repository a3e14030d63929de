import type { elementSelector } from './element-selector.ts'
import type { textStart } from './element-text.ts'
import type { LINK_LIMITS, PageLink, Place, pageLinks } from './page-links.ts'

/** A link that is called by a language. */
export interface LanguageLink {
  selector: string
  /** Absolute address. */
  url: string
  /** Its text or its label. */
  text: string
  /** Its attribute; empty where it has none. */
  hreflang: string
}

/** A link that calls a number. */
export interface CallLink {
  selector: string
  /** As it is written behind `tel:`. */
  number: string
}

/** The ways on that a screen shows. */
export interface ShownWays {
  /** Address of the page now, without a part: a script may lead on to another one. */
  url: string
  /** Pages of the site and parts of a long page that links of the document lead to, each with the place nearest to the top of those. */
  pages: Readonly<Record<string, Place>>
  /** Absolute addresses of the links that are shown. */
  urls: readonly string[]
  /** Texts of these, and of other elements by which a language may be chosen, in lower case. */
  texts: readonly string[]
  /** Their languages, in lower case. */
  codes: readonly string[]
  /** Those that are called by a language, where these were asked for. */
  languages: readonly LanguageLink[]
  /** Links to call, above the foot of the page. */
  calls: readonly CallLink[]
  /** Whether there is any link to call that may be scrolled to or fade in. */
  mayCall: boolean
}

export const WAYS_LIMITS = {
  /** Elements of each kind that are looked at. */
  elements: 2000,
  /** Links to call that are told of. */
  calls: 10,
  /** Characters. */
  text: 40,
  url: 2000,
} as const

/** Primary subtags of languages that links are called by. */
export const LANGUAGE_CODES: readonly string[] =
  'ar be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh'.split(
    ' ',
  )

/**
 * The ways that are shown now. It runs in the page: it must not use anything from outside of itself but what it is given.
 *
 * @param codes of the languages that links are to be known by; empty where nobody asks for them
 */
export function shownWays(
  limits: typeof WAYS_LIMITS,
  linkLimits: typeof LINK_LIMITS,
  codes: readonly string[],
  linksOf: typeof pageLinks,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): ShownWays {
  const isLaidOut = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const isShown = (element: Element) => {
    const { left, right, bottom } = element.getBoundingClientRect()
    if (right <= 0 || left >= innerWidth || bottom + scrollY <= 0 || !isLaidOut(element)) return false
    return element.checkVisibility({ opacityProperty: true })
  }
  const labelOf = (element: Element) =>
    (
      element.ariaLabel ??
      element.querySelector('img[alt]')?.getAttribute('alt') ??
      element.getAttribute('title') ??
      ''
    )
      .slice(0, limits.text)
      .trim()
  const called = (element: Element) => textOf(element, limits.text) || labelOf(element)
  const names = new Set(codes)
  for (const code of codes) {
    for (const locale of [code, 'en'])
      names.add(new Intl.DisplayNames(locale, { type: 'language' }).of(code)!.toLowerCase())
  }
  const isName = (text: string) =>
    names.has(
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim(),
    )
  const here = location.origin + location.pathname
  const all = linksOf(linkLimits)
  const ranks: readonly Place[] = ['hidden', 'foot', 'text', 'head']
  const places = new Map<string, Place>()
  for (const { page, place } of all) {
    const known = page !== undefined && places.get(page)
    if (page !== undefined && (!known || ranks.indexOf(known) < ranks.indexOf(place))) places.set(page, place)
  }
  const others = Array.from(
    document.querySelectorAll(
      'option, button, a:not([href]), [role="button"], [role="option"], [role^="menuitem"]',
    ),
  )
    .slice(0, limits.elements)
    .filter(element =>
      element.matches('option') ? isShown(element.closest('select') ?? element) : isShown(element),
    )
  const leads = ({ link, place }: PageLink) =>
    place !== 'hidden' && /^https?:/.test(link.href) && link.href.split('#')[0] !== here
  const links = all.filter(leads).map(({ link }) => ({
    link,
    url: link.href.slice(0, limits.url),
    text: called(link),
    hreflang: (link.getAttribute('hreflang') ?? '').slice(0, limits.text),
  }))
  const callOf = (link: Element) => /^\s*(?:tel|callto):(.*)/is.exec(link.getAttribute('href') ?? '')?.[1]
  const calls = all.flatMap(({ link, place }) => {
    const number = callOf(link)?.trim().slice(0, limits.text)
    return number && (place === 'head' || place === 'text') ? { link, number } : []
  })
  const callers = document.querySelectorAll(
    '[href^="tel:" i], [href^="callto:" i], [onclick*="tel:" i], [data-href^="tel:" i]',
  )
  return {
    url: location.href.slice(0, limits.url).split('#', 1)[0]!,
    pages: Object.fromEntries(places),
    urls: [...new Set(links.map(({ url }) => url))],
    texts: [
      ...new Set([...links.map(({ text }) => text), ...others.map(called)].map(text => text.toLowerCase())),
    ],
    codes: [...new Set(links.map(({ hreflang }) => hreflang.toLowerCase()))].filter(code => code !== ''),
    languages: links
      .filter(({ text, hreflang }) => codes.length > 0 && (hreflang !== '' || isName(text)))
      .map(({ link, ...said }) => ({ selector: selectorOf(link), ...said })),
    calls: calls.slice(0, limits.calls).map(({ link, number }) => ({ selector: selectorOf(link), number })),
    mayCall: Array.from(callers)
      .slice(0, limits.elements)
      .some(caller => [caller, ...Array.from(caller.children).slice(0, 5)].some(isLaidOut)),
  }
}
