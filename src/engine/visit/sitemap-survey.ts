import { ownCopy } from '../../text/cut.ts'
import { charsetOf } from '../formats/html/charset.ts'
import { type RobotsTxt, type SitemapLine, sitemapsOf } from '../formats/robots-txt/robots-txt.ts'
import {
  MAX_SITEMAP_BYTES,
  type Place,
  type ProblemKind,
  type SitemapChild,
  type SitemapEntry,
  type SitemapProblem,
} from '../formats/sitemap/format.ts'
import { readSitemap, type SitemapReading } from '../formats/sitemap/read-sitemap.ts'
import { type Exchange, type Failure, header, mediaType } from '../network/exchange.ts'
import { deploymentRoot, hereOf, type Preview } from '../syntax/preview.ts'
import { cannotRepeat } from './input-trace.ts'
import type { Visit } from './visit.ts'

/** A sitemap that was asked for. */
export interface SitemapFile {
  /** As it was asked for. */
  url: string
  /** After redirects; the same as `url` where there was no answer. */
  finalUrl: string
  foundBy: 'robots' | 'probe' | 'index'
  /** The address by which robots.txt or the index names it, where that is on another host than the file was taken from. */
  namedAs?: string
  /** Whether robots.txt names it, or the index that names it: it may then list pages outside of its folder. */
  vouchedFor: boolean
  /** The file that names it, and where; left out for a probe. */
  namedIn?: { url: string } & Partial<Place>
  redirects: number
  status?: number
  mediaType: string
  wireBytes: number
  failure?: Failure
  /** What was in it; left out where the answer was not a success. */
  reading?: SitemapReading
  /** The first of each kind. */
  problems: SitemapProblem[]
  /** How many of each kind there are. */
  problemCounts: Partial<Record<ProblemKind, number>>
}

/** Takes what the sitemaps of a site say, in the order of the files. */
export interface SitemapListener {
  entry(entry: SitemapEntry, file: SitemapFile): void
  child(child: SitemapChild, file: SitemapFile): void
}

export interface SitemapSurvey {
  origin: string
  /** What robots.txt names. */
  lines: readonly SitemapLine[]
  robots: RobotsTxt
  files: readonly SitemapFile[]
  /** Common addresses at which no sitemap was found; those behind the one that was found were not asked for. */
  probes: readonly SitemapFile[]
  /** Sitemaps that are named and were not asked for, because a limit was reached. */
  unread: number
  /** Indexes that an index names, itself included. */
  nested: readonly { url: string; namedIn: { url: string } & Partial<Place> }[]
}

/** Where to end. */
export interface SurveyLimits {
  files: number
  /** Uncompressed bytes of all files. */
  bytes: number
  /** Milliseconds after which no further file is begun. */
  ms: number
}

export const SURVEY_LIMITS: SurveyLimits = { files: 30, bytes: 256 * 1024 * 1024, ms: 45_000 }

/** Where site generators and content systems put a sitemap that robots.txt does not name. */
export const COMMON_PATHS = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
] as const

/** Problems of one kind that are kept of one file. */
const MAX_KEPT_PROBLEMS = 50

export interface SurveyOptions {
  mayLeave: boolean
  limits?: SurveyLimits
  files?: readonly string[]
  /** Looks for sitemaps that the site names elsewhere, where neither what robots.txt names nor a common address is one. */
  linked?: () => Promise<readonly string[]>
}

type Source = Pick<Visit, 'stream' | 'robotsTxt'> & { readonly preview?: Preview | undefined }

interface Named {
  url: string
  foundBy: SitemapFile['foundBy']
  vouchedFor: boolean
  namedIn?: SitemapFile['namedIn']
}

/**
 * Reads the sitemaps of a site: those that robots.txt names, else the first that is found at a common address, and of
 * an index those that it names. An index that an index names is not followed, as no search engine does; so cycles end.
 *
 * Build previews name their sitemaps by the address of production: the same path is tried on the audited origin first.
 *
 * @param origin as `https://www.example.com`
 * @param mayLeave whether a file that is named on another host, and is not on this one, is fetched from there; of a
 *   preview never from production, which has the file of an earlier version
 * @param files addresses of the sitemaps, in place of those that would be looked for
 */
