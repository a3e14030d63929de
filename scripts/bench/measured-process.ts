import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { build } from 'esbuild'

export interface MeasuredProcess {
  seconds: number
  /** Of the processor, its threads among them, and without programs that it has started. */
  processorSeconds: number
  /** The most that it had. */
  megabytes: number
  output: string
  /** What it wrote to its standard error. */
  errors: string
}

/** Tells the most memory that the process had, in KiB, and microseconds of the processor, when it ends. */
const TELL_USAGE = `data:text/javascript,import{isMainThread}from'node:worker_threads';isMainThread&&process.on('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();process.stderr.write('peak '+maxRSS+' '+(userCPUTime+systemCPUTime))})`

/**
 * Runs a program of Node.js as a process of its own. All that it writes goes to files, since linkinator ends before a pipe
 * has taken all of it: on a busy machine a long list of links was lost, and the memory that is told behind it.
 *
 * @param folder for those files
 * @param codes with which it ends where all went well
 * @param env variables beside those of this process
 * @throws Error in one line with what it said, where it ended otherwise
 */
export async function measureNode(
  args: string[],
  folder: string,
  codes: readonly number[] = [0],
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
  const paths = ['output', 'errors'].map(name => join(folder, name))
  const files = paths.map(path => openSync(path, 'w'))
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', TELL_USAGE, ...args], {
    stdio: ['ignore', ...files],
    env: { ...process.env, ...env },
  })
  const [code, signal] = await once(child, 'close')
  const seconds = (performance.now() - started) / 1000
  for (const file of files) closeSync(file)
  const [output, errors] = paths.map(path => readFileSync(path, 'utf8')) as [string, string]
  const [, peak, microseconds] = /peak (\d+) (\d+)/.exec(errors) ?? []
  if (peak === undefined || !codes.includes(code)) {
    const end = signal ? `was ended by ${signal}` : `ended with ${code}`
    const said = errors
      .replace(/peak \d+ \d+/, '')
      .replace(/\s+/g, ' ')
      .trim()
    const program = args.find(arg => !arg.startsWith('-'))
    throw new Error(
      `${program} ${end} after ${Math.round(seconds)} s: ${said.slice(0, 500) || 'without a word'}`,
    )
  }
  const processorSeconds = Number(microseconds) / 1e6
  return { seconds, processorSeconds, megabytes: Number(peak) / 1024, output, errors }
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
