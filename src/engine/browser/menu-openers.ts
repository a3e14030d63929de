export const OPENER_LIMITS = {
  /** Elements that are looked at. */
  looked: 4000,
  /** CSS pixels of a button, and from the top of the page within which it opens the menu. */
  width: 220,
  height: 100,
  top: 250,
  /** Characters. */
  names: 300,
  label: 40,
} as const

/**
 * What may open the menu of a phone, on whatever element. It runs in the page, where `callOf` hands it to who needs it: it
 * must not use anything from outside of itself.
 *
 * @param label pattern of what a button is called that opens a menu
 */
export function menuOpeners(limits: typeof OPENER_LIMITS, label: string): HTMLElement[] {
  const called =
    /burger|hamburg|off-?canvas-?(?:toggle|open|btn|button)|(?:menu|nav(?:bar|igation)?|drawer)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|opener|trigger)|(?:toggle|open|trigger)[-_]{0,2}(?:mobile[-_]{0,2})?(?:menu|nav)/i
  const said = new RegExp(`${label}|^[☰≡]$`, 'iu')
  const real =
    'button, summary, label, [role="button"], [onclick], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"]'
  const leading = 'a[href]:not([href^="#"], [href=""], [href^="javascript:"])'
  const isOpener = (element: Element) => {
    const { top, width, height } = element.getBoundingClientRect()
    if (width < 8 || height < 8 || width > limits.width || height > limits.height) return false
    if (top + scrollY > limits.top || top + scrollY < 0) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const names = `${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, limits.names)
    const text = (element.ariaLabel ?? element.textContent ?? '').slice(0, limits.label).trim()
    const isReal = element.matches(real)
    if (!called.test(names) && !(isReal && said.test(text))) return false
    if (element.closest(leading) || element.querySelector(leading)) return false
    if (
      element.matches(':disabled, [aria-expanded="true"]') ||
      element.closest('[aria-hidden="true"], [inert]')
    )
      return false
    const isSent = element.closest('form') && !element.matches('button[type="button"], label')
    return !isSent && (isReal || getComputedStyle(element).cursor === 'pointer')
  }
  const openers = Array.from(document.querySelectorAll<HTMLElement>('body *'))
    .slice(0, limits.looked)
    .filter(element => element instanceof HTMLElement && isOpener(element))
  // The sign in a button is pressed with it, and of a box around a button the button.
  return openers.filter(
    opener =>
      !opener.parentElement?.closest(real) &&
      (opener.matches(real) || !openers.some(other => other !== opener && opener.contains(other))),
  )
}
