import { renderComment } from '../report/markdown/comment.ts'
import type { ReportView } from '../report/view/report-view.ts'
import type { Settings } from '../settings/table.ts'
import type { UploadedReport } from './artifact.ts'
import { explainFailure } from './comment-failure.ts'
import { commentMarker, currentRun } from './comment-marker.ts'
import type { WorkflowEvent } from './event.ts'
import { findPullRequest, mayHavePullRequest, type PullRequest } from './pull-request.ts'
import { type GitHubClient, openGitHub } from './rest-client.ts'
import type { RunnerLog } from './runner-log.ts'
import { putComment } from './sticky-comment.ts'
import type { TimeBudget } from './time-budget.ts'

export interface CommentSurroundings {
  settings: Pick<Settings, 'comment' | 'commentId' | 'githubToken' | 'failOn'>
  env: Readonly<Record<string, string | undefined>>
  event: WorkflowEvent
  /** What the comment links to. */
  uploaded: UploadedReport
  log: RunnerLog
  /** A run that is cancelled says nothing: the one that took its place will. */
  signal: AbortSignal
  time: TimeBudget
}

/**
 * Writes the report as the one comment of its id on the pull request, or brings that comment up to date. What fails
 * here is said in the log and never changes the verdict.
 *
 * @returns the address of the comment; undefined where there is none
 */
export async function publishComment(
  view: ReportView,
  surroundings: CommentSurroundings,
): Promise<string | undefined> {
  const { settings, env, event, log, signal, time } = surroundings
  if (
    settings.comment === 'never' ||
    view.verdict.state === 'open' ||
    signal.aborted ||
    !mayHavePullRequest(event)
  ) {
    return undefined
  }
  if (!settings.githubToken) {
    log.notice('No comment was written on the pull request: "github-token" is empty')
    return undefined
  }
  const token = settings.githubToken
  let pullRequest: PullRequest | undefined = event.pullRequest
  try {
    return await time.spend(async allowance => {
      const github = await openGitHub({ token, env, log, ...allowance })
      pullRequest = await findPullRequest(github, event)
      if (pullRequest) return await write(view, pullRequest, github, surroundings)
      log.debug(`There is no open pull request for the commit ${event.commit}, so no comment was written`)
      return undefined
    })
  } catch (error) {
    log.debug(String((error as Error).stack))
    if (signal.aborted) return undefined
    const { level, text } = explainFailure(error as Error, pullRequest, env)
    log[level](`No comment was written on the pull request: ${text}`)
  }
  return undefined
}

async function write(
  view: ReportView,
  { number }: PullRequest,
  github: GitHubClient,
  { settings, env, event, uploaded, log }: CommentSurroundings,
): Promise<string | undefined> {
  const { comment, commentId, failOn } = settings
  const run = currentRun(env)
  const written = await putComment(github, {
    pullRequest: number,
    commentId,
    run,
    mayCreate: comment === 'auto' || view.verdict.state === 'failed',
    body: renderComment(view, {
      marker: commentMarker(commentId, run),
      failOn,
      run: { name: `Run ${run.id}`, url: runUrl(env) },
      artifact: uploaded.artifact,
      reportUrl: uploaded.page?.url,
      commit: event.commit,
    }),
  })
  if (written.outcome === 'absent') return undefined
  if (written.outcome === 'outdated') {
    log.notice(`The comment on pull request ${number} is from a newer run and was left as it is`)
  }
  return written.url
}

/** Address of the run that this process is a part of. */
function runUrl(env: Readonly<Record<string, string | undefined>>): string {
  const { id, attempt } = currentRun(env)
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com'
  return `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${id}/attempts/${attempt}`
}
