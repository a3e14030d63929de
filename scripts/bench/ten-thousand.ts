import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer from 'puppeteer-core'
import { chromeForTests } from '../../__tests__/support/chrome.ts'
import { PageKeeper } from '../../src/api/kept-pages.ts'
import { jsonChunks } from '../../src/report/json.ts'
import type { Report } from '../../src/report/report.ts'
import { readReport } from '../../src/run/read-report.ts'
import { EXAMPLE_SITE } from '../example-site.ts'
import { ManyPages } from './many-pages.ts'
import { measureNode } from './measured-process.ts'

const PAGES = 10_000
const SHARDS = 20
const SEED_PAGES = 8
/** Of the pages of the run those that the baseline had in another state. */
const CHANGED_EVERY = 1000

/**
 * The reports of 20 shards with 500 pages each, merged and compared with a baseline of the same 10,000 pages; bounds:
 * 120 MB of `report.json`, 60 s, 500 MB of memory, 25 MB of HTML, which Chrome shows within 3 s. The pages are made of
 * those of real sites.
 *
 * @param sites folders with built sites; the example site unless given
 */
export async function benchTenThousand(bundle: string, sites: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const seed = await seedReport(bundle, sites.length === 0 ? [EXAMPLE_SITE] : sites, folder)
    await writeReports(seed, folder)
    const args = ['merge', join(folder, 'shards'), '--baseline', join(folder, 'before', 'report.json')]
    const merged = join(folder, 'merged')
    const { seconds, megabytes } = await measureNode(
      [bundle, ...args, '--report-dir', merged, '--formats', 'json,html'],
      folder,
      [0, 1],
    )
    const sizeOf = async (name: string) => (await stat(join(merged, name))).size / 1e6
    const [json, html] = [await sizeOf('report.json'), await sizeOf('report.html')]
    const shown = await openSeconds(join(merged, 'report.html'))
    return `${PAGES} pages in ${SHARDS} shards, compared with as many: report.json ${json.toFixed(0)} MB, merged in ${seconds.toFixed(0)} s with ${megabytes.toFixed(0)} MB at most; HTML ${html.toFixed(1)} MB, shown after ${shown.first.toFixed(1)} s, all loaded after ${shown.loaded.toFixed(1)} s`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the bundle finds on some pages of real sites. */
async function seedReport(bundle: string, sites: readonly string[], folder: string): Promise<Report> {
  const reports: Report[] = []
  for (const [index, site] of sites.entries()) {
    const reportDir = join(folder, `seed-${index}`)
    const flags = ['--tools', 'all -pagespeed', '--formats', 'json', '--max-pages', String(SEED_PAGES)]
    const env = { ...process.env, CHROME_PATH: await chromeForTests() }
    const args = [bundle, '--static-dir', site, '--report-dir', reportDir, ...flags]
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' })
    await once(child, 'close')
    reports.push(await readReport(() => createReadStream(join(reportDir, 'report.json'))))
  }
  const [first] = reports as [Report]
  return {
    ...first,
    pages: reports.flatMap(({ pages }) => pages),
    rules: Object.assign({}, ...reports.map(({ rules }) => rules)),
  }
}

async function writeReports({ verdict, ...seed }: Report, folder: string): Promise<void> {
  const many = new ManyPages(seed)
  const numbers = Array.from({ length: PAGES }, (_, index) => index)
  const write = async (name: string, some: readonly number[], own: Partial<Report>) => {
    mkdirSync(join(folder, name), { recursive: true })
    const keeper = new PageKeeper()
    const pages = some.map(number => keeper.keep(many.page(number)))
    const report = { ...seed, verdict, ...own, pages }
    await writeFile(join(folder, name, 'report.json'), jsonChunks(report))
  }
  for (let number = 1; number <= SHARDS; number++) {
    const some = numbers.filter(page => Math.floor((page * SHARDS) / PAGES) === number - 1)
    await write(join('shards', String(number)), some, { shard: { number, count: SHARDS } })
  }
  await write(
    'before',
    numbers.filter(number => number % CHANGED_EVERY !== 0),
    {},
  )
}

async function openSeconds(file: string): Promise<{ first: number; loaded: number }> {
  const browser = await puppeteer.launch({
    executablePath: await chromeForTests(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return {
        first: (paint?.startTime ?? Number.NaN) / 1000,
        loaded: navigation!.loadEventEnd / 1000,
      }
    })
  } finally {
    await browser.close()
  }
}
