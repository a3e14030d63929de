/** A menu that has opened and that nothing closes. */
export interface TrappingMenu {
  /** Whether something of the page can be seen beside it, where a click was tried. */
  isBeside: boolean
  /** Whether the page can be scrolled. */
  isScrolled: boolean
}

export const TRAP_LIMITS = {
  /** Elements of a menu, and of the page, that are looked at for what closes it; and steps up to its box. */
  parts: 500,
  around: 40,
  /** Milliseconds for a menu to come to rest, and to close. */
  restMs: 700,
  closeMs: 450,
  /** Parts of the screen at which a click is tried beside the menu, and elements that are clicked. */
  across: [0.02, 0.5, 0.98],
  down: [0.3, 0.6, 0.95],
  clicked: 3,
  /** CSS pixels that a finger drags the menu by. */
  dragged: [-200, 200],
  /** CSS pixels that a page is scrolled by. */
  scrolled: 150,
  /** Characters. */
  names: 300,
  text: 40,
} as const

/**
 * Tries to close a menu that has opened over its own button and has nothing in it that may close it: with Escape, beside it
 * and by scrolling. It runs in the page: it must not use anything from outside of itself but what it is given.
 *
 * @param links that came into sight with it
 * @returns undefined where it can be closed, or may be
 */
export async function trapOf(
  button: HTMLElement,
  links: readonly Element[],
  limits: typeof TRAP_LIMITS,
): Promise<TrappingMenu | undefined> {
  const root = document.documentElement
  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
  const isSeen = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const isOnScreen = right > 0 && left < root.clientWidth && bottom > 0 && top < root.clientHeight
    const isThere = width > 1 && height > 1 && isOnScreen
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const isOpen = () => links.some(link => link.isConnected && isSeen(link))
  /** The box of the menu, where it lies over the button. */
  const coverOf = () => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit || hit === button || button.contains(hit) || hit.contains(button)) return undefined
    let at: Element | null = hit
    for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
      if (links.filter(link => at!.contains(link)).length > 1) return at.contains(button) ? undefined : at
    return undefined
  }
  const first = coverOf()
  if (!first || !isSeen(button)) return undefined
  await pause(limits.restMs)
  const menu = coverOf()
  if (!menu || menu !== first || !isOpen()) return undefined
  const called = (element: Element) =>
    `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names)
  const closing = /clos|dismiss|exit|burger|toggle|menu|nav|overlay|backdrop|mask|scrim/i
  const isSign = (element: Element) =>
    /^[×✕✖✗⨯╳xX☰≡]$/.test((element.textContent ?? '').slice(0, limits.text).trim())
  /** Whether an element is reached by a tap. */
  const isReached = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element === hit || element.contains(hit))
  }
  const mayClose = (element: Element) => {
    if (!isSeen(element)) return false
    if (element.matches('a[href]')) {
      const { origin, pathname, hash } = element as HTMLAnchorElement
      return (
        (origin === location.origin && pathname === location.pathname && hash !== '') || origin === 'null'
      )
    }
    // A button that closes the menu says that something is open.
    const isSubmenu = element.closest('[aria-expanded="false"], [aria-haspopup="true"]') !== null
    if (element.closest('a[href]') || isSubmenu) return false
    return (
      element.matches('button, [role="button" i], label, summary, [onclick], [tabindex], a') ||
      closing.test((element.getAttribute('class') ?? '').replace(/\S*(?:menu|nav)\S*/gi, '')) ||
      (getComputedStyle(element).cursor === 'pointer' &&
        getComputedStyle(element.parentElement ?? element).cursor !== 'pointer')
    )
  }
  const parts = Array.from(menu.querySelectorAll('*'))
  if (parts.length > limits.parts || parts.some(mayClose)) return undefined
  const besides = Array.from(
    document.querySelectorAll(
      'button, [role="button" i], label, a:not([href]), [class*="overlay" i], [class*="backdrop" i], [class*="close" i]',
    ),
  ).slice(0, limits.parts)
  const others = besides.filter(one => one !== button && !menu.contains(one) && !one.contains(menu))
  if (others.some(one => isSeen(one) && isReached(one) && (closing.test(called(one)) || isSign(one))))
    return undefined

  /** A finger that touches an element in its middle and moves sideways. */
  const drag = (element: Element, by: number) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = (x: number) => [
      new Touch({ identifier: 1, target: element, clientX: left + width / 2 + x, clientY: top + height / 2 }),
    ]
    const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
      element.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          cancelable: true,
          touches,
          targetTouches: touches,
          changedTouches,
        }),
      )
    send('touchstart', at(0), at(0))
    if (by !== 0) for (const part of [0.25, 0.5, 1]) send('touchmove', at(part * by), at(part * by))
    send('touchend', [], at(by))
  }
  const key = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true }
  const target = document.activeElement ?? document.body
  for (const type of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(type, key))
  await pause(limits.closeMs)
  if (!isOpen()) return undefined
  const { left, top, width, height } = button.getBoundingClientRect()
  const points = limits.across.flatMap(x =>
    limits.down.map(y => [root.clientWidth * x, root.clientHeight * y] as const),
  )
  const beside = points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter(hit => hit !== null && !menu.contains(hit) && !hit.contains(menu))
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const busy = 'a, button, input, select, textarea, label, summary, iframe, [onclick]'
  const free = [...new Set([...beside, over])].filter(hit => hit && !hit.closest(busy))
  if (beside.length > 0 && free.every(hit => hit === over)) return undefined
  for (const hit of [menu, ...free.slice(-limits.clicked)]) {
    const init = { bubbles: true, cancelable: true, view: window }
    for (const type of ['pointerdown', 'pointerup']) hit!.dispatchEvent(new PointerEvent(type, init))
    drag(hit!, 0)
    for (const type of ['mousedown', 'mouseup', 'click']) hit!.dispatchEvent(new MouseEvent(type, init))
    await pause(limits.closeMs)
    if (!isOpen()) return undefined
  }
  for (const by of limits.dragged) drag(menu, by)
  await pause(limits.closeMs)
  if (!isOpen()) return undefined
  const { scrollY: before } = window
  scrollBy({ top: limits.scrolled, behavior: 'instant' })
  await pause(limits.closeMs)
  const isScrolled = scrollY !== before
  scrollTo({ top: before, behavior: 'instant' })
  await pause(limits.closeMs)
  return isOpen() && coverOf() === menu ? { isBeside: beside.length > 0, isScrolled } : undefined
}
