import { type Report, reportSchema } from './report/report.ts'

/**
 * Takes what was read from a `report.json` for a report.
 *
 * @throws Error with one line that says what does not fit
 */
export function asReport(content: unknown): Report {
  const read = reportSchema.safeParse(content)
  if (read.success) return read.data
  const { path, message } = read.error.issues[0]!
  const place = path.length === 0 ? '' : `${path.join('.')}: `
  throw new Error(`is not a report of this version: ${place}${message}`)
}
