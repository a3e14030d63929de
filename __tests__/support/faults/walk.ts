import pLimit from 'p-limit'
import { type Fault, nameOf } from './fault.ts'
import { faultsOf, waits } from './fault-list.ts'
import { problemsOf } from './judgement.ts'
import type { Scenario } from './scenario.ts'
import { type Outcome, tryOnce } from './trial.ts'
import { type Commons, openCommons } from './world.ts'

export interface WalkOptions {
  /** Path of the program that is tried. */
  program: string
  scenarios: readonly Scenario[]
  /** Which of all faults are tried. */
  choose(all: readonly Step[]): readonly Step[]
  /** Runs of the program at once; those that wait for time to pass come on top. */
  jobs: number
  /** Told of each fault that was tried, in the order in which they end. */
  onResult(result: Result): void
}

/** One fault in one scenario. */
export interface Step {
  /** Asks for it alone. */
  id: string
  scenario: Scenario
  fault: Fault
  around: Around
}

/** What is known of a scenario before anything breaks. */
interface Around {
  clean: Outcome
  /** Of the scenarios that it needs. */
  reports: readonly string[]
}

export interface Result {
  id: string
  /** What does not hold, one line each. */
  problems: string[]
  outcome: Outcome
}

/** Runs that wait at the same time, for each that computes. */
const WAITING_JOBS = 4
/** Milliseconds after which a run is ended: GitHub alone may take a minute. */
const LIMIT_MS = 150_000
/** What runs at the same time comes in any order: a request that was there may not be, and no fault comes to pass. */
const MAX_TRIES = 4
const BASELINE = 'baseline'

/**
 * Walks through each scenario once where nothing breaks, then breaks the steps that it went, one at a time.
 *
 * @throws Error where something does not hold although nothing breaks
 */
export async function walk({ program, scenarios, choose, jobs, onResult }: WalkOptions): Promise<Result[]> {
  const commons = await openCommons(program)
  try {
    const steps: Step[] = []
    for (const scenario of scenarios) {
      const around = await walkClean(scenario, commons)
      const named = (fault: Fault) => ({ id: `${scenario.name}: ${nameOf(fault)}`, scenario, fault, around })
      steps.push(...faultsOf(scenario, around.clean).map(named))
    }
    const lanes = { busy: pLimit(jobs), waiting: pLimit(jobs * WAITING_JOBS) }
    const tryStep = async ({ id, scenario, fault, around }: Step): Promise<Result> => {
      const { reports, clean } = around
      const options = { commons, scenario, baseline: BASELINE, reports, fault, limitMs: LIMIT_MS }
      let outcome = await tryOnce(options)
      for (let tries = 1; !outcome.isMet && tries < MAX_TRIES; tries++) outcome = await tryOnce(options)
      const result = { id, problems: problemsOf(scenario, fault, outcome, clean), outcome }
      onResult(result)
      return result
    }
    return await Promise.all(
      choose(steps).map(step => lanes[waits(step.fault) ? 'waiting' : 'busy'](() => tryStep(step))),
    )
  } finally {
    await commons.close()
  }
}

async function walkClean(scenario: Scenario, commons: Commons): Promise<Around> {
  const reports: string[] = []
  for (const needed of scenario.needs ?? []) {
    const { files } = await tryOnce({ commons, scenario: needed, reports: [], limitMs: LIMIT_MS })
    reports.push(files['seo-report/report.json']!)
  }
  const options = { commons, scenario, reports, limitMs: LIMIT_MS }
  if (scenario.hasBaseline) await commons.keep(BASELINE, (await tryOnce(options)).artifact!)
  const clean = await tryOnce({ ...options, baseline: BASELINE, listens: true })
  const problems = problemsOf(scenario, undefined, clean)
  if (problems.length > 0) {
    throw new Error(
      `${scenario.name}, where nothing breaks: ${problems.join('; ')}\n${clean.stdout}${clean.stderr}`,
    )
  }
  return { clean, reports }
}
