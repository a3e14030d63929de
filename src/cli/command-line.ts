import { EXIT } from '../run/exit.ts'
import type { StartLean } from '../run/lean-start.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { suggestion } from '../text/nearest.ts'
import { VERSION } from '../version.ts'
import type { CommandName } from './commands.ts'
import { printError } from './print-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The subcommands; what they need is loaded when they are used. */
const SUBCOMMANDS = {
  audit: async (args, env, startLean) => (await import('./audit.ts')).runAudit(args, env, startLean),
  merge: async (args, env, startLean) => (await import('./audit.ts')).runMerge(args, env, startLean),
  serve: async (args, env, startLean) => (await import('./serve.ts')).runServe(args, env, startLean),
  explain: async (args, env) => (await import('./explain.ts')).runExplain(args, env),
  init: async args => (await import('./init.ts')).runInit(args),
  checks: listChecks,
  help: async (args, env) => (await import('./help.ts')).showHelp(args, env),
} as const satisfies Record<
  CommandName,
  (args: readonly string[], env: Environment, startLean: StartLean) => Promise<number>
>

/**
 * The command line: a subcommand and its flags; without a subcommand it audits.
 *
 * @param startLean for what is large; without it everything is done in the process as it is
 * @returns the exit code
 */
export async function runCommandLine(
  args: readonly string[],
  env: Environment,
  startLean: StartLean = () => {},
): Promise<number> {
  try {
    const [first, ...rest] = args
    if (first === undefined) {
      // Whoever lost the address on its way must not take that for a green build.
      console.error((await import('./help.ts')).shortUsage())
      return EXIT.wrongSettings
    }
    if (first === '--version' || first === '-v') {
      console.log(VERSION)
      return 0
    }
    if (args.includes('--help') || args.includes('-h')) {
      return await SUBCOMMANDS.help(first === 'serve' ? ['serve'] : [], env)
    }
    if (Object.hasOwn(SUBCOMMANDS, first))
      return await SUBCOMMANDS[first as keyof typeof SUBCOMMANDS](rest, env, startLean)
    if (/^\w[\w-]*$/.test(first)) {
      const allowed = Object.keys(SUBCOMMANDS)
      throw new SettingsError(
        `${first}: there is no such command; allowed are ${allowed.join(', ')}, or a URL${suggestion(first, allowed)}`,
      )
    }
    return await SUBCOMMANDS.audit(args, env, startLean)
  } catch (error) {
    return printError(error, env)
  }
}

/** `seo-preflight checks [--json]`: every check of the engine with its severity and title. */
async function listChecks(args: readonly string[]): Promise<number> {
  const wrong = args.find(arg => arg !== '--json')
  if (wrong !== undefined)
    throw new SettingsError(`${wrong}: there is no such flag; "checks" knows only --json`)
  const { allChecks } = await import('../engine/tools/index.ts')
  const checks = (await allChecks()).flatMap(tool => tool.checks)
  if (args.includes('--json')) console.log(JSON.stringify(checks, null, 2))
  else
    for (const { id, severity, title } of checks)
      console.log(`${severity.padEnd(8)} ${id.padEnd(44)} ${title}`)
  return 0
}
