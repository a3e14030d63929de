import { ZodError } from 'zod'
import { fromFile, type ReadOptions } from '../report/file/from-file.ts'
import type { Pieces } from '../report/file/json-parts.ts'
import { ReportFileError } from '../report/file/report-file-error.ts'
import type { Report } from '../report/report.ts'
import { MAX_REPORT_BYTES, readNamedPieces } from '../settings/named-file.ts'

/**
 * Reads a report from the bytes of a `report.json`.
 *
 * @throws ReportFileError, and whatever the pieces reject with
 */
export async function readReport(pieces: Pieces, options?: ReadOptions): Promise<Report> {
  return await explained(() => fromFile(pieces, options))
}

/**
 * The same, to compare a run with: a report of the first version serves as well.
 *
 * @throws as {@link readReport}
 */
export async function readBaselineReport(pieces: Pieces, options?: ReadOptions): Promise<Report> {
  const siteChecks = async () => {
    const { SITE_CHECK_IDS } = await import('../engine/tools/check-ids.ts')
    return new Set(SITE_CHECK_IDS.trim().split('\n'))
  }
  return await explained(() => fromFile(pieces, options, siteChecks))
}

/**
 * Reads a `report.json` that a setting names.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @param read one of the two above
 * @throws NamedFileError where it cannot be read
 * @throws as {@link readReport}
 */
export async function readReportFile(
  path: string,
  within: readonly string[] | undefined,
  read: (pieces: Pieces) => Promise<Report>,
): Promise<Report> {
  return await readNamedPieces(path, { maxBytes: MAX_REPORT_BYTES, within }, read)
}

async function explained(read: () => Promise<Report>): Promise<Report> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const { path, message } = error.issues[0]!
    const place = path.length === 0 ? '' : `${path.join('.')}: `
    throw new ReportFileError(`is not a report that this version can read: ${place}${message}`)
  }
}
