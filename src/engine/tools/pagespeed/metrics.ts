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
import type { HtmlPage } from '../../page/html-page.ts'
import { numberOf, placeOf, rowsOf, textOf } from './audit-details.ts'
import { isLateInSimulationOnly, lateContent, lcpElement, lcpParts, mainContentMs } from './largest-paint.ts'
import { shiftedElements, shiftText } from './layout-shifts.ts'
import { busyHereOnly } from './local-only-script.ts'
import { measurement, waitsForGraphics, whyNoTimes } from './measurement.ts'
import { FCP_MS, isGood, mostOf, SPEED_INDEX_MS, TBT_MS } from './metric-bounds.ts'
import { timeText } from './quantities.ts'

const checks = {
  'largest-contentful-paint': {
    severity: 'warning',
    title: 'Largest Contentful Paint (LCP) is slow',
    why: 'Visitors see no main content until then. LCP is a Core Web Vital, which Google uses for ranking.',
    fix: 'Load first, and in few bytes, what the named element needs, and keep scripts and style sheets from holding it up. If other page speed checks fail, they name what holds it up.',
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
    why: 'Long tasks of scripts, or of the browser on a large page, keep it from reacting to taps and keys. TBT is the lab metric that stands for Interaction to Next Paint (INP), a Core Web Vital; of each task it counts only what exceeds 50 ms.',
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
    why: 'Visitors still wait for what they came for, although something is already visible.',
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
      judgements: judgeMetrics(report, page, gap, await busyHereOnly(visit)),
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

const LATE_IN_SIMULATION =
  'the main content is a text or a small image that comes with the first text; Lighthouse estimates its time as if it waited for all images'
const WAITS_FOR_GRAPHICS =
  'the page draws without pause, as with WebGL, and Chrome has no graphics processor here: its times are not those of a phone'

/**
 * @param gap why the page did not look as it does; how long its scripts take does not depend on that
 * @param busyHere why its scripts take longer than on the site
 */
function judgeMetrics(
  report: LighthouseReport,
  { url: pageUrl, document }: HtmlPage,
  gap: string | undefined,
  busyHere: string | undefined,
): Judgements<MetricCheck> {
  const { median, device } = report
  const noTimes = whyNoTimes(report)
  const metric = (id: MetricCheck) =>
    gap !== undefined && id !== 'total-blocking-time' ? gap : metricOf(median, id)
  const noFrames = waitsForGraphics(median) ? WAITS_FOR_GRAPHICS : undefined
  const judgeTime = (id: MetricCheck, bounds: Bounds, places?: () => Occurrence[]): Judgement =>
    noTimes === undefined
      ? judgeValue(id, metric(id), bounds, timeText, pageUrl, places)
      : notMeasured(noTimes)
  const judgeFrames = (...parts: Parameters<typeof judgeTime>): Judgement =>
    noTimes === undefined && noFrames !== undefined ? notMeasured(noFrames) : judgeTime(...parts)
  return {
    'largest-contentful-paint':
      gap === undefined && isLateInSimulationOnly(median, device, document)
        ? notMeasured(LATE_IN_SIMULATION)
        : judgeTime('largest-contentful-paint', LCP_MS, () => lateContent(median, pageUrl, device)),
    'cumulative-layout-shift':
      noTimes !== undefined &&
      (!isGood(median, 'cumulative-layout-shift', CLS) || (median.unseenShift ?? 0) > CLS.good)
        ? notMeasured(noTimes)
        : judgeValue(
            'cumulative-layout-shift',
            metric('cumulative-layout-shift'),
            CLS,
            shiftText,
            pageUrl,
            () => shiftedElements(median, pageUrl),
          ),
    'total-blocking-time':
      noTimes === undefined && hasOnlyForeignTasks(median)
        ? notApplicable(
            'no script and no part of the page is in the long tasks: they are of the browser itself',
          )
        : noTimes === undefined && noFrames === undefined && busyHere !== undefined
          ? notMeasured(busyHere)
          : judgeFrames('total-blocking-time', TBT_MS[device], () => longTasks(median, pageUrl)),
    'first-contentful-paint': judgeTime('first-contentful-paint', FCP_MS),
    'speed-index': judgeFrames('speed-index', SPEED_INDEX_MS[device]),
  }
}

/** The value of a metric, or why there is none. */
function metricOf(result: LighthouseResult, id: MetricCheck): number | string {
  const audit = result.audits[id]
  if (audit?.errorMessage !== undefined) return audit.errorMessage
  const value = id === 'largest-contentful-paint' ? mainContentMs(result) : audit?.numericValue
  return value ?? 'Lighthouse gave no value'
}

/** @param places elements or files that have a part in it; the page where they are none */
function judgeValue(
  id: MetricCheck,
  value: number | string,
  bounds: Bounds,
  shown: (value: number) => string,
  pageUrl: string,
  places: () => Occurrence[] = () => [],
): Judgement {
  if (typeof value === 'string') return notMeasured(value)
  if (value <= bounds.good) return pass(shown(value))
  if (value <= mostOf(id, bounds))
    return pass(`${shown(value)}, so close to ${shown(bounds.good)} that another run may find it good`)
  const rating = value > bounds.poor ? 'poor' : 'needs improvement'
  const message = `${shown(value)}: ${rating} (good: at most ${shown(bounds.good)}, poor: more than ${shown(bounds.poor)})`
  const found = places()
  return fail(found.length > 0 ? found : [{ url: pageUrl, message }], message)
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
    .map(([url, ms]) => placeOf({ url }, pageUrl, tasksText(ms, url, pageUrl)))
}

/** Lighthouse's name for what belongs to no script and no document. */
const UNATTRIBUTABLE = 'Unattributable'

/** Whether there are long tasks and nothing of the page is in any: a busy machine makes such, and nobody can mend them. */
function hasOnlyForeignTasks({ audits }: LighthouseResult): boolean {
  const tasks = rowsOf(audits['long-tasks'])
  return tasks.length > 0 && tasks.every(row => textOf(row, 'url') === UNATTRIBUTABLE)
}

function tasksText(ms: number, url: string, pageUrl: string): string {
  const who =
    url === UNATTRIBUTABLE
      ? 'Work that belongs to no file'
      : url === pageUrl
        ? 'The page itself (inline scripts, styles, layout)'
        : 'This script'
  return `${who} keeps the main thread busy for ${timeText(ms)} in long tasks; TBT counts what exceeds 50 ms of each`
}
