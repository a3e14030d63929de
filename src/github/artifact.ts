import { dirname } from 'node:path'
import type { ReportFiles } from '../report/write-reports.ts'
import type { RunnerLog } from './runner-log.ts'

export interface UploadedArtifact {
  id: string
  url: string
}

export interface ArtifactOptions {
  name: string
  retentionDays: number | undefined
  env: Readonly<Record<string, string | undefined>>
}

/**
 * Uploads the report files as one artifact. What fails here is a warning and never changes the verdict.
 *
 * @returns undefined where nothing was uploaded
 */
export async function uploadReports(
  files: ReportFiles,
  { name, retentionDays, env }: ArtifactOptions,
  log: RunnerLog,
): Promise<UploadedArtifact | undefined> {
  const paths = Object.values(files)
  if (name === 'none' || paths.length === 0) return undefined
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
    log.notice('The report was not uploaded as an artifact: this runner offers no artifact service')
    return undefined
  }
  try {
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const options = retentionDays === undefined ? {} : { retentionDays }
    const { id } = await new DefaultArtifactClient().uploadArtifact(name, paths, dirname(paths[0]!), options)
    if (id === undefined) return undefined
    const { context } = await import('@actions/github')
    const { owner, repo } = context.repo
    const url = `${context.serverUrl}/${owner}/${repo}/actions/runs/${context.runId}/artifacts/${id}`
    return { id: String(id), url }
  } catch (error) {
    explainFailure(name, error as Error, log)
    return undefined
  }
}

function explainFailure(name: string, error: Error, log: RunnerLog): void {
  if (error.name === 'GHESNotSupportedError') {
    log.notice(
      'The report was not uploaded: GitHub Enterprise Server has no artifact service for this action',
    )
  } else if (/conflict|409|already exists/i.test(error.message)) {
    log.warning(
      `The report was not uploaded: this run has an artifact "${name}" already; set "artifact-name" to a name of its own`,
    )
  } else {
    log.warning(`The report was not uploaded as an artifact: ${error.message}`)
  }
}
