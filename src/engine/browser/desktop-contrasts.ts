import type { AxeResults, Result } from 'axe-core'
import type { CDPSession } from 'puppeteer-core'
import { FINISH_LIMITS, finishAnimations } from './animations.ts'
import { withDecidedContrasts } from './axe-contrasts.ts'
import { withOpacities } from './axe-opacities.ts'
import { type AxeRun, MOST, withClosedParts, withinBounds } from './axe-results.ts'
import { callInPage } from './axe-run.ts'
import { withWatermarks } from './axe-watermarks.ts'
import { rememberHidden, withDesktopLook } from './desktop-nodes.ts'
import { callOf } from './isolated-world.ts'
import type { ShowScreen } from './other-screen.ts'

const RULE = 'color-contrast'
const LIMITS = {
  /** Texts that are looked at, that are remembered, and whose contrast is measured. */
  texts: 20_000,
  hidden: 2000,
  measured: 60,
  /** Elements around one. */
  around: 40,
} as const
/** Most milliseconds for it: axe reads the whole page once more. */
const LIMIT_MS = 3000

/** Remembers which texts of a page a phone does not show, in the world that axe runs in. Never rejects. */
export async function rememberHiddenTexts(session: CDPSession, mainFrame: string): Promise<void> {
  await rememberHidden(session, mainFrame, callOf(hiddenTexts, LIMITS))
}

/**
 * Adds the texts that are too pale on a desktop and that a phone does not show, as those of the menu above the page.
 *
 * @param leftMs milliseconds that are left for it
 */
export async function withDesktopContrasts(
  session: CDPSession,
  mainFrame: string,
  showDesktop: ShowScreen,
  results: AxeRun,
  leftMs: number,
): Promise<AxeRun> {
  return await withDesktopLook(session, mainFrame, showDesktop, results, leftMs, {
    hidden: 'textsHiddenOnPhone',
    limitMs: LIMIT_MS,
    async look(world) {
      await world.evaluate(callOf(finishAnimations, FINISH_LIMITS))
      return await world.evaluate<Result[]>(
        `(${contrastsOnDesktop.toString()})(${JSON.stringify(LIMITS)}, axe)
      .then(results => results && ${callInPage(withDecidedContrasts)})
      .then(results => results && (${withinBounds.toString()})(results, ${JSON.stringify(MOST)}, axe.utils))
      .then(results => results && ${callInPage(withClosedParts)})
      .then(results => results && ${callInPage(withWatermarks)})
      .then(results => results && ${callInPage(withOpacities)})
      .then(results => results?.violations.filter(({ id }) => id === ${JSON.stringify(RULE)}) ?? [])`,
      )
    },
  })
}

/** It runs in the page, as the one below: it must not use anything from outside of itself. */
function hiddenTexts(limits: typeof LIMITS): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen = new Map<Element, boolean>()
  const hidden: Element[] = []
  for (let texts = 0; texts < limits.texts && hidden.length < limits.hidden && walker.nextNode(); texts++) {
    const { nodeValue, parentElement } = walker.currentNode
    if (!nodeValue?.trim() || !parentElement || seen.has(parentElement)) continue
    if (/^(?:script|style|noscript|template|textarea|option)$/.test(parentElement.localName)) continue
    const isSeen = parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    seen.set(parentElement, isSeen)
    if (!isSeen) hidden.push(parentElement)
  }
  Object.assign(globalThis, { textsHiddenOnPhone: hidden })
}

/** @returns null where a desktop shows none of them either */
async function contrastsOnDesktop(
  limits: typeof LIMITS,
  axe: { run(context: unknown, options: unknown): Promise<AxeResults> },
): Promise<AxeResults | null> {
  const { textsHiddenOnPhone } = globalThis as unknown as { textsHiddenOnPhone: Element[] }
  /** Whether all of it is there, and not about to come or to go. */
  const isAtRest = (element: Element) => {
    let at: Element | null = element
    for (let step = 0; at && step < limits.around; step++, at = at.parentElement)
      if (getComputedStyle(at).opacity !== '1' || at.getAnimations().length > 0) return false
    return true
  }
  const shown: Element[] = []
  for (const element of textsHiddenOnPhone) {
    if (shown.length >= limits.measured) break
    if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) continue
    const { width, height, right, left } = element.getBoundingClientRect()
    if (width > 2 && height > 2 && right > 0 && left < innerWidth && isAtRest(element)) shown.push(element)
  }
  if (shown.length === 0) return null
  return await axe.run(
    { include: shown },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false, elementRef: true },
  )
}