export async function surveySitemaps(
  source: Source,
  origin: string,
  listener: SitemapListener,
  { mayLeave, limits = SURVEY_LIMITS, files: given, linked }: SurveyOptions,
): Promise<SitemapSurvey> {
  const robots = await source.robotsTxt(`${origin}/`)
  const lines = sitemapsOf(robots)
  const survey = new Survey(source, origin, listener, mayLeave, limits)
  const named = given
    ? given.map((url): Named => ({ url, foundBy: 'probe', vouchedFor: false }))
    : lines.flatMap(({ url, line }): Named[] =>
        url === undefined
          ? []
          : [{ url, foundBy: 'robots', vouchedFor: true, namedIn: { url: robots.url, line } }],
      )
  for (const name of named) await survey.readWithChildren(name)
  const probes: SitemapFile[] = []
  if (!given && !survey.files.some(isThere)) {
    const root = deploymentRoot(source.preview, origin)
    for (const path of COMMON_PATHS) {
      if (survey.asked(`${root}${path}`)) continue
      const file = await survey.readWithChildren({
        url: `${root}${path}`,
        foundBy: 'probe',
        vouchedFor: false,
      })
      if (!file || isThere(file)) break
      survey.files.splice(survey.files.indexOf(file), 1)
      probes.push(file)
      // A site that cannot be reached at one address is not asked at five more.
      if (file.failure) break
    }
  }
  const isUnreached = [...survey.files, ...probes].some(({ failure }) => failure)
  if (!given && linked && !survey.files.some(isThere) && !isUnreached) {
    for (const url of await linked()) {
      const file = await survey.readWithChildren({ url, foundBy: 'probe', vouchedFor: false })
      if (file && !isThere(file)) survey.files.splice(survey.files.indexOf(file), 1)
    }
  }
  const { files, unread, nested } = survey
  return { origin, lines, robots, files, probes, unread, nested }
}

/** Whether there is a sitemap at an address, good or bad; a web page in its place is none. */
export function isThere({ reading }: SitemapFile): boolean {
  return reading !== undefined && reading.kind !== 'html' && reading.kind !== 'unknown'
}

class Survey {
  readonly files: SitemapFile[] = []
  readonly nested: { url: string; namedIn: { url: string } & Partial<Place> }[] = []
  unread = 0
  readonly #source: Source
  readonly #origin: string
  readonly #listener: SitemapListener
  readonly #mayLeave: boolean
  readonly #limits: SurveyLimits
  readonly #seen = new Set<string>()
  readonly #started = performance.now()
  #asked = 0
  #bytes = 0

  constructor(
    source: Source,
    origin: string,
    listener: SitemapListener,
    mayLeave: boolean,
    limits: SurveyLimits,
  ) {
    this.#source = source
    this.#origin = origin
    this.#listener = listener
    this.#mayLeave = mayLeave
    this.#limits = limits
  }

  asked(url: string): boolean {
    return this.#seen.has(url)
  }

  /** @returns the file; undefined where it was read before or a limit is reached */
  async readWithChildren(named: Named): Promise<SitemapFile | undefined> {
    const children: Named[] = []
    const file = await this.#readHereOrThere(named, children)
    if (file?.reading?.kind !== 'index') return file
    for (const child of children) {
      if (this.#names(child.url, file)) this.nested.push({ url: child.url, namedIn: child.namedIn! })
      else await this.#readHereOrThere(child, undefined)
    }
    return file
  }

  #names(url: string, file: SitemapFile): boolean {
    return url === file.url || url === file.finalUrl || url === file.namedAs || this.#here(url) === file.url
  }

