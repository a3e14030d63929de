import type { PhrasingContent, RootContent } from 'mdast'
import type { JsonObject } from '../../api/results.ts'
import { shownFacts } from '../json.ts'
import { counted } from '../numbers-in-words.ts'
import type { AnalysisView, ReportView } from '../view/report-view.ts'
import { folded, heading, paragraph, type Section, section, strong, text } from './blocks.ts'
import { findingSections } from './finding-sections.ts'
import { code, prose } from './page-text.ts'

/** UTF-16 units of one body of a service. */
const MAX_DATA = 20_000

/** Each analysis of a whole website, with what failed on its pages. */
export function* analysisSections({ analyses }: ReportView): Generator<Section> {
  for (const analysis of analyses) {
    const { url, pageCount, findings, facts } = analysis
    const title = heading(3, text('Whole-site analysis of '), ...code(url))
    yield section(title, paragraph(...analysisResult(analysis)), dataBlock(facts))
    yield* findingSections(findings, pageCount === 1, 'Findings of the analysis, the worst first')
  }
}

function analysisResult({ status, reason, score, pageCount }: AnalysisView): PhrasingContent[] {
  if (status === 'not-measured') return [text('Not measured: '), ...prose(reason)]
  const words = score === null ? [text('No score')] : [text('Score '), strong(String(score))]
  return [...words, text(` · ${counted(pageCount, 'page')}`)]
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
