import { z } from 'zod'
import { lookupSchema } from '../api/address-schemas.ts'
import { baselineSchema, comparisonSchema } from '../api/comparison-schemas.ts'
import { SEVERITIES } from '../api/outcomes.ts'
import { rankEntrySchema } from '../api/rank-schemas.ts'
import { analysisSchema, pageSchema, severitySchema, siteSchema, toolSchema } from '../api/result-schemas.ts'
import { fingerprintsSchema } from './file/fingerprints-schema.ts'
import { MAX_HISTORY } from './history-length.ts'

const count = z.int().min(0)

const verdictSchema = z
  .object({
    passed: z.boolean(),
    reasons: z.array(z.string()),
    failOn: z
      .enum([...SEVERITIES, 'never'])
      .optional()
      .describe('Least severity that fails the build; left out of a shard, which is not judged'),
    failing: z
      .array(z.object({ tool: toolSchema, url: z.string() }))
      .optional()
      .describe('Tool runs that fail the build by what they found, by their score or as they gave no result'),
  })
  .meta({ description: 'The answer of the gate: whether the build may go on, and why not.' })

export const ruleSchema = z
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

/** A report can come from anywhere, and each shard that is missing costs a line. */
const shardNumber = z.int().min(1).max(1000)

const pastRunSchema = z
  .object({
    startedAt: z.iso.datetime(),
    score: z.number().min(0).max(100).nullable(),
    errors: count,
    warnings: count,
  })
  .meta({ id: 'PastRun', description: 'The figures of a run before this one.' })

/** The report file, `report.json`. Its JSON Schema is published as `docs/report.schema.json`. */
export const reportSchema = z
  .object({
    schemaVersion: z.literal(2),
    generator: z.object({ name: z.literal('seo-preflight'), version: z.string() }),
    startedAt: z.iso.datetime(),
    durationMs: z.number().min(0),
    source: z.enum(['hosted', 'engine']),
    verdict: verdictSchema,
    score: z.number().min(0).max(100).nullable(),
    healthy: count.describe('Pages that could be read, and on which no error was found'),
    counts: z
      .object({
        error: count,
        warning: count,
        notice: count,
        notMeasured: count.describe('Tool runs without a result'),
      })
      .describe('Findings by severity: a check that fails anywhere counts once, under its worst severity'),
    sites: z.array(siteSchema).describe('What is wrong with each site as a whole, by origin'),
    pages: z.array(pageSchema),
    rules: z.record(z.string(), ruleSchema),
    analyses: z.array(analysisSchema),
    rank: z.array(rankEntrySchema),
    shard: z
      .object({
        number: shardNumber,
        count: shardNumber,
        division: z
          .string()
          .max(64)
          .optional()
          .describe('Stands for all pages and how they were divided: the same in all shards of a run'),
      })
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
    history: z
      .array(pastRunSchema)
      .max(MAX_HISTORY)
      .optional()
      .describe(
        'Runs before this one, the oldest first, as far as the report that it is compared with knows them',
      ),
    baseline: baselineSchema
      .optional()
      .describe('Of a shard: what its pages will be compared with when all shards are merged'),
    fingerprints: fingerprintsSchema.optional(),
    lookup: lookupSchema
      .optional()
      .describe(
        'Of the first shard: what it found at the addresses of the baseline, for when all are merged',
      ),
  })
  .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' })

/** The JSON Schema of the findings as the gate judges them: without the verdict, and without what is of the baseline. */
export function findingsShape(): object {
  return z.toJSONSchema(
    reportSchema.omit({
      verdict: true,
      baseline: true,
      withoutBaseline: true,
      lookup: true,
      history: true,
      fingerprints: true,
    }),
  )
}
