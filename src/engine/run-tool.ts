import { reasonNothingJudged } from '../api/judged.ts'
import type { Check, ToolRun } from '../api/results.ts'
import { toolScore } from '../api/score.ts'
import { cutEnd } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'
import { NotApplicable, NotMeasured } from './not-measured.ts'
import { asFarAsRead } from './partial-reading.ts'
import { boundedFacts, boundedOccurrence, MAX_TEXT } from './result-limits.ts'
import {
  type CheckDefinition,
  type Judgement,
  notApplicable,
  type ToolDefinition,
  type ToolFindings,
} from './tool-definition.ts'
import type { Exchange } from './visit/exchange.ts'
import { loginWallOf } from './visit/login-wall.ts'
import { isOnProduction } from './visit/preview.ts'
import type { Visit } from './visit/visit.ts'

/** Most occurrences of one check in a result; the count of all of them stands beside. */
const MAX_OCCURRENCES = 50
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
  if (judgement.message !== undefined) check.message = cutEnd(judgement.message, MAX_TEXT)
  const count = (judgement.outcome === 'fail' && judgement.count) || occurrences.length
  if (count > check.occurrences.length) check.occurrenceCount = count
  return check
}
