import { z } from 'zod'
import { baselineSchema, comparisonSchema } from '../api/comparison.ts'
import { isFailure } from '../api/failures.ts'
import {
  type Analysis,
  analysisSchema,
  type Check,
  type Page,
  pageSchema,
  rankDashboardSchema,
  rankProjectSchema,
  type Severity,
  severitySchema,
  type ToolRun,
} from '../api/results.ts'
import { meanScore } from '../api/score.ts'

export const verdictSchema = z
  .object({ passed: z.boolean(), reasons: z.array(z.string()) })
  .meta({ description: 'The answer of the gate: whether the build may go on, and why not.' })

const ruleSchema = z
  .object({
    title: z.string(),
    severity: severitySchema,
    why: z.string(),
    fix: z.string(),
    help: z.string(),
  })
  .meta({
    description: 'What is the same wherever a check is reported. Texts are empty where a service gave none.',
  })

const count = z.int().min(0)
/** A report can come from anywhere, and each shard that is missing costs a line. */
const shardNumber = z.int().min(1).max(1000)

/** The report file, `report.json`. Its JSON Schema is published as `docs/report.schema.json`. */
export const reportSchema = z
  .object({
    schemaVersion: z.literal(1),
    generator: z.object({ name: z.literal('seo-preflight'), version: z.string() }),
    startedAt: z.iso.datetime(),
    durationMs: z.number().min(0),
    source: z.enum(['hosted', 'engine']),
    verdict: verdictSchema,
    score: z.number().min(0).max(100).nullable(),
    counts: z.object({ error: count, warning: count, notice: count, notMeasured: count }),
    pages: z.array(pageSchema),
    rules: z.record(z.string(), ruleSchema),
    analyses: z.array(analysisSchema),
    rank: z.array(z.object({ project: rankProjectSchema, dashboard: rankDashboardSchema })),
    shard: z
      .object({ number: shardNumber, count: shardNumber })
      .optional()
      .describe('Which part of the pages this is: it is judged when all parts are joined'),
    gaps: z
      .array(z.string())
      .optional()
      .describe('What is missing of the run, as a shard without a report; counts as not measured'),
    comparison: comparisonSchema.optional(),
    withoutBaseline: z
      .string()
      .optional()
      .describe('Why nothing was compared, although a baseline was asked for'),
    baseline: baselineSchema
      .optional()
      .describe('Of a shard: what its pages will be compared with when all shards are merged'),
  })
  .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' })

export type Report = z.infer<typeof reportSchema>
export type Rule = z.infer<typeof ruleSchema>

export interface ReportInput {
  version: string
  source: Report['source']
  startedAt: Date
  durationMs: number
  pages: readonly Page[]
  analyses: readonly Analysis[]
  /** Texts of checks that are known already, as of reports that are joined. */
  rules?: Report['rules']
  shard?: Report['shard'] | undefined
  gaps?: readonly string[]
  rank?: Report['rank']
  baseline?: Report['baseline'] | undefined
}

/** Everything that a run found, before the gate has judged it. */
export type Findings = Omit<Report, 'verdict'>

/**
 * Puts what a run found into the form of the report: texts that belong to a check stand once, under `rules`, and a
 * check that failed at many places counts once.
 */
export function buildFindings(input: ReportInput): Findings {
  const rules: Record<string, Rule> = { ...input.rules }
  const pages = input.pages.map(page => ({
    ...page,
    runs: page.runs.map(run => ({ ...run, checks: run.checks.map(check => withoutTexts(check, rules)) })),
  }))
  return {
    schemaVersion: 1,
    generator: { name: 'seo-preflight', version: input.version },
    startedAt: input.startedAt.toISOString(),
    durationMs: input.durationMs,
    source: input.source,
    score: meanScore(pages.map(page => page.score)),
    counts: countOf(pages),
    pages,
    rules: Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))),
    analyses: [...input.analyses],
    rank: input.rank ?? [],
    ...(input.shard && { shard: input.shard }),
    ...(input.gaps?.length && { gaps: [...input.gaps] }),
    ...(input.baseline && { baseline: input.baseline }),
  }
}

function withoutTexts(whole: Check, rules: Record<string, Rule>): Check {
  const { why, fix, ...check } = whole
  const { title, severity, help } = check
  rules[check.id] ??= { title, severity, why: why ?? '', fix: fix ?? '', help }
  return why === undefined && fix === undefined ? whole : check
}

/** The same findings with other pages and analyses, as after failures were set aside. */
export function withPages(findings: Findings, pages: Page[], analyses: Analysis[]): Findings {
  return { ...findings, pages, analyses, counts: countOf(pages) }
}

/** Failed checks that count, by severity, over all pages, and the tool runs that gave no result. */
function countOf(pages: readonly Page[]): Report['counts'] {
  const runs = pages.flatMap(page => page.runs)
  const notMeasured = runs.filter(({ status }) => status === 'not-measured').length
  return { ...countFailures(runs), notMeasured }
}

/** Failed checks that count, by severity. */
export function countFailures(runs: readonly ToolRun[]): Record<Severity, number> {
  const failures = { error: 0, warning: 0, notice: 0 }
  for (const { checks } of runs) {
    for (const check of checks) if (isFailure(check)) failures[check.severity]++
  }
  return failures
}
