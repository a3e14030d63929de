import type {
  Device,
  LighthouseReport,
  LighthouseResult,
} from '../../src/engine/browser/lighthouse/lighthouse-report.ts'
import type { PageLighthouse } from '../../src/engine/browser/lighthouse/page-measurement.ts'

/** What a test says of one audit; all else is as in an audit that passed. */
export interface AuditParts {
  score?: number | null
  scoreDisplayMode?: string
  numericValue?: number
  numericUnit?: string
  metricSavings?: Record<string, number>
  errorMessage?: string
  details?: object
}

export interface ReportParts {
  audits?: Record<string, AuditParts>
  score?: number | null
  device?: Device
  /** Origins of whom the page belongs to, beside its own. */
  ownOrigins?: readonly string[]
  /** Where Lighthouse began; the page itself unless given. */
  requestedUrl?: string
  /** The document that it measured; not told unless given. */
  mainDocumentUrl?: string
  /** Part of the processors that other programs had, 0 to 1; not known unless given. */
  othersShare?: number
  /** Part of their time in which tasks of the page waited; not known unless given. */
  waitedShare?: number
  /** Layout shift before the first paint; not known unless given. */
  unseenShift?: number
  /** How far the layout shifts moved something down; not known unless given. */
  shiftDistances?: LighthouseResult['shiftDistances']
  heldImages?: LighthouseResult['heldImages']
}

/** Values of a page that is good in all. */
const GOOD_METRICS: Readonly<Record<string, number>> = {
  'first-contentful-paint': 900,
  'largest-contentful-paint': 1200,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 0,
  'speed-index': 1000,
  interactive: 1200,
  'total-byte-weight': 20_000,
  'dom-size-insight': 40,
}
const AUDITS = [
  ...Object.keys(GOOD_METRICS),
  ...['server-response-time', 'redirects', 'network-requests', 'resource-summary', 'layout-shifts'],
  ...['long-tasks', 'unsized-images', 'unused-javascript', 'unused-css-rules', 'unminified-javascript'],
  ...['unminified-css', 'bf-cache', 'cache-insight', 'render-blocking-insight', 'lcp-discovery-insight'],
  ...['lcp-breakdown-insight', 'image-delivery-insight', 'legacy-javascript-insight'],
  ...['duplicated-javascript-insight', 'font-display-insight', 'modern-http-insight'],
  ...['forced-reflow-insight', 'third-parties-insight'],
]

/** What Lighthouse reports, of the shape that real runs have, with changes. */
export function lighthouseReport(parts: ReportParts = {}): LighthouseReport {
  const audits = Object.fromEntries(
    [...new Set([...AUDITS, ...Object.keys(parts.audits ?? {})])].map(id => [
      id,
      {
        id,
        title: `Title of ${id}`,
        description: '',
        score: 1,
        scoreDisplayMode: 'metricSavings',
        ...(GOOD_METRICS[id] === undefined ? {} : { numericValue: GOOD_METRICS[id] }),
        ...parts.audits?.[id],
      },
    ]),
  ) as unknown as LighthouseResult['audits']
  const median: LighthouseResult = {
    requestedUrl: parts.requestedUrl ?? 'http://site.test/',
    ...(parts.mainDocumentUrl !== undefined && { mainDocumentUrl: parts.mainDocumentUrl }),
    finalDisplayedUrl: 'http://site.test/',
    lighthouseVersion: '13.5.0',
    audits,
    runWarnings: [],
    entities: [{ name: 'own', isFirstParty: true, origins: [...(parts.ownOrigins ?? [])] }],
    score: parts.score === undefined ? 1 : parts.score,
    benchmarkIndex: 1500,
    ...(parts.othersShare !== undefined && { othersShare: parts.othersShare }),
    ...(parts.waitedShare !== undefined && { waitedShare: parts.waitedShare }),
    ...(parts.unseenShift !== undefined && { unseenShift: parts.unseenShift }),
    ...(parts.shiftDistances !== undefined && { shiftDistances: parts.shiftDistances }),
    ...(parts.heldImages !== undefined && { heldImages: parts.heldImages }),
  }
  return { device: parts.device ?? 'mobile', median, scores: [100], chromeVersion: '150.0.0.0' }
}

/** A Lighthouse that always reports the same. */
export function reporting(parts?: ReportParts): PageLighthouse {
  return {
    standBy: async () => ({
      report: async () => lighthouseReport(parts),
      measured: Promise.resolve(true),
      leave: async () => undefined,
    }),
  }
}

export const table = (...items: object[]) => ({ type: 'table', headings: [], items })
export const list = (...items: object[]) => ({ type: 'list', items })
export const node = (selector: string, snippet: string) => ({ type: 'node', selector, snippet })
