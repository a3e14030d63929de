import type { PhrasingContent, RootContent } from 'mdast'
import type { JsonObject } from '../../api/results.ts'
import { shownFacts } from '../json.ts'
import { counted, grouped } from '../numbers-in-words.ts'
import { type CrawlView, clicksInWords, crawlFigures } from '../view/crawl.ts'
import type { AnalysisView, ReportView } from '../view/report-view.ts'
import { bullets, folded, heading, paragraph, type Section, section, strong, table, text } from './blocks.ts'
import { findingSections } from './finding-sections.ts'
import { code, prose } from './page-text.ts'

/** UTF-16 units of one body of a service. */
const MAX_DATA = 20_000

/** Each analysis of a whole website, with what failed on pages that stand nowhere else. */
export function* analysisSections({ analyses }: ReportView): Generator<Section> {
  for (const analysis of analyses) {
    const { url, pageCount, findings, facts, crawl } = analysis
    yield section(
      heading(3, text('Whole site '), ...code(url)),
      ...resultBlocks(analysis),
      ...crawlBlocks(crawl),
      crawl ? [] : dataBlock(facts),
    )
    yield* findingSections(findings, pageCount === 1, 'Findings of the analysis, the worst first')
  }
}

/** The figures of each site in one line. */
export function* shortAnalysisSections({ analyses }: ReportView): Generator<Section> {
  for (const analysis of analyses) {
    const { url, crawl } = analysis
    const figures = crawl ? [text(crawlFigures(crawl).join(' · '))] : []
    const name = [strong('Whole site'), text(' '), ...code(url), text(': ')]
    yield section(paragraph(...name, ...analysisResult(analysis), ...figures))
  }
}

function resultBlocks(analysis: AnalysisView): RootContent[] {
  const words = analysisResult(analysis)
  return words.length === 0 ? [] : [paragraph(...words)]
}

function crawlBlocks(crawl: CrawlView | undefined): (RootContent | RootContent[])[] {
  if (!crawl) return []
  const rows = crawl.depths.map(({ clicks, count }) => [
    [text(clicksInWords(clicks))],
    [text(grouped(count))],
  ])
  return [
    bullets(crawlFigures(crawl).map(figure => [text(figure)])),
    crawl.incomplete === undefined
      ? []
      : paragraph(text('Not all of the site was seen: '), ...prose(crawl.incomplete)),
    rows.length === 0 ? [] : table([[text('Clicks from the start page')], [text('Indexable pages')]], rows),
  ]
}

function analysisResult({ status, reason, score, pageCount, crawl }: AnalysisView): PhrasingContent[] {
  if (status === 'not-measured') return [text('Not measured: '), ...prose(reason)]
  // What the site is worth stands with the scores.
  if (crawl) return []
  const words = score === null ? [text('No score')] : [text('Score '), strong(String(score))]
  return pageCount === 0 ? words : [...words, text(` · ${counted(pageCount, 'page')}`)]
}

/** Answers of a service in a form that is not known: shown as data. */
export function* answerSections({ answers }: ReportView): Generator<Section> {
  for (const [index, { tool, url, facts }] of answers.entries()) {
    const title = index === 0 ? [heading(3, text('What the service answered'))] : []
    yield section(title, paragraph(text(`${tool} on `), ...code(url)), dataBlock(facts))
  }
}

/** What a service said in a form that is not known, folded; nothing where there is none. */
export function dataBlock(facts: JsonObject): RootContent[] {
  const value = shownFacts(facts, MAX_DATA)
  return value === '' ? [] : folded('Data', { type: 'code', lang: 'json', value })
}
