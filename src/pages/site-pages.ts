import type { SiteClient } from '../engine/site-client.ts'
import { type Preview, previewOf } from '../engine/syntax/preview.ts'
import type { Visit } from '../engine/visit/visit.ts'
import type { OtherAddress } from '../gate/globs.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'
import { closedNote, closedPages } from './closed-pages.ts'
import { otherAddressOf } from './other-address.ts'
import { choosePages, type ListedPage, type PagePreferences } from './page-choice.ts'
import { PageFilter } from './page-filter.ts'
import { preferencesOf, type ReviewedChange } from './page-preferences.ts'
import type { PageSource } from './page-source.ts'
import { filterInPieces } from './pieces.ts'
import type { StaticSite } from './static-site.ts'

/** Pages that sitemaps, links or a folder give, as far as they were chosen. */
export interface SitePages {
  urls: readonly string[]
  /** What a reader should know of how they were found, one line each. */
  notes: readonly string[]
  /** What the settings say in vain, one line each. */
  warnings: readonly string[]
  /** What is not known of the pages, one line each; it counts as not measured. */
  gaps: readonly string[]
  /** Origins that were named and gave pages, which may be on another one, as where a site has moved to HTTPS. */
  found: readonly string[]
}

/** What is around a run that bears on its pages. */
export interface PageSurroundings extends ReviewedChange {
  signal: AbortSignal
  /** Host of the deployment that started the run, where it is not production. */
  previewHost?: string | undefined
}

export interface SitePagesRequest {
  client: SiteClient
  settings: Settings
  options: PageSurroundings
  /** Set where its files are the pages. */
  folder: StaticSite | undefined
}

type Kind = 'sitemap' | 'links' | 'folder'
type Sources = ReadonlyMap<Kind, PageSource>

/**
 * Gathers the pages of sites by their sitemaps, by their links or, of a folder, by its files, and chooses at most
 * `max-pages` of each origin.
 *
 * @throws SettingsError where the named sitemap gives no page, where the folder holds none, or where `include` and `exclude` leave none
 */
export async function pagesOfSites(bases: readonly string[], request: SitePagesRequest): Promise<SitePages> {
  const { include = [], exclude = [] } = request.settings
  const filter = new PageFilter(include, exclude)
  const found = { urls: [] as string[], notes: [] as string[], gaps: [] as string[], found: [] as string[] }
  for (const [origin, named] of Map.groupBy(bases, base => new URL(base).origin)) {
    const pages = await new SitePagesFinder(named, filter, request).find()
    found.urls.push(...pages.urls)
    found.notes.push(...pages.notes)
    found.gaps.push(...pages.gaps)
    if (pages.urls.length > 0) found.found.push(origin)
  }
  if (!filter.isAsked) return { ...found, warnings: [] }
  if (found.urls.length === 0 && filter.names !== undefined) {
    throw new SettingsError([`${filter.names}: none of the pages that were found is left`, ...filter.unused])
  }
  return { ...found, warnings: filter.unused }
}

/** Finds the pages of one origin. */
class SitePagesFinder {
  readonly #bases: readonly string[]
  readonly #base: string
  readonly #filter: PageFilter
  readonly #request: SitePagesRequest
  readonly #home: Visit
  /** Of a page on the preview its address on production, as far as that is known. */
  #otherAddress: OtherAddress | undefined
  #preferences: ReturnType<typeof preferencesOf> | undefined

