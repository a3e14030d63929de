import type { Page } from '../api/results.ts'
import type { SeoApi } from '../api/seo-api.ts'
import type { EngineOptions } from '../engine/engine-options.ts'
import { isSharedHost, namesakesAmong } from '../engine/syntax/preview.ts'
import { userAgentOf } from '../engine/syntax/user-agent.ts'
import { type OtherAddress, urlMatcher } from '../gate/globs.ts'
import { findPages, findPreviewFolder, findProduction } from '../pages/find-pages.ts'
import type { InferredProduction } from '../pages/inferred-production.ts'
import { otherAddressOf } from '../pages/other-address.ts'
import type { ChangedFile } from '../pages/page-preferences.ts'
import type { Fingerprints } from '../report/file/fingerprints-schema.ts'
import { buildFindings, type Findings } from '../report/report.ts'
import type { Settings } from '../settings/table.ts'
import { oneLine } from '../text/one-line.ts'
import { VERSION } from '../version.ts'
import { type AnalyzeSitesOptions, analyzeSites, isAnalysing } from './analyze-sites.ts'
import { type AuditOptions, auditPages } from './audit-pages.ts'
import { auditRank, chooseRankProjects, rankProjectsOf } from './audit-rank.ts'
import { concurrencyOf } from './concurrency.ts'
import type { Incremental, IncrementalOptions } from './incremental/open-incremental.ts'
import type { LookedUp, LookUpOptions } from './look-up.ts'
import type { OpenedBaseline } from './open-baseline.ts'
import { openSeoApi } from './open-seo-api.ts'

/** Who is told of the progress of an audit, and can end it. */
export interface AuditWatcher
  extends Omit<AuditOptions, 'tools' | 'concurrency'>,
    Pick<AnalyzeSitesOptions, 'onAnalysis'> {
  /** Host of the deployment that started the run, where it is not production. */
  previewHost?: string | undefined
  /** Whether the pages are those of a stranger, who made them in a fork. */
  fromFork?: boolean | undefined
  /** @param pagesAtOnce pages that may be in work at once; infinite where calls to a service are counted */
  onStart(pages: number, settings: Settings, pagesAtOnce: number): void
  /** Told what the target is waited for, one line each. */
  onWait(line: string): void
  /** Told how the pages were found, one line each. */
  onNote(line: string): void
  /** Files of the pull request, whose pages are chosen first; rejects never. */
  changedFiles?(): Promise<readonly ChangedFile[]>
}

export interface Audited {
  findings: Findings
  /** Gives for an address on the audited site the same on production, and the other way round, where that is known. */
  otherAddress: OtherAddress | undefined
  /** Where the pages will live, by the settings or by what they name; undefined where it is not known. */
  productionUrl: string | undefined
  /** What a reader should know of how they came about. */
  warnings: readonly string[]
  /** What the report holds for a later run to take results over. */
  fingerprints?: (pages: readonly Page[]) => Fingerprints
  /** Resolves when all that the audit had started has ended, Chrome among it: that takes a while, and none of it is needed. */
  closed: Promise<void>
}

/** Characters of a line on how the pages were found, which may quote what a server sent. */
const MAX_LINE = 1000

/**
 * Runs the tools on the pages of the target, or on a part of them.
 *
 * @param opened what the run will be compared with, whose pages are chosen first, and whose results it may take over
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the pages cannot be found
 */
