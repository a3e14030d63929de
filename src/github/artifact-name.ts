import { createHash } from 'node:crypto'
import { inputVariable } from '../settings/inputs.ts'
import { definitionOf, SETTING_NAMES } from '../settings/table.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Names that the artifact of this job may have, the first that is free in the run being taken: the default name, and
 * the same with a suffix, since in a matrix every job has the default. The suffix comes from the job's name, its
 * runner and its inputs, so that the same job has the same names on every branch. A name that the user chose stands.
 */
export function artifactNames(name: string, env: Environment): string[] {
  return name === definitionOf('artifact-name').default ? [name, `${name}-${jobKey(env)}`] : [name]
}

/** They change from run to run, and the name of an artifact tells nothing of them. */
const SECRET_INPUTS: ReadonlySet<string> = new Set(
  SETTING_NAMES.filter(name => definitionOf(name).secret).map(inputVariable),
)
/** Hexadecimal digits of a key. */
const KEY_LENGTH = 8

/** What tells this job from others of the run, as short as a name may hold it. */
function jobKey(env: Environment): string {
  const inputs = Object.entries(env)
    .filter(
      ([name, value]) => name.startsWith('INPUT_') && value?.trim() && !SECRET_INPUTS.has(name.toUpperCase()),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const place = [env['GITHUB_JOB'], env['RUNNER_OS'], env['RUNNER_ARCH']]
  return createHash('sha256')
    .update(JSON.stringify([place, inputs]))
    .digest('hex')
    .slice(0, KEY_LENGTH)
}
