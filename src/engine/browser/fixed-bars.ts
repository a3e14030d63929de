import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { fixedLayers } from './fixed-layers.ts'
import { isolatedWorld } from './isolated-world.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** A bar at the upper or lower edge of the screen that stays there however far the page is scrolled. */
export interface FixedBar {
  selector: string
  edge: 'top' | 'bottom'
  /** CSS pixels. */
  height: number
  /** Of the height of the screen, 0 to 1. */
  share: number
  /** The start of its text; may be empty. */
  text: string
  /** The font that it asks for and this machine lacks, or did not get, where it may be lower in it. */
  fontInDoubt?: string
}

const LIMITS = {
  /** Part of the screen from which on a bar is told of, and that it has at most: what is higher is no bar. */
  share: 0.3,
  most: 0.7,
  /** Part of the width of the screen that it has at least. */
  wide: 0.9,
  /** Screens below the first that a page has at least, and parts of it at which it is looked at. */
  screens: 1,
  places: [0.4, 0.8],
  /** Points across and down the screen that are looked at. */
  across: 5,
  down: 20,
  /** Part of the points of a bar at which it hides what is below it. */
  hiding: 0.7,
  /** CSS pixels between a bar and the edge. */
  edge: 4,
  around: 40,
  /** Opacity from which a bar hides what is below it. */
  opaque: 0.5,
  /** Milliseconds for what follows the scrolling: bars that shrink, or go. */
  pauseMs: 500,
  /** Characters. */
  text: 100,
} as const

/**
 * Bars that take a third of the screen of a phone for good. The page is scrolled down, and back to its top.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findFixedBars(session: CDPSession, mainFrame: string): Promise<readonly FixedBar[]> {
  const world = await isolatedWorld(session, mainFrame)
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  return await world.evaluate<FixedBar[]>(
    `(${fixedBars.toString()})(${[...given, elementSelector, standInFonts, fixedLayers].map(String).join(', ')})`,
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function fixedBars(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  fontsOf: typeof standInFonts,
  layersOf: typeof fixedLayers,
): Promise<FixedBar[]> {
  const root = document.documentElement
  const range = root.scrollHeight - innerHeight
  if (range < limits.screens * innerHeight) return []
  const { layerOf, hides } = layersOf(limits)
  const edgeOf = ({ top, bottom }: DOMRect): FixedBar['edge'] | undefined => {
    if (Math.abs(top) <= limits.edge) return 'top'
    return Math.abs(bottom - innerHeight) <= limits.edge ? 'bottom' : undefined
  }
  const barsHere = () => {
    const points = new Map<Element, number>()
    for (let x = 0; x < limits.across; x++) {
      for (let y = 0; y < limits.down; y++) {
        const top = document.elementFromPoint(
          ((x + 0.5) / limits.across) * innerWidth,
          ((y + 0.5) / limits.down) * innerHeight,
        )
        const layer = top && layerOf(top)
        if (top && layer && hides(top, layer)) points.set(layer, (points.get(layer) ?? 0) + 1)
      }
    }
    return Array.from(points)
      .filter(([layer, number]) => {
        const box = layer.getBoundingClientRect()
        const share = box.height / innerHeight
        return (
          edgeOf(box) !== undefined &&
          share >= limits.share &&
          share <= limits.most &&
          box.width >= root.clientWidth * limits.wide &&
          number / (limits.across * limits.down) >= share * limits.hiding
        )
      })
      .map(([layer]) => layer)
  }
  const before = scrollY
  let bars: Element[] | undefined
  for (const place of limits.places) {
    scrollTo({ top: range * place, behavior: 'instant' })
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    // A page that has none in the first moment is not waited for.
    if (barsHere().length === 0) bars = []
    else {
      await new Promise(done => setTimeout(done, limits.pauseMs))
      const here = barsHere()
      bars = bars ? bars.filter(bar => here.includes(bar)) : here
    }
    if (bars.length === 0) break
  }
  const fonts = fontsOf(fontLimits)
  const found = (bars ?? []).map(bar => {
    const box = bar.getBoundingClientRect()
    const inDoubt = [bar, ...Array.from(bar.querySelectorAll('*')).slice(0, limits.around)].find(element =>
      fonts.isInStandIn(element),
    )
    const mayBeLower =
      inDoubt !== undefined &&
      fonts.withNarrowLetters(inDoubt, () => bar.getBoundingClientRect().height) < limits.share * innerHeight
    return {
      selector: selectorOf(bar),
      edge: edgeOf(box) ?? 'top',
      height: Math.round(box.height),
      share: box.height / innerHeight,
      text: ((bar as HTMLElement).innerText ?? '')
        .slice(0, 5000)
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, limits.text),
      ...(mayBeLower && { fontInDoubt: fonts.nameOf(inDoubt) }),
    }
  })
  scrollTo({ top: before, behavior: 'instant' })
  return found
}
