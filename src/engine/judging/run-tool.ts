import { reasonNothingJudged } from '../../api/judged.ts'
import type { Check, ToolRun } from '../../api/results.ts'
import { toolScore } from '../../api/score.ts'
import type { Exchange } from '../network/exchange.ts'
import { NotApplicable, NotMeasured } from '../not-measured.ts'
import { loginWallOf } from '../page/login-wall.ts'
import { isOnProduction } from '../syntax/preview.ts'
import type { Visit } from '../visit/visit.ts'
import { asFarAsRead } from './partial-reading.ts'
import { boundedFacts, boundedOccurrence, boundedText } from './result-limits.ts'
import {
  type CheckDefinition,
  type Judgement,
  notApplicable,
  type ToolDefinition,
  type ToolFindings,
} from './tool-definition.ts'

/** Most occurrences of one check in a result; the count of all of them stands beside. */
const MAX_OCCURRENCES = 50
const MAX_REASON = 1000

/** Control characters, line ends, and what turns the direction of the text around it. */
const STEERING = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

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
    const reason = lineOf(findings.message)
    return {
      ...run,
      ...moved,
      status: 'not-measured',
      reason,
      score: null,
      checks: [],
      facts: {},
      durationMs,
    }
  }
  const checks = Object.entries(tool.checks).map(([name, definition]) =>
    checkOf(tool.name, name, definition, findings.judgements[name]!),
  )
  const score = findings.score === undefined ? toolScore(checks) : findings.score
  return {
    ...run,
    ...moved,
    status: 'measured',
    score,
    checks,
    facts: boundedFacts(findings.facts),
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

async function findingsOf(tool: ToolDefinition, visit: Visit): Promise<ToolFindings | NotMeasured> {
  try {
    const findings = await tool.judge(visit)
    const { unread, url } = visit
    if (unread === undefined) return findings
    const { final } = await visit.exchange()
    return asFarAsRead(tool.name, findings, { unread, urls: [url, final?.url ?? url] })
  } catch (error) {
    if (error instanceof NotMeasured) return error
    if (!(error instanceof NotApplicable)) throw error
    const none = notApplicable(error.message)
    return { judgements: Object.fromEntries(Object.keys(tool.checks).map(name => [name, none])), facts: {} }
  }
}

/** Findings in which nothing passed or failed because it could not be measured are none. */
function judged(findings: ToolFindings | NotMeasured): ToolFindings | NotMeasured {
  if (findings instanceof NotMeasured || typeof findings.score === 'number') return findings
  const reason = reasonNothingJudged(Object.values(findings.judgements))
  return reason === undefined ? findings : new NotMeasured(reason)
}

function checkOf(tool: string, name: string, definition: CheckDefinition, judgement: Judgement): Check {
  const occurrences = judgement.outcome === 'fail' ? judgement.occurrences : []
  const { severity, title, why, fix, help } = definition
  const check: Check = {
    id: `${tool}/${name}`,
    title,
    severity,
    outcome: judgement.outcome,
    help,
    why,
    fix,
    occurrences: occurrences.slice(0, MAX_OCCURRENCES).map(boundedOccurrence),
  }
  if (judgement.message !== undefined) check.message = boundedText(judgement.message)
  const count = (judgement.outcome === 'fail' && judgement.count) || occurrences.length
  if (count > check.occurrences.length) check.occurrenceCount = count
  return check
}

/** A reason may quote what a server sent: it is one line of bounded length, which steers nothing. */
function lineOf(text: string): string {
  const line = text.toWellFormed().replace(STEERING, ' ').replace(/ {2,}/g, ' ').trim()
  return boundedText(line, MAX_REASON)
}
