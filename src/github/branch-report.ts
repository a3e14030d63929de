import { definitionOf } from '../settings/table.ts'
import { dispatcherFor } from './api-fetch.ts'
import { artifactNames } from './artifact-name.ts'
import { openRemoteBytes } from './byte-source.ts'
import type { WorkflowEvent } from './event.ts'
import { findPullRequest } from './pull-request.ts'
import { type GitHubClient, isFailedRequest, openGitHub, wordsOf } from './rest-client.ts'
import type { RunnerLog } from './runner-log.ts'
import type { Allowance, TimeBudget } from './time-budget.ts'
import { fileInZip } from './zip-file.ts'

export interface BranchReportOptions {
  /** Value of the setting `artifact-name`. */
  artifactName: string
  token: string | undefined
  env: Readonly<Record<string, string | undefined>>
  event: WorkflowEvent
  log: RunnerLog
  time: TimeBudget
}

/** An artifact as the API lists it. */
interface Artifact {
  id: number
  name: string
  expired: boolean
  created_at: string | null
  workflow_run?: {
    id?: number
    repository_id?: number
    head_repository_id?: number
    head_branch?: string | null
    head_sha?: string
  } | null
}

/** Bytes of an artifact whose store gives no parts of it: pictures of thousands of pages are many times as large. */
const MAX_WHOLE_BYTES = 100_000_000
/** Bytes of the report in it, packed and unpacked: that of 10,000 pages has up to 50 MB and 500 MB. */
const REPORT_LIMITS = { maxPackedBytes: 200_000_000, maxBytes: 1_000_000_000 }
/** Artifacts that are looked at, the newest first. */
const MAX_CANDIDATES = 20
/** Milliseconds for finding and loading it. */
const AT_MOST_MS = 30_000
/** Events whose runs are about the branch that GitHub files them under; those of `workflow_run` are not. */
const BRANCH_EVENTS: readonly string[] = [
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'deployment_status',
]

/**
 * Loads the newest report that this job made on the base branch: that of the pull request, else the default branch.
 * It is the artifact of a run that came to its end, was not of a fork, and has one of the names that this job gives.
 *
 * @returns what gives the bytes of `report.json` from the start, each time that it is called; undefined where there is none
 * @throws {Error} with one clear line where GitHub refuses
 */
export async function loadBranchReport(
  options: BranchReportOptions,
): Promise<(() => AsyncGenerator<Buffer>) | undefined> {
  if (!options.token) throw new Error('"github-token" is empty')
  try {
    return await options.time.spend(allowance => load(options, allowance), { atMostMs: AT_MOST_MS })
  } catch (error) {
    throw explained(error as Error)
  }
}

async function load(
  options: BranchReportOptions,
  allowance: Allowance,
): Promise<(() => AsyncGenerator<Buffer>) | undefined> {
  const { token = '', env, log } = options
  const github = await openGitHub({ token, env, log, ...allowance })
  const branch = await baseBranchOf(github, options.event)
  const artifact = branch === undefined ? undefined : await findArtifact(github, branch, options)
  return artifact && (await download(github, artifact.id, env))
}

async function baseBranchOf(github: GitHubClient, event: WorkflowEvent): Promise<string | undefined> {
  const pullRequest = await findPullRequest(github, event)
  return pullRequest?.baseBranch || event.defaultBranch
}

/**
 * Finds the artifact of the newest report on a branch.
 *
 * A job that has a suffix in a matrix has it on every branch: the name with it goes before the one without.
 */
export async function findArtifact(
  github: GitHubClient,
  branch: string,
  { artifactName, env }: Pick<BranchReportOptions, 'artifactName' | 'env'>,
): Promise<Artifact | undefined> {
  const uploaded = artifactName === 'none' ? definitionOf('artifact-name').default! : artifactName
  for (const name of artifactNames(uploaded, env).toReversed()) {
    const { data } = await github.octokit.rest.actions.listArtifactsForRepo({
      ...github.repository,
      name,
      per_page: 100,
    })
    const usable = data.artifacts
      .filter(artifact => isUsable(artifact, env['GITHUB_RUN_ID']))
      .sort((a, b) => b.id - a.id)
      .slice(0, MAX_CANDIDATES)
    for (const artifact of usable) if (await isOfBranch(github, artifact, branch)) return artifact
  }
  return undefined
}

function isUsable({ expired, workflow_run: run }: Artifact, ownRun: string | undefined) {
  const isOwn = String(run?.id) === ownRun
  const isForeign = run?.repository_id === undefined || run.head_repository_id !== run.repository_id
  return !expired && run?.id !== undefined && !isOwn && !isForeign
}

async function isOfBranch(
  { octokit, repository }: GitHubClient,
  { workflow_run: listed }: Artifact,
  branch: string,
): Promise<boolean> {
  const { head_branch: headBranch, head_sha: sha, id } = listed!
  // A deployment of a commit has no branch: then the commit must be on it.
  const isNamed = Boolean(headBranch) && headBranch !== sha
  if (isNamed && headBranch !== branch) return false
  const { data: run } = await octokit.rest.actions.getWorkflowRun({ ...repository, run_id: id! })
  const hasEnded = run.conclusion === 'success' || run.conclusion === 'failure'
  if (!hasEnded || !BRANCH_EVENTS.includes(run.event)) return false
  if (isNamed) return true
  const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
    ...repository,
    basehead: `${branch}...${sha}`,
    per_page: 1,
  })
  return data.status === 'behind' || data.status === 'identical'
}

/**
 * The store has the archive at an address of its own, which is asked for without the token. Of the archive, the report alone
 * is loaded.
 */
async function download(
  { octokit, repository, signal }: GitHubClient,
  id: number,
  env: BranchReportOptions['env'],
): Promise<(() => AsyncGenerator<Buffer>) | undefined> {
  const { headers } = await octokit.rest.actions.downloadArtifact({
    ...repository,
    artifact_id: id,
    archive_format: 'zip',
    request: { redirect: 'manual' },
  })
  const address = URL.parse(headers.location ?? '')
  const scheme = URL.parse(env['GITHUB_API_URL'] ?? '')?.protocol ?? 'https:'
  if (!address || ![scheme, 'https:'].includes(address.protocol)) {
    throw new Error('GitHub names no address for its artifact')
  }
  const archive = await openRemoteBytes(address, {
    dispatcher: dispatcherFor(address, env),
    signal,
    maxWholeBytes: MAX_WHOLE_BYTES,
  })
  const report = await fileInZip(archive, 'report.json', REPORT_LIMITS)
  if (!report) throw new Error('its artifact has no report.json; "formats" must include json')
  return report
}

function explained(error: Error): Error {
  const permission = 'the token needs the permission "actions: read"'
  const isRefused = isFailedRequest(error) && (error.status === 403 || error.status === 404)
  return new Error(isRefused ? `${permission} (${wordsOf(error)})` : wordsOf(error), { cause: error })
}
