import { nameOf } from './differences.ts'

/** What differs between two audits of the same page by the same build. */
interface Noise {
  /** Where in a report: names of properties, in lists what tells the items apart; `*` is any name, `**` any number. */
  at: string
  /** Why it differs. */
  because: string
  /** What of it is the same in every audit; nothing, unless given. */
  steady?(value: unknown): unknown
}

const LIGHTHOUSE = 'pages * runs pagespeed'

/**
 * Found by comparing a build with itself. Scores and counts that follow from the figures of Lighthouse are compared
 * where both builds judge the same runs.
 */
const NOISE: readonly Noise[] = [
  { at: '** startedAt', because: 'the clock goes on' },
  { at: '** durationMs', because: 'no two runs take the same time' },
  { at: 'score', because: 'the score of a page follows from that of Lighthouse' },
  { at: 'pages * score', because: 'it follows from the score of Lighthouse' },
  { at: 'counts', because: 'they follow from the figures of Lighthouse' },
  { at: `${LIGHTHOUSE} score`, because: 'it follows from the figures' },
  { at: `${LIGHTHOUSE} checks * outcome`, because: 'it follows from a figure' },
  { at: `${LIGHTHOUSE} checks * message`, because: 'it says a figure' },
  { at: `${LIGHTHOUSE} checks * occurrences`, because: 'they are there where a figure is too large' },
  { at: `${LIGHTHOUSE} checks * occurrenceCount`, because: 'they are there where a figure is too large' },
  { at: `${LIGHTHOUSE} facts metrics *`, because: 'they are figures', steady: nameList },
  { at: `${LIGHTHOUSE} facts runs`, because: 'they are figures', steady: lengthOf },
  { at: `${LIGHTHOUSE} facts benchmarkIndex`, because: 'it tells how fast the machine is just now' },
  { at: `${LIGHTHOUSE} facts opportunities`, because: 'they are those whose figures are large enough' },
  { at: `${LIGHTHOUSE} facts lcpElement`, because: 'the largest element is the one that was there first' },
  { at: `${LIGHTHOUSE} facts lcpBreakdown`, because: 'they are figures', steady: lengthOf },
  { at: 'pages * runs redirects facts chain * ttfbMs', because: 'no two answers take the same time' },
  { at: 'pages * runs broken-links facts links', because: 'servers answer in any order', steady: inOrder },
  { at: 'pages * runs ux facts consoleErrors', because: 'what loads fails in any order', steady: distinct },
  { at: 'pages * runs ux facts screenshots *', because: 'animations go on', steady: value => typeof value },
  { at: 'pages * runs mobile facts text characters', because: 'scripts write on' },
]

const PATTERNS = NOISE.map(noise => ({ ...noise, pattern: noise.at.split(' ') }))

/** What of a report is the same in every audit of the same page by the same build. */
export function withoutNoise(value: unknown, path: readonly string[] = []): unknown {
  const noise = PATTERNS.find(({ pattern }) => matches(pattern, path))
  if (noise) return noise.steady?.(value)
  if (Array.isArray(value)) return value.map(item => withoutNoise(item, [...path, nameOf(item) ?? '']))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, item]) => [name, withoutNoise(item, [...path, name])])
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

function matches([name, ...rest]: readonly string[], path: readonly string[]): boolean {
  if (name === undefined) return path.length === 0
  if (name === '**') return path.some((_, index) => matches(rest, path.slice(index)))
  return path.length > 0 && (name === '*' || name === path[0]) && matches(rest, path.slice(1))
}

function nameList(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.keys(value) : typeof value
}

function lengthOf(value: unknown): unknown {
  return Array.isArray(value) ? value.length : typeof value
}

function inOrder(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

function distinct(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return [...new Set(value.map(item => JSON.stringify(item)))].sort()
}
