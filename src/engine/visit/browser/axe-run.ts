import { readFile } from 'node:fs/promises'
import type { AxeResults } from 'axe-core'
import type { CDPSession } from 'puppeteer-core'
import { framesOf, type IsolatedWorld, isolatedWorld } from './isolated-world.ts'

/** Axe's own file, which goes into pages as it is: a bundler would change what it imports. */
const AXE_FILE = new URL('../../../../node_modules/axe-core/axe.min.js', import.meta.url)

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
} as const

/**
 * Runs axe-core on a page with all of its frames, in worlds that the page's scripts cannot reach.
 *
 * @param sessions of the page, which comes first, and of its frames in processes of their own
 */
export async function runAxe(sessions: Iterable<CDPSession>): Promise<AxeResults> {
  const source = await readFile(AXE_FILE, 'utf8')
  const [page, ...frames] = await worldsOf(sessions)
  if (!page) throw new Error('the page has no frame')
  // Its frames talk to each other by messages, which it restricts to one origin unless told otherwise.
  const setUp = `${source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });undefined`
  await Promise.all(frames.map(world => world.evaluate(setUp).catch(() => undefined)))
  await page.evaluate(setUp)
  return await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(AXE_OPTIONS)})`)
}

async function worldsOf(sessions: Iterable<CDPSession>): Promise<IsolatedWorld[]> {
  const worlds: IsolatedWorld[] = []
  for (const session of sessions) {
    for (const frameId of await framesOf(session).catch(() => [])) {
      if (worlds.length >= MAX_FRAMES) return worlds
      const world = await isolatedWorld(session, frameId).catch(() => undefined)
      if (world) worlds.push(world)
    }
  }
  return worlds
}
