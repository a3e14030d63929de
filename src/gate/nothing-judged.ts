import { hasJudged, LEFT_OUT, reasonNothingJudged } from '../api/judged.ts'
import { changedRun } from '../api/lazy-facts.ts'
import type { Analysis, ToolRun } from '../api/results.ts'
import { originOf } from '../net/origin.ts'
import type { Conditions } from './conditions.ts'
import { type Judgeable, judgedByExpression, mappedRuns, type Runs, runsOf } from './judged-runs.ts'
import type { PerPage } from './overrides.ts'
import { inline } from './reason-line.ts'

/** Why an expression cannot have judged a run: what it would look at was too large to keep. */
const TOO_LARGE = 'its answer was too large to keep, so that fail-if could not judge it'

/**
 * The runs as the gate counts them. What a tool says of a site is a part of what it says of its pages: where it judged
 * one of these, it was measured, however few of its checks of the site were.
 *
 * @param failOn least severity that fails the build
 */
export function countedRuns(findings: Judgeable, conditions: PerPage, failOn: Conditions['failOn']): Runs {
  const ofSites = new Set(findings.sites.flatMap(({ runs }) => runs))
  // Runs of pages are made anew each time, so nothing is gone through unless the answer is wanted.
  let judged: ReadonlySet<string> | undefined
  const isJudgedOnPages = (run: ToolRun) => {
    if (!ofSites.has(run)) return false
    judged ??= new Set(
      Iterator.from(runsOf(findings))
        .filter(other => !ofSites.has(other) && hasJudged(other))
        .map(siteKey),
    )
    return judged.has(siteKey(run))
  }
  const isNoReason = (run: ToolRun) => lacksOnlyNotices(run, failOn) || isJudgedOnPages(run)
  return mappedRuns(runsOf(findings), run => asCounted(run, conditions, isNoReason))
}

/** Whether what could not be measured would not fail the build if it were: of one page a tool may ask little else. */
function lacksOnlyNotices({ checks }: ToolRun, failOn: Conditions['failOn']): boolean {
  const missing = checks.filter(({ outcome }) => outcome === 'not-measured')
  return failOn !== 'notice' && missing.length > 0 && missing.every(({ severity }) => severity === 'notice')
}

function siteKey({ tool, url }: ToolRun): string {
  return `${tool} ${originOf(url)}`
}

/**
 * A run as the gate counts it: one whose tool says that it measured, and that judged nothing, was not measured, unless
 * an expression judges it; nor was one of which an expression should judge what was left out. A tool whose checks do not apply has looked, and found nothing that it is for, and
 * data of a service without a judgement is what was asked for.
 *
 * @param isNoReason whether a run that judged nothing is measured all the same
 */
export function asCounted(
  run: ToolRun,
  conditions: PerPage,
  isNoReason: (run: ToolRun) => boolean = () => false,
): ToolRun {
  if (conditions.expressionsFor(run).length > 0 && LEFT_OUT in run.facts)
    return changedRun(run, { status: 'not-measured', reason: run.reason ?? TOO_LARGE })
  if (run.status === 'not-measured' || hasJudged(run) || judgedByExpression(run, conditions)) return run
  if (run.judged === false) return run
  const reason =
    run.checks.length === 0 ? 'it gave neither a score nor a check' : reasonNothingJudged(run.checks)
  if (reason === undefined || isNoReason(run)) return run
  return changedRun(run, { status: 'not-measured', reason })
}

/**
 * Why a run of the program is no pass although no condition is broken: nothing at all was judged, whatever the reason
 * for that is. Undefined where anything was, be it by an expression over the answer of a service.
 */
export function whyNothingJudged(
  runs: Runs,
  analyses: readonly Analysis[],
  conditions: PerPage,
): string | undefined {
  if (Iterator.from(runs).some(run => hasJudged(run) || judgedByExpression(run, conditions))) return undefined
  if (analyses.some(({ status, score }) => status === 'measured' && score !== null)) return undefined
  const isMissing = ({ status }: Pick<ToolRun | Analysis, 'status'>) => status === 'not-measured'
  const missing = Iterator.from(runs).find(isMissing) ?? analyses.find(isMissing)
  return `Nothing was judged, so nothing passed: ${missing ? ofMissing(missing) : ofNone(runs)}`
}

function ofMissing(missing: ToolRun | Analysis): string {
  const subject = 'tool' in missing ? missing.tool : 'the analysis'
  const because = missing.reason ? `; ${inline(missing.reason)}` : ''
  return `${subject} was not measured on ${inline(missing.url)}${because}`
}

function ofNone(all: Runs): string {
  const runs = Iterator.from(all)
    .map(({ tool, url, judged }) => ({ tool, url, judged }))
    .toArray()
  if (runs.length === 0) return 'no tool ran on any page'
  if (runs.some(({ judged }) => judged === false))
    return 'the service answered with data, in which there is no judgement; judge it with `fail-if`'
  const tools = [...new Set(runs.map(({ tool }) => tool))]
  return tools.length === 1
    ? `no check of ${tools[0]} applies to ${inline(runs[0]!.url)}; run more tools`
    : `no check of the ${tools.length} tools applies to ${inline(runs[0]!.url)}`
}
