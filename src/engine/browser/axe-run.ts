import { readFile } from 'node:fs/promises'
import type { AxeResults } from 'axe-core'
import type { CDPSession, Protocol } from 'puppeteer-core'
import { FADE_LIMITS, FINISH_LIMITS, finishAnimations, scriptedFadesEnd } from './animations.ts'
import { inAscii } from './ascii-script.ts'
import { withDecidedContrasts } from './axe-contrasts.ts'
import { withRows } from './axe-link-rows.ts'
import { withOpacities } from './axe-opacities.ts'
import {
  type AxeRun,
  type ElementOf,
  elementOfTarget,
  MOST,
  withAddresses,
  withBoxes,
  withClosedParts,
  withFonts,
  withIcons,
  withinBounds,
  withLabels,
  withMains,
  withRegions,
  withTexts,
} from './axe-results.ts'
import { SAMPLE, sampleElements } from './axe-sample.ts'
import { withScrollControls } from './axe-scroll-boxes.ts'
import { takeShortcuts } from './axe-shortcuts.ts'
import { withSkips } from './axe-skip-links.ts'
import { withStraySummaries } from './axe-summaries.ts'
import { withWatermarks } from './axe-watermarks.ts'
import { callOf, type IsolatedWorld, isolatedWorld } from './isolated-world.ts'
import { REVEAL_LIMITS, revealByScrolling } from './reveal.ts'
import { screenRegion } from './screen-region.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** Axe's own file, which goes into pages as it is: a bundler would change what it imports. */
const AXE_FILE = new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url)

/** Most frames of a page that are looked into. */
const MAX_FRAMES = 50
/** Milliseconds that axe waits for one frame; a frame that hangs is then named among what could not be tested. */
const FRAME_WAIT_MS = 10_000

/**
 * What axe-core runs: its default rules, which are those of WCAG 2.0 to 2.2 level A and AA and its best practices, and
 * the one rule of WCAG 2.2 level AA that it leaves off by default. Rules of level AAA and experimental ones are not run.
 */
const AXE_OPTIONS = {
  rules: { 'target-size': { enabled: true } },
  // Of what passes and what does not apply the elements are of no use, and there are many.
  resultTypes: ['violations', 'incomplete'],
  frameWaitTime: FRAME_WAIT_MS,
  // Style sheets are read, and loaded from other origins, for a rule that is not run.
  preload: { assets: ['media'] },
} as const
/** Frames tell of their elements in words alone. */
const WITH_FRAMES = { iframes: true, ancestry: true } as const
/**
 * A frame that does not answer is waited for, so those of others are not asked where there are no own ones. Then the
 * elements themselves are at hand, and only of those that are told of the source is taken.
 */
const WITHOUT_FRAMES = { iframes: false, elementRef: true } as const

/**
 * Runs axe-core on a page with those of its frames that are of its own origin, in worlds that the page's scripts cannot
 * reach. What frames of others show is not the page's doing, nor for anybody to quote: axe names them among what could
 * not be tested.
 *
 * @param session of the page
 */
export async function runAxe(session: CDPSession): Promise<AxeRun> {
  const source = await axeScript()
  const { frameTree } = await session.send('Page.getFrameTree')
  const page = await isolatedWorld(session, frameTree.frame.id)
  const origin = await page.evaluate<string>('self.origin')
  const frames = await ownFrames(session, frameTree, origin)
  // Its frames talk to each other by messages: none goes to another origin, and none is taken from there.
  const setUp = `${source};axe.configure({ allowedOrigins: [${JSON.stringify(origin)}] });undefined`
  await Promise.all(frames.map(frame => frame.evaluate(setUp).catch(() => undefined)))
  const alone = `${source};axe.configure({ noHtml: true });undefined`
  await page.evaluate(frames.length > 0 ? setUp : alone)
  await page.evaluate(callOf(revealByScrolling, REVEAL_LIMITS))
  await page.evaluate(callOf(scriptedFadesEnd, FADE_LIMITS))
  await page.evaluate(callOf(finishAnimations, FINISH_LIMITS))
  const options = JSON.stringify({ ...AXE_OPTIONS, ...(frames.length > 0 ? WITH_FRAMES : WITHOUT_FRAMES) })
  return await page.evaluate<AxeRun>(
    `((putBack, unseen) => axe.run(document, ${options}).finally(putBack).then(results => ({ ...results, unseen: unseen() })))(
      (${takeShortcuts.toString()})(axe), (${sampleElements.toString()})(axe, ${JSON.stringify(SAMPLE)}))
    .then(results => ${callInPage(withDecidedContrasts)})
    .then(results => (${withinBounds.toString()})(results, ${JSON.stringify(MOST)}, axe.utils))
    .then(results => ${callInPage(withTexts)})
    .then(results => ${callInPage(withAddresses)})
    .then(results => ${callInPage(withBoxes)})
    .then(results => ${callInPage(withMains)})
    .then(results => ${callInPage(withClosedParts)})
    .then(results => ${callInPage(withStraySummaries)})
    .then(results => ${callInPage(withLabels)})
    .then(results => ${callInPage(withIcons)})
    .then(results => ${callInPage(withRows)})
    .then(results => ${callInPage(withWatermarks)})
    .then(results => ${callInPage(withOpacities)})
    .then(results => ${callInPage(withScrollControls)})
    .then(results => (${withFonts.toString()})(results, ${elementOfTarget.toString()}, ${JSON.stringify(MOST)},
      (${standInFonts.toString()})(${JSON.stringify(FONT_LIMITS)})))
    .then(results => ${callInPage(withRegions, screenRegion)})
    .then(results => ${callInPage(withSkips)})`,
  )
}

/** Axe as pages are given it. */
let script: string | undefined

/** To read and escape it takes 3 ms, on each of thousands of pages. */
async function axeScript(): Promise<string> {
  script ??= inAscii(await readFile(AXE_FILE, 'utf8'))
  return script
}

/** The worlds of the frames within a page that are of its origin, as are all around them. */
async function ownFrames(
  session: CDPSession,
  tree: Protocol.Page.FrameTree,
  origin: string,
): Promise<IsolatedWorld[]> {
  const own: IsolatedWorld[] = []
  const open = [...(tree.childFrames ?? [])]
  for (let next = open.shift(); next && own.length < MAX_FRAMES; next = open.shift()) {
    const { id, securityOrigin, url } = next.frame
    // A document that is written into its frame has the origin of the page around it, unless that takes it away.
    if (securityOrigin !== origin && !/^about:(?:srcdoc|blank)/.test(url)) continue
    const world = await isolatedWorld(session, id).catch(() => undefined)
    if ((await world?.evaluate('self.origin').catch(() => undefined)) !== origin || origin === 'null')
      continue
    own.push(world!)
    open.push(...(next.childFrames ?? []))
  }
  return own
}

/** The call of what adds to results in the page, with what it needs besides. */
export function callInPage<More extends ((...values: never[]) => unknown)[]>(
  work: (results: AxeResults, elementOf: ElementOf, most: typeof MOST, ...more: More) => AxeResults,
  ...more: More
): string {
  const given = [elementOfTarget.toString(), JSON.stringify(MOST), ...more.map(String)]
  return `(${work.toString()})(results, ${given.join(', ')})`
}
