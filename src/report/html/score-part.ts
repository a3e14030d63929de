import { type ComponentChild, h } from 'preact'
import type { PageView } from '../view/pages.ts'
import type { ReportView } from '../view/report-view.ts'
import { NO_SCORE, NOT_MEASURED, scoreText } from '../view/scores.ts'
import { type Part, pageLink, part, scoreCell, unseen } from './elements.ts'
import type { LongLists } from './long-lists.ts'

/** Pages that the table shows at once; the others are folded, so many at a time, since browsers are slow with large tables. */
const PAGES_AT_ONCE = 100

/** Every page with its score by tool, the worst first, and below them the sites. */
export function scorePart(
  { origin, pages, sites, tools, remarks, comparison }: ReportView,
  lists: LongLists,
): Part | null {
  if (pages.length === 0) return null
  const head = h(
    'tr',
    null,
    h('th', { scope: 'col' }, 'Page'),
    h('th', { scope: 'col', class: 'tool' }, h('span', null, 'score')),
    tools.scored.map(tool => h('th', { scope: 'col', class: 'tool' }, h('span', null, tool))),
  )
  const table = (rows: readonly PageView[], name: string) =>
    h(
      'div',
      { class: 'scroll', role: 'region', 'aria-label': name, tabIndex: 0 },
      h(
        'table',
        { class: 'matrix' },
        h('thead', null, head),
        h(
          'tbody',
          null,
          rows.map(row => scoreRow(row, tools.scored)),
        ),
      ),
    )
  const first = pages.slice(0, PAGES_AT_ONCE)
  return part(
    'scores',
    'Scores',
    h(
      'p',
      { class: 'soft' },
      origin === undefined ? '' : `Pages of ${origin}. `,
      pages.length > 1 ? 'The worst pages first. ' : '',
      comparison ? 'Below a score: the points that it won or lost against the baseline. ' : '',
      remarks.notMeasured.length > 0 ? `${NOT_MEASURED}: not measured, with the reasons below.` : '',
    ),
    table([...first, ...sites], 'Scores by page and tool'),
    pages.length > first.length && lists.add(foldedTables(pages, table)),
  )
}

function* foldedTables(
  pages: readonly PageView[],
  table: (rows: readonly PageView[], name: string) => ComponentChild,
): Generator<ComponentChild> {
  for (let start = PAGES_AT_ONCE; start < pages.length; start += PAGES_AT_ONCE) {
    const rows = pages.slice(start, start + PAGES_AT_ONCE)
    const name = `Pages ${start + 1} to ${start + rows.length}`
    const [worst, best] = [rows[0]!.score, rows.at(-1)!.score]
    const scores = worst === null || best === null ? '' : `, score ${worst} to ${best}`
    yield h('details', { class: 'fold' }, h('summary', null, name + scores), table(rows, name))
  }
}

function scoreRow(page: PageView, tools: ReportView['tools']['scored']): ComponentChild {
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, pageLink(page)),
    scoreCell(
      page.score === null ? NO_SCORE : String(page.score),
      page.band,
      'total',
      difference(page.scoreChange),
    ),
    tools.map(tool => {
      const run = page.runs[tool]
      return scoreCell(scoreText(run), run?.band ?? 'none', '', difference(run?.scoreChange ?? 0))
    }),
  )
}

/** Points that a score won or lost; nothing where it is the same. */
function difference(points: number): ComponentChild {
  const rounded = Math.round(points)
  if (rounded === 0) return null
  const [direction, mark, words] = rounded > 0 ? ['up', '▲', 'up'] : ['down', '▼', 'down']
  return h(
    'span',
    { class: `change ${direction}` },
    h('span', { 'aria-hidden': 'true' }, mark),
    unseen(` ${words} `),
    Math.abs(rounded),
  )
}
