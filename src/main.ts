#!/usr/bin/env node
const args = process.argv.slice(2)

// By then all is written. To free the memory of an audit takes longer than to leave that to the system.
process.once('beforeExit', code => process.exit(code))

if (process.env['GITHUB_ACTIONS'] === 'true' && args.length === 0) {
  const { runAction } = await import('./github/action.ts')
  process.exitCode = await runAction(process.env)
} else {
  const { runCommandLine } = await import('./cli/cli.ts')
  process.exitCode = await runCommandLine(args, process.env)
}
