import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withRunJudgements } from '../engine/run-judgements.ts'
import { ReadingMemory } from '../report/file/from-file.ts'
import { readScreenshots } from '../report/file/screenshots.ts'
import { joinReports } from '../report/join-reports.ts'
import { buildFindings, type Findings, type Report } from '../report/report.ts'
import { NamedFileError, realPlace } from '../settings/named-file.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { VERSION } from '../version.ts'
import { readReport, readReportFile } from './read-report.ts'
import { judgedTogether } from './with-analyses.ts'

/** Folders and files that are looked at below one folder, so that a wrong one ends the run and not the machine. */
const MAX_ENTRIES = 100_000

/**
 * Reads every `report.json` in and below some folders and joins them. Links are not followed.
 *
 * @param within folders of which one must hold each of them; left out, they may be anywhere
 * @throws SettingsError where a folder cannot be read, holds no report, or a report is not one of this program
 */
export async function joinShards(
  folders: readonly string[],
  within: readonly string[] | undefined,
): Promise<Findings> {
  const found = await Promise.all(folders.map(folder => reportFiles(folder, within)))
  const reports: Report[] = []
  const memory = new ReadingMemory()
  for (const path of found.flat()) reports.push(await readShard(path, within, memory))
  try {
    const joined = joinReports(reports)
    const { baseline } = joined
    const judged = await judgedTogether(joined.pages, joined.analyses)
    return buildFindings({
      version: VERSION,
      ...joined,
      ...judged,
      gaps: [...joined.gaps, ...judged.gaps],
      baseline: baseline && { ...baseline, pages: await withRunJudgements(baseline.pages) },
    })
  } catch (error) {
    throw new SettingsError(`merge: ${(error as Error).message}`)
  }
}

async function reportFiles(folder: string, within: readonly string[] | undefined): Promise<string[]> {
  const reports: string[] = []
  try {
    const root = await realPlace(folder, within)
    const open = ['']
    let entries = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const found = await readdir(join(root, at), { withFileTypes: true })
      entries += found.length
      if (entries > MAX_ENTRIES) throw new NamedFileError(`contains more than ${MAX_ENTRIES} files`)
      for (const entry of found) {
        if (entry.isDirectory()) open.push(join(at, entry.name))
        else if (entry.name === 'report.json') reports.push(join(folder, at, entry.name))
      }
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === undefined ? message : `cannot be read (${code})`
    throw new SettingsError(`merge: "${folder}" ${why}`)
  }
  if (reports.length === 0) {
    throw new SettingsError(
      `merge: "${folder}" contains no report.json; download the artifacts of the shards into it`,
    )
  }
  return reports.toSorted()
}

async function readShard(
  path: string,
  within: readonly string[] | undefined,
  memory: ReadingMemory,
): Promise<Report> {
  try {
    const report = await readReportFile(path, within, pieces => readReport(pieces, { memory }))
    return { ...report, pages: await readScreenshots(report.pages, dirname(path)) }
  } catch (error) {
    throw new SettingsError(`merge: "${path}" ${(error as Error).message}`)
  }
}
