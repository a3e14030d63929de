import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'
import { playPhoneAgain, type ShowScreen } from './other-screen.ts'

/** A link that is called by a language, which a desktop shows and a phone does not, not even when its menus are open. */
export interface LostLanguage {
  selector: string
  /** Absolute address. */
  url: string
  /** Its text or its label. */
  text: string
  /** Its attribute; empty where it has none. */
  hreflang: string
}

const LIMITS = {
  /** Links, and elements that may open something. */
  links: 2000,
  elements: 5000,
  /** Links that are told of. */
  told: 10,
  /** Controls that are pressed on the phone. */
  pressed: 6,
  /** CSS pixels from the top of the page within which a switch or a menu is opened, and up to which something is a button. */
  top: 250,
  button: 220,
  /** Milliseconds for something to open. */
  openMs: 300,
  slideMs: 500,
  /** Characters. */
  text: 40,
  url: 2000,
  names: 300,
} as const

const CODES =
  'ar be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh'

/** What is shown on a screen. */
interface ShownLinks {
  links: LostLanguage[]
  /** Absolute addresses of all links. */
  urls: string[]
  /** Texts of other elements by which a language may be chosen, in lower case. */
  others: string[]
}

/** Looks for the links that are called by a language on both screens, the phone first and last. */
export interface LanguageLinks {
  /** What a phone shows that has opened nothing. */
  onPhone(): Promise<true>
  /** @returns whether a desktop shows one that the phone did not */
  onDesktop(showDesktop: ShowScreen): Promise<boolean>
  /** Those that no menu of the phone opens either. It presses buttons: all else comes before. */
  notOpened(): Promise<readonly LostLanguage[]>
}

/** @param mainFrame Chrome's id of the page's frame */
export function languageLinks(session: CDPSession, mainFrame: string): LanguageLinks {
  const look = async (expression: string) =>
    await (await isolatedWorld(session, mainFrame)).evaluate<ShownLinks>(expression)
  const shown = `(${shownLinks.toString()})(${JSON.stringify(LIMITS)}, ${JSON.stringify(CODES.split(' '))}, ${elementSelector.toString()}, ${textStart.toString()})`
  let phone: ShownLinks | undefined
  let lost: LostLanguage[] = []
  return {
    async onPhone() {
      phone = await look(shown)
      return true
    },
    async onDesktop(showDesktop) {
      if (phone === undefined) throw new Error('the phone was not looked at')
      await showDesktop()
      lost = withoutShown((await look(shown)).links, phone)
      return lost.length > 0
    },
    async notOpened() {
      await playPhoneAgain(session)
      const world = await isolatedWorld(session, mainFrame)
      const opened = await world.evaluate<ShownLinks[] | null>(
        `(${pressed.toString()})(${JSON.stringify(LIMITS)}, () => ${shown})`,
      )
      // One of the controls may open what was not tried.
      if (opened === null) return []
      return opened.reduce((left, state) => withoutShown(left, state), lost).slice(0, LIMITS.told)
    },
  }
}

