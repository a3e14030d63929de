import { verdictFor } from '../formats/robots-txt/robots-txt.ts'
import { NotMeasured } from '../not-measured.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { linksOf, type PageLink } from '../page/links/page-links.ts'
import type { Visit } from '../visit/visit.ts'
import { CrawlScope } from './crawl-scope.ts'
import { ROBOTS_NAME } from './robots-manners.ts'

export interface CrawlOptions {
  maxPages: number
  /** Visit of a URL; the crawl only asks it for the page. */
  open(url: string): Visit
  /** Told of a visit that is not among the pages. */
  drop(url: string): void
  /** Ends the crawl with the pages that there are. */
  signal: AbortSignal
}

/** A page that a crawl came to. */
export interface CrawledPage {
  /** As linked, before redirects. */
  url: string
  visit: Visit
  page: HtmlPage
  /** Every URL on the page, whatever it is for. */
  links: readonly PageLink[]
}

interface Queued {
  url: string
  depth: number
}

/** Links from the start to a page. */
const MAX_DEPTH = 25
/** Milliseconds after which a crawl ends with the pages that there are. */
const MAX_MS = 120_000
/** Pages that are fetched at once. */
const AT_ONCE = 8

/**
 * Walks over the pages of a site from a start page, breadth first, in an order that depends on the pages alone. Pages
 * that are not HTML, do not answer 2xx or lead out of the origin are passed over; robots.txt is obeyed except for the
 * start page, which somebody asked for.
 *
 * @throws NotMeasured where the start page cannot be fetched or is not HTML
 */
export async function* crawl(start: string, options: CrawlOptions): AsyncGenerator<CrawledPage> {
  const first = options.open(start)
  const page = await first.htmlPage()
  const scope = new CrawlScope(page.url)
  const visited = new Set([page.url])
  const deadline = Date.now() + MAX_MS
  scope.take(start)
  scope.take(page.url)
  const queue: Queued[] = []
  const robots = await first.robotsTxt(page.url)
  const enqueue = (links: readonly PageLink[], depth: number) => {
    if (depth > MAX_DEPTH) return
    for (const { url, kind, element } of links) {
      if (url === undefined || kind !== 'navigation' || element.tagName === 'form') continue
      const taken = scope.take(url)
      if (taken !== undefined && verdictFor(robots, ROBOTS_NAME, taken).allowed) {
        queue.push({ url: taken, depth })
      }
    }
  }
  const links = linksOf(page.document)
  enqueue(links, 1)
  yield { url: start, visit: first, page, links }
  let count = 1
  const underway: { queued: Queued; visit: Visit; page: Promise<HtmlPage | undefined> }[] = []
  const isOver = () => count >= options.maxPages || options.signal.aborted || Date.now() > deadline
  for (let next = 0; !isOver(); ) {
    while (next < queue.length && underway.length < Math.min(AT_ONCE, options.maxPages - count)) {
      const queued = queue[next++]!
      const visit = options.open(queued.url)
      underway.push({ queued, visit, page: htmlPageOrNone(visit) })
    }
    const oldest = underway.shift()
    if (!oldest) return
    const { url, depth } = oldest.queued
    const found = await oldest.page
    if (!found || visited.has(found.url) || !scope.isInside(found.url)) {
      options.drop(url)
      continue
    }
    visited.add(found.url)
    count++
    const links = linksOf(found.document)
    enqueue(links, depth + 1)
    yield { url, visit: oldest.visit, page: found, links }
  }
  for (const { queued } of underway) options.drop(queued.url)
}

async function htmlPageOrNone(visit: Visit): Promise<HtmlPage | undefined> {
  try {
    return await visit.htmlPage()
  } catch (error) {
    if (error instanceof NotMeasured || visit.signal.aborted) return undefined
    throw error
  }
}
