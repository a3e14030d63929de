import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import type { Visit } from '../../visit/visit.ts'
import { imageOf } from '../serp/remote-image.ts'
import { type Audit, numberOf, type Row, rowsOf, textOf } from './audit-details.ts'
import { asDrawn } from './drawn-images.ts'
import type { KnownFile } from './image-reasons.ts'

const AUDIT = 'image-delivery-insight'
/** Files that are read, and bytes that each of them could do without at least. */
const MAX_READ = 5
const MIN_SAVED = 50_000
const JPEG_NAME = /\.jpe?g$/i

/**
 * A report whose rows of images are of the sizes at which they are drawn, and say of each what is known of its file: its size
 * in pixels, and what the heaviest of those are that are called a JPEG.
 */
export async function withImageFiles(visit: Visit, report: LighthouseReport): Promise<LighthouseReport> {
  const { audits, imageSizes = {}, imageScales = {} } = report.median
  const audit = audits[AUDIT] && asDrawn(audits[AUDIT], imageScales)
  const rows = rowsOf(audit)
  if (!audit || rowsOf(audits[AUDIT]).length === 0) return report
  const kinds = await otherKinds(visit, rows)
  const items = rows.map(row => {
    const url = textOf(row, 'url')
    const file: KnownFile = { size: imageSizes[url], kind: kinds.get(url) }
    return { ...row, file }
  })
  const known = { ...audit, details: { ...audit.details, items } as unknown as Audit['details'] } as Audit
  return { ...report, median: { ...report.median, audits: { ...audits, [AUDIT]: known } } }
}

/** By their addresses, what those of the page's own host are that are called a JPEG and are none. */
async function otherKinds(visit: Visit, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const { origin } = new URL(visit.url)
  const called = rows
    .filter(row => numberOf(row, 'wastedBytes') >= MIN_SAVED)
    .map(row => textOf(row, 'url'))
    .filter(url => URL.parse(url)?.origin === origin && JPEG_NAME.test(new URL(url).pathname))
    .slice(0, MAX_READ)
  const kinds = new Map<string, string>()
  for (const url of called) {
    const image = imageOf(await visit.fetch(url))
    if (image.kind === 'file' && image.file.kind === 'raster' && image.file.type === 'png')
      kinds.set(url, image.file.type)
  }
  return kinds
}
