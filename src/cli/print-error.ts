import { explain } from '../run/exit.ts'
import { withoutControls } from '../text/safe-lines.ts'
import { withoutRunnerCommands } from './runner-commands.ts'

/**
 * Says on standard error what ended the command.
 *
 * @param redact takes secrets out of a text, where any are known
 * @returns the exit code
 */
export function printError(
  error: unknown,
  env: Readonly<Record<string, string | undefined>>,
  redact = (text: string) => text,
): number {
  const { lines, code, stack } = explain(error)
  // Before the secrets, since a character that is not seen would hide one.
  const print = (text: string) => console.error(withoutRunnerCommands(redact(withoutControls(text)), env))
  for (const line of lines) print(line)
  if (stack && env['RUNNER_DEBUG'] === '1') print(stack)
  return code
}
