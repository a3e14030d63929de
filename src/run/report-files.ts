import { access, constants, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileOf } from '../report/place-file.ts'
import type { Report } from '../report/report.ts'
import type { ReportView } from '../report/view/report-view.ts'
import { FILE_NAMES, type ReportFiles, writeReports } from '../report/write-reports.ts'
import { futurePlace, NamedFileError, realPlace } from '../settings/named-file.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'
import { oneLine } from '../text/one-line.ts'

/** No fault of the setting. The verdict can be shown without files, and by then there may be room. */
const PASSING: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'])

/**
 * Makes the folder of the reports before anything is measured that would then be lost.
 *
 * @param within folders of which one must hold it, wherever links lead; left out, it may be anywhere
 * @returns its real path; it may not be there yet where the disk is full
 * @throws SettingsError where it cannot be made or written to, or is in none of them
 */
export async function makeReportDir(dir: string, within: readonly string[] | undefined): Promise<string> {
  let folder: string | undefined
  try {
    folder = await futurePlace(dir, within)
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    // What was there when it was looked at may have been replaced by a link.
    if ((await realPlace(folder, undefined)) !== folder)
      throw new NamedFileError('was changed during the run')
    return folder
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (folder !== undefined && PASSING.has(code)) return folder
    const isOutside = error instanceof NamedFileError && code === undefined
    const why = isOutside ? message : `cannot be created or written to (${code})`
    throw new SettingsError(`report-dir: "${dir}" ${why}`)
  }
}

/** What of the report is on the disk, and what a reader should know of the rest. */
export interface WrittenReports {
  files: ReportFiles
  warnings: string[]
}

/** After these the start of a file may be there, which is worse than none. */
const CUT_SHORT: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'])

/**
 * Writes the report in each format that is asked for. One that cannot be written, since the disk is full or a folder
 * has its name, is a warning: the others are written, and the verdict stands and is shown elsewhere.
 */
export async function writeReportFiles(
  report: Report,
  view: ReportView,
  folder: string,
  formats: Settings['formats'],
  fileOf?: FileOf,
): Promise<WrittenReports> {
  const files: ReportFiles = {}
  const warnings: string[] = []
  // Where the disk was full at the start, the folder is not there yet.
  await mkdir(folder, { recursive: true }).catch(() => undefined)
  for (const format of formats) {
    try {
      Object.assign(files, await writeReports(report, view, folder, [format], fileOf))
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      const paths = [FILE_NAMES[format]].flat().map(name => join(folder, name))
      if (CUT_SHORT.has(code)) {
        for (const path of paths) await rm(path, { force: true }).catch(() => undefined)
      }
      warnings.push(`"${paths.join('" and "')}" could not be written: ${oneLine(message)}`)
    }
  }
  return { files, warnings }
}
