import { labelsOf, type WorkflowEvent } from './event.ts'
import { findPullRequest, mayHavePullRequest } from './pull-request.ts'
import { type GitHubClient, isFailedRequest, openGitHub, wordsOf } from './rest-client.ts'
import type { RunnerLog } from './runner-log.ts'
import type { Allowance, TimeBudget } from './time-budget.ts'

export interface ApprovalOptions {
  token: string | undefined
  env: Readonly<Record<string, string | undefined>>
  event: WorkflowEvent
  log: RunnerLog
  time: TimeBudget
}

/** Milliseconds for asking. */
const AT_MOST_MS = 10_000

/**
 * Whether the pull request of a run bears a label now. A job that is run again has the event of its first run, so the
 * API goes before the event; where it does not answer, the event counts. After a merge the pull request that was merged
 * counts. Only who may write to the repository, or triage it, can put a label on a pull request.
 *
 * Where it is not known, it does not, and the log says why.
 */
export async function bearsLabel(label: string, options: ApprovalOptions): Promise<boolean> {
  const { event, log, token, time } = options
  const isGiven = (labels: readonly string[]) => labels.some(one => one.toLowerCase() === label.toLowerCase())
  if (!mayHavePullRequest(event)) return false
  const known = event.pullRequest?.labels ?? []
  try {
    if (!token) throw new Error('"github-token" is empty')
    const labels = await time.spend(allowance => currentLabels(options, allowance), { atMostMs: AT_MOST_MS })
    if (isGiven(labels)) log.notice(`The changes are approved by the label "${label}"`)
    return isGiven(labels)
  } catch (error) {
    if (isGiven(known)) return true
    log.warning(
      `Whether the pull request has the label "${label}" is not known, so the changes are not approved: ${explained(error as Error)}`,
    )
    return false
  }
}

async function currentLabels(
  { token = '', env, event, log }: ApprovalOptions,
  allowance: Allowance,
): Promise<string[]> {
  const github = await openGitHub({ token, env, log, ...allowance })
  const { octokit, repository } = github
  const found = await findPullRequest(github, event)
  if (!found) return await labelsOfMerged(github, event.commit)
  const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: found.number })
  return labelsOf(data)
}

/** Labels of the pull request that a commit is the merge of. */
async function labelsOfMerged(
  { octokit, repository }: GitHubClient,
  commit: string | undefined,
): Promise<string[]> {
  if (commit === undefined) return []
  const { listPullRequestsAssociatedWithCommit: list } = octokit.rest.repos
  const { data } = await list({ ...repository, commit_sha: commit, per_page: 100 })
  const merged = data.find(
    ({ merged_at, merge_commit_sha }) => merged_at !== null && merge_commit_sha === commit,
  )
  return merged ? labelsOf({ ...merged }) : []
}

function explained(error: Error): string {
  const said = wordsOf(error)
  const isRefused = isFailedRequest(error) && [403, 404].includes(error.status)
  return isRefused
    ? `the token needs the permission "pull-requests: read"; add it to "permissions" of the job (${said})`
    : said
}
