import type { PhrasingContent } from 'mdast'
import {
  counted,
  countsInWords,
  durationInWords,
  headline,
  reasonsBesideHeadline,
  stateOf,
} from '../headline.ts'
import type { Report } from '../report.ts'
import { bullets, heading, paragraph, type Section, section, strong, text } from './blocks.ts'
import { prose } from './page-text.ts'

const SIGNS = { passed: '✅ ', failed: '❌ ', open: '▫️ ' }

/** The verdict, why, and the figures of the run. */
export function verdictSection(report: Report): Section {
  const { score, counts, pages, durationMs } = report
  const figures = [
    ...countsInWords(counts),
    `${counted(pages.length, 'page')} in ${durationInWords(durationMs)}`,
  ]
  const scoreWords: PhrasingContent[] =
    score === null ? [text('No score')] : [text('Score '), strong(String(score))]
  return section(
    heading(2, text(SIGNS[stateOf(report)]), ...prose(headline(report))),
    bullets(reasonsBesideHeadline(report).map(reason => prose(reason))),
    paragraph(...scoreWords, text(` · ${figures.join(' · ')}`)),
  )
}
