import type {
  JsonObject,
  RankChange,
  RankDay,
  RankDistribution,
  RankMove,
  RankPosition,
} from '../../api/results.ts'
import type { Report } from '../report.ts'

/** Positions of a rank project as people are shown them. Texts of its source are as they came. */
export interface RankView {
  name: string
  domain: string
  /** Search engine, location and device of all rows; empty where they differ or are not known. */
  market: readonly string[]
  /** Why it was not measured; undefined where it was. */
  reason: string | undefined
  /** The newest day with data; empty where the source names no days. */
  asOf: string
  figures: readonly RankFigure[]
  /** Keywords by how high they stand, each in one of them; empty where that is not known. */
  bands: readonly RankBand[]
  history: readonly RankDay[]
  rows: readonly RankRow[]
  /** Whether any row has a change, a history, another market than the others. */
  has: { changes: boolean; history: boolean; markets: boolean }
  moves: RankMoves | undefined
  notes: readonly string[]
  /** What else the service said of it. */
  facts: JsonObject
}

/** A figure of the whole project, and how it changed. */
export interface RankFigure {
  label: string
  value: string
  change: RankTrend | undefined
}

/** A change in words, and whether it is for the better. */
export interface RankTrend {
  words: string
  direction: 'up' | 'down' | 'same'
}

export interface RankBand {
  label: string
  count: number
  kind: 'top3' | 'top10' | 'top20' | 'top50' | 'top100' | 'none' | 'unknown'
}

/** A keyword in one market. */
export interface RankRow {
  keyword: string
  /** Search engine, location and device, as far as they are known. */
  market: readonly string[]
  position: string
  /** Where it stood last and when, where the newest day has no data of it; else empty. */
  lastSeen: string
  state: NonNullable<RankPosition['state']>
  /** Places gained since 1, 7 and 30 days before. */
  changes: readonly [days1: number | null, days7: number | null, days30: number | null]
  history: readonly (number | null)[]
  url: string
}

/** What changed much. */
export interface RankMoves {
  /** Days between the two. */
  days: number
  winners: readonly RankMove[]
  losers: readonly RankMove[]
  /** Change of the visibility in percent. */
  visibilityPercent: number | null
}

/** What takes the place of a figure that is not known. */
export const UNKNOWN = '–'
/** Places that a keyword must have won or lost for it to be much, and percent that the visibility must. */
const MUCH_PLACES = 3
const MUCH_PERCENT = 10

export function rankViews(rank: Report['rank']): RankView[] {
  return rank.map(({ reason, project, dashboard }) => {
    const rows = project.keywords.flatMap(({ keyword, positions }) =>
      positions.map(position => rowOf(keyword, position, project.days ?? [])),
    )
    const change = changeOf(dashboard.changes)
    const markets = new Map(rows.map(({ market }) => [market.join('\n'), market]))
    return {
      name: project.name ?? project.id,
      domain: project.url ?? '',
      market: markets.size === 1 ? [...markets.values()][0]! : [],
      reason,
      asOf: project.asOf ?? dashboard.asOf ?? '',
      figures: figuresOf(dashboard, change),
      bands: dashboard.distribution ? bandsOf(dashboard.distribution) : [],
      history: dashboard.history ?? [],
      rows,
      has: {
        changes: rows.some(({ changes }) => changes.some(places => places !== null)),
        history: rows.some(({ history }) => history.filter(place => place !== null).length > 1),
        markets: markets.size > 1,
      },
      moves: change && movesOf(change),
      notes: [...new Set([...(project.notes ?? []), ...(dashboard.notes ?? [])])],
      // A project whose keywords were read says in the table what its body says.
      facts: { ...(rows.length === 0 && project.facts), ...dashboard.facts },
    }
  })
}

/** A position, with one decimal where it is an average. */
export function placeText(position: number | null | undefined): string {
  if (position === null || position === undefined) return UNKNOWN
  return Number.isInteger(position) ? String(position) : position.toFixed(1)
}

/** Places gained or lost, with a sign of the direction. */
export function gainTrend(places: number | null): RankTrend | undefined {
  if (places === null) return undefined
  if (places === 0) return { words: '=', direction: 'same' }
  return {
    words: `${places > 0 ? '▲' : '▼'} ${placeText(Math.abs(places))}`,
    direction: places > 0 ? 'up' : 'down',
  }
}

/** Where a keyword was and is, as `8 → 12`. */
export function moveText({ before, after }: Pick<RankMove, 'before' | 'after'>): string {
  const text = (place: number | null) => (place === null ? 'not found' : placeText(place))
  return `${text(before)} → ${text(after)}`
}

/** Whether anything of a project changed much. */
export function hasMuchChanged({ moves }: RankView): boolean {
  if (!moves) return false
  const { winners, losers, visibilityPercent } = moves
  return winners.length + losers.length > 0 || Math.abs(visibilityPercent ?? 0) >= MUCH_PERCENT
}

