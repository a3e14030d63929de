import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from 'axe-core'
import type { CDPSession } from 'puppeteer-core'
import type { AxeRun, PlacedNode } from './axe-results.ts'
import { type IsolatedWorld, isolatedWorld } from './isolated-world.ts'
import type { ShowScreen } from './other-screen.ts'

/** What is looked for among elements that a phone does not show. */
interface DesktopLook {
  /** What these are called in the world that axe runs in; where there are none, nothing is looked for. */
  hidden: string
  /** Most milliseconds for it. */
  limitMs: number
  /** Runs axe on them, on a desktop. */
  look(world: IsolatedWorld): Promise<readonly Result[]>
}

/** Runs code that remembers what a phone does not show, in the world that axe runs in. Never rejects. */
export async function rememberHidden(session: CDPSession, mainFrame: string, code: string): Promise<void> {
  const world = await isolatedWorld(session, mainFrame).catch(() => undefined)
  await world?.evaluate(code).catch(() => undefined)
}

/**
 * Adds what a look finds. It has no place on the picture of the page, which is of the phone. Never rejects.
 *
 * @param leftMs milliseconds that are left for it
 */
export async function withDesktopLook(
  session: CDPSession,
  mainFrame: string,
  showDesktop: ShowScreen,
  results: AxeRun,
  leftMs: number,
  { hidden, limitMs, look }: DesktopLook,
): Promise<AxeRun> {
  const looking = async () => {
    const world = await isolatedWorld(session, mainFrame)
    if (!(await world.evaluate<boolean>(`(globalThis.${hidden}?.length ?? 0) > 0`))) return []
    await showDesktop()
    return await look(world)
  }
  const late = sleep(Math.max(0, Math.min(limitMs, leftMs)), undefined, { ref: false })
  const found = await Promise.race([looking().catch(() => undefined), late])
  return found ? found.reduce(withDesktopNodes, results) : { ...results, undrawn: true }
}

/** Adds what breaks a rule on a desktop, and is not shown on a phone. */
function withDesktopNodes(results: AxeRun, { nodes, ...rule }: Result): AxeRun {
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
