import type { PhrasingContent, RootContent } from 'mdast'
import type { Report } from '../report.ts'
import { NO_SCORE, type ScoreRow, scoreTable } from '../view/scores.ts'
import { failuresOf } from '../view/verdict.ts'
import { folded, paragraph, type Section, section, strong, table, text } from './blocks.ts'
import { blockingSections, type FailOn, furtherSections, splitFindings } from './comment-findings.ts'
import { isOfUnmeasured, noteSections, unmeasuredSection } from './comment-remarks.ts'
import { baselineSection, uncomparedSection } from './comparison-sections.ts'
import { fitSections } from './fit.ts'
import { cellCode, code, link } from './page-text.ts'
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
  /** Name of the commit, where it is known. */
  commit: string | undefined
}

/**
 * The report as a comment on a pull request, made to be read in seconds: verdict, scores of the pages, and what to do
 * first are open; the rest is folded. It is never longer than GitHub takes.
 */
export function renderComment(report: Report, options: CommentOptions): string {
  const { marker, artifact } = options
  const footer = footerSection(report, options)
  const max = MAX_COMMENT - `${marker}\n\n${footer}`.length
  const content = fitSections(commentSections(report, options.failOn), cutNotice(artifact), {
    max,
    measure: text => text.length,
  })
  return `${marker}\n${content}\n${footer}`
}

/** The comment in sections, what matters most first. Each can be the last one. */
export function* commentSections(report: Report, failOn: FailOn): Generator<Section> {
  const findings = splitFindings(report, failOn)
  const listed = findings.blocking.map(({ id }) => `(${id}`)
  yield verdictSection(report, reason => !isOfUnmeasured(reason) && !listed.some(id => reason.includes(id)))
  yield* baselineSection(report)
  yield* openPageSection(report)
  yield* blockingSections(report, findings)
  yield* unmeasuredSection(report)
  yield* furtherSections(report, findings)
  yield* uncomparedSection(report)
  yield* noteSections(report)
  yield* furtherPageSections(report)
}

/** Scores of the pages with their change against the baseline, the worst first. */
function* openPageSection(report: Report): Generator<Section> {
  const { origin, rows } = scoreTable(report.pages)
  if (rows.length === 0) return
  yield section(
    ...(origin === undefined ? [] : [paragraph(text('Pages of '), ...code(origin))]),
    pageTable(rows.slice(0, SHOWN_PAGES), scoreChanges(report)),
  )
}

/** The pages that the open table leaves out. */
function* furtherPageSections(report: Report): Generator<Section> {
  const { rows } = scoreTable(report.pages)
  for (let from = SHOWN_PAGES; from < rows.length; from += FOLDED_PAGES) {
    const some = rows.slice(from, from + FOLDED_PAGES)
    const range = { from: from + 1, to: from + some.length, of: 'Pages' as const }
    yield section(folded(range, pageTable(some, scoreChanges(report))))
  }
}

/** Points that pages gained or lost against the baseline, by their URLs. */
function scoreChanges({ comparison }: Report): ReadonlyMap<string, number> {
  const ofPages = comparison?.scores.filter(
    ({ tool, before, after, tolerance }) => tool === undefined && Math.abs(after - before) > tolerance,
  )
  return new Map(ofPages?.map(({ page, before, after }) => [page, after - before]))
}

function pageTable(rows: readonly ScoreRow[], changes: ReadonlyMap<string, number>): RootContent {
  return table(
    ['Page', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [text(name)]),
    rows.map(({ page, label }) => [
      link(page.url, cellCode(label)),
      scoreCell(page.score, changes.get(page.url)),
      ...Object.values(failuresOf(page)).map(count => [text(String(count))]),
    ]),
  )
}

function scoreCell(score: number | null, change = 0): PhrasingContent[] {
  if (score === null) return [text(NO_SCORE)]
  if (change === 0) return [strong(String(score))]
  return [strong(String(score)), text(change > 0 ? ` ▲ ${change}` : ` ▼ ${-change}`)]
}

function footerSection({ generator }: Report, { run, artifact, commit }: CommentOptions): Section {
  const parts: PhrasingContent[][] = [link(run.url, code(run.name))]
  if (artifact) {
    const name = code(artifact.name)
    parts.push([text('Report: '), ...(artifact.url === undefined ? name : link(artifact.url, name))])
  }
  if (commit !== undefined) parts.push([text('Commit '), ...code(commit.slice(0, SHOWN_COMMIT))])
  parts.push([text(`SEO Preflight ${generator.version}`)])
  return section(paragraph(...parts.flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part]))))
}
