import type { PhrasingContent } from 'mdast'
import type { Report } from '../report.ts'
import {
  comparisonInWords,
  counted,
  countsInWords,
  durationInWords,
  headline,
  reasonsBesideHeadline,
  stateOf,
} from '../view/verdict.ts'
import { bullets, heading, paragraph, type Section, section, strong, text } from './blocks.ts'
import { prose } from './page-text.ts'

const SIGNS = { passed: '✅ ', failed: '❌ ', open: '▫️ ' }

/**
 * The verdict, why, and the figures of the run.
 *
 * @param isWanted leaves out reasons that are said elsewhere
 */
export function verdictSection(report: Report, isWanted?: (reason: string) => boolean): Section {
  const { score, counts, pages, durationMs } = report
  const figures = [
    ...countsInWords(counts),
    ...comparisonInWords(report),
    `${counted(pages.length, 'page')} in ${durationInWords(durationMs)}`,
  ]
  const scoreWords: PhrasingContent[] =
    score === null ? [text('No score')] : [text('Score '), strong(String(score))]
  return section(
    heading(2, text(SIGNS[stateOf(report)]), ...prose(headline(report))),
    bullets(reasonsBesideHeadline(report, isWanted).map(reason => prose(reason))),
    paragraph(...scoreWords, text(` · ${figures.join(' · ')}`)),
  )
}
