import type { ToolRun } from '../api/results.ts'
import type { Tool } from '../api/tools.ts'
import { ExpressionRunner, type Limits, type Results } from '../expressions/expression-runner.ts'
import type { NamePath } from '../expressions/names.ts'
import type { FailIf } from './conditions.ts'
import { type Judged, readingOf, toolRunNames } from './dead-names.ts'
import {
  type FailingRun,
  type Judgeable,
  type PartialJudgement,
  type Runs,
  responseBody,
} from './judged-runs.ts'
import type { PerPage } from './overrides.ts'
import { rankBodies } from './rank.ts'
import { distinctPlaces, groupBy, inline, type Place, reasonLine } from './reason-line.ts'

/** Most milliseconds for an expression on one response of a tool. */
const RESPONSE_TIMEOUT_MS = 1000
/** Most milliseconds for an expression on the whole findings, which may hold the responses of hundreds of pages. */
const REPORT_TIMEOUT_MS = 10_000
/** Most milliseconds for all of them together. */
const TOTAL_TIMEOUT_MS = 120_000
/** Most megabytes of the thread that evaluates them: it has a copy of the findings. */
const MAX_HEAP_MB = 1024

/**
 * `fail-if`: each expression is evaluated over every response of its tool, or, under `report`, once over the whole
 * findings, or, under `rank`, over each rank project with its dashboard. The build fails where the result is true by the rules of JSONata's `$boolean`, and where an expression
 * could not be evaluated, since then nobody knows.
 *
 * An expression that can never be true is a warning: it reads a name that none of the responses has, or gives no truth
 * value on any of them.
 *
 * After an expression was stopped it is not tried on further pages: it has failed the build already, and would cost
 * its full time on each of them.
 */
export async function judgeExpressions(
  findings: Judgeable,
  runs: Runs,
  conditions: PerPage,
): Promise<PartialJudgement> {
  const { expressions } = conditions
  if (expressions.length === 0) return {}
  const isOwnName = await toolRunNames()
  const runner = new ExpressionRunner({ maxHeapMb: MAX_HEAP_MB, totalMs: TOTAL_TIMEOUT_MS })
  try {
    const reasons: string[] = []
    const warnings: string[] = []
    const failing: FailingRun[] = []
    const add = (judged: Required<PartialJudgement>) => {
      reasons.push(...judged.reasons)
      warnings.push(...judged.warnings)
      failing.push(...judged.failing)
    }
    for (const condition of expressions) {
      const { scope, expression } = condition
      const isJudged = (run: ToolRun) => conditions.expressionsFor(run).includes(condition)
      const judged = { [Symbol.iterator]: () => Iterator.from(runs).filter(isJudged) }
      if (scope === 'report') {
        add(await judgeReport(runner, findings, expression))
      } else if (scope === 'rank') {
        add(await judgeRank(runner, findings, expression))
      } else if (Iterator.from(judged).some(() => true)) {
        add(await judgeTool(runner, judged, condition, isOwnName))
      } else {
        const where = Iterator.from(runs).some(run => run.tool === scope)
          ? 'no page that it is for'
          : 'no page'
        warnings.push(`${scope}: fail-if ${quoted(expression)} was not evaluated: ${scope} ran on ${where}`)
      }
    }
    return { reasons, warnings, failing }
  } finally {
    await runner.close()
  }
}

async function judgeReport(
  runner: ExpressionRunner,
  findings: Judgeable,
  expression: string,
): Promise<Required<PartialJudgement>> {
  const limits = { timeoutMs: REPORT_TIMEOUT_MS }
  const outcome = await runner.evaluate('truth', expression, { value: findings }, limits)
  const subject = `report: fail-if ${quoted(expression)}`
  if (outcome.kind !== 'result') {
    return {
      reasons: [`${subject} could not be evaluated: ${inline(outcome.message)}`],
      warnings: [],
      failing: [],
    }
  }
  const { result } = outcome
  const body = { body: findings, mayHave: (path: NamePath) => !path.includes('facts') }
  return {
    reasons: result.truth ? [`${subject} is true${valueClause(result)}`] : [],
    warnings: await deadLines(runner, subject, expression, [body], limits, [result.none]),
    failing: [],
  }
}

