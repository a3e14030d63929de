import { type ComponentChild, h } from 'preact'
import { durationInWords } from '../numbers-in-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE } from '../view/scores.ts'
import { reasonLines } from '../view/verdict.ts'

/** The answer first: passed or failed, why, and the figures. */
export function verdictPart({
  verdict,
  score,
  counts,
  comparison,
  healthy,
  pages,
  durationMs,
}: ReportView): ComponentChild[] {
  const { state, headline } = verdict
  const reasons = reasonLines(verdict.reasons)
  const figures: [string, string | number][] = [
    ['Pages without errors', `${healthy} of ${pages.length}`],
    ['Score', score ?? NO_SCORE],
    ['Errors', counts.error],
    ['Warnings', counts.warning],
    ['Notices', counts.notice],
    ['Not measured', counts.notMeasured],
    ...comparisonFigures(comparison),
    ['Time', durationInWords(durationMs)],
  ]
  return [
    h(
      'div',
      { class: `card verdict ${state}` },
      sign(state),
      h(
        'div',
        null,
        h('h1', null, headline),
        reasons.length > 0 &&
          h(
            'ul',
            null,
            reasons.map(reason => h('li', null, reason)),
          ),
      ),
    ),
    h(
      'dl',
      { class: 'figures' },
      figures.map(([name, value]) => h('div', null, h('dt', null, name), h('dd', null, value))),
    ),
  ]
}

function comparisonFigures(comparison: ReportView['comparison']): [string, number][] {
  if (!comparison) return []
  return [
    ['New', comparison.new.length],
    ['Known', comparison.known.length],
    ['Fixed', comparison.fixed.length],
  ]
}

const SIGNS = {
  passed: 'M7 12.5l3.5 3.5L17 9',
  failed: 'M8 8l8 8M16 8l-8 8',
  open: 'M7 12h10',
  'not-gated': 'M7 12h10',
}

function sign(state: keyof typeof SIGNS): ComponentChild {
  return h(
    'svg',
    { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'aria-hidden': 'true' },
    h('circle', { cx: 12, cy: 12, r: 10 }),
    h('path', { d: SIGNS[state] }),
  )
}
