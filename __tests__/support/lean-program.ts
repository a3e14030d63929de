/** Tells what it was started with, once as it is and once as {@link startLean} has made of it. */
import { writeSync } from 'node:fs'
import { type LeanUse, startLean } from '../../src/run/lean-start.ts'

// As the program does, which listens for what its streams say.
process.stdout.on('error', () => {})
const { pid, execArgv, env, argv } = process
const settings = Object.entries(env).filter(([name]) => name.startsWith('MALLOC_') || name === 'GIVEN')
writeSync(1, `${JSON.stringify({ pid, execArgv, env: Object.fromEntries(settings), args: argv.slice(2) })}\n`)
startLean((env['USE'] as LeanUse | undefined) ?? 'pages')
process.exitCode = 7
