import { isLocalHost } from '../../../net/host-kind.ts'
import {
  isStarved,
  type LighthouseReport,
  type LighthouseResult,
} from '../../browser/lighthouse/lighthouse-report.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { assertShown } from '../../page/instant-redirect.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { sheetGap } from '../../visit/layout-gap.ts'
import { leftToDeployment } from '../../visit/left-to-deployment.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { ownRenderingOrReason } from '../../visit/rendering.ts'
import type { Visit } from '../../visit/visit.ts'
import { numberOf, type Row, rowsOf, textOf } from './audit-details.ts'
import { withoutChance } from './first-paint.ts'

/** Why what a server on this machine or network sends says nothing about the site. */
export const LOCAL_SERVER =
  'this is a server on this machine or network: how the site will be sent is for its host to say'

/** The audited page with what Lighthouse measured on it. */
export interface Measurement {
  page: HtmlPage
  /** Whether a server on this machine or network sends it. */
  isLocal: boolean
  report: LighthouseReport
  /** Why Lighthouse did not see the page as it looks: a style sheet that it did not get. Undefined where it did. */
  gap: string | undefined
}

/** The same where Lighthouse may have given no result, for topics that can do without. */
export interface Attempt extends Omit<Measurement, 'report'> {
  /** The reason where there is none. */
  report: LighthouseReport | string
}

/** @throws NotApplicable where the page sends its readers elsewhere, at once or by its scripts; NotMeasured as {@link Visit.htmlPage} */
export const attempt = perVisit(async (visit): Promise<Attempt> => {
  const page = await visit.htmlPage()
  const isLocal = isLocalHost(new URL(page.url).hostname)
  assertShown(page)
  const report = await reportOrReason(visit)
  const ledTo = typeof report === 'string' ? undefined : ledToBy(report, page.url)
  if (ledTo !== undefined) await assertStays(visit)
  const gap = typeof report === 'string' ? undefined : await gapOf(report, page.document, visit)
  return {
    page,
    isLocal,
    gap,
    report:
      ledTo !== undefined
        ? `Lighthouse was redirected from it to ${ledTo}`
        : typeof report === 'string'
          ? report
          : withoutChance(report, page.document),
  }
})

/** @throws NotApplicable where the page leads on by itself */
async function assertStays(visit: Visit): Promise<void> {
  const shown = await ownRenderingOrReason(visit)
  if (shown instanceof NotApplicable) throw shown
}

/** Another page that was measured in place of this one. */
function ledToBy({ median: { mainDocumentUrl } }: LighthouseReport, url: string): string | undefined {
  return mainDocumentUrl === undefined || isSamePage(mainDocumentUrl, url) ? undefined : mainDocumentUrl
}

/** @throws NotMeasured as {@link attempt}, and where Lighthouse gave no result */
export async function measurement(visit: Visit): Promise<Measurement> {
  const { report, ...others } = await attempt(visit)
  if (typeof report === 'string') throw new NotMeasured(report)
  return { ...others, report }
}

/** Why the times of a report are not those of the page; undefined where they are. */
export function whyNoTimes({ median }: LighthouseReport): string | undefined {
  if (!isStarved(median)) return undefined
  const { othersShare = 0, waitedShare = 0 } = median
  const percent = (share: number) => `${Math.round(100 * share)} %`
  return waitedShare > othersShare
    ? `the page waited during ${percent(waitedShare)} of its tasks while other programs had ${percent(othersShare)} of this machine's processors, so the times are not its own`
    : `other programs had ${percent(othersShare)} of this machine's processors while Lighthouse measured, so the times are not those of the page`
}

/** Lighthouse tells of what never came with a status below 100. */
async function gapOf(
  { median }: LighthouseReport,
  document: HtmlDocument,
  visit: Visit,
): Promise<string | undefined> {
  const rows = rowsOf(median.audits['network-requests'])
  const left = await leftOfRows(rows, visit)
  const requests = rows.map(row => {
    const status = numberOf(row, 'statusCode')
    return {
      url: textOf(row, 'url'),
      type: textOf(row, 'resourceType'),
      mimeType: textOf(row, 'mimeType'),
      ...(status >= 100 ? { status } : { failure: 'no answer' }),
      endMs: numberOf(row, 'networkEndTime'),
      bytes: numberOf(row, 'resourceSize'),
      ...(left.has(textOf(row, 'url')) && { leftToDeployment: true as const }),
      ...(row['experimentalFromMainFrame'] !== true && { inFrame: true as const }),
    }
  })
  return await sheetGap({ document, requests: requests.filter(({ url }) => URL.canParse(url)) })
}

/** Style sheets that answer 404 of which it is asked whether the deployment makes them. */
const MAX_ASKED = 5

/** Style sheets that may be made when the site is deployed, which Lighthouse does not tell; those beyond the bound too. */
async function leftOfRows(rows: readonly Row[], visit: Visit): Promise<ReadonlySet<string>> {
  const absent = rows
    .filter(row => textOf(row, 'resourceType') === 'Stylesheet' && numberOf(row, 'statusCode') === 404)
    .map(row => textOf(row, 'url'))
    .filter(url => URL.canParse(url))
  const left = new Set(absent.slice(MAX_ASKED))
  for (const url of absent.slice(0, MAX_ASKED)) {
    const { final } = await visit.fetch(url)
    if (!final || leftToDeployment(final) !== undefined) left.add(url)
  }
  return left
}

/** Milliseconds of the main thread, as slowed down to that of a phone, that no page has for what has no name. */
const MOST_UNNAMED_MS = 10_000

/**
 * Whether the main thread mostly waits for what a graphics processor would do. Chrome has none on most runners, and a page that
 * draws without pause, as with WebGL, then looks as if its scripts took minutes.
 */
export function waitsForGraphics({ audits }: LighthouseResult): boolean {
  const rows = rowsOf(audits['mainthread-work-breakdown'])
  const all = rows.reduce((sum, row) => sum + numberOf(row, 'duration'), 0)
  const unnamed = numberOf(
    rows.find(row => textOf(row, 'group') === 'other'),
    'duration',
  )
  return unnamed >= MOST_UNNAMED_MS && unnamed >= all / 2
}

async function reportOrReason(visit: Visit): Promise<LighthouseReport | string> {
  try {
    return await visit.lighthouse()
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}
