import type { AddressPolicy } from '../engine/network/address-guard.ts'
import type { SiteClient } from '../engine/site-client.ts'
import { NamedFileError, realPlace } from '../settings/named-file.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'
import { shownUrl } from '../text/shown-url.ts'
import type { InferredProduction } from './inferred-production.ts'
import { joinedUrl } from './joined-url.ts'
import type { PageSurroundings, SitePages } from './site-pages.ts'
import type { StaticSite } from './static-site.ts'

/** The pages to audit, each once, those that were named first; of a shard its part of them. */
export interface FoundPages extends Omit<SitePages, 'found'> {
  /** Of a shard: see {@link ShardPages.division}. */
  division?: string
  /** Where a static folder is served, as `/docs`; empty at the root, and for all else. */
  base: string
  /** Ends the server of the static folder. */
  close(): Promise<void>
}

export interface FindPagesOptions extends PageSurroundings {
  /** Told what is waited for, one line each. */
  onWait(line: string): void
  /** What pages cost, by their paths, as far as that is known to all shards alike. */
  pageCosts?: ReadonlyMap<string, number> | undefined
  /** What requests say they come from. */
  userAgent: string
}

/** The addresses of a static folder's pages are the same in every run and on every shard, where nobody else has it. */
const STATIC_SITE_PORT = 7360
/** Most milliseconds for one request. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Finds out which pages to audit: serves the static folder, waits until the target answers, reads its sitemap, follows
 * its links and takes the part of a shard, as the settings say.
 *
 * @throws SettingsError where the folder cannot be served, the named sitemap gives no page, or the patterns leave none
 */
export async function findPages(settings: Settings, options: FindPagesOptions): Promise<FoundPages> {
  const { staticDir, url = [], paths = [], wait, sitemap, crawl, shard, within } = settings
  const site =
    staticDir === undefined
      ? undefined
      : await serve(staticDir, within.staticDir, settings.productionUrl || undefined)
  const base = site?.base ?? ''
  const bases = site ? [`${site.origin}${base}/`] : url
  const close = async () => site?.close()
  try {
    if (wait > 0 && !site) await waitUntilUp(bases, settings, options)
    const given = withPaths(bases, paths)
    const isWhole = site !== undefined && paths.length === 0 && sitemap === false && !crawl
    const isAsked = sitemap !== false || crawl || isWhole
    const found = isAsked
      ? await fromSources(bases, isWhole ? site : undefined, settings, options)
      : { ...NONE, warnings: inVain(settings) }
    const hasPages = (url: string) => found.found.includes(new URL(url).origin)
    // An address that stands for a whole site gives way to its pages.
    const named = given.filter(url => paths.length > 0 || !(site || isRoot(url)) || !hasPages(url))
    const { pages: all, same } = distinctPages([...named, ...found.urls])
    const { warnings, gaps } = found
    const notes = [...(base === '' ? [] : [baseLine(base)]), ...found.notes, ...sameLines(same)]
    if (!shard) return { notes, warnings, gaps, urls: all, base, close }
    const { shardPages } = await import('./shard-pages.ts')
    return { notes, warnings, gaps, ...shardPages(all, shard, options.pageCosts), base, close }
  } catch (error) {
    await close()
    throw error
  }
}

function baseLine(base: string): string {
  return `The folder is served at ${base}/, because its home page loads its scripts and styles from there`
}

/**
 * Each page once. What stands behind the `#` of an address is not sent (RFC 9110, section 7.1), and search engines leave it
 * out: of addresses that differ in nothing else the first one stands.
 */
function distinctPages(urls: readonly string[]): { pages: string[]; same: string[] } {
  const pages = new Map<string, string>()
  const same: string[] = []
  for (const url of new Set(urls)) {
    const [sent = url] = url.split('#', 1)
    if (pages.has(sent)) same.push(url)
    else pages.set(sent, url)
  }
  return { pages: [...pages.values()], same }
}

