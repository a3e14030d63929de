import { h } from 'preact'
import { NOT_MEASURED, type ScoreTable, scoreText } from '../view/scores.ts'
import { type Part, part, scoreCell } from './elements.ts'
import type { Numbering } from './numbering.ts'

/** Every page with its score by tool, the worst first. */
export function scorePart({ origin, tools, rows }: ScoreTable, numbering: Numbering): Part | null {
  if (rows.length === 0) return null
  const head = h(
    'tr',
    null,
    h('th', { scope: 'col' }, 'Page'),
    h('th', { scope: 'col', class: 'tool' }, h('span', null, 'score')),
    tools.map(tool => h('th', { scope: 'col', class: 'tool' }, h('span', null, tool))),
  )
  const body = rows.map(({ page, label, runs }) =>
    h(
      'tr',
      null,
      h('th', { scope: 'row' }, h('a', { href: `#${numbering.pageId(page)}` }, label)),
      scoreCell(page.score === null ? '–' : String(page.score), page.score, 'total'),
      tools.map(tool => scoreCell(scoreText(runs.get(tool)), runs.get(tool)?.score ?? null)),
    ),
  )
  const unmeasured = rows.some(({ page }) => page.runs.some(run => run.status === 'not-measured'))
  return part(
    'scores',
    'Scores',
    h(
      'p',
      { class: 'soft' },
      origin === undefined ? '' : `Pages of ${origin}. `,
      rows.length > 1 ? 'The worst pages first. ' : '',
      unmeasured ? `${NOT_MEASURED}: not measured, with the reasons below.` : '',
    ),
    h(
      'div',
      { class: 'card scroll', role: 'region', 'aria-labelledby': 'scores-title', tabIndex: 0 },
      h('table', { class: 'matrix' }, h('thead', null, head), h('tbody', null, body)),
    ),
  )
}