  /** @param children where those of an index are put; undefined for a child, whose own are of no account */
  async #readHereOrThere(named: Named, children: Named[] | undefined): Promise<SitemapFile | undefined> {
    const here = this.#here(named.url)
    if (this.#seen.has(here) || this.#seen.has(named.url)) return undefined
    if (this.#isSpent()) {
      this.#seen.add(here)
      this.unread++
      return undefined
    }
    const file = await this.#read(here, named, children)
    const isOurs = here === named.url || hereOf(this.#source.preview, new URL(named.url)) !== undefined
    const leave = !isOurs && this.#mayLeave && !isThere(file) && !file.failure
    const kept = leave ? await this.#read(named.url, named, children) : file
    this.files.push(kept)
    return kept
  }

  #isSpent(): boolean {
    const { files, bytes, ms } = this.#limits
    const isLate = performance.now() - this.#started > ms
    if (isLate) cannotRepeat('sitemaps that took too long')
    return isLate || this.#asked >= files || this.#bytes >= bytes
  }

  /** The address on the audited origin that answers to one on another. */
  #here(url: string): string {
    const { origin, pathname, search } = new URL(url)
    if (origin === this.#origin) return url
    return hereOf(this.#source.preview, new URL(url))?.href ?? `${this.#origin}${pathname}${search}`
  }

  async #read(url: string, named: Named, children: Named[] | undefined): Promise<SitemapFile> {
    this.#seen.add(url)
    this.#asked++
    const file: SitemapFile = {
      url,
      finalUrl: url,
      foundBy: named.foundBy,
      vouchedFor: named.vouchedFor,
      ...(named.url !== url && { namedAs: named.url }),
      ...(named.namedIn && { namedIn: named.namedIn }),
      redirects: 0,
      mediaType: '',
      wireBytes: 0,
      problems: [],
      problemCounts: {},
    }
    const exchange = await this.#stream(file, children)
    describe(file, exchange)
    this.#bytes += file.reading?.bytes ?? 0
    if (file.reading?.kind === 'index' && !children) this.nested.push({ url, namedIn: file.namedIn! })
    return file
  }

  async #stream(file: SitemapFile, children: Named[] | undefined): Promise<Exchange> {
    const listener = this.#listener
    const handler = {
      entry: (entry: SitemapEntry) => listener.entry(entry, file),
      child: (child: SitemapChild) => {
        listener.child(child, file)
        this.#collect(child, file, children)
      },
      problem: (problem: SitemapProblem) => keep(problem, file),
    }
    const consume: Parameters<Source['stream']>[1] = async (chunks, response) => {
      if (response.status < 200 || response.status > 299) return
      file.finalUrl = response.url
      file.reading = await readSitemap(chunks, charsetOf(header(response, 'content-type')), handler)
    }
    // One byte more than may be, so that a file at the limit is not taken for one beyond it.
    return await this.#source.stream(file.url, consume, { maxBytes: MAX_SITEMAP_BYTES + 1 })
  }

  #collect({ loc, line, column }: SitemapChild, file: SitemapFile, children: Named[] | undefined): void {
    if (!children) return
    const url = /^https?:\/\//i.test(loc) ? URL.parse(loc)?.href : undefined
    if (url === undefined) return
    if (children.length >= this.#limits.files) {
      this.unread++
      return
    }
    const place = column === undefined ? { line } : { line, column }
    const { vouchedFor } = file
    children.push({
      url: ownCopy(url),
      foundBy: 'index',
      vouchedFor,
      namedIn: { url: file.url, ...place },
    })
  }
}

function keep(problem: SitemapProblem, { problems, problemCounts }: SitemapFile): void {
  const count = (problemCounts[problem.kind] ?? 0) + 1
  problemCounts[problem.kind] = count
  if (count <= MAX_KEPT_PROBLEMS) problems.push(problem)
}

function describe(file: SitemapFile, exchange: Exchange): void {
  file.redirects = exchange.hops.length - 1
  if (exchange.failure) {
    file.failure = exchange.failure
    delete file.reading
    return
  }
  const { final } = exchange
  file.finalUrl = final.url
  file.status = final.status
  file.mediaType = mediaType(final)
  file.wireBytes = final.wireBytes
}
