import { type ComponentChild, h } from 'preact'
import { trendLevels } from '../view/rank.ts'

/** A line over days. */
export interface LineChart {
  /** What it shows, for people who do not see it: from where to where. */
  description: string
  days: readonly string[]
  /** One for each day; null is a gap in the line. */
  values: readonly (number | null)[]
  /** Whether the least value is the best, as of positions: it is on top then. */
  isLeastBest: boolean
  /** A value as the axis has it. */
  format(value: number): string
}

const WIDTH = 560
const HEIGHT = 150
const LEFT = 64
const RIGHT = 8
const TOP = 12
const BOTTOM = 24

/** A chart of one line, with its bounds and its first and last day. It has no style of its own: that is in the style sheet. */
export function lineChart({ description, days, values, isLeastBest, format }: LineChart): ComponentChild {
  const known = values.filter(value => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const spread = most - least || 1
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, values.length - 1)
  const y = (value: number) => {
    const level = most === least ? 0.5 : (value - least) / spread
    return TOP + (HEIGHT - TOP - BOTTOM) * (isLeastBest ? level : 1 - level)
  }
  const bounds = most === least ? [most] : [least, most]
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return h(
    'svg',
    { class: 'chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': description },
    bounds.map(value => [
      h('line', { class: 'grid', x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
      h('text', { x: LEFT - 8, y: y(value) + 5, 'text-anchor': 'end' }, format(value)),
    ]),
    h('text', { x: LEFT, y: HEIGHT - 4 }, first),
    first !== last && h('text', { x: WIDTH - RIGHT, y: HEIGHT - 4, 'text-anchor': 'end' }, last),
    linesThrough(values, x, y),
  )
}

const SPARK_WIDTH = 90
const SPARK_HEIGHT = 22
/** Parts of a history in a small line. */
const SPARK_PARTS = 45

/** A small line without axes, the higher the better; nothing where less than two days are known. */
export function sparkline(history: readonly (number | null)[], description: string): ComponentChild {
  const levels = trendLevels(history, SPARK_PARTS)
  if (levels.filter(level => level !== null).length < 2) return null
  const x = (index: number) => 3 + (index * (SPARK_WIDTH - 6)) / (levels.length - 1)
  const y = (level: number) => 3 + (1 - level) * (SPARK_HEIGHT - 6)
  return h(
    'svg',
    { class: 'spark', viewBox: `0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`, role: 'img', 'aria-label': description },
    linesThrough(levels, x, y),
  )
}

/** Lines between neighbours that are known; one that has none is a dot. */
function linesThrough(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): ComponentChild[] {
  const runs: [number, number][][] = []
  let open: [number, number][] | undefined
  for (const [index, value] of values.entries()) {
    if (value === null) {
      open = undefined
      continue
    }
    if (!open) {
      open = []
      runs.push(open)
    }
    open.push([x(index), y(value)])
  }
  const short = (number: number) => Math.round(number * 10) / 10
  return runs.map(points =>
    points.length === 1
      ? h('circle', { class: 'line', cx: short(points[0]![0]), cy: short(points[0]![1]), r: 2 })
      : h('polyline', { class: 'line', points: points.map(point => point.map(short).join(',')).join(' ') }),
  )
}

const BAR_WIDTH = 560
const BAR_HEIGHT = 26

/** A bar of parts, each as wide as its share. */
export function shareBar(
  parts: readonly { kind: string; count: number }[],
  description: string,
): ComponentChild {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  let at = 0
  return h(
    'svg',
    {
      class: 'shares',
      viewBox: `0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': description,
    },
    parts
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => {
        const width = (count / total) * BAR_WIDTH
        at += width
        return h('rect', { class: `band-${kind}`, x: at - width, y: 0, width, height: BAR_HEIGHT })
      }),
  )
}
