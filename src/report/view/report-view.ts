import { type Analysis, type JsonObject, type PageRecord, SEVERITIES } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { oneLine } from '../../text/one-line.ts'
import { checkAddress, isCheckId } from '../check-page.ts'
import { counted, durationInWords } from '../numbers-in-words.ts'
import type { PastRun, Report } from '../report.ts'
import { type ComparisonView, comparisonView, fatesInWords } from './comparison.ts'
import { type CrawlView, crawlView } from './crawl.ts'
import { EqualTexts } from './equal-texts.ts'
import { type FailedCheck, type Finding, failedOn, findingsOn, groupFindings } from './findings.ts'
import { pageNames } from './page-names.ts'
import { type AuditedPage, type PageView, pageViews, siteViews, type ToolsView, toolsOf } from './pages.ts'
import { type RankView, rankViews } from './rank.ts'
import { type Remarks, RemarksOnPages, subjectCount } from './remarks.ts'
import { renderingInWords } from './rendering.ts'
import { TakenOver } from './taken-over.ts'
import { trendOf } from './trend.ts'
import { isAnyMeasured, type VerdictView, verdictView } from './verdict.ts'

/**
 * A report as people are shown it: named, counted, grouped and ordered. Every rendering takes it and decides only how
 * much of it to show, and in which form. It is plain data. Text of pages and services is as they wrote it: making it
 * safe is for the rendering, which knows its form.
 */
export interface ReportView
  extends Pick<
    Report,
    'source' | 'startedAt' | 'durationMs' | 'score' | 'healthy' | 'counts' | 'withoutBaseline'
  > {
  /** Of the program that made it. */
  version: string
  verdict: VerdictView
  /** The origin of all pages, which their names leave out; undefined where they differ. */
  origin: string | undefined
  /** The worst first. */
  pages: readonly PageView[]
  /** What is wrong with each site as a whole. */
  sites: readonly PageView[]
  tools: ToolsView
  /** Which pages were shown in Chrome, in a sentence; empty where that goes without saying. */
  rendering: string
  /** All that was found, the worst first. */
  findings: readonly Finding[]
  /** What the verdict is about: of the findings those that are new against the baseline, where there is one. */
  judged: readonly Finding[]
  comparison: ComparisonView | undefined
  /** How many results are those of the baseline, as a sentence without its end; undefined where none are. */
  takenOver: string | undefined
  /** This run behind those before it, the oldest first; undefined where too few are known. */
  trend: readonly PastRun[] | undefined
  remarks: Remarks
  /** Checks of measured tools that could not be verified on one page at least; each counts once. */
  unverified: number
  analyses: readonly AnalysisView[]
  rank: readonly RankView[]
  /** Answers of a service in a form of its own, which are shown as they are. */
  answers: readonly Answer[]
}

/** The analysis of a whole website. */
export interface AnalysisView extends Pick<Analysis, 'url' | 'status' | 'score' | 'facts'> {
  /** Why it was not measured. */
  reason: string
  pageCount: number
  /** What a crawl found; undefined where the service tells nothing of it. */
  crawl: CrawlView | undefined
  /** All addresses of that crawl, of which the view of it has the first. */
  records: readonly PageRecord[]
  /** Pages that the service names without saying more than a score. */
  scored: readonly { url: string; score: number | null }[]
  /** Of pages that are none of the report's own. */
  findings: readonly Finding[]
}

export interface Answer {
  tool: Tool
  url: string
  facts: JsonObject
}

/**
 * Everything that a rendering needs of a report, worked out once.
 *
 * @param checkPages address of the folder with the documents on checks, where that is known
 */
