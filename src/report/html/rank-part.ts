import { type ComponentChild, h } from 'preact'
import type { RankDay, RankMove } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import {
  gainTrend,
  moveText,
  placeText,
  type RankFigure,
  type RankRow,
  type RankTrend,
  type RankView,
  UNKNOWN,
} from '../view/rank.ts'
import type { ReportView } from '../view/report-view.ts'
import { lineChart, shareBar, sparkline } from './charts.ts'
import { externalLink, type Part, part } from './elements.ts'
import type { FactsWriter } from './pages-part.ts'

/** Keywords of one project, and of all: browsers get slow with documents of tens of megabytes. */
const MAX_ROWS = 1_000
const MAX_ALL_ROWS = 5_000
const MAX_NOTES = 50
/** Winners, and losers. */
const SHOWN_MOVES = 10
const PERIODS = ['1 day', '7 days', '30 days'] as const

/** Each rank project: its figures, charts, what moved, and a table of its keywords. */
export function rankPart({ rank }: ReportView, writeFacts: FactsWriter): Part | null {
  if (rank.length === 0) return null
  const maxRows = Math.min(MAX_ROWS, Math.floor(MAX_ALL_ROWS / rank.length))
  return part(
    'rank',
    'Positions',
    rank.map((project, index) => projectBlock(project, index, maxRows, writeFacts)),
  )
}

function projectBlock(
  project: RankView,
  index: number,
  maxRows: number,
  writeFacts: FactsWriter,
): ComponentChild {
  const { name, domain, market, asOf, reason, notes, facts } = project
  const about = [
    oneLine(domain),
    ...market.map(words => oneLine(words)),
    asOf === '' ? '' : `as of ${asOf}`,
  ].filter(words => words !== '')
  const id = `rank-${index + 1}`
  return h(
    'article',
    { class: 'rank', 'aria-labelledby': id },
    h('h3', { id }, oneLine(name)),
    about.length > 0 && h('p', { class: 'soft' }, about.join(' · ')),
    reason !== undefined &&
      h('p', { class: 'missing' }, h('strong', null, 'Not measured: '), oneLine(reason)),
    figureList(project.figures),
    chartGrid(project),
    moveLists(project),
    rowTable(project, maxRows),
    notes.length > 0 &&
      h(
        'ul',
        { class: 'soft' },
        notes.slice(0, MAX_NOTES).map(note => h('li', null, oneLine(note))),
      ),
    h('p', null, writeFacts(facts)),
  )
}

function figureList(figures: readonly RankFigure[]): ComponentChild {
  if (figures.length === 0) return null
  return h(
    'dl',
    { class: 'figures' },
    figures.map(({ label, value, change }) =>
      h(
        'div',
        null,
        h('dt', null, label),
        h('dd', null, value),
        change && h('dd', { class: `change ${change.direction}` }, change.words),
      ),
    ),
  )
}

function chartGrid({ name, history, bands }: RankView): ComponentChild {
  const charts = [
    dayChart('Average position', history, ({ averagePosition }) => averagePosition, true, placeText),
    dayChart(
      'Visibility',
      history,
      ({ visibility }) => visibility,
      false,
      value => `${value.toFixed(1)} %`,
    ),
    bandChart(bands),
  ].filter(chart => chart !== null)
  return charts.length === 0 ? null : h('div', { class: 'charts' }, charts, dayTable(name, history))
}

/** Nothing where less than two days are known. */
function dayChart(
  title: string,
  history: readonly RankDay[],
  figureOf: (day: RankDay) => number | null,
  isLeastBest: boolean,
  format: (value: number) => string,
): ComponentChild {
  const values = history.map(figureOf)
  const known = history.flatMap(day => {
    const value = figureOf(day)
    return value === null ? [] : [{ date: day.date, value }]
  })
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || first === last) return null
  const description = `${title}: ${format(first.value)} on ${first.date}, ${format(last.value)} on ${last.date}`
  return h(
    'figure',
    null,
    h('figcaption', null, title),
    lineChart({ description, days: history.map(({ date }) => date), values, isLeastBest, format }),
  )
}

function bandChart(bands: RankView['bands']): ComponentChild {
  if (!bands.some(({ count }) => count > 0)) return null
  const words = bands.map(({ label, count }) => `${label}: ${count}`).join(', ')
  return h(
    'figure',
    null,
    h('figcaption', null, 'Keywords by position'),
    shareBar(bands, `Keywords by position. ${words}`),
    h(
      'ul',
      { class: 'legend' },
      bands.map(({ kind, label, count }) =>
        h(
          'li',
          null,
          h('span', { class: `swatch band-${kind}`, 'aria-hidden': 'true' }),
          `${label} `,
          h('b', null, String(count)),
        ),
      ),
    ),
  )
}

/** A table that is laid out as cards where there is little room, and scrolls by itself. */
function positionTable(
  label: string,
  head: readonly string[],
  rows: readonly ComponentChild[],
): ComponentChild {
  const heads = head.map(name => h('th', { scope: 'col' }, name))
  return h(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': label, tabIndex: 0 },
    h('table', { class: 'positions' }, h('thead', null, h('tr', null, heads)), h('tbody', null, rows)),
  )
}

