import { type ComponentChild, h } from 'preact'
import { counted, durationInWords } from '../numbers-in-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE, scoreBand } from '../view/scores.ts'
import { foldedReasons, isAnyMeasured } from '../view/verdict.ts'
import { scoreRing, sign } from './signs.ts'

/** A name, a number, and the class that it is shown in. */
type Figure = [name: string, value: string | number, look?: string]

/** The answer first: passed or failed, why, and the figures. */
export function verdictPart(view: ReportView): ComponentChild[] {
  const { verdict, score, counts, comparison, healthy, pages, durationMs, unverified } = view
  const { state, headline } = verdict
  const { open, folded } = foldedReasons(verdict.reasons)
  const shownScore = score === null ? NO_SCORE : String(Math.round(score))
  const figures: Figure[] = [
    ['Score', shownScore, 'beside-no-ring'],
    ['Pages without errors', isAnyMeasured(view) ? `${healthy} of ${pages.length}` : NO_SCORE],
    ['Errors', counts.error, 'error'],
    ['Warnings', counts.warning, 'warning'],
    ['Notices', counts.notice, 'notice'],
    ...figureOfGap('Tool runs not measured', counts.notMeasured),
    ...figureOfGap('Checks not verified', unverified),
    ...comparisonFigures(comparison),
    ['Time', durationInWords(durationMs)],
  ]
  return [
    h(
      'div',
      { class: `verdict ${state}` },
      sign(SIGNS[state]),
      h(
        'div',
        { class: 'words' },
        h('h1', null, headline),
        open.length > 0 && reasonList(open),
        folded.length > 0 &&
          h(
            'details',
            { class: 'fold' },
            h('summary', null, counted(verdict.reasons.length - open.length, 'more reason')),
            reasonList(folded),
          ),
      ),
      pages.length > 0 && scoreRing(score, shownScore, scoreBand(score, counts.error > 0)),
    ),
    h(
      'dl',
      { class: 'figures' },
      figures.map(([name, value, kind]) =>
        h(
          'div',
          kind !== undefined && value !== 0 ? { class: kind } : null,
          h('dt', null, name),
          h('dd', null, value),
        ),
      ),
    ),
    view.rendering !== '' && h('p', { class: 'soft' }, `${view.rendering}.`),
  ]
}

function reasonList(reasons: readonly string[]): ComponentChild {
  return h(
    'ul',
    null,
    reasons.map(reason => h('li', null, reason)),
  )
}

function comparisonFigures(comparison: ReportView['comparison']): Figure[] {
  if (!comparison) return []
  return [
    ['New', comparison.new.length],
    ['Known', comparison.known.length],
    ['Fixed', comparison.fixed.length],
  ]
}

const SIGNS = {
  passed: 'check',
  failed: 'cross',
  open: 'dash',
  'not-gated': 'dash',
} as const

/** What could not be told has a figure where there is any of it. */
function figureOfGap(name: string, count: number): Figure[] {
  return count > 0 ? [[name, count, 'warning']] : []
}
