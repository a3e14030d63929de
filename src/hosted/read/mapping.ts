import { z } from 'zod'
import type { Json, JsonObject, ToolRun } from '../../api/results.ts'
import type { Outcome } from '../../expressions/expression-runner.ts'
import { oneLine } from '../../text/one-line.ts'
import { checksOf, statesOutcome } from './entries.ts'
import { isObject } from './fields.ts'
import type { NoReading } from './reading.ts'
import { UNKNOWN_SEVERITY } from './severity.ts'

/** What a mapping adds to the run, or why it adds nothing. */
export type Mapped =
  | NoReading
  | (Pick<ToolRun, 'score' | 'checks'> & Partial<Pick<ToolRun, 'facts' | 'finalUrl'>>)

/** Evaluates the user's mapping over a body; it may be stopped. */
export type Mapping = () => Promise<Outcome<'json'>>

/** Most checks, and most issues, that a mapping may give. */
const MAX_ITEMS = 10_000

// It was read from JSON: its values need no second look.
const jsonObject = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>
const item = z.union([z.string(), jsonObject])
/** JSONata gives a list of one as its only item. */
const items = z.union([z.array(item), item.transform(only => [only])])

const mappedSchema = z.strictObject({
  score: z.number().min(0).max(100).nullable().optional(),
  checks: items.optional(),
  issues: items.optional(),
  facts: jsonObject.optional(),
  finalUrl: z.string().optional(),
  status: z.enum(['measured', 'not-measured']).optional(),
  reason: z.string().optional(),
})

/**
 * What the user's mapping makes of a body, as JSONata. It gives an object with any of `score` (0 to 100 or null), `issues` (items
 * are failures unless they say otherwise), `checks` (items state their outcome), `facts` (added to the body's),
 * `finalUrl`, `status` and `reason`.
 */
export async function applyMapping(run: ToolRun, mapping: Mapping): Promise<Mapped> {
  const refuse = (why: string): Mapped => ({ reason: `The mapping of "${run.tool}" ${why}` })
  const outcome = await mapping()
  if (outcome.kind !== 'result') {
    return refuse(`cannot be applied to the service's answer: ${oneLine(outcome.message)}`)
  }
  const { json = 'null' } = outcome.result
  const given: Json = JSON.parse(json)
  if (given === null) return refuse("gives nothing for the service's answer")
  const tooMany = isObject(given) && [given['checks'], given['issues']].find(isTooLong)
  if (tooMany) return refuse(`gives ${tooMany.length} checks or issues; at most ${MAX_ITEMS} are read`)
  const mapped = mappedSchema.safeParse(given)
  if (!mapped.success) return refuse(`does not give a tool run: ${issueText(mapped.error)}`)
  const { score, checks, issues, facts, finalUrl, status, reason } = mapped.data
  if (status === 'not-measured')
    return { reason: oneLine(reason ?? 'The mapping says that nothing was measured', 500) }
  if ((score ?? undefined) === undefined && checks === undefined && issues === undefined) {
    return refuse('gives neither `score` nor `checks` nor `issues`')
  }
  if (checks?.some(check => !statesOutcome(check))) {
    return refuse('gives a check without an outcome: add `passed` or `outcome`, or give failures as `issues`')
  }
  const asItems = (list: readonly (string | JsonObject)[] | undefined, outcome: 'fail' | undefined) =>
    (list ?? []).map(item => ({ item, meaning: { outcome, severity: UNKNOWN_SEVERITY } }))
  return {
    score: score ?? null,
    checks: checksOf([...asItems(checks, undefined), ...asItems(issues, 'fail')], run),
    ...(facts === undefined ? {} : { facts: { ...run.facts, ...facts } }),
    ...(finalUrl === undefined ? {} : { finalUrl }),
  }
}

function isTooLong(list: Json | undefined): list is Json[] {
  return Array.isArray(list) && list.length > MAX_ITEMS
}

function issueText(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.length > 0 ? `\`${path.join('.')}\`: ` : ''}${oneLine(message)}`)
    .join('; ')
}
