import { h } from 'preact'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE, NOT_MEASURED, scoreText } from '../view/scores.ts'
import { type Part, pageLink, part, scoreCell } from './elements.ts'

/** Every page with its score by tool, the worst first, and below them the sites. */
export function scorePart({ origin, pages, sites, tools, remarks }: ReportView): Part | null {
  if (pages.length === 0) return null
  const head = h(
    'tr',
    null,
    h('th', { scope: 'col' }, 'Page'),
    h('th', { scope: 'col', class: 'tool' }, h('span', null, 'score')),
    tools.scored.map(tool => h('th', { scope: 'col', class: 'tool' }, h('span', null, tool))),
  )
  const body = [...pages, ...sites].map(page =>
    h(
      'tr',
      null,
      h('th', { scope: 'row' }, pageLink(page)),
      scoreCell(page.score === null ? NO_SCORE : String(page.score), page.band, 'total'),
      tools.scored.map(tool => scoreCell(scoreText(page.runs[tool]), page.runs[tool]?.band ?? 'none')),
    ),
  )
  return part(
    'scores',
    'Scores',
    h(
      'p',
      { class: 'soft' },
      origin === undefined ? '' : `Pages of ${origin}. `,
      pages.length > 1 ? 'The worst pages first. ' : '',
      remarks.notMeasured.length > 0 ? `${NOT_MEASURED}: not measured, with the reasons below.` : '',
    ),
    h(
      'div',
      { class: 'card scroll', role: 'region', 'aria-labelledby': 'scores-title', tabIndex: 0 },
      h('table', { class: 'matrix' }, h('thead', null, head), h('tbody', null, body)),
    ),
  )
}