  /** @param bases addresses on the origin that were named, the first of which stands for it */
  constructor(bases: readonly string[], filter: PageFilter, request: SitePagesRequest) {
    this.#bases = bases
    this.#base = bases[0]!
    this.#filter = filter
    this.#request = request
    this.#home = request.client.visit(this.#base)
    const { productionUrl } = request.settings
    this.#otherAddress = productionUrl
      ? otherAddressOf(productionUrl, request.settings, [this.#base])
      : undefined
  }

  async find(): Promise<Omit<SitePages, 'warnings' | 'found'>> {
    const { settings } = this.#request
    const max = settings.maxPages
    const sources = await this.#sources()
    const listed = [...sources.values()].flatMap(({ pages }) => pages)
    const byUrl = new Map(listed.toReversed().map(page => [page.url, page]))
    const distinct = [...new Set(listed.map(({ url }) => url))].map(url => byUrl.get(url)!)
    const taken = await filterInPieces(distinct, ({ url, listedAs }) => this.#takes(url, listedAs))
    const closed = this.#request.folder ? await this.#closed(taken) : new Set<ListedPage>()
    const pages = taken.filter(page => !closed.has(page))
    const urls = await choosePages(pages, max, pages.length > max ? await this.#preferAll() : {})
    const notes = [...sources.values()].flatMap(source => source.notes)
    return {
      urls: urls.map(withCredentialsOf(this.#base)),
      notes: [
        ...notes,
        ...(closed.size > 0 ? [closedNote([...closed])] : []),
        ...this.#missing(sources, distinct.length),
        ...counted(sources, pages, urls.length, max),
      ],
      gaps: [...sources.values()].flatMap(source => source.gaps),
    }
  }

  async #sources(): Promise<Sources> {
    const { folder, settings } = this.#request
    const sources = new Map<Kind, PageSource>()
    if (folder) {
      const { pagesOfFolder } = await import('./folder-pages.ts')
      const source = await pagesOfFolder(folder.root, folder.origin + folder.base, settings.reportDir)
      if (source.isEmpty) {
        throw new SettingsError([
          `static-dir: "${settings.staticDir}" holds no HTML file; name the folder that the build writes its pages to`,
        ])
      }
      return sources.set('folder', source)
    }
    if (settings.sitemap !== false) sources.set('sitemap', await this.#listed())
    if (settings.crawl) sources.set('links', await this.#linked())
    return sources
  }

  async #listed(): Promise<PageSource> {
    const { client, settings } = this.#request
    const { pagesOfSitemap } = await import('./sitemap-pages.ts')
    const visit = client.visit(this.#base)
    const sitemap = settings.sitemap === true ? undefined : (settings.sitemap as string)
    const production = settings.productionUrl || undefined
    const max = settings.maxPages
    const source = await pagesOfSitemap({ visit, base: visit.url, sitemap, production, max })
    if (sitemap !== undefined && source.missing !== undefined) {
      throw new SettingsError(`sitemap: "${sitemap}" ${source.missing}`)
    }
    return source
  }

  async #linked(): Promise<PageSource> {
    const { client, settings, options } = this.#request
    const { crawledPages } = await import('./crawled-pages.ts')
    const withCredentials = withCredentialsOf(this.#base)
    const first = this.#home
    const preview = await this.#preview(first)
    const isSecret = settings.token !== undefined || Object.keys(settings.headers ?? {}).length > 0
    return await crawledPages({
      first,
      open: url => client.visit(withCredentials(url)),
      starts: this.#bases.map(base => client.visit(base).url),
      max: settings.maxPages,
      isShard: settings.shard !== undefined,
      preview,
      // What is secret goes to the origin that was named alone.
      mayMove: !isSecret && !hasCredentials(this.#base) && preview === undefined,
      isOurs: settings.staticDir !== undefined,
      takes: url => this.#takes(url),
      preferences: () => this.#prefer(),
      signal: options.signal,
    })
  }

  /** Set where it is known which production the site is a preview of, by the settings or by what it says itself. */
  async #preview(first: Visit): Promise<Preview | undefined> {
    const { settings, options } = this.#request
    const { productionUrl, baseUrl } = settings
    if (productionUrl) return previewOf(this.#base, productionUrl)
    if (productionUrl === false || baseUrl !== undefined) return undefined
    const { inferProduction } = await import('./inferred-production.ts')
    const isDeployment = new URL(this.#base).host === options.previewHost
    const inferred = await inferProduction(first, isDeployment)
    if (!inferred) return undefined
    this.#otherAddress = otherAddressOf(inferred.url, settings, [this.#base])
    return previewOf(this.#base, inferred.url)
  }

  /** Pages of a folder that are kept from search engines on purpose; none where that would leave nothing to audit. */
  async #closed(pages: readonly ListedPage[]): Promise<ReadonlySet<ListedPage>> {
    const isClosed = await closedPages(this.#home)
    const closed = await filterInPieces(pages, isClosed)
    return new Set(closed.length < pages.length ? closed : [])
  }

  #takes(url: string, listedAs?: string): boolean {
    if (this.#filter.names === undefined) return true
    const other = listedAs ?? this.#otherAddress?.(url)
    return this.#filter.takes(url, ...(other === undefined ? [] : [other]))
  }

  async #preferAll(): Promise<PagePreferences> {
    const { homeLinks } = await import('./home-links.ts')
    return { ...(await this.#prefer()), ...(await homeLinks(this.#home)) }
  }

  #prefer(): ReturnType<typeof preferencesOf> {
    this.#preferences ??= preferencesOf(this.#request.options)
    return this.#preferences
  }

  #missing(sources: Sources, found: number): string[] {
    const { origin } = new URL(this.#base)
    const names: Readonly<Record<Kind, string>> = {
      sitemap: `The sitemap of ${origin}`,
      links: `The links of ${origin}`,
      folder: 'The folder',
    }
    const rest = found === 0 ? '; only the given pages are audited' : ''
    return [...sources].flatMap(([kind, { missing }]) =>
      missing === undefined ? [] : [`${names[kind]} ${missing}${rest}`],
    )
  }
}

/** How many pages there are, and how many of them are audited. */
function counted(sources: Sources, pages: readonly ListedPage[], chosen: number, max: number): string[] {
  const [links, sitemap] = [sources.get('links'), sources.get('sitemap')]
  const isMore = [...sources.values()].some(({ isPart }) => isPart)
  const ofAll = `${chosen} of the ${isMore ? 'more than ' : ''}${pages.length} pages`
  const isCut = chosen > 0 && pages.length > chosen
  const where = !links
    ? sitemap
      ? ' of the sitemap'
      : ' of the folder'
    : sitemap
      ? ''
      : ' found by following links'
  const notes = isCut ? [`${ofAll}${where} are audited (max-pages is ${max})`] : []
  if (!links || pages.length === 0 || (isCut && !sitemap)) return notes
  const linked = pages.filter(isAmong(links)).length
  const isListed = sitemap && isAmong(sitemap)
  const unlisted = isListed ? pages.filter(page => !isListed(page)).length : 0
  const beside = unlisted > 0 ? `, ${unlisted} of them in no sitemap` : ''
  notes.unshift(`${linked === 1 ? '1 page was' : `${linked} pages were`} found by following links${beside}`)
  return notes
}

function isAmong({ pages }: PageSource): (page: ListedPage) => boolean {
  const urls = new Set(pages.map(({ url }) => url))
  return ({ url }) => urls.has(url)
}

function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/** What an address was given with to be let in opens the other pages of its origin too. */
function withCredentialsOf(base: string): (url: string) => string {
  const { username, password, origin } = new URL(base)
  return url => {
    const page = new URL(url)
    if (!hasCredentials(base) || page.origin !== origin) return url
    page.username = username
    page.password = password
    return page.href
  }
}
