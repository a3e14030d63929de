import { MENU_LABEL_PATTERN } from '../syntax/menu-labels.ts'

/** What a page has to press, where that is shown. */
export interface PhoneControls {
  /** Whether anything may open something: a control, or what a mouse shows to be one. */
  areAny: boolean
  /** Whether one is called what opens a menu, or leads to the foot of the page. */
  hasMenuButton: boolean
}

export const CONTROL_LIMITS = {
  /** Elements of a page that is looked at: of a larger one nobody knows. */
  elements: 5000,
  /** CSS pixels up to which something may be a button, and from the top of the page within which anything may. */
  button: 200,
  top: 250,
  /** Options from which on a select may be a menu. */
  options: 3,
  /** Characters. */
  names: 300,
  label: 40,
  menu: MENU_LABEL_PATTERN,
} as const

/** What there is to press. It runs in the page: it must not use anything from outside of itself. */
export function phoneControls(limits: typeof CONTROL_LIMITS): PhoneControls {
  const elements = Array.from(document.body.querySelectorAll('*'))
  if (elements.length > limits.elements) return { areAny: true, hasMenuButton: true }
  const namesOf = (element: Element) =>
    `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, limits.names)
  const isSmall = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= limits.button && height <= limits.button
  }
  const isShown = (element: Element) => {
    const { width, height, right, left, bottom } = element.getBoundingClientRect()
    const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  /** Whether a link leads to what the page does not have, such as a window of Elementor, which a script opens. */
  const isForScript = (element: Element) => {
    if (!element.matches('a[href*="#"]')) return false
    const { hash, pathname, origin } = element as HTMLAnchorElement
    const [to, here] = [pathname, location.pathname].map(path =>
      path.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, ''),
    )
    return origin === location.origin && to === here && !document.getElementById(hash.slice(1))
  }
  const isControl = (element: Element) => {
    if (isForScript(element)) return true
    const names = namesOf(element)
    if (/burger|toggle|trigger|offcanvas/i.test(names)) return true
    // A box around the menu is called so as well.
    if (/menu|nav-?(?:btn|button|icon|open)|drawer/i.test(names) && isSmall(element)) return true
    if (element.matches('button[type="submit"]') && element.closest('form')) return false
    if (
      element.matches(
        'button, summary, label, select, [role="button"], [aria-controls], [aria-expanded], [aria-haspopup], [onclick], [tabindex], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"], input[type="checkbox"]',
      )
    )
      return !(element.matches('label') && element.closest('form'))
    return !element.closest('a[href]') && getComputedStyle(element).cursor === 'pointer'
  }
  const isOnTop = (element: Element) => {
    if (element.getBoundingClientRect().top + scrollY < limits.top) return true
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
    return false
  }
  const label = new RegExp(limits.menu, 'iu')
  const leading = 'a[href]:not([href^="#"], [href=""], [href^="javascript:"])'
  const foot = 'footer, nav, [class*="footer" i], [id*="footer" i]'
  const isMenuButton = (element: Element) => {
    if (element.matches('a[href*="#"]')) {
      const { hash } = element as HTMLAnchorElement
      const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
      if (target?.closest(foot) || target?.matches(`:has(> ${foot.replaceAll(', ', ', > ')})`)) return true
    }
    if (element.matches('select'))
      return (element as HTMLSelectElement).options.length >= limits.options && isOnTop(element)
    if (isForScript(element) && isOnTop(element)) return true
    if (element.closest(leading) || element.querySelector(leading)) return false
    const names = namesOf(element)
    if (/burger|hamburg|off-?canvas/i.test(names)) return true
    if (!isSmall(element)) return false
    const text = (element.textContent ?? '').slice(0, limits.label).trim()
    const labels = [text, element.ariaLabel ?? '', element.getAttribute('title') ?? '']
    const isCalled =
      /drawer|menu|nav(?:bar|igation)?[-_]{0,2}(?:btn|button|icon|open|toggle|trigger)/i.test(names) ||
      labels.some(each => /^[☰≡]/.test(each) || label.test(each.slice(0, limits.label)))
    const real = 'button, summary, label, [role="button"], [aria-expanded], [onclick], a, input'
    return isCalled && (element.matches(real) || isOnTop(element))
  }
  /** Whether it is there, or may come once the page is scrolled, as what is above it or transparent. */
  const mayCome = (element: Element) => {
    const { width, height, right, left } = element.getBoundingClientRect()
    const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth
    return isThere && element.checkVisibility({ visibilityProperty: true })
  }
  return {
    areAny: elements.some(element => isControl(element) && isShown(element)),
    hasMenuButton: elements.some(element => isMenuButton(element) && mayCome(element)),
  }
}
