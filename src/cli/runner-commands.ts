import { withoutCommands } from '../github/runner-log.ts'

/** A step of a workflow may call the command line: then the runner reads what pages and services say. */
export function withoutRunnerCommands(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  return env['GITHUB_ACTIONS'] === 'true' ? withoutCommands(text) : text
}
