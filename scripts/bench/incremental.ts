import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findChrome } from '../../src/engine/browser/chrome-location.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import { writtenReport } from '../written-report.ts'
import { measureNode } from './measured-process.ts'
import { startOutsideWeb } from './outside-web.ts'

/** Pages of the site that is made, each with a script, so that Chrome shows it: as many as leave time for other benchmarks. */
const PAGES = 200
const SECTIONS = 40
const WORDS_PER_PAGE = 400
/** Other hosts that the pages link to, and addresses there. */
const OTHER_HOSTS = 20
const OTHER_ADDRESSES = 80
/** Those that a team asks for on thousands of pages. */
const HTTP_TOOLS = 'robots redirects serp content broken-links'
/** What a run ends with where the gate has failed it. */
const CODES = [0, 1]
const MAX_DIFFERENCES = 12
/** Characters. */
const MAX_DIFFERENCE_LENGTH = 400

/**
 * A run that takes results over, beside a full run of the same site, of which three pages changed since the baseline
 * (bound at 2,000 pages: 0.05 of the time, with the same verdict and the same findings). What is on other hosts is asked for
 * anew in both, at six to ten requests at once to one host: where thousands of links lead to one, that is the time.
 *
 * @param given the folder of a built site, or how many pages of documentation are made
 * @param tools as in the setting; those that need no Chrome unless given
 */
export async function benchIncremental(
  bundle: string,
  [given, tools = HTTP_TOOLS]: readonly string[],
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const root = join(folder, 'site')
  if (given === undefined || /^\d+$/.test(given)) makeSite(root, Number(given ?? PAGES))
  else cpSync(given, root, { recursive: true })
  const pages = pagesIn(root)
  const [site, outside] = await Promise.all([serveStaticSite(root), startOutsideWeb()])
  try {
    const chrome = await findChrome(undefined)
    const audit = async (name: string, ...args: string[]) => {
      const out = join(folder, name)
      const { seconds, processorSeconds } = await measureNode(
        [
          bundle,
          '--config',
          configFor(folder, pages, site.origin),
          ...['--tools', tools, '--max-pages', String(pages.length), '--chrome-path', chrome],
          ...['--formats', 'json', '--report-dir', out, ...args],
        ],
        folder,
        CODES,
        outside.env,
      )
      return { seconds, processorSeconds, report: readReport(join(out, 'report.json')) }
    }
    const baseline = join(folder, 'before', 'report.json')
    // There is none yet: all is measured, and what the next run needs is noted.
    const before = await audit('before', '--incremental', '--baseline', baseline)
    changeThree(root, pages)
    const full = await audit('full', '--baseline', baseline)
    const incremental = await audit('incremental', '--incremental', '--baseline', baseline)
    const taken = incremental.report.pages.filter(({ runs }) => runs.every(run => run.takenOver)).length
    const differences = differencesOf(foundIn(incremental.report), foundIn(full.report))
    const ratio = incremental.seconds / full.seconds
    const processor = incremental.processorSeconds / full.processorSeconds
    const share = (before.seconds / full.seconds).toFixed(2)
    return (
      `${pages.length} pages, three changed: ${incremental.seconds.toFixed(1)} s, ${ratio.toFixed(3)} × a full run (${full.seconds.toFixed(1)} s), ` +
      `of the processor without Chrome ${processor.toFixed(3)} × (${full.processorSeconds.toFixed(1)} s); ` +
      `${taken} pages taken over whole; verdict and findings are ${differences}; to note inputs takes ${share} × the full run`
    )
  } finally {
    await Promise.all([site.close(), outside.close()])
    rmSync(folder, { recursive: true })
  }
}

interface WrittenReport {
  verdict: { passed: boolean; reasons: string[] }
  counts: unknown
  pages: { url: string; score: number; runs: WrittenRun[] }[]
  sites: { origin: string; score: number; runs: WrittenRun[] }[]
}

interface WrittenRun {
  tool: string
  score: number
  takenOver?: true
  checks: { id: string; outcome: string }[]
}

/** A report without the places on a screen: Chrome lays a page out half a pixel higher at one time than at another. */
function readReport(path: string): WrittenReport {
  const text = JSON.stringify(writtenReport(path), (key, value) => (key === 'region' ? undefined : value))
  return JSON.parse(text)
}

/**
 * Verdict, counts, scores and findings, each with where it stands. What passed may say more of a page that Chrome showed,
 * which is chosen among the pages that are measured.
 */
