import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleScript, LINKINATOR_CODES, linkinator, measureNode } from './measured-process.ts'

const PAGES = 500
const LINKS_PER_PAGE = 40
/** Of the links of a page those to files that no other page has. */
const PICTURES_PER_PAGE = 12
const RUNS = 5

interface Measured {
  seconds: number
  megabytes: number
  /** Broken links that it found. */
  broken: number
}

/**
 * 500 pages of 40 links on this machine, crawled and checked, beside linkinator; bounds: at least 3 times as fast, at
 * most half the memory. Both run as processes of their own, in turn, and must find the same broken links.
 */
export async function benchBrokenLinks(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const crawler = join(folder, 'crawl.mjs')
  const site = createServer(answerPage)
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
  try {
    await bundleScript('broken-links-crawl.ts', crawler)
    const ours: Measured[] = []
    const theirs: Measured[] = []
    for (let run = 0; run <= RUNS; run++) {
      ours.push(await measure([crawler, url, String(PAGES)], folder, readOurs))
      theirs.push(await measure([linkinator(), url, '--recurse', '--format', 'json'], folder, readLinkinator))
    }
    const own = middle(ours.slice(1))
    const other = middle(theirs.slice(1))
    if (own.broken !== other.broken) throw new Error(`${own.broken} broken links, linkinator ${other.broken}`)
    const links = PAGES * LINKS_PER_PAGE
    const perSecond = ({ seconds }: Measured) => Math.round(links / seconds)
    return (
      `${perSecond(own)} links a second, ${(other.seconds / own.seconds).toFixed(1)} × linkinator's ${perSecond(other)}; ` +
      `${Math.round(own.megabytes)} MB at most, ${(own.megabytes / other.megabytes).toFixed(2)} × its ${Math.round(other.megabytes)} MB`
    )
  } finally {
    site.close()
    rmSync(folder, { recursive: true })
  }
}

/** Made before anything is measured: what is measured is not the server. */
const BODIES = new Map(Array.from({ length: PAGES }, (_, number) => [`/p/${number}`, bodyOf(number)]))

function answerPage({ url = '' }: { url?: string }, response: ServerResponse): void {
  if (/^\/(?:assets|pictures)\//.test(url)) return void response.writeHead(200).end()
  const body = BODIES.get(url === '/' ? '/p/0' : url)
  if (body === undefined) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(body)
}

/** Each page links to others all over the site and has pictures of its own; every tenth links to what is not there. */
function bodyOf(own: number): Buffer {
  const pages = Array.from(
    { length: LINKS_PER_PAGE - PICTURES_PER_PAGE - 3 },
    (_, index) => `/p/${(own * 7 + index * 13 + 1) % PAGES}`,
  )
  pages.push(own % 10 === 0 ? `/gone/${own}` : '/p/0')
  const pictures = Array.from({ length: PICTURES_PER_PAGE }, (_, index) => `/pictures/${own}-${index}.png`)
  const body = [
    ...pages.map(href => `<li><a href="${href}">Page at ${href}</a> with some words behind it</li>`),
    ...pictures.map(src => `<img src="${src}" alt="">`),
  ].join('\n')
  return Buffer.from(
    `<!doctype html><html lang="en"><head><title>Page ${own}</title><link rel="stylesheet" href="/assets/site.css">` +
      `</head><body><h1>Page ${own}</h1>${body}<script src="/assets/site.js"></script></body></html>`,
  )
}

async function measure(args: string[], folder: string, read: (output: string) => number): Promise<Measured> {
  const codes = args[0] === linkinator() ? LINKINATOR_CODES : [0]
  const { seconds, megabytes, output } = await measureNode(args, folder, codes)
  return { seconds, megabytes, broken: read(output) }
}

function readOurs(output: string): number {
  return (JSON.parse(output) as { broken: number }).broken
}

function readLinkinator(output: string): number {
  const { links } = JSON.parse(output) as { links: { url: string; state: string }[] }
  return new Set(links.filter(({ state }) => state === 'BROKEN').map(({ url }) => url)).size
}

/** The run in the middle by time, with the middle of the memory. */
function middle(runs: readonly Measured[]): Measured {
  const bySize = runs.map(({ megabytes }) => megabytes).toSorted((a, b) => a - b)
  const byTime = runs.toSorted((a, b) => a.seconds - b.seconds)
  const half = runs.length >> 1
  return { ...byTime[half]!, megabytes: bySize[half]! }
}
