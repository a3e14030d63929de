import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'

const PACKAGES = join(import.meta.dirname, '..', '..', 'node_modules')

export interface CommandRun {
  /** Milliseconds from the start of the process to its end. */
  ms: number
  /** What it wrote. */
  output: string
}

/** The `lighthouse` command with its own settings, and the score that it gives. */
export async function runLighthouse(url: string, chrome: string): Promise<CommandRun & { score: number }> {
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  const run = await runProgram(
    'lighthouse',
    ['cli', 'index.js'],
    [url, '--quiet', '--output=json', flags],
    chrome,
  )
  const { categories } = JSON.parse(run.output) as { categories: { performance: { score: number } } }
  return { ...run, score: Math.round(categories.performance.score * 100) }
}

/**
 * Runs the program of a package on this Node.
 *
 * @param file of the program in the package
 * @param chrome the Chrome that it is to use
 */
export function runProgram(
  name: string,
  file: readonly string[],
  args: readonly string[],
  chrome: string,
): Promise<CommandRun> {
  return runNode([join(PACKAGES, name, ...file), ...args], { CHROME_PATH: chrome })
}

/** Runs Node with a script, and waits for its end. Its exit code is its own affair: auditors fail for what they find. */
export async function runNode(args: readonly string[], env: Record<string, string>): Promise<CommandRun> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { ms: performance.now() - started, output }
}
