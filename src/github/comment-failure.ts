import type { PullRequest } from './pull-request.ts'
import { isFailedRequest, wordsOf } from './rest-client.ts'

const NEED = 'the token needs the permission "pull-requests: write"'

/**
 * Why there is no comment, and what to do. Where the platform allows none, as in a run of a fork, it is no more than a
 * notice.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function explainFailure(
  error: Error,
  pullRequest: PullRequest | undefined,
  env: Readonly<Record<string, string | undefined>>,
): { level: 'notice' | 'warning'; text: string } {
  const said = wordsOf(error)
  const status = isFailedRequest(error) ? error.status : undefined
  if (status === 401) return { level: 'warning', text: `GitHub refused "github-token" (${said})` }
  if (/locked/i.test(said)) return { level: 'notice', text: `its conversation is locked (${said})` }
  if (isForbidden(error)) {
    const origin = readOnlyOrigin(pullRequest, env)
    if (origin === undefined) {
      return { level: 'warning', text: `${NEED}; add it to "permissions" of the job (${said})` }
    }
    const way = 'a workflow on "workflow_run" can write it instead'
    return { level: 'notice', text: `${NEED}, and in a run of ${origin} it can only read; ${way} (${said})` }
  }
  if (status === 404) {
    return { level: 'warning', text: `"github-token" does not see the pull request; ${NEED} (${said})` }
  }
  return { level: 'warning', text: said }
}

function isForbidden(error: Error): boolean {
  if (isFailedRequest(error)) return error.status === 403 && !/rate limit/i.test(error.message)
  return /not accessible by (?:integration|personal access token)/i.test(error.message)
}

/** Whose runs have a token that only reads, whatever the workflow asks for. */
function readOnlyOrigin(
  pullRequest: PullRequest | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (pullRequest?.fromFork) return 'a fork'
  return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'Dependabot' : undefined
}
