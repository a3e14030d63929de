import { type MarkedComment, ownComments } from './comment-authors.ts'
import { compareRuns, type RunNumber, runOfComment } from './comment-marker.ts'
import { type GitHubClient, isFailedRequest, pagesOf } from './rest-client.ts'

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
/** Looks, each later than the one before, after which a creation that GitHub did not confirm is tried again. */
const LOOKS_FOR_UNCONFIRMED = 3
/** A hundred each. GitHub itself takes no more than 2,500 comments. */
const MAX_PAGES = 30

/**
 * Brings a pull request to the state that there is one comment with the id, and it is that of the newest run: looks,
 * does one thing, and looks again. So a creation that GitHub took although it answered 502, and one by a run at the
 * same time, are found; the oldest comment stays and those behind it go. A newer run's comment is left as it is.
 *
 * The list of comments may lag behind the writes. What GitHub said that it created is there, whatever the list says,
 * and is never created again.
 *
 * @throws FailedRequest where GitHub refuses
 */
export async function putComment(github: GitHubClient, comment: StickyComment): Promise<Written> {
  let created: MarkedComment | undefined
  let writtenTo: string | undefined
  let fault: unknown
  for (let round = 1; round <= ROUNDS; round++) {
    if (round > 1) await github.pause(SETTLE_MS)
    const listed = await findComments(github, comment)
    const isListed = created === undefined || listed.some(({ id }) => id === created!.id)
    const comments = isListed ? listed : inOrder([...listed, created!])
    const [first, ...others] = comments
    if (first === undefined) {
      if (!comment.mayCreate) return { outcome: 'absent' }
      const creation = await createComment(github, comment)
      created = creation.created
      writtenTo = created?.url
      fault = creation.fault
      if (!created) await lookForUnconfirmed(github, comment)
      continue
    }
    const newer = comments.find(({ run }) => compareRuns(run, comment.run) > 0)
    const isOurs = writtenTo !== undefined && compareRuns(first.run, comment.run) === 0
    // A list that lacks this comment may lack that of another run as well.
    if (newer || (isOurs && (isListed || round === ROUNDS))) {
      for (const { id } of others.filter(({ run }) => compareRuns(run, comment.run) <= 0)) {
        await removeComment(github, id)
      }
      return { outcome: newer ? 'outdated' : 'written', url: (newer ?? first).url }
    }
    if (!isOurs) writtenTo = (await updateComment(github, first.id, comment.body)) ? first.url : undefined
  }
  if (writtenTo !== undefined) return { outcome: 'written', url: writtenTo }
  throw fault ?? new Error('other runs keep changing the comment')
}

/** Waits until the list shows what may have been created, or for so long that it was not. */
async function lookForUnconfirmed(github: GitHubClient, comment: StickyComment): Promise<void> {
  for (let look = 1; look <= LOOKS_FOR_UNCONFIRMED; look++) {
    await github.pause(look * SETTLE_MS)
    if ((await findComments(github, comment)).length > 0) return
  }
}

function inOrder(comments: MarkedComment[]): MarkedComment[] {
  return comments.sort((a, b) => a.id - b.id)
}

/** The comments with this id that this program wrote, the oldest first. */
async function findComments(
  github: GitHubClient,
  { pullRequest, commentId }: StickyComment,
): Promise<MarkedComment[]> {
  const { octokit, repository } = github
  const parameters = { ...repository, issue_number: pullRequest, per_page: 100 }
  const pages = pagesOf(MAX_PAGES, page => octokit.rest.issues.listComments({ ...parameters, page }))
  const marked: MarkedComment[] = []
  for await (const page of pages) {
    for (const { id, node_id: nodeId, body, user, html_url: url } of page) {
      const run = runOfComment(body ?? '', commentId)
      if (run) marked.push({ id, nodeId, author: user?.login ?? '', url, run })
    }
  }
  return inOrder(await ownComments(github, marked))
}

/** @returns a fault, after which the comment may be there or not, where GitHub did not confirm it */
async function createComment(
  { octokit, repository }: GitHubClient,
  { pullRequest, body, run }: StickyComment,
): Promise<{ created?: MarkedComment; fault?: unknown }> {
  try {
    const { data } = await octokit.rest.issues.createComment({
      ...repository,
      issue_number: pullRequest,
      body,
    })
    const { id, node_id: nodeId, html_url: url, user } = data
    if (typeof id !== 'number') return { fault: new TypeError('what was created has no id') }
    return { created: { id, nodeId, url, author: user?.login ?? '', run } }
  } catch (error) {
    if (isFailedRequest(error) && error.status >= 500) return { fault: error }
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
