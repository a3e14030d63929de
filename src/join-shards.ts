import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { asReport } from './read-report.ts'
import { joinReports } from './report/join-reports.ts'
import { buildFindings, type Findings, type Report } from './report/report.ts'
import { type SharedChecks, withSharedChecks } from './report/share-checks.ts'
import { SettingsError } from './settings/settings-error.ts'
import { VERSION } from './version.ts'

/**
 * Reads every `report.json` in and below some folders and joins them.
 *
 * @throws SettingsError where a folder cannot be read, holds no report, or a report is not one of this program
 */
export async function joinShards(folders: readonly string[]): Promise<Findings> {
  const found = await Promise.all(folders.map(reportFiles))
  const reports: Report[] = []
  const shared: SharedChecks = new Map()
  for (const path of found.flat()) reports.push(withSharedChecks(await readReport(path), shared))
  try {
    return buildFindings({ version: VERSION, ...joinReports(reports) })
  } catch (error) {
    throw new SettingsError(`merge: ${(error as Error).message}`)
  }
}

async function reportFiles(folder: string): Promise<string[]> {
  let names: string[]
  try {
    names = await readdir(resolve(folder), { recursive: true })
  } catch (error) {
    throw new SettingsError(`merge: "${folder}" cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  const reports = names.filter(name => /(?:^|[\\/])report\.json$/.test(name)).toSorted()
  if (reports.length === 0) {
    throw new SettingsError(
      `merge: "${folder}" holds no report.json; download the artifacts of the shards into it`,
    )
  }
  return reports.map(name => join(folder, name))
}

async function readReport(path: string): Promise<Report> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(resolve(path), 'utf8'))
  } catch (error) {
    throw new SettingsError(`merge: "${path}" cannot be read: ${(error as Error).message.split('\n', 1)[0]}`)
  }
  try {
    return asReport(content)
  } catch (error) {
    throw new SettingsError(`merge: "${path}" ${(error as Error).message}`)
  }
}
