import { type MarkedComment, ownComments } from './comment-authors.ts'
import { compareRuns, type RunNumber, runOfComment } from './comment-marker.ts'
import { type GitHubClient, isFailedRequest } from './rest-client.ts'

export interface StickyComment {
  /** Number of the pull request. */
  pullRequest: number
  commentId: string
  run: RunNumber
  /** All of the text, the marker at its start. */
  body: string
  /** Whether the comment is written where there is none yet. */
  mayCreate: boolean
}

/** How a comment ended: `outdated` where a newer run has spoken, `absent` where there is none and none was due. */
export type Written = { outcome: 'written' | 'outdated'; url: string } | { outcome: 'absent' }

/** Looks at the comments, each followed by one write at most, before it gives up. */
const ROUNDS = 6
/** Between a write and the look at what came of it and of those of others. */
const SETTLE_MS = 1_000

/**
 * Brings a pull request to the state that there is one comment with the id, and it is that of the newest run: looks,
 * does one thing, and looks again. So a creation that GitHub took although it answered 502, and one by a run at the
 * same time, are found; the oldest comment stays and those behind it go. A newer run's comment is left as it is.
 *
 * @throws FailedRequest where GitHub refuses
 */
export async function putComment(github: GitHubClient, comment: StickyComment): Promise<Written> {
  let isWritten = false
  let fault: unknown
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) await github.pause(SETTLE_MS)
    const comments = await findComments(github, comment)
    const [first, ...others] = comments
    if (first === undefined) {
      if (!comment.mayCreate) return { outcome: 'absent' }
      fault = await createComment(github, comment)
      isWritten = true
      continue
    }
    const newer = comments.find(({ run }) => compareRuns(run, comment.run) > 0)
    if (newer || (isWritten && compareRuns(first.run, comment.run) === 0)) {
      for (const { id } of others.filter(({ run }) => compareRuns(run, comment.run) <= 0)) {
        await removeComment(github, id)
      }
      return { outcome: newer ? 'outdated' : 'written', url: (newer ?? first).url }
    }
    isWritten = await updateComment(github, first.id, comment.body)
  }
  throw fault ?? new Error('other runs keep changing the comment')
}

/** The comments with this id that this program wrote, the oldest first. */
async function findComments(
  github: GitHubClient,
  { pullRequest, commentId }: StickyComment,
): Promise<MarkedComment[]> {
  const { octokit, repository } = github
  const parameters = { ...repository, issue_number: pullRequest, per_page: 100 }
  const marked: MarkedComment[] = []
  for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, parameters)) {
    for (const { id, node_id: nodeId, body, user, html_url: url } of data) {
      const run = runOfComment(body ?? '', commentId)
      if (run) marked.push({ id, nodeId, author: user?.login ?? '', url, run })
    }
  }
  return (await ownComments(github, marked)).sort((a, b) => a.id - b.id)
}

/** @returns an error after which the comment may be there or not */
async function createComment(
  { octokit, repository }: GitHubClient,
  { pullRequest, body }: StickyComment,
): Promise<unknown> {
  try {
    await octokit.rest.issues.createComment({ ...repository, issue_number: pullRequest, body })
    return undefined
  } catch (error) {
    if (isFailedRequest(error) && error.status >= 500) return error
    throw error
  }
}

/** @returns whether the comment was still there */
async function updateComment({ octokit, repository }: GitHubClient, id: number, body: string) {
  return await unlessGone(octokit.rest.issues.updateComment({ ...repository, comment_id: id, body }))
}

/** A run at the same time may have removed it already. */
async function removeComment({ octokit, repository }: GitHubClient, id: number): Promise<void> {
  await unlessGone(octokit.rest.issues.deleteComment({ ...repository, comment_id: id }))
}

async function unlessGone(request: Promise<unknown>): Promise<boolean> {
  try {
    await request
    return true
  } catch (error) {
    if (isFailedRequest(error) && (error.status === 404 || error.status === 410)) return false
    throw error
  }
}