function sameLines([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return []
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return [
    `${shownUrl(first)}${more}: another address of the same page is audited, since search engines leave out what is behind #`,
  ]
}

/** Patterns where nothing gives pages to choose from. */
function inVain({ include, exclude }: Settings): string[] {
  const names = [...(include ? ['include'] : []), ...(exclude ? ['exclude'] : [])]
  return names.map(name => `${name}: has no effect, because the pages are named one by one`)
}

const NONE: SitePages = { urls: [], notes: [], warnings: [], gaps: [], found: [] }

function isRoot(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === '/' && search === ''
}

/** At a hosted service the advice of a login wall would be refused as a setting. */
const HOSTED_ADVICE = 'the service at "base-url" cannot be given "headers", but the embedded engine can'

async function serve(
  staticDir: string,
  within: readonly string[] | undefined,
  productionUrl: string | undefined,
) {
  const { serveStaticSite } = await import('./static-site.ts')
  try {
    const folder = within === undefined ? staticDir : await realPlace(staticDir, within)
    return await serveStaticSite(folder, STATIC_SITE_PORT, productionUrl)
  } catch (error) {
    const isMissing = error instanceof NamedFileError && error.code === 'ENOENT'
    throw new SettingsError(
      `static-dir: "${staticDir}" ${isMissing ? 'does not exist' : (error as Error).message}`,
    )
  }
}

async function waitUntilUp(
  urls: readonly string[],
  settings: Settings,
  options: FindPagesOptions,
): Promise<void> {
  const { waitForTargets } = await import('./wait.ts')
  await withClient(urls, settings, options, undefined, async client => {
    const { signal, onWait } = options
    const ask = (url: string, timeoutMs: number) => {
      const visit = client.visit(url)
      return visit.fetch(visit.url, { timeoutMs })
    }
    const advice = settings.baseUrl === undefined ? undefined : HOSTED_ADVICE
    await waitForTargets(urls, { budgetMs: settings.wait * 1000, ask, advice, onWait, signal })
  })
}

async function fromSources(
  bases: readonly string[],
  folder: StaticSite | undefined,
  settings: Settings,
  options: FindPagesOptions,
): Promise<SitePages> {
  if (options.signal.aborted) return NONE
  const { pagesOfSites } = await import('./site-pages.ts')
  return await withClient(bases, settings, options, NONE, client =>
    pagesOfSites(bases, { client, settings, options, folder }),
  )
}

/**
 * Where pages will live, by what the first one says; undefined where the settings tell, or a service judges by itself.
 *
 * @param previewHost host of the deployment that started the run, where it is not production
 */
export async function findProduction(
  pages: readonly string[],
  settings: Settings,
  options: Pick<FindPagesOptions, 'signal' | 'userAgent'>,
  previewHost: string | undefined,
): Promise<InferredProduction | undefined> {
  const hosts = new Set(pages.map(page => new URL(page).host))
  const isKnown = settings.productionUrl !== undefined || settings.baseUrl !== undefined
  if (isKnown || hosts.size !== 1 || options.signal.aborted) return undefined
  const { inferProduction } = await import('./inferred-production.ts')
  return await withClient(pages, settings, options, undefined, client =>
    inferProduction(client.visit(pages[0]!), hosts.has(previewHost ?? '')),
  )
}

/**
 * Folder of a preview that stands for production, as `/pr-1`, by what the pages say; empty where its root does.
 * See {@link inferPreviewFolder}.
 */
export async function findPreviewFolder(
  pages: readonly string[],
  productionUrl: string,
  settings: Settings,
  options: Pick<FindPagesOptions, 'signal' | 'userAgent'>,
): Promise<string> {
  if (settings.baseUrl !== undefined || options.signal.aborted) return ''
  const { inferPreviewFolder, mayBeBelowFolder } = await import('./preview-folder.ts')
  if (!mayBeBelowFolder(pages, productionUrl)) return ''
  return await withClient(pages, settings, options, '', client =>
    inferPreviewFolder(
      pages.map(page => client.visit(page)),
      productionUrl,
    ),
  )
}

/**
 * Asks with the engine's client, and the headers of the settings, before there is an engine.
 *
 * @param whenEnded what is answered where the run was ended meanwhile, which says so by itself
 */
async function withClient<T>(
  bases: readonly string[],
  settings: Settings,
  { signal, userAgent }: Pick<FindPagesOptions, 'signal' | 'userAgent'>,
  whenEnded: T,
  ask: (client: SiteClient) => Promise<T>,
): Promise<T> {
  const { headers = {} } = settings
  const { openSiteClient } = await import('../engine/site-client.ts')
  const addresses = addressPolicyOf(settings, bases)
  const client = openSiteClient({ addresses, userAgent, timeoutMs: REQUEST_TIMEOUT_MS, headers, signal })
  try {
    return await ask(client)
  } catch (error) {
    if (signal.aborted) return whenEnded
    throw error
  } finally {
    await client.close()
  }
}

/**
 * The addresses that a run may connect to: private ones where the targets themselves are on such, or where the settings
 * let pages lead there.
 *
 * @param targets URLs that are audited, or that the pages to audit are looked for at
 */
export function addressPolicyOf(
  { allowPrivate, productionUrl, sitemap }: Pick<Settings, 'allowPrivate' | 'productionUrl' | 'sitemap'>,
  targets: readonly string[],
): AddressPolicy {
  if (allowPrivate) return 'any'
  return { targets, alsoNamed: [productionUrl, sitemap].filter(named => typeof named === 'string') }
}

/** Each path behind each URL; the URLs themselves where there are no paths. */
function withPaths(urls: readonly string[], paths: readonly string[]): string[] {
  const pages = urls.flatMap(url => (paths.length === 0 ? [url] : paths.map(path => joinedUrl(url, path))))
  return [...new Set(pages)]
}
