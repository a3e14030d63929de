import type { ChangedFile } from '../target/page-preferences.ts'
import type { WorkflowEvent } from './event.ts'
import { findPullRequest, mayHavePullRequest } from './pull-request.ts'
import { openGitHub } from './rest-client.ts'
import type { RunnerLog } from './runner-log.ts'

export interface ChangedFilesOptions {
  token: string | undefined
  env: Readonly<Record<string, string | undefined>>
  event: WorkflowEvent
  log: RunnerLog
  signal: AbortSignal
}

/** Files that are looked at; a change of more is no change of single pages. */
const MAX_FILES = 1_000
/** Milliseconds for finding them. */
const BUDGET_MS = 20_000

/**
 * Lists the files that the pull request of a run adds or changes; none where there is no pull request. It is of use for
 * a choice alone, so that what fails here is said in the log, and nothing more.
 */
export async function listChangedFiles(options: ChangedFilesOptions): Promise<ChangedFile[]> {
  const { token, env, event, log, signal } = options
  if (!token || !mayHavePullRequest(event)) return []
  const files: ChangedFile[] = []
  try {
    const github = await openGitHub({ token, env, signal, log, budgetMs: BUDGET_MS })
    const pullRequest = await findPullRequest(github, event)
    if (!pullRequest) return []
    const { octokit, repository } = github
    const lists = octokit.paginate.iterator(octokit.rest.pulls.listFiles, {
      ...repository,
      pull_number: pullRequest.number,
      per_page: 100,
    })
    for await (const { data } of lists) {
      const present = data.filter(({ status }) => status !== 'removed')
      files.push(...present.map(({ filename, status }) => ({ path: filename, isNew: status === 'added' })))
      if (files.length >= MAX_FILES) break
    }
    return files
  } catch (error) {
    const [line] = (error as Error).message.split('\n', 1)
    log.info(`The files of the pull request are not known (${line}): pages are chosen without them`)
    return []
  }
}
