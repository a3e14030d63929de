import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveMadePages } from './made-pages.ts'
import { measureNode } from './measured-process.ts'
import { assertMeasured } from './timed-program.ts'

const FEW = 200
const MANY = 2000
const TOOLS = 'robots redirects serp content broken-links'
/** Exit codes of a run that wrote its report. */
const CODES = [0, 1]

/**
 * Memory of Node.js for tools that need no Chrome, on 2,000 pages beside 200 of the same site; bounds: 1.3 times as much,
 * and 350 MB.
 */
export async function benchPageMemory(bundle: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { urls, close } = await serveMadePages(MANY)
  const measure = async (count: number) => {
    const config = join(folder, 'config.json')
    // A command line has no room for thousands of addresses.
    writeFileSync(config, JSON.stringify({ url: urls.slice(0, count) }))
    const args = ['--config', config, '--tools', TOOLS, '--render', 'never', '--max-pages', String(count)]
    const reports = ['--formats', 'json', '--report-dir', join(folder, 'report'), '--fail-on', 'never']
    const { megabytes, seconds } = await measureNode([bundle, ...args, ...reports], folder, CODES)
    assertMeasured(join(folder, 'report', 'report.json'), count)
    return { megabytes, seconds }
  }
  try {
    const [few, many] = [await measure(FEW), await measure(MANY)]
    const ratio = (many.megabytes / few.megabytes).toFixed(2)
    return `${MANY} pages with five tools and without Chrome: ${many.megabytes.toFixed(0)} MB in ${many.seconds.toFixed(0)} s, ${ratio} × the ${few.megabytes.toFixed(0)} MB of ${FEW} pages`
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}
