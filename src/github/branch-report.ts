import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definitionOf } from '../settings/table.ts'
import { artifactNames } from './artifact-name.ts'
import type { WorkflowEvent } from './event.ts'
import { findPullRequest } from './pull-request.ts'
import { type GitHubClient, isFailedRequest, openGitHub } from './rest-client.ts'
import type { RunnerLog } from './runner-log.ts'

export interface BranchReportOptions {
  /** Value of the setting `artifact-name`. */
  artifactName: string
  token: string | undefined
  env: Readonly<Record<string, string | undefined>>
  event: WorkflowEvent
  log: RunnerLog
  signal: AbortSignal
}

/** An artifact as the API lists it. */
interface Artifact {
  id: number
  name: string
  size_in_bytes: number
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

/** Bytes of an artifact and of the report in it; larger ones are left alone. */
const MAX_ARTIFACT_BYTES = 100_000_000
const MAX_REPORT_BYTES = 400_000_000
/** Artifacts that are looked at, the newest first. */
const MAX_CANDIDATES = 20
/** Milliseconds for finding and loading it. */
const BUDGET_MS = 120_000
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
 * @returns the content of `report.json`; undefined where there is none
 * @throws {Error} with one clear line where GitHub refuses
 */
export async function loadBranchReport(options: BranchReportOptions): Promise<unknown> {
  const { token, env, signal, log } = options
  if (!token) throw new Error('"github-token" is empty')
  const github = await openGitHub({ token, env, signal, log, budgetMs: BUDGET_MS })
  try {
    const branch = await baseBranchOf(github, options.event)
    const artifact = branch === undefined ? undefined : await findArtifact(github, branch, options)
    return artifact && (await download(github, artifact, token))
  } catch (error) {
    throw explained(error as Error)
  }
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

function isUsable({ expired, size_in_bytes: size, workflow_run: run }: Artifact, ownRun: string | undefined) {
  const isOwn = String(run?.id) === ownRun
  const isForeign = run?.head_repository_id !== run?.repository_id
  return !expired && size <= MAX_ARTIFACT_BYTES && run?.id !== undefined && !isOwn && !isForeign
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

async function download(
  { repository, signal }: GitHubClient,
  { id, workflow_run: run }: Artifact,
  token: string,
): Promise<unknown> {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const folder = await mkdtemp(join(tmpdir(), 'seo-preflight-baseline-'))
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    const findBy = {
      token,
      workflowRunId: run!.id!,
      repositoryOwner: repository.owner,
      repositoryName: repository.repo,
    }
    await Promise.race([new DefaultArtifactClient().downloadArtifact(id, { path: folder, findBy }), ended])
    return await readReport(join(folder, 'report.json'))
  } finally {
    signal.removeEventListener('abort', end)
    await rm(folder, { recursive: true, force: true })
  }
}

async function readReport(path: string): Promise<unknown> {
  const size = (await stat(path).catch(() => undefined))?.size
  if (size === undefined) throw new Error('its artifact has no report.json; "formats" must include json')
  if (size > MAX_REPORT_BYTES) throw new Error(`its report.json is too large (${size} bytes)`)
  return JSON.parse(await readFile(path, 'utf8'))
}

function explained(error: Error): Error {
  if (isFailedRequest(error) && (error.status === 403 || error.status === 404)) {
    return new Error(`the token needs the permission "actions: read" (${firstLine(error)})`, { cause: error })
  }
  if (error.name === 'TimeoutError') return new Error('GitHub took too long to answer', { cause: error })
  return new Error(firstLine(error), { cause: error })
}

function firstLine({ message }: Error): string {
  return message.split('\n', 1)[0]!.replace(/ - https:\/\/\S+$/, '')
}
