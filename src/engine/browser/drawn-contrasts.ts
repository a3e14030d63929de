import { setTimeout as sleep } from 'node:timers/promises'
import type { NodeResult } from 'axe-core'
import type { CDPSession } from 'puppeteer-core'
import type { AxeRun, PlacedNode } from './axe-results.ts'
import { PHONE_SCREEN } from './device.ts'
import {
  contrastsOf,
  DRAWN_LIMITS,
  type DrawnArea,
  type DrawnContrast,
  type DrawnText,
  hideTexts,
  showTexts,
  textsOnScreen,
  type UndecidedText,
  undecidedTexts,
} from './drawn-texts.ts'
import { elementSelector } from './element-selector.ts'
import { callOf, type IsolatedWorld, isolatedWorld } from './isolated-world.ts'
import { COVER_LIMITS, hideCovers, showCovers } from './screen-covers.ts'
import { screenRegion } from './screen-region.ts'

const RULE = 'color-contrast'
/** What axe leaves to people: a text over a gradient, an image, or what a pseudo-element paints. */
const OVER_PICTURE =
  /could not be determined (?:due to a (?:background (?:image|gradient)|pseudo element)|because element contains an image node)/
/** And a text that has the color of its background, which may be what hides it on purpose. */
const LIKE_BACKGROUND = /has a 1:1 contrast ratio with the background/
/** Screens that are drawn, each twice. */
const MAX_SCREENS = 4
/** Part of a screen that is looked at, so that bars at its edges are out of the way, and what is left above the first text. */
const SCREEN_SHARE = 0.6
const MARGIN_SHARE = 0.2
/** Milliseconds after which no further screen is drawn, and for the one that is being drawn then. */
const LIMIT_MS = 10_000
const LAST_MS = 2000

/**
 * Decides by what Chrome draws where axe cannot tell by styles: the screen is drawn with and without its texts, and a text
 * that is too pale against nearly everything below its letters fails. What may look otherwise a moment later stays
 * undecided: texts with shadows, over videos, and over images that did not come. What covers the screen, as a question for
 * consent, is out of the way meanwhile. Where its time is over, what is then
 * known is returned, and that there may be more. Never rejects.
 *
 * @param isLoaded whether the file at an address came
 * @param leftMs milliseconds that are left for it
 */
export async function withDrawnContrasts(
  session: CDPSession,
  results: AxeRun,
  isLoaded: (url: string) => boolean,
  leftMs: number,
): Promise<AxeRun> {
  const undecided = results.incomplete.find(({ id }) => id === RULE)
  const nodes = (undecided?.nodes ?? []).filter(isPlain).slice(0, DRAWN_LIMITS.texts)
  if (!undecided || nodes.length === 0) return results
  const failed = new Map<NodeResult, PlacedNode>()
  const mostMs = Math.max(0, Math.min(LIMIT_MS, leftMs - LAST_MS))
  const late = sleep(mostMs + LAST_MS, false, { ref: false })
  const deciding = decide(session, nodes, { isLoaded, until: Date.now() + mostMs, failed })
  const isDone = await Promise.race([deciding.catch(() => false), late])
  const drawn: AxeRun = isDone ? results : { ...results, undrawn: true }
  if (failed.size === 0) return drawn
  const faults = { ...undecided, nodes: [...failed.values()] }
  const left = { ...undecided, nodes: undecided.nodes.filter(node => !failed.has(node)) }
  const known = results.violations.find(({ id }) => id === RULE)
  const all = known ? { ...known, nodes: [...known.nodes, ...faults.nodes] } : faults
  return {
    ...drawn,
    violations: [...results.violations.filter(({ id }) => id !== RULE), all],
    incomplete: results.incomplete.flatMap(one =>
      one !== undecided ? [one] : left.nodes.length > 0 ? [left] : [],
    ),
  }
}

function isPlain({ target, failureSummary }: NodeResult): boolean {
  if (target.length !== 1 || typeof target[0] !== 'string') return false
  return OVER_PICTURE.test(failureSummary ?? '') || isLikeBackground(failureSummary)
}

function isLikeBackground(summary: string | undefined): boolean {
  return LIKE_BACKGROUND.test(summary ?? '')
}

interface Deciding {
  isLoaded(url: string): boolean
  /** Milliseconds since 1970. */
  until: number
  failed: Map<NodeResult, PlacedNode>
}

/**
 * Adds the nodes that fail to a map as they are found, so that those are kept for which there was time.
 *
 * @returns whether there was time for all
 */
