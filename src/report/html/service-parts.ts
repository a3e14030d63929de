import { type ComponentChild, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { type Part, part } from './elements.ts'
import type { FactsWriter } from './pages-part.ts'

const MAX_POSITIONS = 1_000

/** Keywords and their positions, a table for each rank project. */
export function rankPart({ rank }: ReportView, writeFacts: FactsWriter): Part | null {
  if (rank.length === 0) return null
  return part(
    'rank',
    'Positions',
    rank.map(entry => rankTable(entry, writeFacts)),
  )
}

function rankTable(
  { project, dashboard }: ReportView['rank'][number],
  writeFacts: FactsWriter,
): ComponentChild {
  const head = ['Keyword', 'Search engine', 'Location', 'Position', 'URL'].map(name =>
    h('th', { scope: 'col' }, name),
  )
  const rows = project.keywords.flatMap(({ keyword, positions }) =>
    positions.map(({ searchEngine, location, position, url }) =>
      h(
        'tr',
        null,
        h('th', { scope: 'row' }, oneLine(keyword)),
        h('td', null, oneLine(searchEngine)),
        h('td', null, oneLine(location)),
        h('td', null, position === null ? 'not found' : String(position)),
        h('td', null, url === undefined ? '' : shownUrl(url)),
      ),
    ),
  )
  const more = rows.length - MAX_POSITIONS
  return h(
    'div',
    null,
    h('h3', null, oneLine(project.name ?? project.id)),
    h(
      'div',
      { class: 'card scroll', role: 'region', 'aria-label': 'Positions', tabIndex: 0 },
      h('table', null, h('thead', null, h('tr', null, head)), h('tbody', null, rows.slice(0, MAX_POSITIONS))),
    ),
    more > 0 && h('p', { class: 'soft' }, `and ${counted(more, 'more position')}`),
    h('p', null, writeFacts(dashboard.facts)),
  )
}
