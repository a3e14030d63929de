import type { AxeResults, NodeResult } from 'axe-core'
import type { ElementOf, MOST, PlacedNode } from './axe-results.ts'

/**
 * Says which pale texts are drawn large behind the same words, as a theme sets "Gallery" behind the heading "Gallery". It
 * runs in the page, as those of `axe-results.ts`.
 */
export function withWatermarks(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  const wordsOf = (text: string): string =>
    text.slice(0, most.text).toLowerCase().split(/\s+/).filter(Boolean).join(' ')
  const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)
  /** Where a node is drawn, be it a text without an element of its own. */
  const boxOf = (node: Node): DOMRect => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const areOver = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const repeats = (text: Element, words: string, other: Node): boolean => {
    const around = other instanceof Element ? other : other.parentElement
    const others = wordsOf(other.nodeValue ?? other.textContent ?? '')
    const isSame =
      others !== '' && (`${words} `.startsWith(`${others} `) || `${others} `.startsWith(`${words} `))
    if (!around || !isSame) return false
    const inside = other instanceof Element ? (other.querySelector('*') ?? other) : around
    return sizeOf(inside) <= sizeOf(text) && areOver(boxOf(text), boxOf(other))
  }
  const isWatermark = (text: Element): boolean => {
    const words = wordsOf(text.textContent ?? '')
    if (words === '' || getComputedStyle(text).position !== 'absolute') return false
    return (['previousSibling', 'nextSibling'] as const).some(way => {
      let at = text[way]
      for (let step = 0; at && step < 2 * most.around; step++, at = at[way])
        if (repeats(text, words, at)) return true
      return false
    })
  }
  const withWatermark = (node: NodeResult, at: number): PlacedNode => {
    const text = at < most.texts ? elementOf(node.target) : null
    return text && isWatermark(text) ? { ...node, isWatermark: true } : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'color-contrast' ? { ...result, nodes: result.nodes.map(withWatermark) } : result,
    ),
  }
}
