import type { ChangedFile } from '../pages/page-preferences.ts'
import type { WorkflowEvent } from './event.ts'
import { findPullRequest, mayHavePullRequest } from './pull-request.ts'
import { openGitHub, pagesOf, wordsOf } from './rest-client.ts'
import type { RunnerLog } from './runner-log.ts'
import type { Allowance, TimeBudget } from './time-budget.ts'

export interface ChangedFilesOptions {
  token: string | undefined
  env: Readonly<Record<string, string | undefined>>
  event: WorkflowEvent
  log: RunnerLog
  time: TimeBudget
}

/** Files that are looked at; a change of more is no change of single pages. */
const MAX_FILES = 1_000
const PER_PAGE = 100
/** Milliseconds for finding them. */
const AT_MOST_MS = 10_000

/**
 * Lists the files that the pull request of a run adds or changes; none where there is no pull request. It is of use for
 * a choice alone, so that what fails here is said in the log, and nothing more.
 */
export async function listChangedFiles(options: ChangedFilesOptions): Promise<ChangedFile[]> {
  if (!options.token || !mayHavePullRequest(options.event)) return []
  try {
    return await options.time.spend(allowance => list(options, allowance), { atMostMs: AT_MOST_MS })
  } catch (error) {
    const { log } = options
    log.info(
      `The files of the pull request are not known (${wordsOf(error as Error)}), so pages are chosen without them`,
    )
    return []
  }
}

async function list(
  { token = '', env, event, log }: ChangedFilesOptions,
  allowance: Allowance,
): Promise<ChangedFile[]> {
  const github = await openGitHub({ token, env, log, ...allowance })
  const pullRequest = await findPullRequest(github, event)
  if (!pullRequest) return []
  const { octokit, repository } = github
  const parameters = { ...repository, pull_number: pullRequest.number, per_page: PER_PAGE }
  const files: ChangedFile[] = []
  const pages = pagesOf(MAX_FILES / PER_PAGE, page => octokit.rest.pulls.listFiles({ ...parameters, page }))
  for await (const data of pages) {
    const present = data.filter(isPresent)
    files.push(...present.map(({ filename, status }) => ({ path: filename, isNew: status === 'added' })))
    if (files.length >= MAX_FILES) break
  }
  return files
}

function isPresent(file: Readonly<Record<'filename' | 'status', unknown>> | null): boolean {
  return typeof file?.filename === 'string' && file.status !== 'removed'
}
