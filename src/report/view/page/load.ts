import { type Bounds, CLS, LCP_MS } from '../../../api/core-web-vitals.ts'
import { FCP_MS, TBT_MS, TTFB_MS } from '../../../api/lab-metrics.ts'
import type { JsonObject } from '../../../api/results.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { PageView } from '../pages.ts'
import { factsOf, numberIn, objectIn, objectsIn, textIn } from './facts.ts'
import { pictureIn } from './pictures.ts'

/** How a page loaded in the lab. */
export interface LoadView {
  /** As `Measured by Lighthouse on a simulated phone, once`. */
  how: string
  vitals: readonly VitalView[]
  /** What was on the screen each time that it had changed; empty where no pictures were kept. */
  film: readonly FrameView[]
}

export type Rating = 'good' | 'improve' | 'poor'

export interface VitalView {
  /** As `LCP`. */
  short: string
  name: string
  /** As `1.2 s`. */
  value: string
  rating: Rating
  /** As `needs improvement`. */
  words: string
  /** The bounds, as `2.5 s` and `4 s`. */
  good: string
  poor: string
  /** Where it stands on the scale, 0 to 1: each of the three parts is a third of it. */
  at: number
  /** What it is not; empty where there is nothing to say. */
  note: string
}

export interface FrameView {
  /** As `0.4 s`. */
  after: string
  picture: string
}

const MAX_FRAMES = 8

interface Vital {
  id: string
  short: string
  name: string
  bounds(device: 'mobile' | 'desktop'): Bounds
  text(value: number): string
  note?: string
}

const VITALS: readonly Vital[] = [
  {
    id: 'largest-contentful-paint',
    short: 'LCP',
    name: 'Largest Contentful Paint',
    bounds: () => LCP_MS,
    text: time,
  },
  {
    id: 'cumulative-layout-shift',
    short: 'CLS',
    name: 'Cumulative Layout Shift',
    bounds: () => CLS,
    text: shift,
  },
  {
    id: 'total-blocking-time',
    short: 'TBT',
    name: 'Total Blocking Time',
    bounds: device => TBT_MS[device],
    text: time,
    note: 'in place of INP',
  },
  {
    id: 'first-contentful-paint',
    short: 'FCP',
    name: 'First Contentful Paint',
    bounds: () => FCP_MS,
    text: time,
  },
  {
    id: 'server-response-time',
    short: 'TTFB',
    name: 'Time to First Byte',
    bounds: () => TTFB_MS,
    text: time,
  },
]

const RATINGS: Readonly<Record<Rating, string>> = { good: 'good', improve: 'needs improvement', poor: 'poor' }

/** @returns undefined where nothing was measured */
export function load(page: Pick<PageView, 'runs' | 'facts'>): LoadView | undefined {
  const facts = factsOf(page, 'pagespeed')
  const metrics = objectIn(facts, 'metrics')
  const device = textIn(facts, 'requestedDevice') === 'desktop' ? 'desktop' : 'mobile'
  const vitals = VITALS.flatMap(vital => {
    const value = numberIn(objectIn(metrics, vital.id), 'value')
    return value === undefined ? [] : [vitalView(vital, value, vital.bounds(device))]
  })
  if (vitals.length === 0) return undefined
  return { how: howMeasured(facts!, device), vitals, film: filmOf(facts!) }
}

function howMeasured(facts: JsonObject, device: 'mobile' | 'desktop'): string {
  const version = textIn(facts, 'lighthouseVersion')
  const runs = Array.isArray(facts['runs']) ? facts['runs'].length : 1
  const lighthouse = version === undefined ? 'Lighthouse' : `Lighthouse ${oneLine(version, 20)}`
  const screen = device === 'desktop' ? 'desktop' : 'slow phone'
  const often = runs > 1 ? `the middle one of ${runs} loads` : 'one load'
  return `${lighthouse} in the lab: ${often} on a simulated ${screen}, not what visitors had.`
}

function vitalView(
  { short, name, text, note = '' }: Vital,
  value: number,
  { good, poor }: Bounds,
): VitalView {
  const rating = value <= good ? 'good' : value > poor ? 'poor' : 'improve'
  return {
    short,
    name,
    value: text(value),
    rating,
    words: RATINGS[rating],
    good: text(good),
    poor: text(poor),
    at: positionOf(value, good, poor),
    note,
  }
}

/** Within its third of the scale; the last third ends at twice the bound of what is poor. */
function positionOf(value: number, good: number, poor: number): number {
  const [from, to, part] =
    value <= good ? [0, good, 0] : value <= poor ? [good, poor, 1] : [poor, 2 * poor, 2]
  const within = Math.min(1, (value - from) / (to - from))
  return Math.round(((part + within) / 3) * 1000) / 1000
}

function time(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${String(Math.round(ms / 100) / 10)} s`
}

function shift(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function filmOf(facts: JsonObject): FrameView[] {
  const pictures = objectIn(facts, 'pictures')
  const frames: FrameView[] = []
  for (const frame of objectsIn(facts, 'filmstrip', MAX_FRAMES)) {
    const [ms, name] = [numberIn(frame, 'ms'), textIn(frame, 'picture')]
    const picture = name === undefined ? undefined : pictureIn(pictures, name)
    if (ms === undefined || picture === undefined || frames.at(-1)?.picture === picture) continue
    frames.push({ after: `${(ms / 1000).toFixed(1)} s`, picture })
  }
  return frames
}
