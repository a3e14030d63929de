/** A run of a workflow; of two, the newer one knows better. */
export interface RunNumber {
  id: number
  attempt: number
}

/** The run that this process is a part of, by the variables of the runner. */
export function currentRun(env: Readonly<Record<string, string | undefined>>): RunNumber {
  // What is no number would make a marker that nobody finds again.
  return { id: Number(env['GITHUB_RUN_ID']) || 0, attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1 }
}

/**
 * The first line of a comment, which nobody sees: which comment it is, and which run wrote it.
 *
 * @param commentId value of the setting `comment-id`
 */
export function commentMarker(commentId: string, run: RunNumber): string {
  return `<!-- seo-preflight comment="${encoded(commentId)}" run="${run.id}.${run.attempt}" -->`
}

/** The run that wrote a comment; undefined where it is not the comment with this id. */
export function runOfComment(body: string, commentId: string): RunNumber | undefined {
  const [, id, run, attempt] = MARKER.exec(body) ?? []
  return id === encoded(commentId) ? { id: Number(run), attempt: Number(attempt) } : undefined
}

/** Below zero where the first run is the older one. */
export function compareRuns(a: RunNumber, b: RunNumber): number {
  return a.id - b.id || a.attempt - b.attempt
}

/** At the very start alone: text further down can be that of a page. */
const MARKER = /^<!-- seo-preflight comment="([^"]{0,1000})" run="(\d{1,15})\.(\d{1,6})" -->/

/** Nothing in it can end the comment or the attribute. */
function encoded(commentId: string): string {
  return encodeURIComponent(commentId.toWellFormed()).replaceAll('-', '%2D')
}
