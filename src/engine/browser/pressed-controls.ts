import type { ShownWays } from './shown-ways.ts'

/** What the controls of a phone bring into sight. */
export interface PressedControls {
  /** See {@link ShownWays.url}; that of the page before any was pressed. */
  url: string
  /** What is shown before, at one time or another, or at the end. */
  shown: Pick<ShownWays, 'urls' | 'texts' | 'codes' | 'mayCall'>
  /** Whether all controls of the header, and of what they open, were pressed. */
  areAll: boolean
  /** Whether one brought links into sight, or may do so although it did not. */
  mayOpenMenu: boolean
  /** Whether one of the numbers can be read on the page, or a control beside where it is hidden may show it. */
  mayShowNumber: boolean
}

/** What controls are pressed for. */
export interface LookedFor {
  /** Whether a menu, which a sign without any name may open. */
  menu: boolean
  /** Numbers that a desktop links. */
  numbers: readonly string[]
}

export const PRESS_LIMITS = {
  elements: 5000,
  /** Controls that are pressed on the phone. */
  pressed: 8,
  /** Pages that come into sight when a menu opens. */
  opened: 2,
  /** CSS pixels from the top of the page within which a switch or a menu is opened, and up to which something is a button. */
  top: 250,
  button: 220,
  /** CSS pixels of a sign without a name and a text that may open a menu by a script. */
  sign: [12, 80],
  /** Milliseconds for a control to answer, for what it does then, for what moves to come to rest, and for what is late. */
  answerMs: 120,
  openMs: 180,
  restMs: 400,
  slideMs: 500,
  /** Hidden links to call, and steps up from each. */
  hidden: 20,
  /** Characters, and digits by which a number is known. */
  names: 300,
  text: 200_000,
  digits: 6,
} as const

/**
 * What is shown before and after each control of the header, and of what those open, is pressed; the page is then as it
 * was. It runs in the page: it must not use anything from outside of itself but what it is given.
 */
