import type { Check, ToolRun } from '../../src/api/results.ts'
import type { Tool } from '../../src/api/tools.ts'
import type { EngineOptions } from '../../src/engine/engine-options.ts'
import { jsonChunks } from '../../src/report/json.ts'
import { buildFindings, type Report } from '../../src/report/report.ts'
import { auditPages } from '../../src/run/audit-pages.ts'
import { openIncremental } from '../../src/run/incremental/open-incremental.ts'
import { judgedReport } from '../../src/run/judged-report.ts'
import { readReport } from '../../src/run/read-report.ts'
import { judgedTogether } from '../../src/run/with-analyses.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Settings, Written } from '../../src/settings/table.ts'
import { startEngine } from './engine.ts'
import { routesOf, type SiteParts, smallSite } from './incremental-site.ts'
import { type Answer, startWebServer, type WebServer } from './web-server.ts'

/** A site that changes while its server stays where it is. */
export class ChangingSite {
  readonly parts: SiteParts
  readonly server: WebServer
  readonly #routes: Record<string, Answer>

  constructor(parts: SiteParts, server: WebServer, routes: Record<string, Answer>) {
    this.parts = parts
    this.server = server
    this.#routes = routes
  }

  /** @param hasScripts whether some of its pages have scripts, so that Chrome shows them */
  static async start({ hasScripts = false } = {}): Promise<ChangingSite> {
    const parts = smallSite()
    if (!hasScripts) for (const page of parts.pages.values()) page.scripted = false
    const routes = routesOf(parts)
    return new ChangingSite(parts, await startWebServer(routes), routes)
  }

  get urls(): string[] {
    return Array.from(this.parts.pages.keys(), path => this.server.origin + path)
  }

  /** Serves what the parts are now. */
  serve(): void {
    for (const path of Object.keys(this.#routes)) delete this.#routes[path]
    Object.assign(this.#routes, routesOf(this.parts))
  }
}

export interface AuditOptions {
  tools: readonly Tool[]
  /** The report that results are taken over from; left out, all is measured. */
  baseline?: Report | undefined
  /** Whether what the next run needs is noted, and results are taken over. Default true. */
  isIncremental?: boolean
  settings?: Written
  engine?: Partial<EngineOptions>
  onNote?: (line: string) => void
}

/** A whole run of the engine in this thread, as its report is read back from its file. */
export async function auditIncrementally(
  urls: readonly string[],
  {
    tools,
    baseline,
    isIncremental = true,
    settings: written = {},
    engine = {},
    onNote = () => undefined,
  }: AuditOptions,
): Promise<Report> {
  const settings: Settings = await loadSettings(
    { url: urls.join(' '), tools: tools.join(' '), ...written },
    path => path,
  )
  const { signal } = new AbortController()
  const api = startEngine({ fingerprints: isIncremental, tools, ...engine })
  const incremental = isIncremental
    ? await openIncremental(api, urls, { settings, preview: undefined, baseline, signal, onNote })
    : undefined
  try {
    const pages = await auditPages(incremental?.api ?? api, urls, {
      tools: () => tools,
      concurrency: { pages: 8, runs: Number.POSITIVE_INFINITY },
      signal,
      onRun() {},
      onPage() {},
      onFault(error) {
        throw error
      },
    })
    const fingerprints = await incremental?.fingerprints(pages)
    const judged = await judgedTogether(pages, [])
    const startedAt = new Date()
    const findings = buildFindings({
      version: '1',
      source: 'engine',
      startedAt,
      durationMs: 0,
      ...judged,
      rank: [],
    })
    const opened = baseline ? { baseline: { ...baseline, name: 'before', version: '1' } } : {}
    const { report } = await judgedReport(findings, settings, opened, false, undefined, undefined)
    return await readBack(fingerprints ? { ...report, fingerprints: fingerprints(report.pages) } : report)
  } finally {
    await api.close?.()
  }
}

async function readBack(report: Report): Promise<Report> {
  const bytes = Buffer.from([...jsonChunks(report)].join(''))
  return await readReport(async function* () {
    yield bytes
  })
}

/** What a run found, without times and without what says how it came about. */
export function foundIn({ pages, sites, comparison, counts, verdict, score, rules }: Report) {
  return {
    pages: pages.map(page => ({ ...page, runs: page.runs.map(withoutTimes) })),
    sites: sites.map(site => ({ ...site, runs: site.runs.map(withoutTimes) })),
    comparison,
    counts,
    verdict,
    score,
    rules,
  }
}

function withoutTimes(run: ToolRun) {
  const { startedAt: _s, durationMs: _d, takenOver: _t, checks, facts, ...rest } = run
  return { ...rest, facts: withoutMilliseconds(facts), checks: checks.toSorted(byId) }
}

function byId({ id }: Check, other: Check): number {
  return id < other.id ? -1 : 1
}

/** Each request takes its own time. */
function withoutMilliseconds(facts: unknown): unknown {
  if (typeof facts !== 'object' || facts === null) return facts
  if (Array.isArray(facts)) return facts.map(withoutMilliseconds)
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => !/Ms$|^ms$|^pictures$|^screenshots$/.test(name))
      .map(([name, value]) => [name, withoutMilliseconds(value)]),
  )
}

/** Results that were taken over, as `serp /about`. */
export function takenOverIn({ pages }: Pick<Report, 'pages'>): string[] {
  return pages.flatMap(({ url, runs }) =>
    runs.filter(run => run.takenOver).map(run => `${run.tool} ${new URL(url).pathname}`),
  )
}
