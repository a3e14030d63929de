import type { RunNumber } from './comment-marker.ts'
import type { GitHubClient } from './rest-client.ts'

/** A comment that bears the marker of this program. */
export interface MarkedComment {
  id: number
  /** Its id in GraphQL. */
  nodeId: string
  author: string
  url: string
  run: RunNumber
}

/** Who writes with the workflow's own token. */
const WORKFLOW_AUTHOR = 'github-actions[bot]'
/** Most nodes of one query. */
const MAX_IDS = 100

const AUTHORS_QUERY = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on IssueComment { id isMinimized viewerDidAuthor } }
}`

interface Authors {
  nodes: ({ id?: string; isMinimized?: boolean; viewerDidAuthor?: boolean } | null)[]
}

/**
 * Of some comments those that were written with this token and are not minimised: anybody can write a marker. GraphQL
 * alone knows both for every kind of token, since `GET /user` refuses that of a workflow and of an app.
 *
 * Where GraphQL does not answer, comments of the workflow's bot count as own.
 *
 * @throws {Error} where there is none of these, since then it is not known whose the others are
 */
export async function ownComments(
  github: GitHubClient,
  comments: readonly MarkedComment[],
): Promise<MarkedComment[]> {
  const own = new Set<string | undefined>()
  try {
    for (let from = 0; from < comments.length; from += MAX_IDS) {
      const ids = comments.slice(from, from + MAX_IDS).map(({ nodeId }) => nodeId)
      const { nodes } = await queryAuthors(github, ids)
      for (const node of nodes) if (node?.viewerDidAuthor && !node.isMinimized) own.add(node.id)
    }
  } catch (error) {
    github.signal.throwIfAborted()
    const byWorkflow = comments.filter(({ author }) => author === WORKFLOW_AUTHOR)
    if (byWorkflow.length === 0) throw error
    return byWorkflow
  }
  return comments.filter(({ nodeId }) => own.has(nodeId))
}

/** A comment that was deleted in between is an error of the whole query, beside the data of the others. */
async function queryAuthors({ octokit }: GitHubClient, ids: string[]): Promise<Authors> {
  try {
    return await octokit.graphql<Authors>(AUTHORS_QUERY, { ids })
  } catch (error) {
    const { data, errors } = error as { data?: Authors; errors?: { type?: string }[] }
    if (data?.nodes && errors?.every(({ type }) => type === 'NOT_FOUND')) return data
    throw error
  }
}
