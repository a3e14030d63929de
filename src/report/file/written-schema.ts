import { z } from 'zod'
import { baselineSchema } from '../../api/comparison-schemas.ts'
import { pageSchema, siteSchema } from '../../api/result-schemas.ts'
import { fileCheckSchema, fileRunSchema, reportFileSchema } from './file-schema.ts'

const sharedValue = z
  .string()
  .regex(/^~\.?\d+$/)
  .meta({
    id: 'SharedValue',
    description: 'What has this number in `shared` or, with a dot, in `own` of the page.',
  })

const start = z
  .union([z.int().min(0), sharedValue])
  .optional()
  .describe('Number of a shared object whose fields stand here, but for those that stand beside it')

const orShared = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, sharedValue])

const { failedPages, twins, facts } = { ...fileCheckSchema.shape, ...fileRunSchema.shape }
const writtenCheckSchema = fileCheckSchema
  .extend({
    '~': start,
    occurrences: orShared(z.array(z.union([z.looseObject({ '~': start }), sharedValue]))).optional(),
    failedPages: orShared(failedPages.unwrap()).optional(),
    twins: orShared(twins.unwrap()).optional(),
    ignoredOccurrences: orShared(z.array(z.unknown())).optional(),
  })
  .meta({ id: 'WrittenCheck', description: 'A check that says something; its texts are under `rules`.' })

const writtenRunSchema = fileRunSchema
  .extend({
    '~': start,
    checks: z.array(writtenCheckSchema).describe(fileRunSchema.shape.checks.description!),
    facts: orShared(facts).optional(),
    startedAt: fileRunSchema.shape.startedAt.optional().describe('Where it is not that of its page'),
  })
  .meta({ id: 'WrittenRun', description: 'Result of one tool, without what passed in silence.' })

const pages = z
  .array(
    pageSchema.extend({
      startedAt: fileRunSchema.shape.startedAt.optional().describe('When most of its runs began'),
      own: z.array(z.unknown()).optional().describe('Values that stand in several places of this page alone'),
      runs: z.array(writtenRunSchema),
    }),
  )
  .describe('What begins with `~` refers to shared values, where `schemaVersion` is 3')

/** `report.json` as it is written: its JSON Schema is published as `docs/report.schema.json`. */
export const writtenReportSchema = reportFileSchema
  .extend({
    pages,
    baseline: baselineSchema
      .extend({ sites: z.array(siteSchema.extend({ runs: z.array(fileRunSchema) })), pages })
      .optional()
      .describe(reportFileSchema.shape.baseline.description!),
  })
  .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' })
