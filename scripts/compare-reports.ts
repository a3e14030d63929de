/**
 * `npm run compare -- OLD NEW [TARGET…] [--flag value…]`: audits the same pages with two builds (the paths of their
 * `index.js`), and prints all that their reports and renderings have differently, but for what differs in every run
 * (`compare-reports/noise.ts` names it). The exit code is 1 where anything differs.
 *
 * All pages of the example site are compared, and each TARGET: an URL, or a folder to serve and the page in it, as
 * `../blog:/2026/a-post/`. Flags go to the audits, as `--tools serp,robots`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChrome } from '../src/engine/browser/chrome-location.ts'
import { serveStaticSite } from '../src/pages/static-site.ts'
import { auditWith, renderWith } from './compare-reports/build-run.ts'
import { type Difference, differencesOf } from './compare-reports/differences.ts'
import { withoutNoise } from './compare-reports/noise.ts'
import { EXAMPLE_SITE, examplePaths } from './example-site.ts'

/** Pages that are audited together. */
interface Target {
  name: string
  /** Folder that is served, where they are on no server yet. */
  folder?: string
  /** Addresses of the pages, or their paths in the folder. */
  pages: readonly string[]
}

/** Rounds until a difference is believed. */
const MAX_ROUNDS = 3

/** Most differences at one place, and most pages with one difference, that are shown. */
const MAX_SHOWN = 4

const firstFlag = process.argv.findIndex((arg, index) => index > 1 && arg.startsWith('--'))
const [oldBundle, newBundle, ...named] = process.argv.slice(2, firstFlag < 0 ? undefined : firstFlag)
if (oldBundle === undefined || newBundle === undefined) {
  throw new Error('give the paths of two bundles, as npm run compare -- ../old/dist/index.js dist/index.js')
}
const bundles = { old: resolve(oldBundle), new: resolve(newBundle) }
const flags = firstFlag < 0 ? [] : process.argv.slice(firstFlag)
const targets: Target[] = [
  { name: 'example site', folder: EXAMPLE_SITE, pages: examplePaths() },
  ...named.map(targetOf),
]
const chrome = await findChrome(undefined)
/** What differs and on which pages, by the place in a report. */
const found = new Map<string, Map<string, string[]>>()
for (const target of targets) {
  const differences = await compare(target).catch(error => [{ path: ['run'], what: String(error) }])
  console.log(
    `${target.name}: ${differences.length || 'no'} difference${differences.length === 1 ? '' : 's'}`,
  )
  for (const difference of differences) note(difference, target)
}
for (const [where, kinds] of found) {
  const lines = Array.from(kinds, ([what, pages]) => `${what}\n    on ${firstOf(pages).join(', ')}`)
  console.log(`\n${[where, ...firstOf(lines)].join('\n  ')}`)
}
process.exitCode = found.size === 0 ? 0 : 1

function targetOf(written: string): Target {
  if (URL.canParse(written) && /^https?:/.test(written)) return { name: written, pages: [written] }
  const [folder = '', page = ''] = written.split(/:(?=\/)/)
  return { name: written, folder, pages: [page || '/'] }
}

/** What differs in how reports are rendered, and in what was found where that differs in each of several rounds. */
async function compare({ folder, pages }: Target): Promise<Difference[]> {
  const site = folder === undefined ? undefined : await serveStaticSite(folder)
  const urls = pages.map(page => new URL(page, site?.origin).href)
  try {
    const first = await compareOnce(urls)
    const rendered = first.filter(({ path }) => path[0] !== 'report')
    // What a page does at one time and not at another comes and goes.
    let measured = first.filter(({ path }) => path[0] === 'report')
    for (let round = 2; round <= MAX_ROUNDS && measured.length > 0; round++) {
      const again = new Set((await compareOnce(urls)).map(keyOf))
      measured = measured.filter(difference => again.has(keyOf(difference)))
    }
    return [...measured, ...rendered]
  } finally {
    await site?.close()
  }
}

function keyOf(difference: Difference): string {
  return JSON.stringify(difference)
}

async function compareOnce(urls: readonly string[]): Promise<Difference[]> {
  const files = mkdtempSync(join(tmpdir(), 'compare-'))
  // Both builds render what the old one found.
  const resultsOf = async (name: 'old' | 'new') => ({
    report: withoutNoise(await auditWith(bundles[name], urls, { folder: join(files, name), chrome, flags })),
    ...(await renderWith(bundles[name], join(files, 'old', 'report'), join(files, `${name}-rendered`))),
  })
  try {
    return differencesOf(await resultsOf('old'), await resultsOf('new'))
  } finally {
    rmSync(files, { recursive: true })
  }
}

/** Notes a difference where the same one is noted of other pages. */
function note({ path, what }: Difference, target: Target): void {
  const page = path[1] === 'pages' ? path[2] : undefined
  const where = (page === undefined ? path : path.with(2, '*')).join(' › ')
  const place = page === undefined ? target.name : `${target.name} ${URL.parse(page)?.pathname ?? page}`
  const kinds = found.get(where) ?? new Map<string, string[]>()
  found.set(where, kinds.set(what, [...(kinds.get(what) ?? []), place]))
}

function firstOf(lines: readonly string[]): string[] {
  const more = lines.length - MAX_SHOWN
  return more > 0 ? [...lines.slice(0, MAX_SHOWN), `and ${more} more`] : [...lines]
}