/** The figures behind the charts: they can be read without them. */
function dayTable(name: string, history: readonly RankDay[]): ComponentChild {
  const known = history.filter(({ averagePosition }) => averagePosition !== null)
  if (known.length < 2) return null
  const head = ['Day', 'Average position', 'Visibility', 'Top 10', 'Keywords with data']
  return h(
    'details',
    { class: 'days' },
    h('summary', null, 'Figures by day'),
    positionTable(
      `Figures of ${oneLine(name)} by day`,
      head,
      known
        .toReversed()
        .map(({ date, averagePosition, visibility, top10, known: count }) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, date),
            h('td', { 'data-label': head[1] }, placeText(averagePosition)),
            h('td', { 'data-label': head[2] }, visibility === null ? UNKNOWN : `${visibility.toFixed(1)} %`),
            h('td', { 'data-label': head[3] }, top10 === null ? UNKNOWN : String(top10)),
            h('td', { 'data-label': head[4] }, String(count)),
          ),
        ),
    ),
  )
}

function moveLists({ moves, has }: RankView): ComponentChild {
  if (!moves) return null
  const since = moves.days === 1 ? 'since the day before' : `in ${moves.days} days`
  const lists = [
    moveList(`Lost ${since}`, moves.losers, 'down', has),
    moveList(`Gained ${since}`, moves.winners, 'up', has),
  ].filter(list => list !== null)
  return lists.length === 0 ? null : h('div', { class: 'charts' }, lists)
}

function moveList(
  title: string,
  moves: readonly RankMove[],
  direction: RankTrend['direction'],
  has: RankView['has'],
): ComponentChild {
  if (moves.length === 0) return null
  const more = moves.length - SHOWN_MOVES
  return h(
    'figure',
    null,
    h('figcaption', null, title),
    h(
      'ul',
      { class: 'moves' },
      moves
        .slice(0, SHOWN_MOVES)
        .map(move =>
          h(
            'li',
            null,
            h(
              'span',
              null,
              oneLine(move.keyword),
              has.markets && marketText([move.searchEngine, move.location, move.device]),
            ),
            h(
              'span',
              { class: `change ${direction}` },
              `${direction === 'up' ? '▲' : '▼'} ${moveText(move)}`,
            ),
          ),
        ),
      more > 0 && h('li', null, `and ${counted(more, 'more keyword')}`),
    ),
  )
}

function marketText(market: readonly string[]): ComponentChild {
  const words = market.filter(part => part !== '').map(part => oneLine(part))
  return words.length > 0 && h('span', { class: 'soft' }, ` ${words.join(' · ')}`)
}

function rowTable({ name, rows, has, domain }: RankView, maxRows: number): ComponentChild {
  if (rows.length === 0) return null
  const head = ['Keyword', 'Position', ...(has.changes ? PERIODS : []), ...(has.history ? ['Trend'] : [])]
  const more = rows.length - maxRows
  return [
    positionTable(
      `Positions of ${oneLine(name)}`,
      head,
      rows.slice(0, maxRows).map(row => rowOf(row, has, domain)),
    ),
    more > 0 && h('p', { class: 'soft' }, `and ${counted(more, 'more position')}`),
  ]
}

function rowOf(
  { keyword, market, position, lastSeen, state, changes, history, url }: RankRow,
  has: RankView['has'],
  domain: string,
): ComponentChild {
  return h(
    'tr',
    null,
    h(
      'th',
      { scope: 'row' },
      oneLine(keyword),
      has.markets && marketText(market),
      url !== '' && h('span', { class: 'page' }, externalLink(url, pageText(url, domain))),
    ),
    h(
      'td',
      { class: state === 'ranked' ? 'total' : 'none', 'data-label': 'Position' },
      state === 'unknown' ? 'no data' : position,
      lastSeen !== '' && h('span', { class: 'last' }, lastSeen),
    ),
    has.changes && changes.map((places, index) => changeCell(gainTrend(places), PERIODS[index]!)),
    has.history && h('td', { 'data-label': 'Trend' }, sparkline(history, trendWords(history))),
  )
}

function changeCell(trend: RankTrend | undefined, label: string): ComponentChild {
  if (!trend) return h('td', { class: 'none', 'data-label': label }, UNKNOWN)
  return h('td', { class: `change ${trend.direction}`, 'data-label': label }, trend.words)
}

/** A page of the site by its path; any other in full. */
function pageText(url: string, domain: string): string {
  const parsed = URL.parse(url)
  const isOfSite = parsed !== null && domain !== '' && [domain, `www.${domain}`].includes(parsed.hostname)
  return isOfSite ? shownUrl(url).replace(/^[a-z]+:\/\/[^/]*/, '') : shownUrl(url)
}

function trendWords(history: readonly (number | null)[]): string {
  const known = history.filter(place => place !== null)
  const [best, worst] = [Math.min(...known), Math.max(...known)]
  return `From ${placeText(known[0])} to ${placeText(known.at(-1))}; best ${placeText(best)}, worst ${placeText(worst)}`
}
