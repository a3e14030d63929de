import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { watchProcessorTime } from './processor-time.ts'

/** What a program took, with all processes that it started. */
export interface Took {
  seconds: number
  cpuSeconds: number
}

/** Runs Node with a script, with what it and all that it starts took. Auditors fail for what they find. */
export async function timed(
  args: readonly string[],
  env: Record<string, string>,
  { codes = [0], cwd }: { codes?: readonly (number | null)[]; cwd?: string } = {},
): Promise<Took> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const spent = watchProcessorTime(child.pid!)
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  const took = { seconds: (performance.now() - started) / 1000, cpuSeconds: spent() }
  if (!codes.includes(child.exitCode))
    throw new Error(`${args[0]} ended with ${child.exitCode}: ${errors.replace(/\s+/g, ' ').slice(0, 300)}`)
  return took
}

/** What was not measured took no time. */
export function assertMeasured(file: string, pages: number): void {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { pages: { runs: { status: string }[] }[] }
  const measured = report.pages.filter(({ runs }) => runs.some(({ status }) => status === 'measured'))
  if (measured.length < pages) throw new Error(`only ${measured.length} of ${pages} pages were measured`)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
