import { ApiError } from '../api/errors.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { oneLine } from '../text/one-line.ts'

/** What the program ends with, but where a signal ends it. */
export const EXIT = {
  passed: 0,
  gateFailed: 1,
  wrongSettings: 2,
  runFailed: 3,
} as const

const MAX_LINE = 4000

/** An error as lines for people, and the exit code that goes with it. */
export function explain(error: unknown): { lines: readonly string[]; code: number; stack?: string } {
  if (error instanceof SettingsError) return { lines: error.problems.map(shown), code: EXIT.wrongSettings }
  if (error instanceof ApiError) return { lines: [shown(error.message)], code: EXIT.runFailed }
  const message = error instanceof Error ? error.message : String(error)
  const line = shown(`The run failed: ${message.split('\n', 1)[0]}`)
  const hint = isOfSystem(error)
    ? '(an error of the operating system; set RUNNER_DEBUG=1 to see where)'
    : '(a bug in SEO Preflight; set RUNNER_DEBUG=1 for its stack)'
  const stack = error instanceof Error ? { stack: stackOf(error) } : {}
  return {
    lines: [`${line} ${hint}`],
    code: EXIT.runFailed,
    ...stack,
  }
}

/** No space, no permission, too many open files: nothing that is wrong with the program. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** A message may quote a server, or a file of others: it is one line that steers no terminal. */
function shown(message: string): string {
  return oneLine(message, MAX_LINE)
}

function stackOf(error: Error): string {
  const cause = error.cause instanceof Error ? `\ncaused by ${stackOf(error.cause)}` : ''
  return `${error.stack ?? error.message}${cause}`
}
