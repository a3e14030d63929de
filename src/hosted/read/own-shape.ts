import { hasJudged, reasonNothingJudged } from '../../api/judged.ts'
import type { Analysis, Check, ToolRun } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'

/**
 * A tool run that came in our own shape, for what the user asked: only what is a result counts. What only we may set
 * (failures that the user ignores, a body of another shape) is taken out.
 *
 * @returns what came instead of a result, as the end of "the service answered with …"; undefined where the run says
 *   nothing at all, so that it is a body as any other
 */
export function ownRun(run: ToolRun, url: string): ToolRun | { instead: string } | undefined {
  if (!isFor(url, run)) return { instead: `the result of ${oneLine(run.url)} instead` }
  const { foreign: _, judged: __, reason, ...rest } = run
  const own = { ...rest, url, checks: run.checks.map(withoutIgnored) }
  const notMeasured = (why: string): ToolRun => ({
    ...own,
    status: 'not-measured',
    reason: oneLine(why, MAX_REASON),
    score: null,
    checks: [],
  })
  if (run.status === 'not-measured') return notMeasured(reason ?? 'The service does not say why')
  const nothing = run.score === null ? reasonNothingJudged(own.checks) : undefined
  if (nothing !== undefined) return notMeasured(nothing)
  return hasJudged(own) || own.checks.length > 0 ? own : undefined
}

/**
 * An analysis that came in our own shape, on the same terms: results of its pages that are none are not measured.
 *
 * @returns what came instead, as above; undefined where it says nothing at all
 */
export function ownAnalysis(analysis: Analysis, url: string): Analysis | { instead: string } | undefined {
  if (!isSameAddress(analysis.url, url)) return { instead: `the result of ${oneLine(analysis.url)} instead` }
  const ownRuns = (runs: readonly ToolRun[], of: string) =>
    runs.map(run => {
      const own = ownRun(run, of)
      return own && 'tool' in own ? own : withoutResult(run, of, own?.instead ?? 'no result')
    })
  const pages = analysis.pages.map(page => ({ ...page, runs: ownRuns(page.runs, page.url) }))
  const { reason, runs, ...rest } = analysis
  const own = { ...rest, url, pages, ...(runs && { runs: ownRuns(runs, url) }) }
  if (analysis.status === 'not-measured') {
    const why = oneLine(reason ?? 'The service does not say why', MAX_REASON)
    return { ...own, reason: why, score: null }
  }
  const all = [...pages.flatMap(page => page.runs), ...(own.runs ?? [])]
  const judged = analysis.score !== null || all.some(hasJudged)
  return judged ? own : undefined
}

const MAX_REASON = 500

function isFor(url: string, run: ToolRun): boolean {
  return isSameAddress(run.url, url) || (run.finalUrl !== undefined && isSameAddress(run.finalUrl, url))
}

function withoutIgnored({ ignored: _, ignoredOccurrences: __, ...check }: Check): Check {
  return check
}

function withoutResult(run: ToolRun, url: string, instead: string): ToolRun {
  const { tool, startedAt, durationMs } = run
  const reason = `The service answered with ${instead}`
  return {
    tool,
    url,
    status: 'not-measured',
    reason,
    score: null,
    checks: [],
    facts: {},
    startedAt,
    durationMs,
  }
}

/**
 * Whether two URLs are of one page however they are written: host in any case, default port, percent-encoding of what
 * needs none, a slash at the end, fragment, name and password make no difference.
 */
function isSameAddress(one: string, other: string): boolean {
  return one === other || comparable(one) === comparable(other)
}

function comparable(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url
  const { protocol, host, pathname, search } = parsed
  return `${protocol}//${host}${normalized(pathname).replace(/\/$/, '')}${normalized(search)}`
}

/** Percent-encoding in upper case, and none of characters that need none (RFC 3986 section 6.2.2). */
function normalized(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, encoded => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
  })
}
