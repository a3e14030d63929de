import type { WorkflowEvent } from './event.ts'
import { type GitHubClient, isFailedRequest } from './rest-client.ts'

export interface PullRequest {
  number: number
  baseBranch: string
  fromFork: boolean
}

/** What of a pull request the API gives. */
interface ListedPullRequest {
  number: number
  state: string
  head: { sha: string; repo?: { id: number } | null }
  base: { ref: string; repo?: { id: number } | null }
}

/** Events that have a pull request, by themselves or through their commit. */
const EVENTS: readonly string[] = [
  'pull_request',
  'pull_request_target',
  'deployment_status',
  'workflow_run',
  'push',
  // Platforms that report deploys as commit statuses, as Netlify does.
  'status',
]

/** Whether a run of this event can be about a pull request. */
export function mayHavePullRequest({ name }: WorkflowEvent): boolean {
  return EVENTS.includes(name)
}

/**
 * The open pull request that a run is about: the one of the event, else the one of its commit. GitHub does not know
 * the commits of a fork by their names, so these are found by the branch that they are on.
 *
 * Of several the one whose last commit it is; undefined where there is none.
 */
export async function findPullRequest(
  github: GitHubClient,
  event: WorkflowEvent,
): Promise<PullRequest | undefined> {
  if (event.pullRequest) return event.pullRequest
  if (!mayHavePullRequest(event) || event.commit === undefined) return undefined
  const found = pick(await listOfCommit(github, event.commit), event.commit)
  if (found || !event.head) return found
  const { data: ofBranch } = await github.octokit.rest.pulls.list({
    ...github.repository,
    state: 'open',
    head: `${event.head.owner}:${event.head.branch}`,
    per_page: 100,
  })
  return pick(ofBranch, event.commit)
}

/** To a commit that is not in the repository GitHub answers 422. */
async function listOfCommit(
  { octokit, repository }: GitHubClient,
  commit: string,
): Promise<readonly ListedPullRequest[]> {
  const { listPullRequestsAssociatedWithCommit: list } = octokit.rest.repos
  try {
    return (await list({ ...repository, commit_sha: commit, per_page: 100 })).data
  } catch (error) {
    if (isFailedRequest(error) && error.status === 422) return []
    throw error
  }
}

function pick(listed: readonly ListedPullRequest[], sha: string): PullRequest | undefined {
  const open = listed.filter(({ state }) => state === 'open')
  const found = open.find(({ head }) => head.sha === sha) ?? (open.length === 1 ? open[0] : undefined)
  if (!found) return undefined
  const { number, head, base } = found
  return { number, baseBranch: base.ref, fromFork: head.repo?.id !== base.repo?.id }
}
