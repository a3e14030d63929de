import { type ComponentChild, h } from 'preact'
import { placesIn } from '../../api/comparison.ts'
import type { Report } from '../report.ts'
import { durationInWords, headline, reasonsBesideHeadline, stateOf } from '../view/verdict.ts'

/** The answer first: passed or failed, why, and the figures. */
export function verdictPart(report: Report): ComponentChild[] {
  const { score, counts, pages } = report
  const state = stateOf(report)
  const reasons = reasonsBesideHeadline(report)
  const figures: [string, string][] = [
    ['Score', score === null ? '–' : String(score)],
    ['Errors', String(counts.error)],
    ['Warnings', String(counts.warning)],
    ['Notices', String(counts.notice)],
    ['Not measured', String(counts.notMeasured)],
    ...comparisonFigures(report),
    ['Pages', String(pages.length)],
    ['Time', durationInWords(report.durationMs)],
  ]
  return [
    h(
      'div',
      { class: `card verdict ${state}` },
      sign(state),
      h(
        'div',
        null,
        h('h1', null, headline(report)),
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

function comparisonFigures({ comparison }: Report): [string, string][] {
  if (!comparison) return []
  return [
    ['New', String(placesIn(comparison.new))],
    ['Fixed', String(placesIn(comparison.fixed))],
  ]
}

const SIGNS = { passed: 'M7 12.5l3.5 3.5L17 9', failed: 'M8 8l8 8M16 8l-8 8', open: 'M7 12h10' }

function sign(state: keyof typeof SIGNS): ComponentChild {
  return h(
    'svg',
    { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'aria-hidden': 'true' },
    h('circle', { cx: 12, cy: 12, r: 10 }),
    h('path', { d: SIGNS[state] }),
  )
}