async function judgeRank(
  runner: ExpressionRunner,
  findings: Judgeable,
  expression: string,
): Promise<Required<PartialJudgement>> {
  const limits = { timeoutMs: RESPONSE_TIMEOUT_MS }
  const bodies = await rankBodies(findings)
  const subject = `rank: fail-if ${quoted(expression)}`
  const reasons: string[] = []
  const none: (None | undefined)[] = []
  for (const { id, body } of bodies) {
    const outcome = await runner.evaluate('truth', expression, { value: body }, limits)
    if (outcome.kind !== 'result') {
      reasons.push(`${subject} could not be evaluated for ${inline(id)}: ${inline(outcome.message)}`)
      if (outcome.kind === 'stopped') break
      continue
    }
    const { result } = outcome
    if (result.truth) reasons.push(`${subject} is true for ${inline(id)}${valueClause(result)}`)
    none.push(result.none)
  }
  const isJudged = none.length === bodies.length
  const unasked = [`${subject} was not evaluated: no rank project was asked for; set "rank-projects"`]
  return {
    reasons,
    warnings: isJudged ? await deadLines(runner, subject, expression, bodies, limits, none) : [],
    failing: [],
    ...(!findings.rank?.length && { warnings: unasked }),
  }
}

async function judgeTool(
  runner: ExpressionRunner,
  runs: Runs,
  { scope, expression }: FailIf,
  isOwnName: (path: NamePath) => boolean,
): Promise<Required<PartialJudgement>> {
  const limits = { timeoutMs: RESPONSE_TIMEOUT_MS }
  const responses = { [Symbol.iterator]: () => responsesOf(runs, isOwnName) }
  const trueAt: Place[] = []
  const failures: { url: string; message: string }[] = []
  const none: (None | undefined)[] = []
  let index = -1
  for (const { url, body } of responses) {
    index++
    const outcome = await runner.evaluate('truth', expression, { value: body }, limits)
    if (outcome.kind === 'result') {
      const { truth, value } = outcome.result
      if (truth) trueAt.push(value === undefined ? { url } : { url, value: inline(value) })
      none.push(outcome.result.none)
      continue
    }
    const left = [...responses].length - index - 1
    const skipped =
      outcome.kind === 'stopped' && left > 0
        ? `; not evaluated on ${left} more ${left === 1 ? 'page' : 'pages'}`
        : ''
    failures.push({ url, message: `${inline(outcome.message)}${skipped}` })
    if (outcome.kind === 'stopped') break
  }
  const subject = `${scope}: fail-if ${quoted(expression)}`
  return {
    reasons: linesOf(`${scope}: `, expression, trueAt, failures),
    warnings:
      failures.length > 0 ? [] : await deadLines(runner, subject, expression, responses, limits, none),
    failing: trueAt.map(({ url }) => ({ tool: scope as Tool, url })),
  }
}

function* responsesOf(
  runs: Runs,
  isOwnName: (path: NamePath) => boolean,
): Generator<Judged & { url: string }> {
  for (const run of runs) {
    const response = responseBody(run)
    const mayHave = (path: NamePath) => run.foreign === undefined && isOwnName(path)
    if (response) yield { url: run.url, body: response.body, mayHave }
  }
}

type None = NonNullable<Results['truth']['none']>

/** Whether an expression can never be true as it stands, one line for each cause. */
async function deadLines(
  runner: ExpressionRunner,
  subject: string,
  expression: string,
  bodies: Iterable<Judged>,
  limits: Limits,
  given: readonly (None | undefined)[],
): Promise<string[]> {
  if (given.length === 0) return []
  if (given.every(none => none === 'function')) {
    return [`${subject} gives a function, which is never true; call it, such as $count(checks)`]
  }
  const { dead, mustGive } = await readingOf(runner, expression, bodies, limits)
  if (dead.length > 0) return dead.map(words => `${subject} ${words}`)
  const isNothing = mustGive && given.every(none => none === 'nothing')
  return isNothing ? [`${subject} gives no value on any page, so it is never true`] : []
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
