import type { PhrasingContent } from 'mdast'
import { figuresInWords, healthyInWords, type ReportView } from '../view/report-view.ts'
import { foldedReasons } from '../view/verdict.ts'
import { bullets, folded, heading, paragraph, type Section, section, strong, text } from './blocks.ts'
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
  const reasons = verdict.reasons.filter(isWanted)
  const { open, folded: others } = foldedReasons(reasons)
  const list = (some: readonly string[]) => bullets(some.map(reason => prose(reason)))
  const scoreWords: PhrasingContent[] =
    score === null ? [text('No score')] : [text('Score '), strong(String(score))]
  return section(
    heading(2, text(SIGNS[verdict.state]), ...prose(verdict.headline)),
    list(open),
    others.length > 0 ? folded({ count: reasons.length - open.length, of: 'more reason' }, list(others)) : [],
    paragraph(
      text(`${healthyInWords(view)} · `),
      ...scoreWords,
      text(` · ${figuresInWords(view).join(' · ')}`),
    ),
  )
}
