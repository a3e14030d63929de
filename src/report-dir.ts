import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SettingsError } from './settings/settings-error.ts'

/**
 * Makes the folder of the reports before anything is measured that would then be lost.
 *
 * @returns its absolute path
 * @throws SettingsError where it cannot be made or written to
 */
export async function makeReportDir(dir: string): Promise<string> {
  const folder = resolve(dir)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`report-dir: "${dir}" cannot be made or written to (${code})`)
  }
}
