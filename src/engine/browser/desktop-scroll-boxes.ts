import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { type AxeRun, elementOfTarget, type PlacedNode } from './axe-results.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import type { ShowScreen } from './other-screen.ts'

const RULE = 'scrollable-region-focusable'
/** Boxes that are looked at; no more of them are told. */
const MAX_BOXES = 100
/** Most milliseconds for all of it. */
const LIMIT_MS = 1500

/**
 * Says which of the boxes that the keyboard cannot scroll do so on a phone alone, since all that is in them fits on a
 * desktop: a strip of logos is moved there by a finger. Never rejects.
 *
 * @param leftMs milliseconds that are left for it
 */
export async function withDesktopBoxes(
  session: CDPSession,
  showDesktop: ShowScreen,
  results: AxeRun,
  leftMs: number,
): Promise<AxeRun> {
  const boxes = results.violations.find(({ id }) => id === RULE)?.nodes.slice(0, MAX_BOXES) ?? []
  const open = boxes.filter(
    ({ hasScrollControls, scrollsOnPhones, isClosed, target }: PlacedNode) =>
      !hasScrollControls && !scrollsOnPhones && !isClosed && target.length === 1,
  )
  if (open.length === 0) return results
  const looking = async () => {
    const { frameTree } = await session.send('Page.getFrameTree')
    const world = await isolatedWorld(session, frameTree.frame.id)
    await showDesktop()
    const targets = open.map(({ target }) => target)
    return await world.evaluate<boolean[]>(callOf(fittingBoxes, targets, elementOfTarget))
  }
  const late = sleep(Math.max(0, Math.min(LIMIT_MS, leftMs)), undefined, { ref: false })
  const fitting = await Promise.race([looking().catch(() => undefined), late])
  if (!fitting?.includes(true)) return results
  const onPhones = new Set(open.filter((_, at) => fitting[at]))
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === RULE
        ? {
            ...result,
            nodes: result.nodes.map(node => (onPhones.has(node) ? { ...node, scrollsOnPhones: true } : node)),
          }
        : result,
    ),
  }
}

/** Of each box whether nothing in it is beyond its edges. It runs in the page: it must not use anything from outside. */
function fittingBoxes(targets: readonly unknown[], elementOf: typeof elementOfTarget): boolean[] {
  return targets.map(target => {
    const box = elementOf(target)
    return box !== null && box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1
  })
}
