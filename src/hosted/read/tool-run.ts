import { type Json, type ToolRun, toolRunSchema } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { oneLine } from '../plain-text.ts'
import { isObject } from './fields.ts'
import { checksIn } from './issues.ts'
import { applyMapping, type Mapping, type Reading } from './mapping.ts'
import { unfinished, whyNoResult } from './no-result.ts'
import { scoreIn } from './score.ts'

export interface Timing {
  /** ISO 8601, in UTC. */
  startedAt: string
  durationMs: number
}

const WHAT_TO_DO = 'describe its answers in `mapping`, or judge them with `fail-if`'

/**
 * A tool run from the body of `POST /tools/{tool}`, whose shape the contract does not show: our own shape as it is;
 * else what the user's mapping makes of it; else a score and issues under their usual names. Nothing is invented: an
 * unknown score is null, and a body in which nothing is recognised is `not-measured`. Bodies of other shapes stay
 * whole in `facts`.
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
  const known = toolRunSchema.safeParse(body)
  if (known.success) {
    return known.data.tool === tool
      ? known.data
      : unreadableToolRun(tool, url, `a result of the tool "${known.data.tool}" instead`, timing)
  }
  const run: ToolRun = {
    tool,
    url,
    status: 'measured',
    score: null,
    checks: [],
    ...(isObject(body) ? { facts: body, foreign: 'object' } : { facts: { body }, foreign: 'value' }),
    ...timing,
  }
  const read = mapping === undefined ? recognise(run, body) : await applyMapping(run, mapping)
  return 'reason' in read ? { ...run, status: 'not-measured', reason: read.reason } : { ...run, ...read }
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
  const score = scoreIn(body)
  const checks = checksIn(body, run, score !== null)
  const found = checks?.some(({ outcome }) => outcome === 'fail') ?? false
  const excuse = found ? unfinished(body) : whyNoResult(body)
  if (excuse !== undefined) return { reason: excuse }
  if (score !== null || checks !== undefined) return { score, checks: checks ?? [] }
  return {
    reason: `The service answered with ${kindOf(body)}, in which no score and no list of issues is recognised; ${WHAT_TO_DO}`,
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
