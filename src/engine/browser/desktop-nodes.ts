import type { Result } from 'axe-core'
import type { AxeRun, PlacedNode } from './axe-results.ts'

/** Adds what breaks a rule on a desktop, and is not shown on a phone. */
export function withDesktopNodes(results: AxeRun, { nodes, ...rule }: Result): AxeRun {
  if (nodes.length === 0) return results
  const onDesktop = nodes.map((node): PlacedNode => ({ ...node, isOnDesktop: true }))
  const known = results.violations.find(({ id }) => id === rule.id)
  const others = (all: Result[]) => all.filter(({ id }) => id !== rule.id)
  return {
    ...results,
    violations: [
      ...others(results.violations),
      { ...rule, ...known, nodes: [...(known?.nodes ?? []), ...onDesktop] },
    ],
    inapplicable: others(results.inapplicable),
  }
}
