import { readFileSync } from 'node:fs'
import type { Json, JsonObject } from '../src/api/results.ts'
import { WholeValues } from '../src/report/file/sharing/whole-values.ts'

/** What a program wrote into a `report.json`, as it is, with all shared values in their places. */
export function writtenReport(path: string): JsonObject {
  const { shared, ...report } = JSON.parse(readFileSync(path, 'utf8')) as JsonObject
  if (report['schemaVersion'] !== 3) return report
  const whole = new WholeValues(shared as Json[])
  const pages = (report['pages'] as JsonObject[]).map(page => {
    const { own: _, startedAt: __, ...rest } = page
    return { ...rest, runs: whole.runsOf(page) }
  })
  return { ...report, schemaVersion: 2, pages }
}
