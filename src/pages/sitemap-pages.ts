import type { SitemapEntry } from '../engine/formats/sitemap/format.ts'
import { isFileAddress } from '../engine/syntax/file-address.ts'
import { bareHost, hereOf, isOnProduction, previewOf } from '../engine/syntax/preview.ts'
import { linkedSitemaps } from '../engine/visit/linked-sitemaps.ts'
import { isThere, type SitemapFile, surveySitemaps } from '../engine/visit/sitemap-survey.ts'
import type { Visit } from '../engine/visit/visit.ts'
import { joinedUrl } from './joined-url.ts'
import type { ListedPage } from './page-choice.ts'
import type { PageSource } from './page-source.ts'
import { mapInPieces } from './pieces.ts'

export interface SitemapRequest {
  /** Reads for the audited origin. */
  visit: Visit
  /** An address on the audited site, as `https://preview.example/`. */
  base: string
  /** Address of the sitemap; undefined for those that robots.txt names, or that are at a common address. */
  sitemap: string | undefined
  /** Where the pages will live, if that is known. */
  production: string | undefined
  /** Pages that will be chosen at most. */
  max: number
}

/** Entries of one file that are kept to choose from, so that a large file leaves room for those behind it. */
const MAX_ENTRIES = 10_000
/** Entries of all files that are kept; with many files each one has less of them. */
const MAX_ALL_ENTRIES = 50_000
/** Characters of an address. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_LOC = 2048

/**
 * The pages that the sitemaps of a site list. Addresses of production are moved to the audited origin: those
 * on the given host, or, where none is given and all are on one other host, those on that one.
 */
export async function pagesOfSitemap(request: SitemapRequest): Promise<PageSource> {
  const { visit, base, sitemap, max } = request
  const kept = new Map<SitemapFile, ListedPage[]>()
  let mostOfFile = Math.max(MAX_ENTRIES, max)
  let dropped = 0
  const makeRoom = () => {
    mostOfFile = Math.max(max, Math.min(mostOfFile, Math.floor(MAX_ALL_ENTRIES / kept.size)))
    for (const pages of kept.values()) dropped += pages.splice(mostOfFile).length
  }
  const survey = await surveySitemaps(
    visit,
    new URL(base).origin,
    {
      entry(entry, file) {
        const ofFile = kept.get(file) ?? []
        if (!kept.has(file)) {
          kept.set(file, ofFile)
          makeRoom()
        }
        if (ofFile.length < mostOfFile) ofFile.push(...listedPage(entry))
        else dropped++
      },
      child: () => undefined,
    },
    sitemap === undefined
      ? { mayLeave: false, linked: () => linkedSitemaps(visit, new URL(base).origin) }
      : { mayLeave: true, files: [sitemap] },
  )
  const listed = [...kept.values()].flat()
  const { pages, notes } = await onAuditedSite(listed, request)
  if (survey.unread > 0) {
    notes.push(
      `${survey.unread} more sitemaps were not read, because there are too many or they take too long`,
    )
  }
  const missing = pages.length > 0 ? undefined : reasonOf(survey.files, survey.probes, listed.length)
  const gaps = [...survey.files, ...survey.probes].flatMap(file => gapOf(file) ?? [])
  return { pages, isPart: dropped > 0, notes, missing, gaps }
}

/** A file that is named and not gone has pages; of an address that was only tried, what fails does not say. */
function gapOf(file: SitemapFile): string | undefined {
  const { url, failure, status = 0, foundBy } = file
  const isGone = status === 404 || status === 410
  const fails = failure !== undefined || status >= 500 || status === 429
  if (isThere(file) || isGone || (foundBy === 'probe' && !fails)) return undefined
  return `The sitemap ${url} could not be read: ${reasonOfFile(file)}; pages that only this sitemap lists were not measured`
}

function reasonOfFile(file: SitemapFile): string {
  if (file.failure) return file.failure.message
  return file.reading ? 'it is not a sitemap' : `it answers ${file.status}`
}

function listedPage({ loc, lastmod }: SitemapEntry): ListedPage[] {
  const url = loc.length <= MAX_LOC && /^https?:\/\//i.test(loc) ? URL.parse(loc) : null
  if (!url) return []
  url.hash = ''
  const changed = lastmod === undefined ? Number.NaN : Date.parse(lastmod)
  return [{ url: url.href, changed: Number.isNaN(changed) ? undefined : changed }]
}

async function onAuditedSite(
  listed: readonly ListedPage[],
  { base, production }: SitemapRequest,
): Promise<{ pages: ListedPage[]; notes: string[] }> {
  const audited = new URL(base)
  const isAudited = ({ host }: URL) => bareHost(host) === bareHost(audited.host)
  const home = production ?? (await onlyHome(listed))
  const preview = home === undefined ? undefined : previewOf(base, home)
  const pages: ListedPage[] = []
  let moved = 0
  let left = 0
  let files = 0
  await mapInPieces(listed, page => {
    const url = new URL(page.url)
    const isMoved = isOnProduction(preview, url)
    if (!isMoved && !isAudited(url)) {
      left++
      return
    }
    if (isFileAddress(url)) {
      files++
      return
    }
    if (isMoved) moved++
    const samePath = joinedUrl(audited.origin, url.pathname + url.search)
    const here = hereOf(preview, url)?.href ?? samePath
    pages.push({ ...page, url: here, ...(url.host !== audited.host && { listedAs: page.url }) })
  })
  const notes: string[] = []
  if (moved > 0 && production === undefined) {
    notes.push(
      `The sitemap lists addresses of ${preview!.host}: the same paths are audited on ${audited.host}`,
    )
  }
  if (left === 1) notes.push('1 address of the sitemap is on another host, so it is not audited')
  if (left > 1) notes.push(`${left} addresses of the sitemap are on other hosts, so they are not audited`)
  if (files === 1) notes.push('1 address of the sitemap is a file and not a page, so it is not audited')
  if (files > 1)
    notes.push(`${files} addresses of the sitemap are files and not pages, so they are not audited`)
  return { pages, notes }
}

/** The one site, with or without www, that all entries are on. */
async function onlyHome(listed: readonly ListedPage[]): Promise<string | undefined> {
  const origins = new Map(
    await mapInPieces(listed, page => {
      const { host, origin } = new URL(page.url)
      return [bareHost(host), origin] as const
    }),
  )
  return origins.size === 1 ? [...origins.values()][0] : undefined
}

function reasonOf(files: readonly SitemapFile[], probes: readonly SitemapFile[], listed: number): string {
  if (listed > 0) return 'lists no page of the audited host'
  const file = files[0] ?? probes[0]
  if (!file) return 'was not found'
  const path = new URL(file.url).pathname
  if (file.failure) return `could not be read: ${path} ${file.failure.message}`
  if (!isThere(file))
    return `was not found: ${path} ${file.reading ? 'is not a sitemap' : `answers ${file.status}`}`
  return `lists no page: ${path}`
}
