import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { BUNDLE } from './bundle.ts'
import { COMPILE_CACHE } from './compile-cache.ts'

export interface CommandResult {
  exitCode: number | null
  stdout: string
  stderr: string
}

/** Starts the bundle as a command line, without the variables of this machine. */
export function startCommand(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [BUNDLE, ...args], {
    cwd,
    env: { ...COMPILE_CACHE, PATH: process.env['PATH']!, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** What a process printed, and the code it ended with. */
export async function resultOf(child: ChildProcess): Promise<CommandResult> {
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout!), text(child.stderr!), ended])
  return { exitCode, stdout, stderr }
}
