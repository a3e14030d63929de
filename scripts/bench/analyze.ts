import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { ENGINE_HEAP } from '../../src/engine/thread/engine-thread.ts'
import {
  bundleScript,
  LINKINATOR_CODES,
  linkinator,
  type MeasuredProcess,
  measureNode,
} from './measured-process.ts'

/** A crawl runs in the thread of the engine: the process that does it here has the same room for what is new and old. */
const HEAP_FLAGS = [
  `--max-old-space-size=${ENGINE_HEAP.maxOldGenerationSizeMb}`,
  // There are three of these spaces.
  `--max-semi-space-size=${ENGINE_HEAP.maxYoungGenerationSizeMb / 3}`,
]
/** Pages of the sites that are made where no folders are given. */
const SIZES = [500, 5000]
const MAX_PAGES = 10_000
const LINKS_PER_PAGE = 60
const WORDS_PER_PAGE = 400
const KEEP_ALIVE_MS = 600_000

interface Measured {
  pages: number
  ours: MeasuredProcess
  theirs: MeasuredProcess
}

/**
 * The crawl of an analysis with all that it judges, beside `linkinator --recurse` on the same site, each as a process of
 * its own; bounds: faster than linkinator, and at 5,000 pages at most 1.5 times the memory of 500.
 *
 * @param folders of built sites, the small one first; left out, sites of 500 and 5,000 pages are made
 */
export async function benchAnalyze(folders: readonly string[]): Promise<string> {
  const sites = folders.length > 0 ? folders.map(filesOf) : SIZES.map(madeSite)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const crawler = join(folder, 'crawl.mjs')
  try {
    await bundleScript('analyze-crawl.ts', crawler)
    const all: Measured[] = []
    for (const site of sites) all.push(await measureSite(site, crawler, folder))
    const lines = all.map(lineOf)
    const [first, last] = [all[0]!, all.at(-1)!]
    if (all.length > 1) {
      const ratio = (last.ours.megabytes / first.ours.megabytes).toFixed(2)
      lines.push(`${last.pages} pages take ${ratio} × the memory of ${first.pages}`)
    }
    return lines.join('; ')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function lineOf({ pages, ours, theirs }: Measured): string {
  const perSecond = ({ seconds }: MeasuredProcess) => Math.round(pages / seconds)
  return (
    `${pages} pages: ${perSecond(ours)} a second, ${(theirs.seconds / ours.seconds).toFixed(2)} × linkinator's ` +
    `${perSecond(theirs)}; ${Math.round(ours.megabytes)} MB at most, ` +
    `${(ours.megabytes / theirs.megabytes).toFixed(2)} × its ${Math.round(theirs.megabytes)} MB${lost(theirs)}`
  )
}

/** Links for which linkinator got no answer: what it did not read cost it nothing. */
function lost({ errors }: MeasuredProcess): string {
  const count = errors.match(/^\[0\] /gm)?.length ?? 0
  return count > 0 ? ` (which got no answer for ${count} links)` : ''
}

async function measureSite(site: RequestListener, crawler: string, folder: string): Promise<Measured> {
  // A busy client would use connections that the server closes at the same moment.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, site)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  try {
    const ours = await measureNode([...HEAP_FLAGS, crawler, url, String(MAX_PAGES)], folder)
    const { pages, whole } = JSON.parse(ours.output) as { pages: number; whole: true | string }
    if (whole !== true) throw new Error(`not all of the site was crawled: ${whole}`)
    // What it links to elsewhere is no part of the site.
    const elsewhere = `^(?!${url})`
    const theirs = await measureNode(
      [linkinator(), url, '--recurse', '--silent', '--skip', elsewhere],
      folder,
      LINKINATOR_CODES,
    )
    return { pages, ours, theirs }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
}

/** Serves the files of a folder as they are: what is measured is not the server. */
function filesOf(folder: string): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = decoded(pathname)
    if (name === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end()
    const path = join(folder, normalize(name), pathname.endsWith('/') ? 'index.html' : '')
    readFile(path).then(
      body => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'content-length': body.length })
        response.end(request.method === 'HEAD' ? undefined : body)
      },
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EISDIR') response.writeHead(301, { location: `${pathname}/` }).end()
        else response.writeHead(404, { 'content-type': 'text/html' }).end()
      },
    )
  }
}

/** Undefined for what links of real sites hold at times: a per cent sign of its own. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** A site of documentation: navigation, headings, text, links to pages all over it. */
function madeSite(size: number): RequestListener {
  return ({ url = '/' }, response) => {
    const number = url === '/' ? 0 : Number(/^\/guide\/(\d+)\.html$/.exec(url)?.[1] ?? Number.NaN)
    if (!(number < size)) return void response.writeHead(404, { 'content-type': 'text/html' }).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(number, size))
  }
}

const WORDS =
  'request header client server reads writes value option default field error retry limit cache page stream token buffer socket thread'.split(
    ' ',
  )

function pageOf(number: number, size: number): string {
  const links = Array.from({ length: LINKS_PER_PAGE }, (_, index) => (number * 7 + index * 83 + 1) % size)
  const anchors = links.map(to => `<li><a href="/guide/${to}.html">Chapter ${to} of the guide</a></li>`)
  const words = Array.from(
    { length: WORDS_PER_PAGE },
    (_, index) => WORDS[(number * 31 + index * (number % 17) + index) % WORDS.length],
  )
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chapter ${number}: how to ${words[0]} a ${words[7]}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="description" content="Chapter ${number} of the guide on ${words.slice(0, 12).join(' ')}.">` +
    `<link rel="canonical" href="/guide/${number}.html"></head><body><nav><ul>${anchors.slice(0, 40).join('\n')}</ul></nav>` +
    `<main><h1>Chapter ${number}</h1><h2>About ${words[3]}</h2><p>${words.slice(0, 200).join(' ')}.</p>` +
    `<h2>More on ${words[9]}</h2><p>${words.slice(200).join(' ')}.</p><ul>${anchors.slice(40).join('\n')}</ul></main></body></html>`
  )
}
