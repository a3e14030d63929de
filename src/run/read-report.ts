import type { Report } from '../report/report.ts'
import { reportSchema } from '../report/report-schema.ts'
import { MAX_REPORT_BYTES, readNamedFile } from '../settings/named-file.ts'

/** Objects and lists within each other: more than any report has. What walks through one recurses. */
const MAX_DEPTH = 250

/**
 * Takes what was read from a `report.json` for a report.
 *
 * @throws Error with one line that says what does not fit
 */
export function asReport(content: unknown): Report {
  if (depthExceeds(content, MAX_DEPTH)) throw new Error(`is nested more than ${MAX_DEPTH} levels deep`)
  const read = reportSchema.safeParse(content)
  if (read.success) return read.data
  const { path, message } = read.error.issues[0]!
  const place = path.length === 0 ? '' : `${path.join('.')}: `
  throw new Error(`is not a report of this version: ${place}${message}`)
}

/**
 * Reads a `report.json` that a setting names.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws NamedFileError where it cannot be read
 * @throws Error with one line that goes behind its name, and shows nothing of what is no report
 */
export async function readReportFile(path: string, within: readonly string[] | undefined): Promise<Report> {
  const text = await readNamedFile(path, { maxBytes: MAX_REPORT_BYTES, within })
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // The parser quotes the start of what it was given, which may be any file.
    throw new Error('is not JSON')
  }
  return asReport(content)
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
