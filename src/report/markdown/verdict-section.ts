import type { PhrasingContent } from 'mdast'
import { figuresInWords, healthyInWords, type ReportView } from '../view/report-view.ts'
import { reasonLines } from '../view/verdict.ts'
import { bullets, heading, paragraph, type Section, section, strong, text } from './blocks.ts'
import { prose } from './page-text.ts'

const SIGNS = { passed: '✅ ', failed: '❌ ', open: '▫️ ', 'not-gated': '▫️ ' }

/**
 * The verdict, why, and the figures of the run.
 *
 * @param isWanted leaves out reasons that are said elsewhere
 */
export function verdictSection(
  view: ReportView,
  isWanted: (reason: string) => boolean = () => true,
): Section {
  const { verdict, score } = view
  const scoreWords: PhrasingContent[] =
    score === null ? [text('No score')] : [text('Score '), strong(String(score))]
  return section(
    heading(2, text(SIGNS[verdict.state]), ...prose(verdict.headline)),
    bullets(reasonLines(verdict.reasons.filter(isWanted)).map(reason => prose(reason))),
    paragraph(
      text(`${healthyInWords(view)} · `),
      ...scoreWords,
      text(` · ${figuresInWords(view).join(' · ')}`),
    ),
  )
}
