import type { AxeResults, NodeResult } from 'axe-core'
import type { ElementOf, MOST, PlacedNode } from './axe-results.ts'

/**
 * Says which boxes that scroll are in a part that is closed, and which of those that scroll sideways have controls for
 * that beside them: a pair for previous and next, by a name of an
 * arrow in their attributes, their text or what is around both. It runs in the page, as the others.
 */
export function withScrollControls(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  const ARROW =
    /(?:^|[^a-z])(?:prev(?:ious)?|next|arrows?|left|right|chevrons?|forward|scroll(?:er)?)(?:$|[^a-z])|[‹›«»←→◀▶❮❯⟨⟩]/
  const namesArrow = (element: Element): boolean =>
    ['class', 'id', 'aria-label', 'title', 'onclick', 'href'].some(name => {
      const value = (element.getAttribute(name) ?? '').slice(0, most.controlText)
      return ARROW.test(value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
    })
  const isArrow = (control: Element): boolean =>
    [control, ...Array.from(control.querySelectorAll('*')).slice(0, most.words)].some(namesArrow) ||
    ARROW.test((control.textContent ?? '').trim().slice(0, most.controlText).toLowerCase())
  const isControl = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || (element as HTMLElement).tabIndex < 0)
      return false
    return !element.matches('a') || /^\s*(?:#|javascript:)/i.test(element.getAttribute('href') ?? '')
  }
  const isPair = (controls: readonly Element[]): boolean =>
    controls.length === 2 &&
    (controls.every(isArrow) ||
      (controls[0]!.parentElement === controls[1]!.parentElement && namesArrow(controls[0]!.parentElement!)))
  const isScrolledBeside = (box: Element): boolean => {
    const beyond = box.scrollWidth - box.clientWidth
    if (beyond <= 0 || box.scrollHeight - box.clientHeight > beyond) return false
    let around = box.parentElement
    for (let level = 0; around && !around.matches('main, body, html') && level < most.around; level++) {
      const controls = Array.from(around.querySelectorAll('a[href], button, [role="button"]'))
        .slice(0, most.controls)
        .filter(control => !box.contains(control) && isControl(control))
      if (controls.length > 0) return isPair(controls)
      if (around.matches('section, article')) return false
      around = around.parentElement
    }
    return false
  }
  const scrollsOnPhones = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
    scrollHeight <= clientHeight + 1 &&
    scrollWidth <= most.column &&
    clientWidth >= most.growingShare * innerWidth
  // A closed search or menu is shrunk to nothing, or is clear and lets clicks through.
  const isClosed = (box: Element): boolean => {
    if (!box.checkVisibility({ visibilityProperty: true })) return true
    const isClear = !box.checkVisibility({ opacityProperty: true })
    if (isClear && getComputedStyle(box).pointerEvents === 'none') return true
    let around: Element | null = box
    for (let level = 0; around && around !== document.body && level < most.outer; level++) {
      const { overflowX, overflowY, display } = getComputedStyle(around)
      const { width, height } = around.getBoundingClientRect()
      const isCut = /^(?:hidden|clip)$/.test(overflowX) || /^(?:hidden|clip)$/.test(overflowY)
      if (isCut && !/^(?:inline|contents)$/.test(display) && (width === 0 || height === 0)) return true
      around = around.parentElement
    }
    return false
  }
  const withControls = (node: NodeResult, at: number): PlacedNode => {
    const box = at < most.texts ? elementOf(node.target) : null
    if (!box) return node
    if (isClosed(box)) return { ...node, isClosed: true }
    if (scrollsOnPhones(box)) return { ...node, scrollsOnPhones: true }
    return isScrolledBeside(box) ? { ...node, hasScrollControls: true } : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'scrollable-region-focusable'
        ? { ...result, nodes: result.nodes.map(withControls) }
        : result,
    ),
  }
}
