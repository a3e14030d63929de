/**
 * `node pagespeed-spread.ts [FOLDER PATH…]`: prints for each page of a folder the median of our scores beside the lowest
 * and the highest one of the `lighthouse` command on the same Chrome, run in turn. Pages of the example site unless
 * given.
 */
import { join } from 'node:path'
import { findChrome } from '../../src/engine/browser/chrome-location.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import { runLighthouse } from './lighthouse-command.ts'

const RUNS = 5
const EXAMPLES = [
  '/',
  '/workshop',
  '/visit',
  '/bikes/',
  '/bikes/commuter-k1',
  '/bikes/tour-t4',
  '/journal/',
].concat(['/journal/chain-care', '/journal/winter-commuting', '/de/'])

const [folder = join(import.meta.dirname, '..', '..', 'examples', 'site'), ...given] = process.argv.slice(2)
const chrome = await findChrome(undefined)
const site = await serveStaticSite(folder)
const engine = createEngine({
  version: 'bench',
  timeoutMs: 120_000,
  headers: {},
  addresses: 'any',
  chromePath: chrome,
})
let within = 0
const paths = given.length > 0 ? given : EXAMPLES
for (const path of paths) {
  const url = new URL(path, site.origin).href
  const theirs: number[] = []
  const ours: number[] = []
  // In turn, so that a slow machine is slow for both.
  for (let run = 0; run < RUNS; run++) {
    theirs.push((await runLighthouse(url, chrome)).score)
    const { score, facts } = await engine.runTool('pagespeed', url)
    engine.release?.(url)
    if (score === null) throw new Error(`no score for ${path}: ${facts['lighthouse']}`)
    ours.push(score)
  }
  const [least, most] = [Math.min(...theirs), Math.max(...theirs)]
  const median = ours.toSorted((a, b) => a - b)[RUNS >> 1]!
  const isWithin = median >= least && median <= most
  if (isWithin) within++
  console.log(
    `${path}: ours ${median} (${ours.join(' ')}), lighthouse ${least} to ${most} (${theirs.join(' ')})${isWithin ? '' : '  OUTSIDE'}`,
  )
}
console.log(`${within} of ${paths.length} within the spread of ${RUNS} runs`)
await engine.close?.()
await site.close()