/** The parts of a history, at most `most`, each the mean of what is known in it: best 1, worst 0; null is a gap. */
export function trendLevels(history: readonly (number | null)[], most: number): (number | null)[] {
  const size = Math.max(1, Math.ceil(history.length / most))
  const parts: (number | null)[] = []
  // The newest days fill a part of their own.
  for (let end = history.length; end > 0; end -= size) {
    const known = history.slice(Math.max(0, end - size), end).filter(place => place !== null)
    parts.unshift(known.length === 0 ? null : known.reduce((sum, place) => sum + place, 0) / known.length)
  }
  const places = parts.filter(place => place !== null)
  const [best, worst] = [Math.min(...places), Math.max(...places)]
  return parts.map(place => (place === null ? null : worst === best ? 0.5 : (worst - place) / (worst - best)))
}

const BARS = '▁▂▃▄▅▆▇█'
const GAP = '·'

/** A history as bars of text, the higher the better; a dot is a gap. Empty where less than two days are known. */
export function trendBars(history: readonly (number | null)[]): string {
  if (history.filter(place => place !== null).length < 2) return ''
  const bars = trendLevels(history, TREND_BARS).map(level =>
    level === null ? GAP : BARS[Math.round(level * (BARS.length - 1))],
  )
  return bars.join('').replace(/^·+/, '')
}

const TREND_BARS = 13

function rowOf(keyword: string, position: RankPosition, days: readonly string[]): RankRow {
  const { searchEngine, location, device = '', url = '', change, history = [] } = position
  const state = position.state ?? (position.position === null ? 'not-ranked' : 'ranked')
  return {
    keyword,
    market: [searchEngine, location, device].filter(part => part !== ''),
    position:
      state === 'not-ranked' && position.position === null ? 'not found' : placeText(position.position),
    lastSeen: state === 'unknown' ? lastSeen(history, days) : '',
    state,
    changes: [change?.days1 ?? null, change?.days7 ?? null, change?.days30 ?? null],
    history,
    url,
  }
}

function lastSeen(history: readonly (number | null)[], days: readonly string[]): string {
  const at = history.findLastIndex(place => place !== null)
  const day = days[at]
  return day === undefined ? '' : `${placeText(history[at])} on ${day}`
}

interface Change extends RankChange {
  days: number
}

/** The change over a week, else the one there is. */
function changeOf(changes: Report['rank'][number]['dashboard']['changes']): Change | undefined {
  if (changes?.days7) return { ...changes.days7, days: 7 }
  if (changes?.days1) return { ...changes.days1, days: 1 }
  return changes?.days30 ? { ...changes.days30, days: 30 } : undefined
}

function figuresOf(
  { distribution, averagePosition, visibility }: Report['rank'][number]['dashboard'],
  change: Change | undefined,
): RankFigure[] {
  const figures: RankFigure[] = []
  const since = change && `in ${change.days === 1 ? '1 day' : `${change.days} days`}`
  if (visibility !== undefined) {
    const percent = change?.visibility.percent ?? null
    figures.push({
      label: 'Visibility',
      value: visibility === null ? UNKNOWN : `${visibility.toFixed(1)} %`,
      change:
        percent === null
          ? undefined
          : {
              words: `${percent < 0 ? '▼' : percent > 0 ? '▲' : '='} ${Math.abs(percent).toFixed(0)} % ${since}`,
              direction: directionOf(percent),
            },
    })
  }
  if (averagePosition !== undefined) {
    const { before = null, after = null } = change?.averagePosition ?? {}
    const gained = before === null || after === null ? null : Math.round((before - after) * 10) / 10
    const trend = gainTrend(gained)
    figures.push({
      label: 'Average position',
      value: placeText(averagePosition),
      change: trend && { ...trend, words: `${trend.words} ${since}` },
    })
  }
  if (distribution) {
    const known = distribution.top100 + distribution.none
    const of = (count: number) => `${count} of ${known}`
    figures.push({ label: 'Top 3', value: of(distribution.top3), change: undefined })
    figures.push({ label: 'Top 10', value: of(distribution.top10), change: undefined })
  }
  return figures
}

function directionOf(number: number): RankTrend['direction'] {
  return number > 0 ? 'up' : number < 0 ? 'down' : 'same'
}

function bandsOf({ top3, top10, top20, top50, top100, none, unknown }: RankDistribution): RankBand[] {
  return [
    { kind: 'top3', label: '1 to 3', count: top3 },
    { kind: 'top10', label: '4 to 10', count: top10 - top3 },
    { kind: 'top20', label: '11 to 20', count: top20 - top10 },
    { kind: 'top50', label: '21 to 50', count: top50 - top20 },
    { kind: 'top100', label: '51 to 100', count: top100 - top50 },
    { kind: 'none', label: 'not in the first 100', count: none },
    { kind: 'unknown', label: 'no data', count: unknown },
  ]
}

function movesOf({ days, winners, losers, visibility, enteredTop10, leftTop10 }: Change): RankMoves {
  const crossed = new Set([...enteredTop10, ...leftTop10].map(keyOf))
  const isMuch = (move: RankMove) =>
    move.change === null || Math.abs(move.change) >= MUCH_PLACES || crossed.has(keyOf(move))
  return {
    days,
    winners: winners.filter(isMuch),
    losers: losers.filter(isMuch),
    visibilityPercent: visibility.percent,
  }
}

function keyOf({ keyword, searchEngine, location, device }: RankMove): string {
  return JSON.stringify([keyword, searchEngine, location, device])
}
