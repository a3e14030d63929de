import type { AxeResults, NodeResult } from 'axe-core'
import type { ElementOf, MOST, PlacedNode } from './axe-results.ts'

/**
 * Says which links that lead to nothing on the page have a script which takes the keyboard somewhere all the same. It
 * presses them, so it comes last. It runs in the page, as those of `axe-results.ts`.
 */
export function withSkips(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  const isAtContent = (link: Element, before: Element | null): boolean => {
    const at = document.activeElement
    return at !== null && at !== before && at !== link && at !== document.body
  }
  /** What the browser does with the link by itself, such as to change the address, is held back. */
  const hold = (event: Event): void => event.preventDefault()
  const press = (link: Element): void => {
    addEventListener('click', hold)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    removeEventListener('click', hold)
  }
  const withSkip = (node: NodeResult, at: number): PlacedNode => {
    const link = at < most.pressed ? elementOf(node.target) : null
    if (link === null) return node
    const before = document.activeElement
    press(link)
    return isAtContent(link, before) ? { ...node, movesFocus: true } : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'skip-link' ? { ...result, nodes: result.nodes.map(withSkip) } : result,
    ),
  }
}
