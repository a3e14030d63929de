import type { AxeResults, Result } from 'axe-core'
import type { CDPSession } from 'puppeteer-core'
import {
  type AxeRun,
  MOST,
  withAddresses,
  withBoxes,
  withClosedParts,
  withinBounds,
  withLabels,
} from './axe-results.ts'
import { callInPage } from './axe-run.ts'
import { rememberHidden, withDesktopLook } from './desktop-nodes.ts'
import { callOf } from './isolated-world.ts'
import type { ShowScreen } from './other-screen.ts'

/** Rules of axe on the name of an element, whatever is around it. That of an area it judges wherever its image is hidden. */
const RULES = [
  'button-name',
  'frame-title',
  'image-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'link-name',
  'select-name',
] as const
const LIMITS = {
  /** Elements that are looked at, that are remembered, and that axe judges. */
  looked: 10_000,
  hidden: 2000,
  judged: 100,
  /** CSS pixels of the sides of what is shown. */
  size: 2,
} as const
/** Most milliseconds for it: axe reads the whole page once more. */
const LIMIT_MS = 2000

/**
 * Remembers which controls, images and frames of a page a phone does not show, in the world that axe runs in. Never rejects.
 */
export async function rememberHiddenParts(session: CDPSession, mainFrame: string): Promise<void> {
  await rememberHidden(session, mainFrame, callOf(hiddenParts, LIMITS))
}

/**
 * Adds the controls, images and frames that have no name and that a desktop shows and a phone does not, as a button that
 * phones leave out.
 *
 * @param leftMs milliseconds that are left for it
 */
export async function withDesktopNames(
  session: CDPSession,
  mainFrame: string,
  showDesktop: ShowScreen,
  results: AxeRun,
  leftMs: number,
): Promise<AxeRun> {
  return await withDesktopLook(session, mainFrame, showDesktop, results, leftMs, {
    hidden: 'partsHiddenOnPhone',
    limitMs: LIMIT_MS,
    look: world =>
      world.evaluate<Result[]>(
        `(${namelessOnDesktop.toString()})(${JSON.stringify(LIMITS)}, ${JSON.stringify(RULES)}, axe)
      .then(results => results && (${withinBounds.toString()})(results, ${JSON.stringify(MOST)}, axe.utils))
      .then(results => results && ${callInPage(withAddresses)})
      .then(results => results && ${callInPage(withBoxes)})
      .then(results => results && ${callInPage(withClosedParts)})
      .then(results => results && ${callInPage(withLabels)})
      .then(results => results?.violations ?? [])`,
      ),
  })
}

/** It runs in the page, as the one below: it must not use anything from outside of itself. */
function hiddenParts(limits: typeof LIMITS): void {
  const hidden: Element[] = []
  const parts = document.querySelectorAll(
    'a[href], button, [role="button"], [role="link"], img, input, select, textarea, iframe, frame',
  )
  for (let at = 0; at < Math.min(parts.length, limits.looked) && hidden.length < limits.hidden; at++) {
    const part = parts[at]!
    if (!part.checkVisibility({ visibilityProperty: true })) hidden.push(part)
  }
  Object.assign(globalThis, { partsHiddenOnPhone: hidden })
}

/** @returns null where a desktop shows none of them either, or all that it shows has a text of its own */
async function namelessOnDesktop(
  limits: typeof LIMITS,
  rules: typeof RULES,
  axe: { run(context: unknown, options: unknown): Promise<AxeResults> },
): Promise<AxeResults | null> {
  const { partsHiddenOnPhone } = globalThis as unknown as { partsHiddenOnPhone: HTMLElement[] }
  /** What is certain without axe, which reads the whole page. */
  const hasName = (part: HTMLElement) => {
    if (part.matches('img')) return part.hasAttribute('alt')
    if (part.matches('iframe, frame')) return part.title.trim() !== ''
    if (part.ariaLabel?.trim() || part.matches('[type="hidden"]')) return true
    if (!part.matches('input, select, textarea')) return part.innerText?.trim() !== ''
    const { labels } = part as HTMLInputElement
    return labels?.[0]?.innerText.trim() && labels[0].checkVisibility({ visibilityProperty: true })
  }
  const shown: Element[] = []
  for (const part of partsHiddenOnPhone) {
    if (shown.length >= limits.judged) break
    if (!part.isConnected || !part.checkVisibility({ visibilityProperty: true })) continue
    const { width, height } = part.getBoundingClientRect()
    if (width > limits.size && height > limits.size && !hasName(part)) shown.push(part)
  }
  if (shown.length === 0) return null
  return await axe.run(
    { include: shown },
    { runOnly: rules, resultTypes: ['violations'], iframes: false, elementRef: true },
  )
}
