import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChrome } from '../../src/engine/browser/chrome-location.ts'
import { serveMadePages } from './made-pages.ts'
import { assertMeasured, timed } from './timed-program.ts'

const PAGES = 10

/**
 * Ten pages with all 17 tools, beside Unlighthouse on the same ten (bound: 0.35), each with its own defaults.
 *
 * Unlighthouse is the program that `UNLIGHTHOUSE` names (`…/node_modules/unlighthouse/bin/unlighthouse-ci.mjs`).
 */
export async function benchUnlighthouse(bundle: string): Promise<string> {
  const program = process.env['UNLIGHTHOUSE']
  if (program === undefined || !existsSync(program)) {
    return 'not measured: set UNLIGHTHOUSE to bin/unlighthouse-ci.mjs of an installed unlighthouse'
  }
  const chrome = await findChrome(undefined)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { urls, close } = await serveMadePages(PAGES)
  const report = join(folder, 'report')
  try {
    const args = ['--formats', 'json', '--report-dir', report, '--fail-on', 'never']
    const ours = await timed([bundle, ...urls, ...args], { CHROME_PATH: chrome }, { codes: [0, 1] })
    assertMeasured(join(report, 'report.json'), urls.length)
    const { origin } = new URL(urls[0]!)
    const config = {
      site: origin,
      urls: urls.map(url => new URL(url).pathname),
      scanner: { crawler: false, sitemap: false, robotsTxt: false },
      chrome: { useSystem: true },
      puppeteerOptions: { executablePath: chrome, args: ['--no-sandbox'] },
      cache: false,
    }
    writeFileSync(join(folder, 'unlighthouse.config.mjs'), `export default ${JSON.stringify(config)}`)
    const theirs = await timed(
      [program, '--root', folder, '--config-file', 'unlighthouse.config.mjs'],
      { CHROME_PATH: chrome },
      { cwd: folder },
    )
    const ratio = (ours.seconds / theirs.seconds).toFixed(2)
    return `all tools on ${urls.length} pages took ${ours.seconds.toFixed(1)} s, ${ratio} × Unlighthouse (${theirs.seconds.toFixed(1)} s; bound 0.35), ${(ours.cpuSeconds / theirs.cpuSeconds).toFixed(2)} × its CPU time`
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}
