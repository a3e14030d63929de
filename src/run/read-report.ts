import { ZodError } from 'zod'
import type { Check } from '../api/results.ts'
import { reportFileSchema } from '../report/file/file-schema.ts'
import { fromFile } from '../report/file/from-file.ts'
import type { Report } from '../report/report.ts'
import { MAX_REPORT_BYTES, readNamedFile } from '../settings/named-file.ts'

/** Objects and lists within each other: more than any report has. What walks through one recurses. */
const MAX_DEPTH = 250

/**
 * Takes what was read from a `report.json` for a report.
 *
 * @param silent where checks that say nothing are kept, so that several reports share them
 * @throws Error with one line that says what does not fit
 */
export function asReport(content: unknown, silent?: Map<string, Check>): Report {
  return readWith(content, () => fromFile(reportFileSchema.parse(content), silent))
}

/**
 * The same, to compare a run with: a report of the first version serves as well.
 *
 * @throws Error with one line that says what does not fit
 */
export async function asBaselineReport(content: unknown): Promise<Report> {
  if ((content as Partial<Report> | null)?.schemaVersion !== (1 as number)) return asReport(content)
  const { fromVersion1 } = await import('../report/file/version-1.ts')
  const { SITE_CHECK_IDS } = await import('../engine/tools/check-ids.ts')
  return readWith(content, () => fromVersion1(content, new Set(SITE_CHECK_IDS.trim().split('\n'))))
}

function readWith(content: unknown, read: () => Report): Report {
  if (depthExceeds(content, MAX_DEPTH)) throw new Error(`is nested more than ${MAX_DEPTH} levels deep`)
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const { path, message } = error.issues[0]!
    const place = path.length === 0 ? '' : `${path.join('.')}: `
    throw new Error(`is not a report that this version can read: ${place}${message}`)
  }
}

/**
 * Reads a `report.json` that a setting names.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @returns what it holds, for {@link asReport} or {@link asBaselineReport}
 * @throws NamedFileError where it cannot be read
 * @throws Error with one line that goes behind its name, and shows nothing of what is no report
 */
export async function readReportFile(path: string, within: readonly string[] | undefined): Promise<unknown> {
  const text = await readNamedFile(path, { maxBytes: MAX_REPORT_BYTES, within })
  try {
    return JSON.parse(text)
  } catch {
    // The parser quotes the start of what it was given, which may be any file.
    throw new Error('is not JSON')
  }
}

function depthExceeds(value: unknown, limit: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      for (const inner of Object.values(item))
        if (typeof inner === 'object' && inner !== null) next.push(inner)
    }
    level = next
  }
  return false
}
