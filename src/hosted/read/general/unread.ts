import type { Json, JsonObject } from '../../../api/results.ts'
import type { Tool } from '../../../api/tools.ts'
import { isObject } from '../fields.ts'
import { ENVELOPE, isUnfinished } from '../no-result.ts'
import { MAY_BE_THE_REQUESTS, plainlyStated } from '../outcome.ts'
import type { Path } from '../reading.ts'
import { containerLevels, isWrapper } from './containers.ts'
import { wordsOf } from './names.ts'

/** Words of names that speak of a fault: what they hold says that there is one, unless it is nothing, 0 or false. */
const FAULT_WORDS: ReadonlySet<string> = new Set([
  ...['error', 'errors', 'issue', 'issues', 'problem', 'problems', 'warning', 'warnings', 'fail', 'fails'],
  ...['failed', 'failure', 'failures', 'violation', 'violations', 'broken', 'missing', 'invalid', 'critical'],
  ...['alert', 'alerts', 'risk', 'risks', 'penalty', 'vulnerable', 'vulnerability', 'vulnerabilities'],
  ...['severity', 'recommendations', 'suggestions'],
])
/** Words of names that speak of a merit: what they hold says that it is there, unless it is false. */
const MERIT_WORDS: ReadonlySet<string> = new Set([...['valid', 'compliant', 'compliance', 'healthy']])
/** Words of names of judgements: where the field is empty, the judgement is missing. */
const JUDGEMENT_WORDS: ReadonlySet<string> = new Set([
  ...['score', 'scores', 'grade', 'grades', 'rating', 'ratings', 'verdict', 'pass', 'passed', 'passes'],
  ...['checks', 'tests', 'audits'],
])
/** Names that hold a number only as a score. */
const SCORED: ReadonlySet<string> = new Set(['performance', 'accessibility', 'seo', 'health', 'quality'])
/** What only repeats the question. */
const ECHO: ReadonlySet<string> = new Set(['url', 'host', 'domain', 'tool', 'id', 'timestamp'])

/**
 * The first field of a body that speaks of a judgement; undefined where the body is data. In a body of which nothing was
 * read, such a field says that the result is there and that only its shape is not known.
 */
export function unreadJudgement(body: Json, known?: Path): Path | undefined {
  const open: { value: Json; path: Path }[] = [{ value: body, path: [] }]
  while (open.length > 0) {
    const { value, path } = open.pop()!
    if (typeof value !== 'object' || value === null) continue
    // That something is "ok" may be said of the request; that it failed is no data either way.
    const stated = isObject(value) ? plainlyStated(value) : undefined
    const isOfPart = path.length > 0 && !MAY_BE_THE_REQUESTS.includes(stated?.name ?? '')
    if (stated && (isOfPart || stated.outcome === 'fail')) return path
    if (isObject(value) && isUnfinished(value)) return [...path, 'status']
    const fields: [string | number, Json][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value)
    for (const [name, field] of fields) {
      const at = [...path, name]
      if (typeof name === 'string' && !leadsTo(at, known) && isJudgement(name, field)) return at
      if (typeof field === 'object') open.push({ value: field, path: at })
    }
  }
  return undefined
}

/** Whether a path is one that was read, or holds it. */
function leadsTo(path: Path, known: Path | undefined): boolean {
  return known !== undefined && path.every((step, index) => step === known[index])
}

/** Whether a body holds anything beside what went around it. */
export function holdsData(body: Json, tool: Tool): boolean {
  // Of a list of texts nobody can say whether they are faults.
  if (Array.isArray(body) && body.length > 1) return body.every(isObject)
  const containers = containerLevels(body, tool).flat()
  return containers.some(({ object }) =>
    Object.entries(object).some(([name, value]) => isSubstance(name, value, object)),
  )
}

function isSubstance(name: string, value: Json, object: JsonObject): boolean {
  // A list of several results, or one of another name than wrappers have.
  if (Array.isArray(value) && value.length > 0 && isWrapper(name)) return true
  if (isWrapper(name) && isObject(value)) return false
  const says = value !== null && value !== '' && !(isObject(value) && Object.keys(value).length === 0)
  return says && !ENVELOPE.has(name) && !ECHO.has(name) && Object.hasOwn(object, name)
}

function isJudgement(name: string, value: Json): boolean {
  // An object may only be named so; what is in it tells.
  if (isObject(value) && isWrapper(name)) return false
  const words = wordsOf(name)
  if (words.some(word => JUDGEMENT_WORDS.has(word))) return true
  if (value === null || value === '' || isEmpty(value)) return false
  if (typeof value === 'number' && SCORED.has(name)) return true
  if (words.some(word => MERIT_WORDS.has(word))) return value !== true
  return words.some(word => FAULT_WORDS.has(word)) && value !== false && value !== 0
}

function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
