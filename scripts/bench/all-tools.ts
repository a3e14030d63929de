import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChrome } from '../../src/engine/browser/chrome-location.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import { runLighthouse, runNode, runProgram } from './lighthouse-command.ts'

const SITE = join(import.meta.dirname, '..', '..', 'examples', 'site')
/** Rounds, each with every program, so that what else the machine does hits all of them. */
const ROUNDS = 5

interface Round {
  ours: number
  lighthouse: number
  others: number
}

/**
 * All 17 tools on one page, beside the `lighthouse` command on it (bound: 1.25) and beside `lighthouse`, `pa11y` and
 * `linkinator` one after the other (bound: 0.5), all from the start of the process to its end and on the same Chrome.
 */
export async function benchAllTools(bundle: string): Promise<string> {
  const chrome = await findChrome(undefined)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const site = await serveStaticSite(SITE)
  const url = `${site.origin}/`
  try {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await runOurs(bundle, url, chrome, folder)
      const lighthouse = await runLighthouse(url, chrome)
      const others = await runOthers(url, chrome, folder)
      rounds.push({ ours, lighthouse: lighthouse.ms, others })
    }
    const seconds = (pick: (round: Round) => number) => median(rounds.map(pick)) / 1000
    const ours = seconds(round => round.ours)
    const lighthouse = seconds(round => round.lighthouse)
    const all = seconds(round => round.lighthouse + round.others)
    return `all tools took ${ours.toFixed(1)} s: ${(ours / lighthouse).toFixed(2)} × lighthouse (${lighthouse.toFixed(1)} s), ${(ours / all).toFixed(2)} × lighthouse, pa11y and linkinator (${all.toFixed(1)} s); median of ${ROUNDS}`
  } finally {
    await site.close()
    rmSync(folder, { recursive: true })
  }
}

/** Without a score Lighthouse would have taken no time. */
async function runOurs(bundle: string, url: string, chrome: string, folder: string): Promise<number> {
  const args = [bundle, url, '--fail-on', 'never', '--formats', 'json', '--report-dir', folder]
  const { ms } = await runNode(args, { CHROME_PATH: chrome })
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
    pages: { runs: { tool: string; score: number | null }[] }[]
  }
  const runs = report.pages.flatMap(page => page.runs)
  const speed = runs.find(({ tool }) => tool === 'pagespeed')
  if (speed?.score === null) throw new Error('Lighthouse gave no score in our run')
  return ms
}

async function runOthers(url: string, chrome: string, folder: string): Promise<number> {
  const config = join(folder, 'pa11y.json')
  writeFileSync(
    config,
    JSON.stringify({ chromeLaunchConfig: { executablePath: chrome, args: ['--no-sandbox'] } }),
  )
  const pa11y = await runProgram('pa11y', ['bin', 'pa11y.js'], ['--config', config, url], chrome)
  const linkinator = await runProgram('linkinator', ['build', 'src', 'cli.js'], [url], chrome)
  return pa11y.ms + linkinator.ms
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
