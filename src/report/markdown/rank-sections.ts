import type { PhrasingContent } from 'mdast'
import type { RankMove } from '../../api/results.ts'
import { counted } from '../numbers-in-words.ts'
import {
  gainTrend,
  hasMuchChanged,
  moveText,
  type RankRow,
  type RankView,
  trendBars,
  UNKNOWN,
} from '../view/rank.ts'
import type { ReportView } from '../view/report-view.ts'
import { bullets, heading, paragraph, type Section, section, strong, table, text } from './blocks.ts'
import { cellCode, code, prose } from './page-text.ts'
import { dataBlock } from './service-sections.ts'

/** Keywords of one rank project. */
const MAX_ROWS = 200
const MAX_NOTES = 20
/** Projects that a comment names, and keywords of each. */
const NAMED_PROJECTS = 10
const NAMED_MOVES = 5

/** Each rank project: its figures, and a table of its keywords with their positions and trends. */
export function* rankSections({ rank }: ReportView): Generator<Section> {
  for (const project of rank) {
    const { name, market, asOf, reason, rows, notes, facts } = project
    const more = rows.length - MAX_ROWS
    yield section(
      heading(3, text('Positions of '), ...code(name)),
      market.length === 0 ? [] : paragraph(text('In '), ...code(market.join(' · '))),
      reason === undefined ? [] : paragraph(text('Not measured: '), ...prose(reason)),
      figureWords(project).length > 0 ? paragraph(...figureWords(project)) : [],
      rows.length === 0 ? [] : rowTable(project, rows.slice(0, MAX_ROWS)),
      more > 0 ? paragraph(text(`and ${counted(more, 'more position')}`)) : [],
      asOf === '' || rows.length === 0
        ? []
        : paragraph(text(`As of ${asOf}, against 1, 7 and 30 days before: ▲ is nearer to the top.`)),
      bullets(notes.slice(0, MAX_NOTES).map(note => prose(note))),
      dataBlock(facts),
    )
  }
}

/** Of each rank project one line, where it changed much or was not measured. */
export function* rankChangeSections({ rank }: ReportView): Generator<Section> {
  const lines = rank.flatMap(project => {
    const { name, reason } = project
    if (reason !== undefined) return [[...code(name), text(': not measured: '), ...prose(reason)]]
    return hasMuchChanged(project) ? [[...code(name), text(': '), ...changeWords(project)]] : []
  })
  const more = lines.length - NAMED_PROJECTS
  const shown = lines.slice(0, NAMED_PROJECTS)
  if (more > 0) shown.push([text(`and ${counted(more, 'more rank project')}`)])
  if (shown.length > 0) yield section(heading(3, text('Positions')), bullets(shown))
}

function figureWords({ figures }: RankView): PhrasingContent[] {
  return figures.flatMap(({ label, value, change }, index) => [
    text(`${index === 0 ? '' : ' · '}${label}: `),
    strong(value),
    ...(change ? [text(` ${change.words}`)] : []),
  ])
}

function rowTable({ has }: RankView, rows: readonly RankRow[]) {
  const head = [
    'Keyword',
    ...(has.markets ? ['Where'] : []),
    'Position',
    ...(has.changes ? ['1 day', '7 days', '30 days'] : []),
    ...(has.history ? ['Trend'] : []),
  ]
  return table(
    head.map(name => [text(name)]),
    rows.map(({ keyword, market, position, lastSeen, changes, history }) => [
      cellCode(keyword),
      ...(has.markets ? [cellCode(market.join(' · '))] : []),
      [text(lastSeen === '' ? position : `${position} (${lastSeen})`)],
      ...(has.changes ? changes.map(places => [text(gainTrend(places)?.words ?? UNKNOWN)]) : []),
      ...(has.history ? [cellCode(trendBars(history))] : []),
    ]),
  )
}

function changeWords({ figures, moves }: RankView): PhrasingContent[] {
  const { winners = [], losers = [] } = moves ?? {}
  const named = [...losers.slice(0, NAMED_MOVES), ...winners.slice(0, NAMED_MOVES)]
  const more = winners.length + losers.length - named.length
  const visibility = figures.find(({ label, change }) => label === 'Visibility' && change)
  const parts: PhrasingContent[][] = [
    ...(visibility ? [[text(`visibility ${visibility.value} ${visibility.change!.words}`)]] : []),
    ...named.map(moveWords),
    ...(more > 0 ? [[text(`and ${counted(more, 'more keyword')}`)]] : []),
  ]
  return parts.flatMap((part, index) => (index === 0 ? part : [text(index === 1 ? '; ' : ', '), ...part]))
}

function moveWords(move: RankMove): PhrasingContent[] {
  const where = [move.searchEngine, move.location, move.device].filter(part => part !== '').join(' ')
  return [
    ...code(move.keyword),
    text(` ${moveText(move)}`),
    ...(where === '' ? [] : [text(' in '), ...code(where)]),
  ]
}
