import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
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

/** What of a report was uploaded; undefined where it was not. */
export interface UploadedReport {
  /** The archive of the report files. */
  artifact?: UploadedArtifact | undefined
  /** The HTML report as a file of its own, which the browser shows at its address. */
  page?: UploadedArtifact | undefined
}

export interface ArtifactOptions {
  name: string
  retentionDays: number | undefined
  /** Whether the HTML report is for people to open: one of a shard is not. */
  hasReaders: boolean
  env: Readonly<Record<string, string | undefined>>
  time: TimeBudget
}

/** Milliseconds that are left for the comment, which links to the artifact and so comes after it. */
const FOR_COMMENT_MS = 15_000
/** The same for the archive, which other runs are compared with. */
const FOR_ARCHIVE_MS = 15_000

/**
 * Uploads the HTML report as a file of its own, which opens in the browser, and the other report files as an archive;
 * where the service takes no single file, all of them in the archive. What fails here is a warning and never changes the
 * verdict.
 */
export async function uploadReports(
  files: ReportFiles,
  options: ArtifactOptions,
  log: RunnerLog,
): Promise<UploadedReport> {
  const { name, env } = options
  const paths = Object.values(files).flat()
  if (name === 'none' || paths.length === 0) return {}
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
    log.notice('The report was not uploaded as an artifact: this runner offers no artifact service')
    return {}
  }
  const page = options.hasReaders ? await uploadPage(files.html, options, log) : undefined
  const others = paths.filter(path => path !== files.html)
  try {
    const archived = page && others.length > 0 ? others : paths
    return { page, artifact: await uploadArchive(archived, options, log) }
  } catch (error) {
    explainFailure(name, error as Error, log)
    return { page }
  }
}

async function uploadArchive(
  paths: readonly string[],
  options: ArtifactOptions,
  log: RunnerLog,
): Promise<UploadedArtifact | undefined> {
  const { name, env, time } = options
  const upload = (free: string) => uploadAs(free, paths, options, { skipArchive: false })
  const uploading = () => orThrown(() => firstFree(artifactNames(name, env), upload), log)
  // It listens to no signal, so that one that hangs is left behind.
  return await time.spend(uploading, { keepMs: FOR_COMMENT_MS })
}

/** A single file gives its name to its artifact, so that a copy bears the name that is free. */
async function uploadPage(
  html: string | undefined,
  options: ArtifactOptions,
  log: RunnerLog,
): Promise<UploadedArtifact | undefined> {
  const { name, env, time } = options
  if (html === undefined || basename(name) !== name) return undefined
  let folder: string | undefined
  try {
    folder = await mkdtemp(join(env['RUNNER_TEMP'] || tmpdir(), 'seo-preflight-'))
    const upload = async (free: string) => {
      const copy = join(folder!, free)
      await copyFile(html, copy)
      return await uploadAs(free, [copy], options, { skipArchive: true })
    }
    const names = artifactNames(name, env).map(free => `${free}.html`)
    const uploading = () => orThrown(() => firstFree(names, upload), log)
    return await time.spend(uploading, { keepMs: FOR_COMMENT_MS + FOR_ARCHIVE_MS })
  } catch (error) {
    log.debug(`The HTML report goes into the archive: ${String((error as Error).stack)}`)
    return undefined
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** @param how a single file is uploaded as it is with `skipArchive`, and gives the artifact its own name */
async function uploadAs(
  name: string,
  paths: readonly string[],
  { retentionDays, env }: ArtifactOptions,
  how: { skipArchive: boolean },
): Promise<UploadedArtifact | undefined> {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const client = new DefaultArtifactClient()
  const { id } = await client.uploadArtifact(name, [...paths], dirname(paths[0]!), {
    ...(retentionDays !== undefined && { retentionDays }),
    ...how,
  })
  if (id === undefined) return undefined
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com'
  const run = `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`
  return { id: String(id), name, url: `${run}/artifacts/${id}` }
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
