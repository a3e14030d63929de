import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { provesNothing } from '../../network/status.ts'
import { purposeOf, SERVE_NOTHING } from '../../page/third-party-purpose.ts'
import { ownRenderingOrReason } from '../../visit/rendering.ts'
import type { Visit } from '../../visit/visit.ts'
import { isAddress, numberOf, rowsOf, textOf } from './audit-details.ts'

/** Services whose scripts do the same whatever else a page loads. */
const SERVICES: ReadonlySet<string | undefined> = new Set([...SERVE_NOTHING, 'captcha', 'marketing'])

/** Which scripts did less here than they do for visitors, and why. */
export interface StoppedScripts {
  /** By its address; a script in the page has that of the page. */
  has(url: string): boolean
  reason: string
}

/**
 * Scripts that stopped with an error, and where one did not come that others may need, as a library, all but those of
 * services: what they left undone counts as code that the page does not use.
 *
 * @returns undefined where none did
 */
export async function stoppedScripts(
  { median }: LighthouseReport,
  visit: Visit,
): Promise<StoppedScripts | undefined> {
  const missing = await missingLibrary(median)
  if (missing !== undefined) {
    const urls = new Set<string>()
    for (const row of rowsOf(median.audits['unused-javascript'])) {
      const url = textOf(row, 'url')
      if (!isAddress(url) || !SERVICES.has(await purposeOf(url))) urls.add(url)
    }
    return {
      has: url => urls.has(url),
      reason: `${missing} gave this audit no answer, and scripts that need it do less here than on production`,
    }
  }
  const page = await ownRenderingOrReason(visit)
  if (page instanceof Error) return undefined
  const thrown = new Set(
    page.consoleErrors.flatMap(({ kind, url }) => (kind === 'thrown' && url ? [url] : [])),
  )
  const [first] = thrown
  return first === undefined
    ? undefined
    : {
        has: url => thrown.has(url),
        reason: `${first} stopped with an error, so that most of it did not run`,
      }
}

async function missingLibrary({ audits }: LighthouseReport['median']): Promise<string | undefined> {
  for (const row of rowsOf(audits['network-requests'])) {
    const [url, status] = [textOf(row, 'url'), numberOf(row, 'statusCode')]
    if (textOf(row, 'resourceType') !== 'Script' || !isAddress(url)) continue
    if (row['experimentalFromMainFrame'] !== true || !(status < 100 || provesNothing(status))) continue
    if (URL.canParse(url) && !SERVICES.has(await purposeOf(url))) return url
  }
  return undefined
}
