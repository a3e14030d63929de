import { allChecks } from '../engine/tools/index.ts'
import { SettingsError } from '../settings/settings-error.ts'

/** `seo-preflight checks [--json]`: every check of the engine with its severity and title. */
export async function listChecks(args: readonly string[]): Promise<number> {
  const wrong = args.find(arg => arg !== '--json')
  if (wrong !== undefined)
    throw new SettingsError(`${wrong}: there is no such flag; "checks" knows --json alone`)
  const checks = (await allChecks()).flatMap(tool => tool.checks)
  if (args.includes('--json')) console.log(JSON.stringify(checks, null, 2))
  else
    for (const { id, severity, title } of checks)
      console.log(`${severity.padEnd(8)} ${id.padEnd(44)} ${title}`)
  return 0
}
