import type { ToolRun } from '../api/results.ts'
import { ExpressionRunner } from '../expressions/expression-runner.ts'
import type { FailIf } from './conditions.ts'
import { type Judgeable, type PartialJudgement, responseBody } from './judged-runs.ts'
import type { PerPage } from './page-conditions.ts'
import { distinctPlaces, groupBy, inline, type Place, reasonLine } from './reason-line.ts'

/** Most milliseconds for an expression on one response of a tool. */
const RESPONSE_TIMEOUT_MS = 1000
/** Most milliseconds for an expression on the whole findings, which may hold the responses of hundreds of pages. */
const REPORT_TIMEOUT_MS = 10_000
/** Most megabytes of the thread that evaluates them: it has a copy of the findings. */
const MAX_HEAP_MB = 1024

/**
 * `fail-if`: each expression is evaluated over every response of its tool, or, under `report`, once over the whole
 * findings. The build fails where the result is true by the rules of JSONata's `$boolean`, and where an expression
 * could not be evaluated, since then nobody knows.
 *
 * After an expression was stopped it is not tried on further pages: it has failed the build already, and would cost
 * its full time on each of them.
 */
export async function judgeExpressions(
  findings: Judgeable,
  runs: readonly ToolRun[],
  conditions: PerPage,
): Promise<PartialJudgement> {
  const { expressions } = conditions
  if (expressions.length === 0) return {}
  const runner = new ExpressionRunner(MAX_HEAP_MB)
  try {
    const reasons: string[] = []
    const warnings: string[] = []
    for (const condition of expressions) {
      const { scope, expression } = condition
      const judged = runs.filter(run => conditions.expressionsFor(run).includes(condition))
      if (scope === 'report') {
        reasons.push(...(await judgeReport(runner, findings, expression)))
      } else if (judged.length > 0) {
        reasons.push(...(await judgeTool(runner, judged, condition)))
      } else {
        const where = runs.some(run => run.tool === scope) ? 'no page that it is for' : 'no page'
        warnings.push(`${scope}: fail-if ${quoted(expression)} was not evaluated: ${scope} ran on ${where}`)
      }
    }
    return { reasons, warnings }
  } finally {
    await runner.close()
  }
}

async function judgeReport(
  runner: ExpressionRunner,
  findings: Judgeable,
  expression: string,
): Promise<string[]> {
  const limits = { timeoutMs: REPORT_TIMEOUT_MS }
  const outcome = await runner.evaluate('truth', expression, { value: findings }, limits)
  const subject = `report: fail-if ${quoted(expression)}`
  if (outcome.kind !== 'result') return [`${subject} could not be evaluated: ${inline(outcome.message)}`]
  const { result } = outcome
  return result.truth ? [`${subject} is true${valueClause(result)}`] : []
}

async function judgeTool(
  runner: ExpressionRunner,
  runs: readonly ToolRun[],
  { scope, expression }: FailIf,
): Promise<string[]> {
  const responses = runs.flatMap(run => {
    const response = responseBody(run)
    return response ? [{ url: run.url, body: response.body }] : []
  })
  const trueAt: Place[] = []
  const failures: { url: string; message: string }[] = []
  for (const [index, { url, body }] of responses.entries()) {
    const limits = { timeoutMs: RESPONSE_TIMEOUT_MS }
    const outcome = await runner.evaluate('truth', expression, { value: body }, limits)
    if (outcome.kind === 'result') {
      const { truth, value } = outcome.result
      if (truth) trueAt.push(value === undefined ? { url } : { url, value: inline(value) })
      continue
    }
    const left = responses.length - index - 1
    const skipped = outcome.kind === 'stopped' && left > 0 ? `; not evaluated on ${left} further pages` : ''
    failures.push({ url, message: `${inline(outcome.message)}${skipped}` })
    if (outcome.kind === 'stopped') break
  }
  return linesOf(`${scope}: `, expression, trueAt, failures)
}

function linesOf(
  subject: string,
  expression: string,
  trueAt: readonly Place[],
  failures: readonly { url: string; message: string }[],
): string[] {
  const condition = `fail-if ${quoted(expression)}`
  const lines = groupBy(failures, ({ message }) => message).map(group =>
    reasonLine(distinctPlaces(group.map(({ url }) => ({ url }))), {
      subject,
      ofOne: `${condition} could not be evaluated`,
      bound: `: ${group[0]!.message}`,
    }),
  )
  const [first] = trueAt
  if (!first) return lines
  return [
    reasonLine(distinctPlaces(trueAt), {
      subject,
      ofOne: `${condition} is true${valueClause(first)}`,
      ofMany: `${condition} is true`,
    }),
    ...lines,
  ]
}

function valueClause({ value }: { value?: string | undefined }): string {
  return value === undefined ? '' : ` (its value: ${inline(value)})`
}

function quoted(expression: string): string {
  return `"${inline(expression)}"`
}