export async function audit(
  settings: Settings,
  watcher: AuditWatcher,
  { baseline: report, whole, isForeign }: Pick<OpenedBaseline, 'baseline' | 'whole' | 'isForeign'> = {},
): Promise<Audited> {
  const startedAt = new Date()
  const { baseUrl, baseline } = settings
  const source = baseUrl === undefined ? 'engine' : 'hosted'
  const userAgent = userAgentOf(VERSION)
  const isCompared = baseline !== undefined && baseline !== 'production'
  const isFirst = settings.shard === undefined || settings.shard.number === 1
  const found = await findPages(settings, {
    ...watcher,
    onWait: line => watcher.onWait(oneLine(line, MAX_LINE)),
    // All shards choose the same pages, and only the first knows the baseline.
    baselinePages: isCompared
      ? (settings.shard ? [] : (report?.pages ?? [])).map(({ url }) => url)
      : undefined,
    pageCosts: settings.shard && (await costsOf(settings)),
    userAgent,
  })
  for (const note of found.notes) watcher.onNote(oneLine(note, MAX_LINE))
  let api: SeoApi | undefined
  const close = async () => {
    await api?.close?.()
    await found.close()
  }
  try {
    const { urls } = found
    const concurrency = concurrencyOf(settings)
    watcher.onStart(urls.length, settings, concurrency.pages)
    const { signal, previewHost } = watcher
    const inferred = await findProduction(urls, settings, { signal, userAgent }, previewHost)
    if (inferred) watcher.onNote(productionLine(inferred))
    const named = settings.productionUrl || inferred?.url
    const production = named && inBase(named, found.base)
    const isHomeGuessed =
      production !== undefined && production !== named && !isSharedHost(new URL(production).host)
    if (isHomeGuessed) watcher.onNote(oneLine(guessedHomeLine(named!, production, found.base), MAX_LINE))
    const folder =
      production === undefined
        ? ''
        : found.base !== ''
          ? folderBeside(production, found.base)
          : await findPreviewFolder(urls, production, settings, { signal, userAgent })
    if (folder !== '') watcher.onNote(oneLine(`${folder}/ is taken for the root of ${production}`, MAX_LINE))
    const otherAddress =
      production === undefined ? undefined : otherAddressOf(production, settings, urls, folder)
    const options = { ...watcher, concurrency, tools: toolsOf(settings, otherAddress) }
    const isServedAtRoot = settings.staticDir !== undefined && found.base === ''
    const preview = previewOf(
      settings,
      urls,
      { production, folder, isHomeGuessed, isServedAtRoot },
      previewHost,
    )
    api = await openSeoApi(settings, urls, preview, watcher.fromFork ? 'required' : 'preferred')
    const incremental = await incrementalOf(api, urls, {
      settings,
      preview,
      baseline: whole,
      isForeign,
      signal,
      onNote: watcher.onNote,
    })
    if (incremental) api = incremental.api
    api.prepare?.([...new Set(urls.flatMap(options.tools))])
    await api.me({ signal: watcher.signal }).catch(error => {
      // A run that was ended meanwhile says so by itself.
      if (!watcher.signal.aborted) throw error
    })
    const chosen = await chooseRankProjects(api, rankProjectsOf(settings), watcher)
    const ranking = auditRank(api, chosen, watcher)
    const [audited, analyses] = await Promise.all([
      baseline === 'production'
        ? import('./audit-with-production.ts').then(({ auditWithProduction }) =>
            auditWithProduction(api!, urls, settings, source, options, folder),
          )
        : auditPages(api, urls, options).then(pages => ({ pages, baseline: undefined })),
      isAnalysing(settings) ? analyzeSites(api, urls, folder || found.base, options) : [],
    ])
    const fingerprints = await incremental?.fingerprints(audited.pages)
    const { judgedTogether } = await import('./with-analyses.ts')
    // A shard is judged with the others.
    const judged =
      settings.shard === undefined
        ? await judgedTogether(audited.pages, analyses)
        : { pages: audited.pages, analyses, gaps: [] }
    const { baseline: measured } = audited
    const looked = isFirst
      ? await addressesOf(api, settings, {
          pages: judged.pages,
          baseline: measured ?? report,
          isProduction: measured !== undefined,
          production,
          otherAddress,
          signal: watcher.signal,
          onFault: watcher.onFault,
        })
      : undefined
    const { rank, warnings: ofRank } = await ranking
    const findings = buildFindings({
      version: VERSION,
      source,
      startedAt,
      durationMs: Date.now() - startedAt.getTime(),
      ...audited,
      ...judged,
      ...looked,
      gaps: [...found.gaps, ...judged.gaps].map(gap => oneLine(gap, MAX_LINE)),
      rank,
      shard: settings.shard && {
        ...settings.shard,
        ...(found.division !== undefined && { division: found.division }),
      },
    })
    const ofSettings = found.warnings.map(warning => oneLine(warning, MAX_LINE))
    const warnings = [...ofSettings, ...((await api.warnings?.()) ?? []), ...ofRank]
    const closed = close()
    // Whoever waits for it sees it; until then it must not end the process.
    closed.catch(() => undefined)
    // Below a folder that production does not have, paths are others there.
    const productionUrl = folder === '' ? production : settings.productionUrl || undefined
    return {
      findings,
      otherAddress,
      productionUrl,
      warnings,
      closed,
      ...(fingerprints && { fingerprints }),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Takes results over where the settings say so. What that needs is loaded for it. */
async function incrementalOf(
  api: SeoApi,
  urls: readonly string[],
  options: IncrementalOptions,
): Promise<Incremental | undefined> {
  if (!options.settings.incremental || !api.unchanged) return undefined
  const { openIncremental } = await import('./incremental/open-incremental.ts')
  return await openIncremental(api, urls, options)
}

async function costsOf(settings: Settings): Promise<ReadonlyMap<string, number> | undefined> {
  const { pageCosts } = await import('./page-costs.ts')
  return await pageCosts(settings)
}

/** What the sites list, and what they answer at the addresses of the baseline; undefined where nobody can ask for it. */
async function addressesOf(
  api: SeoApi,
  { tools, baseline }: Settings,
  options: Omit<LookUpOptions, 'api'>,
): Promise<LookedUp | undefined> {
  const isCompared = baseline !== undefined && tools.includes('redirects')
  if (options.signal.aborted || !(isCompared || (api.listedAddresses && tools.includes('sitemap'))))
    return undefined
  const { lookUp, notLookedFor } = await import('./look-up.ts')
  if (!api.listedAddresses) return notLookedFor('a hosted service cannot be asked for them')
  return await lookUp({ ...options, api, ...(!isCompared && { baseline: undefined }) })
}

/** The home of a site that is made for a folder of its host, where the host alone is named. */
function inBase(production: string, base: string): string {
  const url = new URL(production)
  return base !== '' && url.pathname === '/' ? new URL(`${base}/`, url).href : production
}

/**
 * The folder of a preview that production does not have in the same place: none where a site is served in the folder
 * that it was made for, unless what hands production on to it lies in a further one.
 */
function folderBeside(production: string, base: string): string {
  const home = new URL(production).pathname.replace(/\/$/, '')
  return home !== base && home.endsWith(base) ? base : ''
}

/** The targets are a preview where the settings or the pages name production, or where the event says so of their host. */
function previewOf(
  { productionUrl }: Settings,
  urls: readonly string[],
  {
    production,
    folder,
    isHomeGuessed,
    isServedAtRoot,
  }: { production: string | undefined; folder: string; isHomeGuessed: boolean; isServedAtRoot: boolean },
  previewHost: string | undefined,
): EngineOptions['preview'] {
  if (productionUrl === false) return undefined
  if (production !== undefined) {
    return {
      productionUrl: production,
      ...(folder !== '' && { folder }),
      ...(isHomeGuessed && { isHomeGuessed }),
      ...(isServedAtRoot && { namesakes: namesakesAmong(urls, production) }),
    }
  }
  const isDeployment = previewHost !== undefined && urls.every(url => new URL(url).host === previewHost)
  return isDeployment ? {} : undefined
}

/** Says that a site was made for a folder of its host, which nobody has named. */
function guessedHomeLine(named: string, production: string, base: string): string {
  return `The pages load their scripts and styles from ${base}/, so they are judged as ${production}. If they will be at ${named}, set the base path of the build to /: nothing would load there`
}

/** Says of which site the pages are taken to be a preview although nobody has said so. */
function productionLine({ url, evidence }: InferredProduction): string {
  const names = evidence.length === 1 ? `${evidence[0]} names` : `${listOf(evidence)} name`
  const line = `The pages are judged as a preview of ${url}, which ${names}. Set "production-url" to it, or to "none" if that is wrong`
  return oneLine(line, MAX_LINE)
}

function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The tools for each page: of the last override that names tools for it, else those of the run. */
function toolsOf({ tools, overrides }: Settings, otherAddress?: OtherAddress): AuditOptions['tools'] {
  const chosen = overrides.flatMap(({ url, tools }) =>
    tools ? [{ tools, matches: urlMatcher(url, otherAddress) }] : [],
  )
  return url => chosen.findLast(({ matches }) => matches(url))?.tools ?? tools
}
