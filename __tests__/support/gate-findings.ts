import type { Analysis, Page, ToolRun } from '../../src/api/results.ts'
import type { Conditions } from '../../src/gate/conditions.ts'
import { type Judgement, judge } from '../../src/gate/gate.ts'
import { measuredRun } from './reports.ts'

/** A measured run of `serp` with a score of 100 and no checks, with what the test is about in its stead. */
export function buildRun(overrides: Partial<ToolRun> = {}): ToolRun {
  return measuredRun({ url: 'https://example.com/', score: 100, checks: [], ...overrides })
}

/** A page for each URL among the runs. */
export function buildPages(runs: readonly ToolRun[]): Page[] {
  return [...Map.groupBy(runs, run => run.url)].map(([url, ofPage]) => ({ url, score: null, runs: ofPage }))
}

/** A measured analysis of no pages, with what the test is about in its stead. */
export function buildAnalysis(overrides: Partial<Analysis> = {}): Analysis {
  return {
    url: 'https://example.com/',
    status: 'measured',
    score: null,
    pages: [],
    facts: {},
    startedAt: '2026-11-21T00:00:00.000Z',
    durationMs: 1,
    ...overrides,
  }
}

/** Conditions that nothing can break, with what the test is about in their stead. */
export function buildConditions(overrides: Partial<Conditions> = {}): Conditions {
  return {
    failOn: 'never',
    minScore: { tools: {} },
    failIf: [],
    notMeasured: 'ignore',
    overrides: [],
    scoreTolerance: undefined,
    ...overrides,
  }
}

/** The gate's answer in words on these runs, under the given conditions alone. */
export async function judgeRuns(
  runs: readonly ToolRun[],
  conditions: Partial<Conditions>,
  analyses: readonly Analysis[] = [],
): Promise<Omit<Judgement, 'failing'>> {
  const findings = { pages: buildPages(runs), sites: [], analyses }
  const { failing: _, ...inWords } = await judge(findings, buildConditions(conditions))
  return inWords
}
