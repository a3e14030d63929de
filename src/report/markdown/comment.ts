import type { PhrasingContent, RootContent } from 'mdast'
import type { PageView } from '../view/pages.ts'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE } from '../view/scores.ts'
import { folded, paragraph, type Section, section, strong, table, text } from './blocks.ts'
import { changeSections } from './change-sections.ts'
import { blockingSections, type FailOn, furtherSections, splitFindings } from './comment-findings.ts'
import { isOfUnmeasured, noteSections, unmeasuredSection } from './comment-remarks.ts'
import { baselineSection, uncomparedSection } from './comparison-sections.ts'
import { fitSections } from './fit.ts'
import { openReportSection } from './open-report.ts'
import { cellCode, code, link } from './page-text.ts'
import { rankChangeSections } from './rank-sections.ts'
import { shortAnalysisSections } from './service-sections.ts'
import { type Artifact, cutNotice } from './summary.ts'
import { verdictSection } from './verdict-section.ts'

/** UTF-16 units of the longest comment that GitHub takes; it answers 422 to a longer one. */
const MAX_COMMENT = 65_536
/** Pages in the open table. */
const SHOWN_PAGES = 10
/** Pages in a folded table. */
const FOLDED_PAGES = 100
/** Digits of a commit's name. */
const SHOWN_COMMIT = 7

export interface CommentOptions {
  /** First line, for the program alone. */
  marker: string
  /** Least severity that fails the build. */
  failOn: FailOn
  /** The run of the workflow: its number and address. */
  run: { name: string; url: string }
  artifact: Artifact | undefined
  /** Where the HTML report opens in the browser. */
  reportUrl?: string | undefined
  /** Name of the commit, where it is known. */
  commit: string | undefined
}

/**
 * The report as a comment on a pull request, made to be read in seconds: verdict, scores of the pages, and what to do
 * first are open; the rest is folded. It is never longer than GitHub takes.
 */
export function renderComment(view: ReportView, options: CommentOptions): string {
  const { marker, artifact } = options
  const footer = footerSection(view, options)
  const max = MAX_COMMENT - `${marker}\n\n${footer}`.length
  const content = fitSections(commentSections(view, options.failOn, options.reportUrl), cutNotice(artifact), {
    max,
    measure: text => text.length,
  })
  return `${marker}\n${content}\n${footer}`
}

/** The comment in sections, what matters most first. Each can be the last one. */
export function* commentSections(view: ReportView, failOn: FailOn, reportUrl?: string): Generator<Section> {
  const findings = splitFindings(view, failOn)
  const listed = findings.blocking.map(({ id }) => `(${id})`)
  yield verdictSection(view, reason => !isOfUnmeasured(reason) && !listed.some(id => reason.includes(id)))
  yield* openReportSection(reportUrl)
  yield* baselineSection(view)
  yield* changeSections(view)
  yield* openPageSection(view)
  yield* blockingSections(view, findings)
  yield* unmeasuredSection(view)
  yield* rankChangeSections(view)
  yield* furtherSections(view, findings)
  yield* shortAnalysisSections(view)
  yield* uncomparedSection(view)
  yield* noteSections(view)
  yield* furtherPageSections(view)
}

/** Scores of the pages with their change against the baseline, the worst first. */
function* openPageSection({ origin, pages, sites }: ReportView): Generator<Section> {
  if (pages.length === 0) return
  yield section(
    ...(origin === undefined ? [] : [paragraph(text('Pages of '), ...code(origin))]),
    pageTable([...pages.slice(0, SHOWN_PAGES), ...sites]),
  )
}

/** The pages that the open table leaves out. */
function* furtherPageSections({ pages }: ReportView): Generator<Section> {
  for (let from = SHOWN_PAGES; from < pages.length; from += FOLDED_PAGES) {
    const some = pages.slice(from, from + FOLDED_PAGES)
    const range = { from: from + 1, to: from + some.length, of: 'Pages' as const }
    yield section(folded(range, pageTable(some)))
  }
}

function pageTable(pages: readonly PageView[]): RootContent {
  return table(
    ['Page', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [text(name)]),
    pages.map(page => [
      link(page.url, page.isSite ? [{ type: 'text', value: page.label }] : cellCode(page.label)),
      scoreCell(page),
      ...Object.values(page.failures).map(count => [text(String(count))]),
    ]),
  )
}

function scoreCell({ score, scoreChange }: PageView): PhrasingContent[] {
  if (score === null) return [text(NO_SCORE)]
  if (scoreChange === 0) return [strong(String(score))]
  const change = scoreChange > 0 ? ` ▲ ${scoreChange}` : ` ▼ ${-scoreChange}`
  return [strong(String(score)), text(change)]
}

function footerSection({ version }: ReportView, { run, artifact, commit }: CommentOptions): Section {
  const parts: PhrasingContent[][] = [link(run.url, code(run.name))]
  if (artifact) {
    const name = code(artifact.name)
    parts.push([text('Report: '), ...(artifact.url === undefined ? name : link(artifact.url, name))])
  }
  if (commit !== undefined) parts.push([text('Commit '), ...code(commit.slice(0, SHOWN_COMMIT))])
  parts.push([text(`SEO Preflight ${version}`)])
  return section(paragraph(...parts.flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part]))))
}
