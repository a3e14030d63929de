#!/usr/bin/env node
import { isMainThread, workerData } from 'node:worker_threads'
import { startLean } from './run/lean-start.ts'
import { MIN_NODE } from './version.ts'

if (isMainThread) await runProgram(process.argv.slice(2))
else if (workerData?.reads === 'pages') await import('./engine/analysis/reading-worker.ts')
else await import('./engine/thread/engine-worker.ts')

async function runProgram(args: readonly string[]): Promise<void> {
  // By then all is written. To free the memory of an audit takes longer than to leave that to the system.
  process.once('beforeExit', code => process.exit(code))
  // What packages of ours use that Node.js would rather not have is for us to know: node --throw-deprecation tells.
  process.noDeprecation = !process.throwDeprecation
  // Who reads may have gone, as `head` does, and a disk may be full: the exit code still tells the verdict.
  process.stderr.on('error', () => {})
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') console.error(`Standard output cannot be written to: ${error.message}`)
  })
  if (Number.parseInt(process.version.slice(1), 10) < MIN_NODE) {
    console.error(`SEO Preflight needs Node.js ${MIN_NODE} or newer; this is ${process.version}`)
    process.exitCode = 3
  } else if (process.env['GITHUB_ACTIONS'] === 'true' && args.length === 0) {
    const { runAction } = await import('./github/action.ts')
    process.exitCode = await runAction(process.env, startLean)
    // What was given up, such as an upload that hangs, does not hold the process.
    setTimeout(() => process.exit(), 1_000).unref()
  } else {
    const { runCommandLine } = await import('./cli/command-line.ts')
    process.exitCode = await runCommandLine(args, process.env, startLean)
  }
}
