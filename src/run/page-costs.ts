import { pathOf } from '../pages/shard-pages.ts'
import type { Settings } from '../settings/table.ts'

/**
 * What the pages of the baseline took, in milliseconds by their paths, for shards to be divided by. Only a file is the
 * same for every shard: the report of a branch can be replaced between the starts of two of them, and then pages would
 * be in two shards or in none.
 */
export async function pageCosts({
  baseline,
  within,
}: Pick<Settings, 'baseline' | 'within'>): Promise<Map<string, number> | undefined> {
  if (baseline === undefined || baseline === 'production' || baseline === 'branch') return undefined
  const { readReportFile, readBaselineReport } = await import('./read-report.ts')
  const costs = new Map<string, number>()
  try {
    const report = await readReportFile(baseline, within.baseline, pieces =>
      readBaselineReport(pieces, { keep: run => ({ ...run, checks: [], facts: {} }) }),
    )
    for (const { url, runs } of report.pages) {
      if (URL.canParse(url))
        costs.set(
          pathOf(url),
          runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
        )
    }
  } catch {
    // The first shard says what is wrong with it; all of them are then divided by the number of their pages.
    return undefined
  }
  return costs
}