export async function pressedControls(
  limits: typeof PRESS_LIMITS,
  { menu, numbers }: LookedFor,
  read: () => ShownWays,
): Promise<PressedControls> {
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
  const isOfCall = (element: Element) =>
    numbers.length > 0 &&
    /(?:^|[\s_-])(?:tel|telephone|phone|call|contact)(?:$|[\s_-])/i.test(namesOf(element))
  const isOfConsent = (element: Element) =>
    element.closest('[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i]') !== null
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
  const marked =
    'button, summary, label, [role="button"], [aria-controls], [aria-expanded], [aria-haspopup], [onclick], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"]'
  const isSign = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const [least, most] = limits.sign
    const isSized = width >= least && height >= least && width <= most && height <= most
    return isSized && (element.textContent ?? '').trim() === ''
  }
  const mayOpen = (element: Element) => {
    if (
      element.matches('button, label') &&
      (element as HTMLButtonElement).type !== 'button' &&
      element.closest('form')
    )
      return false
    if (element.matches(marked)) return true
    // Whatever it looks like.
    if (menu && /toggle|trigger/i.test(namesOf(element)) && !element.querySelector('a[href]'))
      return !element.closest('a[href]')
    const { width, height } = element.getBoundingClientRect()
    if (width > limits.button || height > limits.button) return false
    if (element.closest('a[href]') || element.matches('input, select, textarea')) return false
    if (menu && isSign(element)) return true
    const isNamed = /burger|toggle|trigger|offcanvas|menu|nav|drawer/i.test(namesOf(element))
    return menu || isNamed || isSwitch(element) ? getComputedStyle(element).cursor === 'pointer' : false
  }
  const real = 'button, summary, label, a, [role="button"]'
  const controls = () =>
    // A sign within a button is pressed with it, and of a box around a button the button.
    Array.from(document.body.querySelectorAll('*'))
      .slice(0, limits.elements)
      .filter(
        element =>
          mayOpen(element) &&
          !isOfConsent(element) &&
          isShown(element) &&
          !element.parentElement?.closest(real) &&
          (element.matches(real) || !element.querySelector(real)),
      )
  /** Whether a sign opens a menu from within a link, which would lead away where no script keeps it from that. */
  const isSignInLink = (element: Element) =>
    element instanceof HTMLElement &&
    element.parentElement?.closest('a[href]') != null &&
    /burger|toggle|trigger|off-?canvas|drawer|menu|nav[-_]?(?:btn|button|icon|open|close)/i.test(
      namesOf(element),
    ) &&
    element.innerText.trim() === '' &&
    isShown(element) &&
    isOnTop(element)
  const press = (element: Element) => {
    const init = { bubbles: true, cancelable: true, view: window }
    element.dispatchEvent(new PointerEvent('pointerdown', init))
    element.dispatchEvent(new MouseEvent('mousedown', init))
    element.dispatchEvent(new PointerEvent('pointerup', init))
    element.dispatchEvent(new MouseEvent('mouseup', init))
    if (element instanceof HTMLElement) element.click()
    else element.dispatchEvent(new MouseEvent('click', init))
  }
  const isMoving = () =>
    document.getAnimations().some(({ effect, playState }) => {
      const endTime = effect?.getComputedTiming().endTime
      return playState === 'running' && typeof endTime === 'number' && endTime <= 10 * limits.restMs
    })
  const comesToRest = async () => {
    const end = performance.now() + limits.restMs
    while (isMoving() && performance.now() < end) await pause(50)
  }
  /** Presses an element, waits for what it does, and says whether it did anything. */
  const isAnswered = async (element: Element) => {
    let isChanged = false
    const observer = new MutationObserver(() => {
      isChanged = true
    })
    observer.observe(document, { subtree: true, attributes: true, childList: true })
    press(element)
    await pause(limits.answerMs)
    if (isChanged) await pause(limits.openMs)
    await comesToRest()
    observer.disconnect()
    return isChanged
  }
  scrollTo(0, 0)
  // The page has just come from another screen, of which something may still be fading.
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  await comesToRest()
  const passed = new Set<Element>(
    controls().filter(element => !isOnTop(element) && !isSwitch(element) && !isOfCall(element)),
  )
  const isUntried = Array.from(document.querySelectorAll('a[href] *'))
    .slice(0, limits.elements)
    .some(isSignInLink)
  const states = [read()]
  const aboveFoot = ({ pages }: ShownWays) =>
    Object.keys(pages).filter(page => pages[page] === 'head' || pages[page] === 'text')
  const known = new Set(aboveFoot(states[0]!))
  let mayOpenMenu = false
  const look = () => {
    const state = read()
    states.push(state)
    mayOpenMenu ||= aboveFoot(state).filter(page => !known.has(page)).length >= limits.opened
  }
  const done: Element[] = []
  let isMore = false
  for (;;) {
    const next = controls().find(element => !passed.has(element))
    if (!next) break
    isMore = done.length >= limits.pressed
    if (isMore) break
    passed.add(next)
    done.push(next)
    const isNamed = /toggle|trigger/i.test(namesOf(next))
    // One that does nothing here may answer a finger alone.
    if (!(await isAnswered(next)) && isNamed) mayOpenMenu = true
    look()
  }
  if (done.length > 0) {
    await pause(limits.slideMs)
    look()
  }
  const isNumberShown = () => {
    const text = document.body.innerText.slice(0, limits.text).replace(/[^\p{L}\d]+/gu, '')
    return numbers.some(number => text.includes(number.replace(/\D/g, '').slice(-limits.digits)))
  }
  /** Whether there is a control beside where a link is hidden; what is in the header has been pressed. */
  const hasOpener = (link: Element) => {
    let at: Element | null = link
    for (let step = 0; at && !isShown(at) && step < limits.hidden; step++) at = at.parentElement
    if (!at || at === document.body || isOnTop(at)) return false
    return Array.from(at.querySelectorAll(marked)).some(isShown)
  }
  const mayShowNumber =
    numbers.length > 0 &&
    (isNumberShown() ||
      Array.from(document.querySelectorAll('[href^="tel:" i], [href^="callto:" i]'))
        .slice(0, limits.hidden)
        .some(hasOpener))
  // What comes after finds the page as it was.
  for (const control of done.toReversed()) if (control.isConnected && isShown(control)) press(control)
  const union = (key: 'urls' | 'texts' | 'codes') => [...new Set(states.flatMap(state => state[key]))]
  return {
    url: states[0]!.url,
    shown: {
      urls: union('urls'),
      texts: union('texts'),
      codes: union('codes'),
      mayCall: states.some(({ mayCall }) => mayCall),
    },
    areAll: !isMore && !isUntried,
    mayOpenMenu,
    mayShowNumber,
  }
}
