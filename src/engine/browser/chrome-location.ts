import { access, constants, stat } from 'node:fs/promises'
import { NotMeasured } from '../not-measured.ts'
import { packagedChrome } from './packaged-chrome.ts'

/**
 * Path of the Chrome to use: the one that is named, `CHROME_PATH`, the one that is installed, or the one of the
 * package `@sparticuz/chromium` where that stands beside us. An empty name is none.
 *
 * @param chromePath the setting `chrome-path`
 * @throws NotMeasured with how to get one, where there is none
 */
export async function findChrome(
  chromePath: string | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  const named = chromePath || env['CHROME_PATH']
  if (named) {
    if (await isProgram(named)) return named
    const where = chromePath ? 'the setting "chrome-path"' : 'the variable CHROME_PATH'
    throw new NotMeasured(`${where} names ${named}, which is not a program that can be started`)
  }
  const found = (await installedChrome()) ?? (await packagedChrome())
  if (found !== undefined) return found
  throw new NotMeasured(
    'it needs Chrome and none was found: install Google Chrome or Chromium, or name one with the setting ' +
      '"chrome-path" or the variable CHROME_PATH',
  )
}

async function installedChrome(): Promise<string | undefined> {
  const { Launcher } = await import('chrome-launcher')
  try {
    return Launcher.getFirstInstallation()
  } catch {
    // That is how it says that there is none.
    return undefined
  }
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}