export function viewOf(written: Report, checkPages?: string): ReportView {
  const report = checkPages === undefined ? written : withDocumentation(written, checkPages)
  const { rules } = report
  const names = pageNames(report.pages)
  const failed: FailedCheck[] = []
  const texts = new EqualTexts()
  const remarks = new RemarksOnPages()
  const takenOver = new TakenOver()
  const answers: Answer[] = []
  const lookAt = (audited: AuditedPage) => {
    for (const check of failedOn(audited)) failed.push(texts.failed(check))
    remarks.add(audited)
  }
  // Each page is gone through once, since its results are made anew each time that they are asked for.
  const pages = pageViews(report, names, audited => {
    lookAt(audited)
    takenOver.add(audited.results)
    for (const answer of answersIn(audited)) answers.push(answer)
  })
  const sites = siteViews(report)
  for (const [index, results] of report.sites.entries()) lookAt({ page: sites[index]!, results })
  const byUrl = new Map([...pages, ...sites].map(page => [page.url, page]))
  const said = remarks.sorted()
  const all = groupFindings(failed, rules)
  const comparison = comparisonView(report, all, url => byUrl.get(url) ?? names.nameOf(url))
  const newIds = new Set(comparison?.new.map(({ id }) => id))
  const findings = all.map(finding => ({ ...finding, isNew: newIds.has(finding.id) }))
  return {
    version: report.generator.version,
    source: report.source,
    startedAt: report.startedAt,
    durationMs: report.durationMs,
    score: report.score,
    healthy: report.healthy,
    counts: report.counts,
    verdict: verdictView(report, pages, sites, comparison?.new),
    origin: names.origin,
    pages: pages.toSorted((a, b) => a.number - b.number),
    sites,
    tools: toolsOf([...pages, ...sites]),
    rendering: renderingInWords(pages),
    findings,
    judged: comparison?.new ?? findings,
    comparison,
    takenOver: takenOver.inWords(),
    trend: trendOf(report),
    withoutBaseline: report.withoutBaseline,
    remarks: said,
    unverified: subjectCount(said.unverified),
    analyses: report.analyses.map(analysis => analysisView(analysis, rules)),
    rank: rankViews(report.rank),
    answers,
  }
}

/** A service may have checks of its own, which the documents know nothing of. */
function withDocumentation(report: Report, checkPages: string): Report {
  if (report.source !== 'engine') return report
  const rules = Object.entries(report.rules).map(([id, rule]) => [
    id,
    isCheckId(id) ? { ...rule, documentation: checkAddress(checkPages, id) } : rule,
  ])
  return { ...report, rules: Object.fromEntries(rules) }
}

/** The share of pages without an error, as `6 of 8 pages without errors`; what was not measured is without nothing. */
export function healthyInWords({ healthy, pages }: Pick<ReportView, 'healthy' | 'pages'>): string {
  if (!isAnyMeasured({ pages })) return 'No page was measured'
  return `${healthy} of ${counted(pages.length, 'page')} without errors`
}

/**
 * The figures of a run, as `3 errors`, `0 warnings`, `0 notices`, `1 tool run not measured`, `2 checks not verified`,
 * `1 new`, `12 known`, `2 fixed`, `12 s`.
 */
export function figuresInWords({ counts, unverified, comparison, durationMs }: ReportView): string[] {
  return [
    ...SEVERITIES.map(severity => counted(counts[severity], severity)),
    ...(counts.notMeasured > 0 ? [`${counted(counts.notMeasured, 'tool run')} not measured`] : []),
    ...(unverified > 0 ? [`${counted(unverified, 'check')} not verified`] : []),
    ...(comparison ? fatesInWords(comparison) : []),
    durationInWords(durationMs),
  ]
}

/**
 * How an analysis went, as `score 80`, `no score, 12 pages` or `not measured: …`; empty where its figures say it, since
 * what the site is worth stands with the scores.
 */
export function analysisInWords({ status, reason, score, pageCount, crawl }: AnalysisView): string {
  if (status === 'not-measured') return `not measured: ${oneLine(reason)}`
  if (crawl) return ''
  const words = score === null ? 'no score' : `score ${score}`
  return pageCount === 0 ? words : `${words}, ${counted(pageCount, 'page')}`
}

function analysisView(analysis: Analysis, rules: Report['rules']): AnalysisView {
  const { url, status, reason, score, pages, crawl, facts } = analysis
  const { nameOf } = pageNames(pages)
  return {
    url,
    status,
    score,
    facts,
    reason: reason || 'the reason is not known',
    pageCount: pages.length,
    crawl: crawl && crawlView(crawl, rules, url),
    records: crawl?.records ?? [],
    scored: pages.filter(({ runs }) => runs.length === 0).map(({ url, score }) => ({ url, score })),
    findings: findingsOn(
      pages.map(page => ({ page: nameOf(page.url), results: page })),
      rules,
    ),
  }
}

function answersIn({ results }: AuditedPage): Answer[] {
  return results.runs
    .filter(({ foreign }) => foreign !== undefined)
    .map(({ tool, url, facts }) => ({ tool, url, facts }))
}
