import { reasonNothingJudged } from '../../api/judged.ts'
import { toolRunSchema } from '../../api/result-schemas.ts'
import type { Json, ToolRun } from '../../api/results.ts'
import { isTool, type Tool } from '../../api/tools.ts'
import { oneLine } from '../../text/one-line.ts'
import { isObject } from './fields.ts'
import { checksIn } from './issues.ts'
import { applyMapping, type Mapping, type Reading } from './mapping.ts'
import { messageInstead, unfinished, whyNoResult } from './no-result.ts'
import { ownRun } from './own-shape.ts'
import { scoreIn } from './score.ts'

export interface Timing {
  /** ISO 8601, in UTC. */
  startedAt: string
  durationMs: number
}

const WHAT_TO_DO = 'describe its answers in `mapping`, or judge them with `fail-if`'

/**
 * A tool run from the body of `POST /tools/{tool}`, whose shape the contract does not show: our own shape where it is
 * the result of this tool for this URL; else what the user's mapping makes of it; else a score and issues under their
 * usual names. Nothing is invented: an unknown score is null, and a body in which nothing is recognised is
 * `not-measured`. Bodies of other shapes stay whole in `facts`.
 *
 * @param mapping gives a partial tool run of the body, or undefined
 */
export async function readToolRun(
  tool: Tool,
  url: string,
  body: Json,
  timing: Timing,
  mapping: Mapping | undefined,
): Promise<ToolRun> {
  const named = isObject(body) ? body['tool'] : undefined
  if (typeof named === 'string' && isTool(named) && named !== tool)
    return unreadableToolRun(tool, url, `a result of the tool "${named}" instead`, timing)
  const known = toolRunSchema.safeParse(body)
  const own = known.success ? ownRun(known.data, url) : undefined
  if (own) return 'tool' in own ? own : unreadableToolRun(tool, url, own.instead, timing)
  const run: ToolRun = {
    tool,
    url,
    status: 'measured',
    score: null,
    checks: [],
    ...(isObject(body) ? { facts: body, foreign: 'object' } : { facts: { body }, foreign: 'value' }),
    ...timing,
  }
  const failure = isObject(body) ? whyNoResult(body) : undefined
  const read = mapping === undefined ? recognise(run, body) : await applyMapping(run, mapping)
  if (failure !== undefined && !showsResult(read, mapping !== undefined)) {
    // What failed is no body for an expression to judge.
    const { foreign: _, ...rest } = run
    return { ...rest, status: 'not-measured', reason: failure }
  }
  if ('reason' in read) return { ...run, status: 'not-measured', reason: read.reason }
  const nothing = read.score === null ? reasonNothingJudged(read.checks ?? []) : undefined
  return nothing === undefined
    ? { ...run, ...read }
    : {
        ...run,
        status: 'not-measured',
        reason: `The service's checks were not measured: ${oneLine(nothing)}`,
      }
}

/**
 * Whether a reading stands although the body says that something failed: failures were found, as where a service
 * calls the page failed, or the user's mapping names a score.
 */
function showsResult(read: Reading, isMapped: boolean): boolean {
  if ('reason' in read) return false
  const { score, checks } = read
  return checks?.some(({ outcome }) => outcome === 'fail') || (isMapped && typeof score === 'number')
}

/**
 * The tool run of an answer that cannot be read at all.
 *
 * @param instead what came, as the end of "the service answered with …"
 */
export function unreadableToolRun(tool: Tool, url: string, instead: string, timing: Timing): ToolRun {
  return {
    tool,
    url,
    status: 'not-measured',
    reason: `The service answered with ${instead}; check that \`base-url\` is its API root`,
    score: null,
    checks: [],
    facts: {},
    ...timing,
  }
}

function recognise(run: ToolRun, body: Json): Reading {
  if (!isObject(body)) return { reason: `The service answered with ${kindOf(body)}; ${WHAT_TO_DO}` }
  const later = unfinished(body)
  if (later !== undefined) return { reason: later }
  const score = scoreIn(body)
  const checks = checksIn(body, run, score !== null)
  if (checks !== undefined && 'reason' in checks) return checks
  if (score !== null || checks !== undefined) return { score, checks: checks ?? [] }
  const message = messageInstead(body)
  return {
    reason:
      message ??
      `The service answered with ${kindOf(body)}, in which no score and no list of issues is recognised; ${WHAT_TO_DO}`,
  }
}

function kindOf(body: Json): string {
  if (body === null) return 'null'
  if (Array.isArray(body)) return `a list of ${body.length} values`
  if (!isObject(body)) return `a ${typeof body}`
  const keys = Object.keys(body)
  if (keys.length === 0) return 'an empty object'
  const shown = keys.slice(0, 8).map(key => `"${oneLine(key, 40)}"`)
  return `an object with ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`
}