/** Those to whose address or language nothing leads that is shown. */
function withoutShown(
  links: readonly LostLanguage[],
  { links: shown, urls: shownUrls, others }: ShownLinks,
): LostLanguage[] {
  const texts = new Set([...shown.map(({ text }) => text.toLowerCase()), ...others])
  const urls = new Set(shownUrls)
  const codes = new Set(shown.map(({ hreflang }) => hreflang.toLowerCase()).filter(code => code !== ''))
  return links.filter(
    ({ url, text, hreflang }) =>
      !urls.has(url) && !texts.has(text.toLowerCase()) && !codes.has(hreflang.toLowerCase()),
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function shownLinks(
  limits: typeof LIMITS,
  codes: readonly string[],
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): ShownLinks {
  const names = new Set(codes)
  for (const code of codes) {
    for (const locale of [code, 'en'])
      names.add(new Intl.DisplayNames(locale, { type: 'language' }).of(code)!.toLowerCase())
  }
  const isShown = (element: Element) => {
    const { width, height, right, left, bottom } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || right <= 0 || bottom + scrollY <= 0) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (left < innerWidth) return true
    // What lies beside the screen can be scrolled to.
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
    return false
  }
  const isLinkShown = (link: Element) => isShown(link) || Array.from(link.children).slice(0, 5).some(isShown)
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
  const isName = (text: string) =>
    names.has(
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim(),
    )
  const here = location.origin + location.pathname
  const urlOf = ({ href }: HTMLAnchorElement) => href.slice(0, limits.url)
  const all = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    .slice(0, limits.links)
    .filter(link => /^https?:/.test(link.href) && link.href.split('#')[0] !== here && isLinkShown(link))
  const links = all.flatMap(link => {
    const text = called(link)
    const hreflang = (link.getAttribute('hreflang') ?? '').slice(0, limits.text)
    if (hreflang === '' && !isName(text)) return []
    return [{ selector: selectorOf(link), url: urlOf(link), text, hreflang }]
  })
  const others = Array.from(
    document.querySelectorAll(
      'option, button, a:not([href]), [role="button"], [role="option"], [role^="menuitem"]',
    ),
  )
    .slice(0, limits.links)
    .filter(element =>
      element.matches('option') ? isShown(element.closest('select') ?? element) : isShown(element),
    )
    .map(element => called(element).toLowerCase())
  return { links, urls: all.map(urlOf), others }
}

/**
 * What is shown before and after each control of the header, and of what those open, is pressed; null where not all of
 * them could be. It runs in the page, as the above.
 */
async function pressed(limits: typeof LIMITS, look: () => ShownLinks): Promise<ShownLinks[] | null> {
  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
  const namesOf = (element: Element) =>
    `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(
      0,
      limits.names,
    )
  const isSwitch = (element: Element) =>
    /lang(?!ing)|locale|i18n|translat|sprache|idioma|lingua|taal|språk|sprog|kieli|jazyk|язык|言語|语言|언어/i.test(
      namesOf(element),
    )
  const isOfConsent = (element: Element) =>
    element.closest('[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i]') !== null
  const mayOpen = (element: Element) => {
    if (
      element.matches('button') &&
      (element as HTMLButtonElement).type === 'submit' &&
      element.closest('form')
    )
      return false
    if (element.matches('label') && element.closest('form')) return false
    if (
      element.matches(
        'button, summary, label, [role="button"], [aria-expanded], [aria-haspopup], [onclick], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"]',
      )
    )
      return true
    const { width, height } = element.getBoundingClientRect()
    if (width > limits.button || height > limits.button || element.closest('a[href]')) return false
    return /burger|toggle|trigger|offcanvas|menu|nav|drawer/i.test(namesOf(element)) || isSwitch(element)
      ? getComputedStyle(element).cursor === 'pointer'
      : false
  }
  const isShown = (element: Element) => {
    const { width, height, right, left, bottom } = element.getBoundingClientRect()
    const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const isOnTop = (element: Element) => {
    if (element.getBoundingClientRect().top + scrollY < limits.top) return true
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
    return false
  }
  const real = 'button, summary, label, a, [role="button"]'
  const controls = () => {
    const elements = Array.from(document.body.querySelectorAll('*')).slice(0, limits.elements)
    // A sign within a button is pressed with it, and of a box around a button the button.
    return elements.filter(
      element =>
        mayOpen(element) &&
        !isOfConsent(element) &&
        isShown(element) &&
        !element.parentElement?.closest(real) &&
        (element.matches(real) || !element.querySelector(real)),
    )
  }
  scrollTo(0, 0)
  const passed = new Set<Element>(controls().filter(element => !isOnTop(element) && !isSwitch(element)))
  const done: HTMLElement[] = []
  const states = [look()]
  const press = () => {
    const next = controls().find(element => !passed.has(element))
    if (!(next instanceof HTMLElement)) return false
    passed.add(next)
    if (done.length < limits.pressed) next.click()
    done.push(next)
    return true
  }
  while (done.length <= limits.pressed && press()) {
    await pause(limits.openMs)
    states.push(look())
  }
  await pause(limits.slideMs)
  states.push(look())
  const isAll = done.length <= limits.pressed
  // What comes after finds the page as it was.
  for (const control of done.slice(0, limits.pressed).toReversed())
    if (control.isConnected && isShown(control)) control.click()
  return isAll ? states : null
}
