import { type Bounds, CLS, LCP_MS } from '../../../api/core-web-vitals.ts'
import type { Json, Occurrence } from '../../../api/results.ts'
import type { LighthouseReport, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import {
  fail,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { elementOf, numberOf, type PageElement, placeOf, rowsOf, subRowsOf, textOf } from './audit-details.ts'
import { measurement, whyNoTimes } from './measurement.ts'
import { FCP_MS, isGood, SPEED_INDEX_MS, TBT_MS } from './metric-bounds.ts'
import { timeText } from './quantities.ts'

const checks = {
  'largest-contentful-paint': {
    severity: 'warning',
    title: 'Largest Contentful Paint (LCP) is slow',
    why: 'Visitors see no main content until then. LCP is a Core Web Vital, which Google uses for ranking.',
    fix: 'See below which part takes longest: the server, finding the image, loading it, or showing it. The other failed checks name the causes.',
    help: 'https://web.dev/articles/lcp',
    example: '<script src="/400-kB-of-framework.js"></script> before the content',
  },
  'cumulative-layout-shift': {
    severity: 'warning',
    title: 'Cumulative Layout Shift (CLS) is high: the page jumps while it loads',
    why: 'Visitors lose their place and click on the wrong thing. CLS is a Core Web Vital, which Google uses for ranking.',
    fix: 'Reserve room for images, frames and ads (width and height, min-height), and insert nothing above content that is already visible.',
    help: 'https://web.dev/articles/cls',
    example: '<img src="/hero.jpg" style="width: 100%"> above a text',
  },
  'total-blocking-time': {
    severity: 'warning',
    title: 'Total Blocking Time (TBT) is high: the page does not react while it loads',
    why: 'Long tasks of scripts, or of the browser on a large page, keep it from reacting to taps and keys. TBT is the lab metric that stands for Interaction to Next Paint (INP), a Core Web Vital.',
    fix: 'Load less JavaScript at the start, split long tasks, and run invisible work later or in a worker.',
    help: 'https://web.dev/articles/tbt',
    example: '<script>for (const row of millionRows) build(row)</script>',
  },
  'first-contentful-paint': {
    severity: 'notice',
    title: 'First Contentful Paint (FCP) is slow',
    why: 'Visitors see an empty screen until then, and some leave.',
    fix: 'Make the server answer faster, and keep style sheets and scripts from blocking the first paint.',
    help: 'https://web.dev/articles/fcp',
    example: '<link rel="stylesheet" href="https://slow.example/all.css">',
  },
  'speed-index': {
    severity: 'notice',
    title: 'Speed Index is slow: the visible part of the page fills slowly',
    why: 'Visitors wait for what they came for, although something is already visible.',
    fix: 'Send the content in the HTML instead of building it with scripts, and load first what visitors see first.',
    help: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
    example: '<div id="root"></div><script src="/app.js"></script>',
  },
} satisfies Record<string, CheckDefinition>

type MetricCheck = keyof typeof checks

/** Lighthouse's metrics under its own names, by the bounds that Google gives. */
export const metrics = defineTopic({
  checks,
  async judge(visit) {
    const { page, report, gap } = await measurement(visit)
    const { median } = report
    return {
      judgements: judgeMetrics(report, page.url, gap),
      facts: {
        metrics: Object.fromEntries(METRICS.map(id => [id, factOf(median, id)])),
        lcpElement: { ...(lcpElement(median) ?? {}) },
        lcpBreakdown: lcpParts(median),
      },
    }
  },
})

/** Lighthouse's metrics, in the order of its report; the last ones are not part of the score. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'interactive',
  'max-potential-fid',
  'server-response-time',
] as const

function factOf({ audits }: LighthouseResult, id: string): Json {
  const audit = audits[id]
  if (audit?.numericValue === undefined) return null
  return {
    value: Math.round(audit.numericValue * 1000) / 1000,
    unit: audit.numericUnit ?? 'unitless',
    score: audit.score,
  }
}

/** Places that one metric names. */
const MAX_PLACES = 5
const BREAKDOWN = 'lcp-breakdown-insight'

/** @param gap why the page did not look as it does; how long its scripts take does not depend on that */
function judgeMetrics(
  report: LighthouseReport,
  pageUrl: string,
  gap: string | undefined,
): Judgements<MetricCheck> {
  const { median, device } = report
  const noTimes = whyNoTimes(report)
  const judge = (
    id: MetricCheck,
    bounds: Bounds,
    shown: (value: number) => string,
    places: () => Occurrence[],
  ): Judgement => {
    const audit = median.audits[id]
    const value = audit?.numericValue
    if (gap !== undefined && id !== 'total-blocking-time') return notMeasured(gap)
    // A shift is no time.
    if (noTimes !== undefined && bounds !== CLS) return notMeasured(noTimes)
    if (value === undefined) return notMeasured(audit?.errorMessage ?? 'Lighthouse gave no value')
    if (value <= bounds.good) return pass(shown(value))
    const rating = value > bounds.poor ? 'poor' : 'needs improvement'
    const limit = `good: at most ${shown(bounds.good)}, poor: more than ${shown(bounds.poor)}`
    const isAtBound = shown(value) === shown(bounds.good)
    const said = !isAtBound ? shown(value) : bounds === CLS ? value.toFixed(4) : `${Math.ceil(value)} ms`
    const message = `${said}: ${rating} (${limit})`
    const found = places()
    return fail(found.length > 0 ? found : [{ url: pageUrl, message }], message)
  }
  return {
    'largest-contentful-paint':
      gap === undefined && waitsForNoImage(median)
        ? notMeasured(TEXT_PAINTED)
        : judge('largest-contentful-paint', LCP_MS, timeText, () => lateContent(median, pageUrl)),
    'cumulative-layout-shift': judge('cumulative-layout-shift', CLS, shiftText, () =>
      shiftedElements(median, pageUrl),
    ),
    'total-blocking-time':
      noTimes === undefined && hasOnlyForeignTasks(median)
        ? notApplicable(
            'no script and no part of the page is in the long tasks: they are of the browser itself',
          )
        : judge('total-blocking-time', TBT_MS[device], timeText, () => longTasks(median, pageUrl)),
    'first-contentful-paint': judge('first-contentful-paint', FCP_MS, timeText, () => []),
    'speed-index': judge('speed-index', SPEED_INDEX_MS[device], timeText, () => []),
  }
}

const TEXT_PAINTED =
  'the main content is a text, which waits for no image; Lighthouse estimates its time as if it did'

/**
 * Whether the main content is a text that is late by Lighthouse's simulation alone: that counts all images which happened to
 * load before the text was painted, though nothing of the text waits for them. What holds up a text holds up the first paint.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/throttling.md
 */
function waitsForNoImage(result: LighthouseResult): boolean {
  const isText = result.audits['lcp-discovery-insight']?.scoreDisplayMode === 'notApplicable'
  const lcp = result.audits['largest-contentful-paint']?.numericValue ?? 0
  return isText && lcp > LCP_MS.good && isGood(result, 'first-contentful-paint', FCP_MS)
}

/** The element that Largest Contentful Paint waited for. */
function lcpElement({ audits }: LighthouseResult): PageElement | undefined {
  return rowsOf(audits[BREAKDOWN])
    .map(elementOf)
    .find(element => element !== undefined)
}

/** What Largest Contentful Paint consists of, in order, in milliseconds as observed without throttling. */
function lcpParts({ audits }: LighthouseResult): { part: string; label: string; ms: number }[] {
  return rowsOf(audits[BREAKDOWN])
    .filter(row => textOf(row, 'subpart') !== '')
    .map(row => ({
      part: textOf(row, 'subpart'),
      label: textOf(row, 'label'),
      ms: Math.round(numberOf(row, 'duration')),
    }))
}

function lateContent(result: LighthouseResult, pageUrl: string): Occurrence[] {
  const element = lcpElement(result)
  if (!element) return []
  const longest = lcpParts(result).toSorted((a, b) => b.ms - a.ms)[0]
  const part = longest ? `; the longest part is "${longest.label}"` : ''
  return [{ url: pageUrl, ...element, message: `LCP waits for this element${part}` }]
}

function shiftedElements({ audits }: LighthouseResult, pageUrl: string): Occurrence[] {
  return rowsOf(audits['layout-shifts'])
    .filter(row => elementOf(row) !== undefined)
    .slice(0, MAX_PLACES)
    .map(row => {
      const causes = new Set(subRowsOf(row).map(cause => textOf(cause, 'cause')))
      causes.delete('')
      const why = causes.size > 0 ? `: ${[...causes].join('; ')}` : ''
      return placeOf(row, pageUrl, `moved by ${shiftText(numberOf(row, 'score'))}${why}`)
    })
}

function longTasks({ audits }: LighthouseResult, pageUrl: string): Occurrence[] {
  const byUrl = new Map<string, number>()
  for (const row of rowsOf(audits['long-tasks'])) {
    const url = textOf(row, 'url')
    byUrl.set(url, (byUrl.get(url) ?? 0) + numberOf(row, 'duration'))
  }
  return [...byUrl]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_PLACES)
    .map(([url, ms]) => placeOf({ url }, pageUrl, `${timeText(ms)} in long tasks${sourceText(url)}`))
}

/** Lighthouse's name for what belongs to no script and no document. */
const UNATTRIBUTABLE = 'Unattributable'

/** Whether there are long tasks and nothing of the page is in any: a busy machine makes such, and nobody can mend them. */
function hasOnlyForeignTasks({ audits }: LighthouseResult): boolean {
  const tasks = rowsOf(audits['long-tasks'])
  return tasks.length > 0 && tasks.every(row => textOf(row, 'url') === UNATTRIBUTABLE)
}

function sourceText(url: string): string {
  return url === UNATTRIBUTABLE ? ' of the browser itself' : ''
}

function shiftText(value: number): string {
  return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '')
}
