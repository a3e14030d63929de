import { suggestion } from '../text/nearest.ts'
import { SettingsError } from './settings-error.ts'
import { isSettingName, SETTING_NAMES, type SettingName, type Written } from './table.ts'

/** The variable that a runner sets for an input. */
export function inputVariable(name: SettingName): string {
  return `INPUT_${name.toUpperCase()}`
}

/**
 * The inputs of an action, from the variables that a runner sets for them. An empty input counts as not given.
 *
 * @throws SettingsError for an input that is not in the table
 */
export function fromInputs(env: Readonly<Record<string, string | undefined>>): Written {
  const written: Written = {}
  const problems: string[] = []
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith('INPUT_') || value === undefined || value.trim() === '') continue
    const name = variable.slice('INPUT_'.length).toLowerCase()
    if (isSettingName(name)) written[name] = value
    else problems.push(`${name}: there is no such input${suggestion(name, SETTING_NAMES)}`)
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return written
}