async function decide(
  session: CDPSession,
  nodes: readonly NodeResult[],
  { isLoaded, until, failed }: Deciding,
): Promise<boolean> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const world = await isolatedWorld(session, frameTree.frame.id)
  const selectors = nodes.map(({ target }) => target[0] as string)
  const limits = { ...DRAWN_LIMITS, selectors }
  const gaps = nodes.flatMap(({ failureSummary }, index) => (isLikeBackground(failureSummary) ? [index] : []))
  const texts = await world.evaluate<UndecidedText[]>(callOf(undecidedTexts, limits, screenRegion))
  const hasCovers = await world.evaluate<boolean>(callOf(hideCovers, COVER_LIMITS, elementSelector))
  try {
    for (const screen of variedScreens(screensOf(texts))) {
      if (Date.now() >= until) return false
      for (const fault of await faultsOn(session, world, { limits, screen, gaps, isLoaded })) {
        const node = nodes[fault.index]!
        const region = texts.find(({ index }) => index === fault.index)?.region
        const failureSummary = summaryOf(fault)
        const placed: PlacedNode = isOfOneColor(fault)
          ? { ...node, failureSummary }
          : { ...node, failureSummary, isDrawn: true }
        failed.set(node, region ? { ...placed, region } : placed)
      }
    }
    return true
  } finally {
    if (hasCovers) await world.evaluate(callOf(showCovers, COVER_LIMITS))
    await world.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`)
  }
}

/** Texts that are on the screen together, each group from the upper edge of its first one on. */
function screensOf(texts: readonly UndecidedText[]): UndecidedText[][] {
  const height = PHONE_SCREEN.height * SCREEN_SHARE
  const screens: UndecidedText[][] = []
  for (const text of [...texts].sort((one, other) => one.top - other.top)) {
    const last = screens.at(-1)
    if (last && text.bottom - last[0]!.top <= height) last.push(text)
    else screens.push([text])
  }
  return screens
}

/** The screens that have most looks of texts between them, in their order: what one shows again another need not show. */
function variedScreens(screens: readonly UndecidedText[][]): UndecidedText[][] {
  const seen = new Set<string>()
  const left = new Set(screens.map(texts => texts.slice(0, DRAWN_LIMITS.textsOnScreen)))
  const chosen: UndecidedText[][] = []
  while (left.size > 0 && chosen.length < MAX_SCREENS) {
    const looksOf = (texts: readonly UndecidedText[]) => new Set(texts.map(({ looks }) => looks))
    const unseen = (texts: readonly UndecidedText[]) => looksOf(texts).difference(seen).size
    const best = [...left].reduce((one, other) => (unseen(other) > unseen(one) ? other : one))
    for (const { looks } of best) seen.add(looks)
    left.delete(best)
    chosen.push(best)
  }
  return chosen.sort(([one], [other]) => one!.top - other!.top)
}

interface Screen {
  limits: typeof DRAWN_LIMITS & { selectors: readonly string[] }
  screen: readonly UndecidedText[]
  /** Indexes of texts that have the color of their background. */
  gaps: readonly number[]
  isLoaded(url: string): boolean
}

type Fault = DrawnContrast & Pick<DrawnText, 'alpha' | 'least'>

/** Part by which contrasts over one color differ at most, as its borders are drawn. */
const ONE_COLOR = 0.01

/** Whether all that was drawn below a text has one color, so that a color for the text can be told like that of a style. */
function isOfOneColor({ best, middle, alpha }: Fault): boolean {
  return alpha === 1 && middle > 1 && best - middle <= ONE_COLOR * middle
}

async function faultsOn(
  session: CDPSession,
  world: IsolatedWorld,
  { limits, screen, gaps, isLoaded }: Screen,
): Promise<Fault[]> {
  const top = Math.max(0, screen[0]!.top - PHONE_SCREEN.height * MARGIN_SHARE)
  const indexes = screen.map(({ index }) => index)
  const shown = await world.evaluate<DrawnText[]>(callOf(textsOnScreen, { ...limits, top, indexes, gaps }))
  const texts = shown.filter(({ urls }) => urls.every(isLoaded))
  if (texts.length === 0) return []
  const area = areaOf(texts)
  const withTexts = await draw(session, area)
  await world.evaluate(callOf(hideTexts, limits))
  let without: string
  try {
    without = await draw(session, area)
  } finally {
    await world.evaluate(callOf(showTexts, limits))
  }
  const compared = { ...limits, drawn: texts, area, withTexts, without }
  const contrasts = await world.evaluate<DrawnContrast[]>(callOf(contrastsOf, compared))
  return contrasts.flatMap(contrast => {
    const { alpha, least } = texts.find(({ index }) => index === contrast.index)!
    return contrast.best < least ? [{ ...contrast, alpha, least }] : []
  })
}

/** The part of the screen that has the texts: the rest need not be drawn, sent and compared. */
function areaOf(texts: readonly DrawnText[]): DrawnArea {
  const boxes = texts.flatMap(text => text.boxes)
  const left = Math.floor(Math.min(...boxes.map(([x]) => x)))
  const top = Math.floor(Math.min(...boxes.map(([, y]) => y)))
  const right = Math.ceil(Math.max(...boxes.map(([x, , width]) => x + width)))
  const bottom = Math.ceil(Math.max(...boxes.map(([, y, , height]) => y + height)))
  return { left, top, width: right - left, height: bottom - top }
}

/** A part of the screen as PNG in base64, a pixel for each of CSS. */
async function draw(session: CDPSession, { left, top, width, height }: DrawnArea): Promise<string> {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics')
  const { pageX, pageY } = cssVisualViewport
  const scale = 1 / PHONE_SCREEN.deviceScaleFactor
  const clip = { x: pageX + left, y: pageY + top, width, height, scale }
  return (await session.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })).data
}

/** As axe writes it of contrasts that it knows. */
function summaryOf({ middle, foreground, background, least }: Fault): string {
  const contrast = Math.floor(middle * 100) / 100
  return `Fix any of the following:\n  Element has insufficient color contrast of ${contrast} (foreground color: ${foreground}, background color: ${background}). Expected contrast ratio of ${least}:1`
}
