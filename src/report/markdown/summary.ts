import type { ReportView } from '../view/report-view.ts'
import { paragraph, type Section, section, text } from './blocks.ts'
import { comparisonSections } from './comparison-sections.ts'
import { findingSections } from './finding-sections.ts'
import { fitSections, utf8Bytes } from './fit.ts'
import { openReportSection } from './open-report.ts'
import { link } from './page-text.ts'
import { rankSections } from './rank-sections.ts'
import { remarkSections } from './remark-sections.ts'
import { furtherPageSections, scoreSections } from './score-sections.ts'
import { analysisSections, answerSections } from './service-sections.ts'
import { trendSection } from './trend-section.ts'
import { verdictSection } from './verdict-section.ts'

export interface SummaryOptions {
  /** Most bytes in UTF-8; unlimited where not given. */
  maxBytes?: number
  /** The artifact with the whole report: its name, and where the upload has ended, its address. */
  artifact?: Artifact | undefined
  /** Where the HTML report opens in the browser. */
  reportUrl?: string | undefined
}

export interface Artifact {
  name: string
  url?: string | undefined
}

/** The report as GitHub Flavored Markdown: of a job summary within a budget, or as a file of its own without one. */
export function renderSummary(
  view: ReportView,
  { maxBytes = Number.POSITIVE_INFINITY, artifact, reportUrl }: SummaryOptions = {},
): string {
  return fitSections(summarySections(view, reportUrl), cutNotice(artifact), {
    max: maxBytes,
    measure: utf8Bytes,
  })
}

/** The report in sections, what matters most first. Each can be the last one. */
export function* summarySections(view: ReportView, reportUrl?: string): Generator<Section> {
  const isOnlyPage = view.pages.length === 1
  const { comparison } = view
  yield verdictSection(view)
  yield* openReportSection(reportUrl)
  yield* scoreSections(view)
  if (view.rendering !== '') yield section(paragraph(text(`${view.rendering}.`)))
  yield* trendSection(view)
  yield* comparisonSections(view)
  yield* comparison
    ? findingSections(comparison.known, isOnlyPage, 'Known, the worst first')
    : findingSections(view.findings, isOnlyPage, 'Findings, the worst first')
  yield* remarkSections(view)
  yield* furtherPageSections(view)
  yield* analysisSections(view)
  yield* rankSections(view)
  yield* answerSections(view)
}

/** Says that a document was cut, and where the rest is. */
export function cutNotice(artifact?: Artifact): Section {
  if (!artifact) {
    return section(
      paragraph(text('The report is longer than what fits here. The rest is in the report files.')),
    )
  }
  const name = { type: 'inlineCode' as const, value: artifact.name }
  return section(
    paragraph(
      text('The report is longer than what fits here. The rest is in the artifact '),
      ...(artifact.url === undefined ? [name] : link(artifact.url, [name])),
      text('.'),
    ),
  )
}
