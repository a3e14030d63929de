import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { build } from 'esbuild'

export interface MeasuredProcess {
  seconds: number
  /** The most that it had. */
  megabytes: number
  output: string
  /** What it wrote to its standard error. */
  errors: string
}

/** Tells the most memory that the process had, in KiB, when it ends. */
const TELL_MEMORY = `data:text/javascript,import{isMainThread}from'node:worker_threads';isMainThread&&process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))`

/**
 * Runs a program of Node.js as a process of its own. All that it writes goes to files, since linkinator ends before a pipe
 * has taken all of it: on a busy machine a long list of links was lost, and the memory that is told behind it.
 *
 * @param folder for those files
 * @param codes with which it ends where all went well
 * @throws Error in one line with what it said, where it ended otherwise
 */
export async function measureNode(
  args: string[],
  folder: string,
  codes: readonly number[] = [0],
): Promise<MeasuredProcess> {
  const paths = ['output', 'errors'].map(name => join(folder, name))
  const files = paths.map(path => openSync(path, 'w'))
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', TELL_MEMORY, ...args], { stdio: ['ignore', ...files] })
  const [code, signal] = await once(child, 'close')
  const seconds = (performance.now() - started) / 1000
  for (const file of files) closeSync(file)
  const [output, errors] = paths.map(path => readFileSync(path, 'utf8')) as [string, string]
  const peak = /peak (\d+)/.exec(errors)?.[1]
  if (peak === undefined || !codes.includes(code)) {
    const end = signal ? `was ended by ${signal}` : `ended with ${code}`
    const said = errors
      .replace(/peak \d+/, '')
      .replace(/\s+/g, ' ')
      .trim()
    throw new Error(
      `${args[0]} ${end} after ${Math.round(seconds)} s: ${said.slice(0, 500) || 'without a word'}`,
    )
  }
  return { seconds, megabytes: Number(peak) / 1024, output, errors }
}

/** Codes with which linkinator ends: 1 where links are broken. */
export const LINKINATOR_CODES: readonly number[] = [0, 1]

/** The program of linkinator. */
export function linkinator(): string {
  const main = createRequire(import.meta.url).resolve('linkinator')
  return join(dirname(main), 'cli.js')
}

/** Puts a script of this folder into one file without types, as the product runs. */
export async function bundleScript(name: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, name)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'error',
  })
}
