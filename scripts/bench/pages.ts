import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChrome } from '../../src/engine/browser/chrome-location.ts'
import { serveGivenPages } from './given-pages.ts'
import { serveMadePages } from './made-pages.ts'
import { startOutsideWeb } from './outside-web.ts'
import { assertMeasured, median, type Took, timed } from './timed-program.ts'

const PAGES = 30
/** Rounds, each with every program, so that what else the machine does hits all of them. */
const ROUNDS = 2
/** Exit codes of a run that wrote its report. */
const OURS = [0, 1]
/** Pages that the bare visit may have open at once: the fastest of these is what we are measured by. */
const OPEN_AT_ONCE = [4, 8]
const HTTP_TOOLS = 'robots redirects serp content broken-links'

interface Contender {
  name: string
  /** The name of the one that its time is a part of, and the most that it may be. */
  beside?: { name: string; bound: number }
  run(): Promise<Took>
}

/**
 * Thirty pages with our tools, beside a bare visit of them in Chrome and beside pa11y-ci, all from the start of the
 * process to its end and on the same Chrome. Other hosts answer as fast as those of the web do, to all of them.
 *
 * pa11y-ci is the program that `PA11Y_CI` names (`…/node_modules/pa11y-ci/bin/pa11y-ci.js`); without it there is no
 * comparison with it.
 *
 * @param given folders of built sites or pages of them, see {@link serveGivenPages}; left out, pages are made
 */
export async function benchPages(bundle: string, given: readonly string[]): Promise<string> {
  const chrome = await findChrome(undefined)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const pages = given.length > 0 ? await serveGivenPages(given, PAGES) : await serveMadePages(PAGES)
  const { urls } = pages
  const outside = await startOutsideWeb()
  const visitor = join(import.meta.dirname, 'visit-pages.ts')
  const environment = { CHROME_PATH: chrome, ...outside.env }
  const ours = (...flags: string[]) => {
    const args = ['--formats', 'json', '--report-dir', join(folder, 'report'), '--fail-on', 'never']
    return async () => {
      const took = await timed([bundle, ...urls, ...args, ...flags], environment, { codes: OURS })
      assertMeasured(join(folder, 'report', 'report.json'), urls.length)
      return took
    }
  }
  const visit = (open: number) => () => timed([visitor, chrome, String(open), ...urls], environment)
  try {
    const open = await fastest(OPEN_AT_ONCE, number => visit(number)())
    const bare = `a bare visit (${open} at once)`
    const contenders: Contender[] = [
      { name: bare, run: visit(open) },
      { name: 'five tools', beside: { name: bare, bound: 1.2 }, run: ours('--tools', HTTP_TOOLS) },
      {
        name: 'without rendering',
        beside: { name: bare, bound: 0.25 },
        run: ours('--tools', HTTP_TOOLS, '--render', 'never'),
      },
      {
        name: 'all but pagespeed',
        beside: { name: bare, bound: 1.8 },
        run: ours('--tools', 'all -pagespeed'),
      },
      ...accessibilityBeside(process.env['PA11Y_CI'], { urls, chrome, folder, environment }, ours),
    ]
    const rounds: Map<string, Took>[] = []
    const failed = new Map<string, string>()
    const noteFailure = (name: string) => (error: Error) => void failed.set(name, error.message)
    for (let round = 0; round < ROUNDS; round++) {
      const took = new Map<string, Took>()
      for (const { name, run } of contenders) {
        if (!failed.has(name)) await run().then(one => took.set(name, one), noteFailure(name))
      }
      rounds.push(took)
    }
    return `${urls.length} pages: ${contenders.map(contender => lineOf(contender, rounds, failed)).join('; ')}`
  } finally {
    await Promise.all([pages.close(), outside.close()])
    rmSync(folder, { recursive: true })
  }
}

function accessibilityBeside(
  program: string | undefined,
  {
    urls,
    chrome,
    folder,
    environment,
  }: { urls: readonly string[]; chrome: string; folder: string; environment: Record<string, string> },
  ours: (...flags: string[]) => Contender['run'],
): Contender[] {
  const alone = { name: 'accessibility alone', run: ours('--tools', 'accessibility') }
  if (program === undefined || !existsSync(program)) return [alone]
  const config = join(folder, 'pa11y-ci.json')
  const args = ['--no-sandbox', `--proxy-server=${environment['HTTP_PROXY']}`]
  const chromeLaunchConfig = { executablePath: chrome, args }
  writeFileSync(
    config,
    JSON.stringify({ defaults: { runners: ['axe'], chromeLaunchConfig, timeout: 60_000 }, urls }),
  )
  const name = 'pa11y-ci with axe'
  return [
    { ...alone, beside: { name, bound: 0.5 } },
    {
      name,
      run: () => timed([program, '--config', config, '--json'], environment, { codes: [0, 2] }),
    },
  ]
}

function lineOf(
  { name, beside }: Contender,
  rounds: readonly Map<string, Took>[],
  failed: ReadonlyMap<string, string>,
): string {
  const failure = failed.get(name)
  if (failure !== undefined) return `${name} could not be measured: ${failure}`
  const of = (whose: string, what: keyof Took) =>
    median(rounds.map(round => round.get(whose)?.[what] ?? Number.NaN))
  const [seconds, cpu] = [of(name, 'seconds'), of(name, 'cpuSeconds')]
  const said = `${name} ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} CPU-seconds`
  if (!beside) return said
  const ratio = (what: keyof Took) => (of(name, what) / of(beside.name, what)).toFixed(2)
  return `${said}: ${ratio('seconds')} × ${beside.name} (bound ${beside.bound}), ${ratio('cpuSeconds')} × its CPU time`
}

async function fastest(numbers: readonly number[], run: (number: number) => Promise<Took>): Promise<number> {
  const times = new Map<number, number>()
  for (const number of numbers) times.set(number, (await run(number)).seconds)
  return numbers.toSorted((one, other) => times.get(one)! - times.get(other)!)[0]!
}
