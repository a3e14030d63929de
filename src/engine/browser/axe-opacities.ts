import type { AxeResults, NodeResult } from 'axe-core'
import type { ElementOf, MOST, PlacedNode } from './axe-results.ts'

/**
 * Says of texts that are too pale what opacity they have by themselves and by what is around them: axe tells the color
 * that is seen. It runs in the page, as those of `axe-results.ts`.
 */
export function withOpacities(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
    backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  /** As `#rrggbb`, unless it is transparent, or written so that only Chrome knows what it is. */
  const solidColor = (color: string): string | undefined => {
    const [, ...parts] = /^rgb\((\d{1,3}), (\d{1,3}), (\d{1,3})\)$/.exec(color) ?? []
    if (parts.length === 0) return undefined
    return `#${parts.map(part => Number(part).toString(16).padStart(2, '0')).join('')}`
  }
  const fadingOf = (text: Element): PlacedNode['fading'] => {
    let [opacity, isPaintedBelow, isOfBackground] = [1, false, false]
    for (let at: Element | null = text, step = 0; at && step < most.outer; at = at.parentElement, step++) {
      const style = getComputedStyle(at)
      isPaintedBelow ||= isPainted(style)
      const own = Number(style.opacity)
      if (!(own < 1)) continue
      opacity *= own
      isOfBackground ||= isPaintedBelow
    }
    if (opacity >= most.opaque || opacity <= 0) return undefined
    const color = solidColor(getComputedStyle(text).color)
    return { opacity, isOfBackground, ...(color !== undefined && { color }) }
  }
  const withOpacity = (node: NodeResult, at: number): PlacedNode => {
    const text = at < most.texts ? elementOf(node.target) : null
    const fading = text ? fadingOf(text) : undefined
    return fading ? { ...node, fading } : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'color-contrast' ? { ...result, nodes: result.nodes.map(withOpacity) } : result,
    ),
  }
}
