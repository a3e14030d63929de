import { resolve } from 'node:path'
import type { RankTrackingOptions } from '../engine/rank/rank-tracking.ts'
import { rankOptions } from '../run/rank-options.ts'
import { fromConfigFile } from '../settings/config-file.ts'

/**
 * The rank projects of the config file that `serve --config` names; their files must be in the working directory.
 *
 * @throws SettingsError where the file cannot be read, or is wrong in any way
 */
export async function servedRank(path: string | undefined): Promise<{ rank?: RankTrackingOptions }> {
  if (path === undefined) return {}
  const { rank: projects } = await fromConfigFile(path, resolve(path), true)
  const folder = process.cwd()
  return { rank: rankOptions({ projects, folder, within: [folder] }) }
}
