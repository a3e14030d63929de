import { dirname } from 'node:path'
import type { ReportFiles } from '../report/write-reports.ts'
import { oneLine } from '../text/one-line.ts'
import { artifactNames } from './artifact-name.ts'
import type { RunnerLog } from './runner-log.ts'
import type { TimeBudget } from './time-budget.ts'

export interface UploadedArtifact {
  id: string
  /** The name that was free. */
  name: string
  url: string
}

export interface ArtifactOptions {
  name: string
  retentionDays: number | undefined
  env: Readonly<Record<string, string | undefined>>
  time: TimeBudget
}

/** Milliseconds that are left for the comment, which links to the artifact and so comes after it. */
const FOR_COMMENT_MS = 15_000

/**
 * Uploads the report files as one artifact. What fails here is a warning and never changes the verdict.
 *
 * @returns undefined where nothing was uploaded
 */
export async function uploadReports(
  files: ReportFiles,
  { name, retentionDays, env, time }: ArtifactOptions,
  log: RunnerLog,
): Promise<UploadedArtifact | undefined> {
  const paths = Object.values(files).flat()
  if (name === 'none' || paths.length === 0) return undefined
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
    log.notice('The report was not uploaded as an artifact: this runner offers no artifact service')
    return undefined
  }
  try {
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const client = new DefaultArtifactClient()
    const options = retentionDays === undefined ? {} : { retentionDays }
    const folder = dirname(paths[0]!)
    const upload = async (free: string) => {
      const { id } = await client.uploadArtifact(free, paths, folder, options)
      return { id, name: free }
    }
    const uploading = () => orThrown(() => firstFree(artifactNames(name, env), upload), log)
    // It listens to no signal, so that one that hangs is left behind.
    const uploaded = await time.spend(uploading, { keepMs: FOR_COMMENT_MS })
    if (uploaded.id === undefined) return undefined
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com'
    const run = `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`
    return { id: String(uploaded.id), name: uploaded.name, url: `${run}/artifacts/${uploaded.id}` }
  } catch (error) {
    explainFailure(name, error as Error, log)
    return undefined
  }
}

/**
 * The client throws from event handlers, as where a file cannot be read any more, which would end the process before
 * the verdict is told. Here that ends the upload. One that was left behind may still throw, and then nobody hears it.
 */
async function orThrown<T>(work: () => Promise<T>, log: RunnerLog): Promise<T> {
  const { promise: thrown, reject } = Promise.withResolvers<never>()
  const onThrown = (error: Error) => {
    log.debug(String(error.stack))
    reject(error)
  }
  process.on('uncaughtException', onThrown)
  const working = work().finally(() => process.off('uncaughtException', onThrown))
  return await Promise.race([working, thrown])
}

/** Tries one name after the other, as long as each is taken already. */
async function firstFree<T>(names: readonly string[], upload: (name: string) => Promise<T>): Promise<T> {
  const [name, ...others] = names
  try {
    return await upload(name!)
  } catch (error) {
    if (others.length === 0 || !isConflict(error as Error)) throw error
    return await firstFree(others, upload)
  }
}

function isConflict({ message }: Error): boolean {
  return /conflict|409|already exists/i.test(message)
}

function explainFailure(name: string, error: Error, log: RunnerLog): void {
  if (error.name === 'AbortError') {
    log.notice('The report was not uploaded as an artifact: the run was cancelled')
  } else if (error.name === 'GHESNotSupportedError') {
    log.notice(
      'The report was not uploaded: GitHub Enterprise Server has no artifact service for this action',
    )
  } else if (isConflict(error)) {
    log.warning(
      `The report was not uploaded: this run already has an artifact "${name}"; set "artifact-name" to another name`,
    )
  } else {
    log.warning(`The report was not uploaded as an artifact: ${oneLine(error.message)}`)
  }
}
