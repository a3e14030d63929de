import { reasonNothingJudged } from '../../api/judged.ts'
import { toolRunSchema } from '../../api/result-schemas.ts'
import type { Json, ToolRun } from '../../api/results.ts'
import { isTool, type Tool } from '../../api/tools.ts'
import { oneLine } from '../../text/one-line.ts'
import { isObject } from './fields.ts'
import { readGenerally } from './general/general.ts'
import { holdsData, unreadJudgement } from './general/unread.ts'
import { inShape } from './in-shape.ts'
import { readInstrument } from './instruments/instruments.ts'
import { applyMapping, type Mapping } from './mapping.ts'
import { messageInstead, unfinished, whyNoResult } from './no-result.ts'
import { ownRun } from './own-shape.ts'
import { type NoReading, type Part, pathInWords, type Reading } from './reading.ts'

export interface Timing {
  /** ISO 8601, in UTC. */
  startedAt: string
  durationMs: number
}

const WHAT_TO_DO =
  'describe its answers in `mapping` (`seo-preflight explain` prints one to start from), or judge them with `fail-if`'

/** The reader of shapes that nobody knows. */
export const AT_A_GLANCE = 'what stands out'

/** How a body was read. */
export interface BodyReading {
  /** Which reader took it; undefined where none did. */
  by?: string
  /** What was read in a body of another shape than ours. */
  parts: readonly Part[]
  run: ToolRun
}

/**
 * A tool run from the body of `POST /tools/{tool}`, whose shape the contract does not show. The readers are tried in
 * this order: our own shape, where it is the result of this tool for this URL; the user's mapping; known instruments;
 * what a person reads at a glance. Nothing is invented: an unknown score is null. A body without a judgement is data,
 * which is shown and judges nothing; one with a judgement that is not recognised is `not-measured`. Bodies of other
 * shapes stay whole in `facts`.
 *
 * @param mapping gives a partial tool run of the body, or undefined
 */
export async function readBody(
  tool: Tool,
  url: string,
  body: Json,
  timing: Timing,
  mapping: Mapping | undefined,
): Promise<BodyReading> {
  const named = isObject(body) ? body['tool'] : undefined
  if (typeof named === 'string' && isTool(named) && named !== tool)
    return unread(unreadableToolRun(tool, url, `a result of the tool "${named}" instead`, timing))
  const known = inShape(toolRunSchema, body)
  const own = known && ownRun(known, url)
  if (own) {
    if ('tool' in own) return { by: 'our own shape', parts: [], run: own }
    return unread(unreadableToolRun(tool, url, own.instead, timing))
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
  const failure = isObject(body) ? whyNoResult(body) : undefined
  const read = mapping === undefined ? recognise(run, body) : await mapped(run, mapping)
  if (failure !== undefined && !showsResult(read, mapping !== undefined)) {
    // What failed is no body for an expression to judge.
    const { foreign: _, ...rest } = run
    return unread({ ...rest, status: 'not-measured', reason: failure })
  }
  if ('reason' in read) return unread({ ...run, status: 'not-measured', reason: read.reason })
  const { by, parts, found } = read
  const nothing = (found.score ?? null) === null ? reasonNothingJudged(found.checks ?? []) : undefined
  return nothing === undefined
    ? { by, parts, run: { ...run, ...found } }
    : unread({
        ...run,
        status: 'not-measured',
        reason: `The service's checks were not measured: ${oneLine(nothing)}`,
      })
}

function unread(run: ToolRun): BodyReading {
  return { parts: [], run }
}

/** What a reader found. */
interface Recognised {
  by: string
  parts: readonly Part[]
  found: Partial<Pick<ToolRun, 'score' | 'checks' | 'facts' | 'finalUrl' | 'judged'>>
}

/**
 * Whether a reading stands although the body says that something failed: failures were found, as where a service
 * calls the page failed, or the user's mapping names a score.
 */
function showsResult(read: Recognised | NoReading, isMapped: boolean): boolean {
  if ('reason' in read) return false
  const { score, checks } = read.found
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

async function mapped(run: ToolRun, mapping: Mapping): Promise<Recognised | NoReading> {
  const found = await applyMapping(run, mapping)
  return 'reason' in found ? found : { by: 'your mapping', parts: [], found }
}

function recognise(run: ToolRun, body: Json): Recognised | NoReading {
  const later = isObject(body) ? unfinished(body) : undefined
  if (later !== undefined) return { reason: later }
  const instrument = readInstrument(body, run)
  if (instrument) {
    const { name, reading } = instrument
    return 'reason' in reading ? reading : recognised(`the result of ${name}`, reading, run)
  }
  const reading = readGenerally(body, run)
  if ('reason' in reading) return reading
  if (reading.parts.some(({ as }) => as !== 'grade')) return recognised(AT_A_GLANCE, reading, run)
  const grade = reading.parts[0]
  const unknown = unreadJudgement(body, grade?.path)
  const message = isObject(body) ? messageInstead(body) : undefined
  if (message !== undefined) return { reason: message }
  if (unknown === undefined && (grade || holdsData(body, run.tool))) {
    const { found, ...rest } = recognised(grade ? 'data with a grade' : 'data', reading, run)
    return { ...rest, found: { ...found, judged: false } }
  }
  const where = unknown === undefined ? '' : ` (\`${oneLine(pathInWords(unknown), 80)}\` may be one)`
  return {
    reason: `The service answered with ${kindOf(body)}, in which no score and no list of issues is recognised${where}; ${WHAT_TO_DO}`,
  }
}

function recognised(by: string, { score, grade, checks, parts }: Reading, { facts }: ToolRun): Recognised {
  const found = {
    score,
    checks,
    ...(grade !== undefined && !('grade' in facts) && { facts: { ...facts, grade } }),
  }
  return { by, parts, found }
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
