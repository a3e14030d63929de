import type { Region } from '../../api/results.ts'

/**
 * Where an element lies on the first screen, in parts of that, which the screenshot shows; undefined where it is not
 * seen there. It runs in the page: it must not use anything from outside.
 */
export function screenRegion(element: Element | null): Region | undefined {
  const screen = visualViewport
  // What the screenshot shows begins at the top.
  if (!screen || scrollX !== 0 || scrollY !== 0) return undefined
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined
  const box = element.getBoundingClientRect()
  const left = Math.max(0, box.left - screen.offsetLeft)
  const top = Math.max(0, box.top - screen.offsetTop)
  const right = Math.min(screen.width, box.right - screen.offsetLeft)
  const bottom = Math.min(screen.height, box.bottom - screen.offsetTop)
  if (right <= left || bottom <= top) return undefined
  const part = (length: number, whole: number) => Math.round((length / whole) * 10_000) / 10_000
  return {
    x: part(left, screen.width),
    y: part(top, screen.height),
    width: part(right - left, screen.width),
    height: part(bottom - top, screen.height),
  }
}
