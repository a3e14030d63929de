import { access, constants, mkdir } from 'node:fs/promises'
import { futurePlace, NamedFileError, realPlace } from '../settings/named-file.ts'
import { SettingsError } from '../settings/settings-error.ts'

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
    if ((await realPlace(folder, undefined)) !== folder) throw new NamedFileError('was changed meanwhile')
    return folder
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (folder !== undefined && PASSING.has(code)) return folder
    const isOutside = error instanceof NamedFileError && code === undefined
    const why = isOutside ? message : `cannot be made or written to (${code})`
    throw new SettingsError(`report-dir: "${dir}" ${why}`)
  }
}