function foundIn({ verdict, counts, pages, sites }: WrittenReport): Set<string> {
  const rows = [...pages, ...sites.map(({ origin: url, ...rest }) => ({ url, ...rest }))]
  const found = rows.flatMap(({ url, score, runs }) => [
    { url, score },
    ...runs.flatMap(({ tool, score: toolScore, checks }) => [
      { url, tool, score: toolScore },
      ...checks.filter(({ outcome }) => outcome !== 'pass').map(check => ({ url, ...check })),
    ]),
  ])
  return new Set([verdict, counts, ...found].map(one => JSON.stringify(one, inOrder)))
}

/** What is taken over may have been written in another order. */
function inOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? Object.fromEntries(Object.entries(value).sort()) : value
}

/** In words, with the first things that one of the two has alone. */
function differencesOf(incremental: ReadonlySet<string>, full: ReadonlySet<string>): string {
  const alone = [
    ...[...incremental.difference(full)].map(found => `it alone ${found}`),
    ...[...full.difference(incremental)].map(found => `the full run alone ${found}`),
  ]
  if (alone.length === 0) return 'the same'
  const shown = alone.slice(0, MAX_DIFFERENCES).map(found => found.slice(0, MAX_DIFFERENCE_LENGTH))
  return `NOT THE SAME in ${alone.length} places (${shown.join('; ')})`
}

/** A command line has no room for thousands of addresses. */
function configFor(folder: string, pages: readonly string[], origin: string): string {
  const path = join(folder, 'config.json')
  const url = pages.map(page => new URL(encodeURI(page), `${origin}/`).href)
  writeFileSync(path, JSON.stringify({ url }))
  return path
}

/** Paths of the HTML files as they are asked for. */
function pagesIn(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files.filter(file => /\.html$/.test(file) && file !== '404.html').sort()
}

/** Not the first of a section, by which Chrome knows what scripts do on all others of it. */
function changeThree(root: string, pages: readonly string[]): void {
  const change = (share: number, from: RegExp, to: string) => {
    const path = join(root, pages[Math.floor(pages.length * share) + 3]!)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  change(0.25, /<\/body>/i, '<p>A sentence that was not there before.</p></body>')
  change(0.5, /<title>[^<]*/i, '<title>Changed')
  change(0.75, /<\/body>/i, '<p><a href="/no-such-page">A link to nowhere</a></p></body>')
}

function makeSite(root: string, count: number): void {
  const name = (page: number) => (page === 0 ? 'index.html' : `section-${page % SECTIONS}/page-${page}.html`)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const words =
    'build test deploy page cache header route module server client index query value option'.split(' ')
  for (let page = 0; page < count; page++) {
    const word = (at: number) => words[(page * 7 + at * 5 + ((page * at) % 11)) % words.length]!
    const nav = Array.from(
      { length: SECTIONS },
      (_, at) => `<li><a href="/${name(at)}">Section ${at}</a></li>`,
    )
    const near = [1, 2, 3].map(
      step =>
        `<a href="/${name((page + step * SECTIONS) % count)}${step === 1 ? '#use' : ''}">Read on ${step}</a>`,
    )
    const text = Array.from({ length: WORDS_PER_PAGE }, (_, at) => `${word(at)}${at % 12 === 11 ? '.' : ''}`)
    write(
      name(page),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>How to ${word(1)} the ${word(2)} of part ${page} in a few steps</title><link rel="icon" href="/icon.svg">
<meta name="description" content="All that part ${page} says of ${word(3)}, ${word(4)} and ${word(5)}, with examples for each of them.">
<link rel="stylesheet" href="/style.css"><script src="/menu.js" defer></script></head><body><nav><ul>${nav.join('')}</ul></nav>
<main><h1>Part ${page}: ${word(1)} the ${word(2)}</h1><p>${text.join(' ')}</p><h2 id="use">How to use it</h2>
<p>${near.join(' ')} <a href="https://host-${page % OTHER_HOSTS}.example/${page % OTHER_ADDRESSES}">More of it elsewhere</a> <img src="/icon.svg" alt="" width="8" height="8"></p></main></body></html>`,
    )
  }
  write('style.css', 'body { font: 16px/1.5 sans-serif }')
  write('menu.js', 'document.querySelector("nav").addEventListener("click", () => undefined)')
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>')
  write('robots.txt', 'User-agent: *\nAllow: /\n')
}
