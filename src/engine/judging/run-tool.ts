import { MAX_OCCURRENCES } from '../../api/failures.ts'
import { reasonNothingJudged } from '../../api/judged.ts'
import type { Check, JsonObject, ToolRun } from '../../api/results.ts'
import { HEURISTIC, toolScore } from '../../api/score.ts'
import { cutEnd } from '../../text/cut.ts'
import { oneLine } from '../../text/one-line.ts'
import { readableHosts } from '../../text/readable-hosts.ts'
import type { Exchange } from '../network/exchange.ts'
import { NotApplicable, NotMeasured, OutOfTime } from '../not-measured.ts'
import { loginWallOf } from '../page/login-wall.ts'
import { isOnProduction } from '../syntax/preview.ts'
import type { Visit } from '../visit/visit.ts'
import { type Judgement, notApplicable, notMeasured, sameForAll } from './judgement.ts'
import { asFarAsRead, type PartialPage, partialNote } from './partial-reading.ts'
import { boundedFacts, boundedOccurrence, MAX_TEXT } from './result-limits.ts'
import {
  type CheckDefinition,
  checksOf,
  type Findings,
  type ToolDefinition,
  type Topic,
} from './tool-definition.ts'

const MAX_REASON = 1000

/**
 * Runs one tool on a visit. It rejects only with what is not the tool's to say: a bug of ours, or the end of the run.
 * A tool that cannot judge answers `not-measured` with the reason.
 */
export async function runTool(tool: ToolDefinition, visit: Visit): Promise<ToolRun> {
  const startedAt = new Date()
  const run = {
    tool: tool.name,
    url: visit.url,
    startedAt: startedAt.toISOString(),
  }
  const exchange = await visit.exchange()
  const obstacle = obstacleTo(visit, exchange)
  const findings = obstacle === undefined ? judged(await findingsOf(tool, visit)) : new NotMeasured(obstacle)
  const finalUrl = exchange.final?.url
  const durationMs = Date.now() - startedAt.getTime()
  const moved = finalUrl !== undefined && finalUrl !== visit.url ? { finalUrl } : {}
  if (findings instanceof NotMeasured) {
    const reason = oneLine(findings.message, MAX_REASON)
    return {
      ...run,
      ...moved,
      status: 'not-measured',
      reason,
      ...(findings instanceof OutOfTime && { late: true as const }),
      score: null,
      checks: [],
      facts: {},
      durationMs,
    }
  }
  const checks = Object.entries(await checksOf(tool)).map(([name, definition]) =>
    checkOf(tool.name, name, definition, findings.judgements[name]!),
  )
  const score = findings.score === undefined ? toolScore(checks) : findings.score
  return {
    ...run,
    ...moved,
    status: 'measured',
    score,
    ...(findings.score !== undefined && tool.instrument && { instrument: tool.instrument }),
    checks,
    facts: boundedFacts(findings.facts ?? {}),
    durationMs,
  }
}

/** Why what answers is not the page that was meant; undefined where it is. */
function obstacleTo({ url, preview }: Visit, exchange: Exchange): string | undefined {
  const wall = loginWallOf(exchange)
  if (wall) return `${url} is behind ${wall.name}: ${wall.advice}`
  const end = exchange.final && new URL(exchange.final.url)
  return end && isOnProduction(preview, end)
    ? `${url} leads to ${end.href}, which is production as it is now: let the preview answer under its own host`
    : undefined
}

/** What the topics of a tool found together; NotMeasured where none of them could measure. */
async function findingsOf(tool: ToolDefinition, visit: Visit): Promise<Findings | NotMeasured> {
  const topics = await tool.topics()
  const all = await Promise.all(topics.map(topic => topicFindings(topic, visit, tool)))
  const measured = all.filter((findings): findings is Findings => !(findings instanceof NotMeasured))
  if (measured.length === 0) return all[0] as NotMeasured
  const score = measured.find(findings => findings.score !== undefined)?.score
  const judgements = all.map((findings, index) =>
    findings instanceof NotMeasured
      ? sameForAll(topics[index]!.checks, notMeasured(findings.message))
      : findings.judgements,
  )
  const facts: JsonObject = Object.assign({}, ...measured.map(findings => findings.facts))
  if (tool.isHeuristic) facts[HEURISTIC] = true
  const unread = await unreadOf(visit, tool)
  return {
    judgements: Object.assign({}, ...judgements),
    facts: unread === undefined ? facts : { ...facts, unread: partialNote(unread.unread) },
    ...(score !== undefined && { score }),
  }
}

/** What one topic found; NotMeasured where it could not measure. */
export async function topicFindings(
  topic: Topic,
  visit: Visit,
  tool: Pick<ToolDefinition, 'subject'>,
): Promise<Findings | NotMeasured> {
  try {
    const findings = await topic.judge(visit)
    const unread = topic.readsDocument && (await unreadOf(visit, tool))
    return unread ? { ...findings, judgements: asFarAsRead(findings.judgements, unread) } : findings
  } catch (error) {
    if (error instanceof NotMeasured) return error
    if (!(error instanceof NotApplicable)) throw error
    return { judgements: sameForAll(topic.checks, notApplicable(error.message)) }
  }
}

async function unreadOf(
  visit: Visit,
  { subject }: Pick<ToolDefinition, 'subject'>,
): Promise<PartialPage | undefined> {
  const { unread, url } = visit
  if (unread === undefined) return undefined
  const { final } = await visit.exchange()
  const mayGoOn = subject === undefined || subject.test(unread.rest)
  return { unread: unread.reason, urls: [url, final?.url ?? url], mayGoOn }
}

/** Findings in which nothing passed or failed because it could not be measured are none. */
function judged(findings: Findings | NotMeasured): Findings | NotMeasured {
  if (findings instanceof NotMeasured || typeof findings.score === 'number') return findings
  const reason = reasonNothingJudged(Object.values(findings.judgements))
  return reason === undefined ? findings : new NotMeasured(reason)
}

export function checkOf(
  tool: string,
  name: string,
  definition: CheckDefinition,
  judgement: Judgement,
): Check {
  const occurrences = judgement.outcome === 'fail' ? judgement.occurrences : []
  const { scope, severity, title, why, fix, help } = definition
  const check: Check = {
    id: `${tool}/${name}`,
    ...(scope && { scope }),
    title,
    severity,
    outcome: judgement.outcome,
    help,
    why,
    fix,
    occurrences: occurrences.slice(0, MAX_OCCURRENCES).map(boundedOccurrence),
  }
  if (judgement.message !== undefined) check.message = cutEnd(readableHosts(judgement.message), MAX_TEXT)
  const count = (judgement.outcome === 'fail' && judgement.count) || occurrences.length
  if (count > check.occurrences.length) check.occurrenceCount = count
  return check
}
