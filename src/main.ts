#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads'
import { MIN_NODE } from './version.ts'

const args = process.argv.slice(2)

// By then all is written. To free the memory of an audit takes longer than to leave that to the system.
if (isMainThread) process.once('beforeExit', code => process.exit(code))

if (!isMainThread) {
  await import('./engine/thread/engine-worker.ts')
} else if (Number.parseInt(process.version.slice(1), 10) < MIN_NODE) {
  console.error(`SEO Preflight needs Node.js ${MIN_NODE} or newer; this is ${process.version}`)
  process.exitCode = 3
} else if (process.env['GITHUB_ACTIONS'] === 'true' && args.length === 0) {
  const { runAction } = await import('./github/action.ts')
  process.exitCode = await runAction(process.env)
} else {
  const { runCommandLine } = await import('./cli/cli.ts')
  process.exitCode = await runCommandLine(args, process.env)
}
