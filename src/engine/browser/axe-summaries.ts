import type { AxeResults } from 'axe-core'
import type { ElementOf } from './axe-results.ts'

/** Says which summaries open nothing. It runs in the page, as the others. */
export function withStraySummaries(results: AxeResults, elementOf: ElementOf): AxeResults {
  const isStray = (element: Element | null): boolean => {
    if (!element?.matches('summary:not([tabindex], [role])')) return false
    const around = element.parentElement
    return (
      !around?.matches('details') ||
      Array.from(around.children).find(one => one.matches('summary')) !== element
    )
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'nested-interactive' || result.id === 'summary-name'
        ? {
            ...result,
            nodes: result.nodes.map(node =>
              isStray(elementOf(node.target)) ? { ...node, isStraySummary: true } : node,
            ),
          }
        : result,
    ),
  }
}
