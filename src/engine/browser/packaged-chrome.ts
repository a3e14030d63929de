import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** The package that brings a Chromium in itself. It is looked for at run time and never part of a bundle. */
const PACKAGE = join('node_modules', '@sparticuz', 'chromium')

/** The package unpacks into the folder for temporary files, which is set for the process that runs this. */
const UNPACK = 'const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()'
/** Unpacking takes two seconds on an idle machine. */
const UNPACK_TIMEOUT_MS = 120_000

/**
 * Path of the Chromium that the package `@sparticuz/chromium` brings, unpacked once into a cache beside the package.
 * Undefined where the package is not beside this program, is not for this system, or cannot be unpacked.
 */
export async function packagedChrome(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = packageFolder(dirname(fileURLToPath(import.meta.url)))
  if (folder === undefined) return undefined
  const caches = [join(dirname(dirname(folder)), '.cache'), tmpdir()]
  for (const cache of caches) {
    try {
      return await unpacked(folder, join(cache, 'seo-preflight'))
    } catch {
      // The modules may lie where this user cannot write.
    }
  }
  return undefined
}

/** The package in the nearest folder of modules, from a folder upwards. */
function packageFolder(from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, PACKAGE)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (dirname(at) === at) return undefined
  }
}

/** Unpacks beside and renames, so that a process that looks meanwhile never finds half a program. */
async function unpacked(folder: string, cache: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const home = join(cache, `chromium-${version}`)
  const program = join(home, 'chromium')
  if (existsSync(program)) return program
  await mkdir(cache, { recursive: true })
  const stage = await mkdtemp(join(cache, 'unpacking-'))
  try {
    const entry = pathToFileURL(join(folder, 'build', 'index.js')).href
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, entry], {
      env: { PATH: process.env['PATH'], TMPDIR: stage },
      timeout: UNPACK_TIMEOUT_MS,
    })
    await rename(stage, home)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(program)) throw error
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
  return program
}
