import { resolve } from 'node:path'
import type { RankTrackingOptions } from '../engine/rank/rank-tracking.ts'
import { readNamedBytes } from '../settings/named-file.ts'
import type { Settings } from '../settings/table.ts'

/** Most bytes of a file with positions: a million rows. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

/** What an engine is told of the rank projects of the config file: their files must be in the workspace. */
export function rankOptions({ projects, folder, within }: Settings['rank']): RankTrackingOptions {
  return {
    projects,
    readFile: path => readNamedBytes(resolve(folder, path), { maxBytes: MAX_FILE_BYTES, within }),
    env: process.env,
  }
}
