import type { SitemapEntry } from '../engine/visit/sitemap/format.ts'
import { isThere, type SitemapFile, surveySitemaps } from '../engine/visit/sitemap/survey.ts'
import type { Visit } from '../engine/visit/visit.ts'
import { choosePages, type ListedPage } from './page-choice.ts'

export interface SitemapRequest {
  /** Reads for the audited origin. */
  visit: Visit
  /** The audited origin, as `https://preview.example`. */
  origin: string
  /** Address of the sitemap; undefined for those that robots.txt names, or that are at a common address. */
  sitemap: string | undefined
  /** Where the pages will live, if that is known. */
  production: string | undefined
  max: number
}

export interface SitemapPages {
  urls: string[]
  /** What was left out or moved, one line each. */
  notes: string[]
  /** Why there are no pages; undefined where there are some. */
  missing: string | undefined
}

/** Entries that are kept to choose from. */
const MAX_ENTRIES = 200_000

/**
 * Takes the pages to audit from the sitemaps of a site. Addresses of production are moved to the audited origin: those
 * on the given host, or, where none is given and all are on one other host, those on that one.
 */
export async function pagesOfSitemap(request: SitemapRequest): Promise<SitemapPages> {
  const { visit, origin, sitemap, max } = request
  const entries: SitemapEntry[] = []
  const survey = await surveySitemaps(
    visit,
    origin,
    {
      entry: entry => {
        if (entries.length < MAX_ENTRIES) entries.push({ ...entry, videos: [], news: [], alternates: [] })
      },
      child: () => undefined,
    },
    { mayLeave: sitemap !== undefined, ...(sitemap !== undefined && { files: [sitemap] }) },
  )
  const listed = entries.flatMap(listedPage)
  const { pages, notes } = onOrigin(listed, request)
  const urls = choosePages(pages, max)
  if (urls.length > 0 && pages.length > urls.length) {
    notes.push(`${urls.length} of the ${pages.length} pages of the sitemap are audited (max-pages is ${max})`)
  }
  const missing = urls.length > 0 ? undefined : reasonOf(survey.files, survey.probes, listed.length)
  return { urls, notes, missing }
}

function listedPage({ loc, lastmod }: SitemapEntry): ListedPage[] {
  const url = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null
  if (!url) return []
  url.hash = ''
  const changed = lastmod === undefined ? Number.NaN : Date.parse(lastmod)
  return [{ url: url.href, changed: Number.isNaN(changed) ? undefined : changed }]
}

function onOrigin(
  listed: readonly ListedPage[],
  { origin, production }: SitemapRequest,
): { pages: ListedPage[]; notes: string[] } {
  const hosts = new Set(listed.map(({ url }) => new URL(url).host))
  const here = new URL(origin).host
  const own = production === undefined ? onlyOther(hosts, here) : new URL(production).host
  const pages: ListedPage[] = []
  let moved = 0
  let left = 0
  for (const page of listed) {
    const url = new URL(page.url)
    if (url.host === here) pages.push({ ...page, url: `${origin}${url.pathname}${url.search}` })
    else if (url.host === own) {
      moved++
      pages.push({ ...page, url: `${origin}${url.pathname}${url.search}` })
    } else left++
  }
  const notes: string[] = []
  if (moved > 0 && production === undefined) {
    notes.push(`The sitemap lists addresses of ${own}: the same paths are audited on ${here}`)
  }
  if (left > 0) notes.push(`${left} addresses of the sitemap are on other hosts and are not audited`)
  return { pages, notes }
}

function onlyOther(hosts: ReadonlySet<string>, here: string): string | undefined {
  const [only] = hosts
  return hosts.size === 1 && only !== here ? only : undefined
}

function reasonOf(files: readonly SitemapFile[], probes: readonly SitemapFile[], listed: number): string {
  if (listed > 0) return 'lists no page of the audited host'
  const file = files[0] ?? probes[0]
  if (!file) return 'was not found'
  const path = new URL(file.url).pathname
  if (file.failure) return `could not be read: ${path} ${file.failure.message}`
  if (!isThere(file))
    return `was not found: ${path} ${file.reading ? 'is no sitemap' : `answers ${file.status}`}`
  return `lists no page: ${path}`
}
