import { z } from 'zod'
import { baselineSchema } from '../../api/comparison-schemas.ts'
import {
  analysisSchema,
  checkSchema,
  pageSchema,
  siteSchema,
  toolRunSchema,
} from '../../api/result-schemas.ts'
import { reportSchema } from '../report-schema.ts'

/** A check as the file has it: what is the same wherever it stands is under `rules`. */
export const fileCheckSchema = checkSchema
  .omit({ scope: true, why: true, fix: true })
  .partial({ title: true, severity: true, help: true, occurrences: true })
  .extend({
    title: z.string().optional().describe('Where it is not that of the rule'),
    severity: checkSchema.shape.severity.optional().describe('Where it is not that of the rule'),
    help: z.string().optional().describe('Where it is not that of the rule'),
    occurrences: checkSchema.shape.occurrences.optional().describe('Left out where there are none'),
  })
  .meta({ id: 'ReportedCheck', description: 'A check that says something; its texts are under `rules`.' })

export const fileRunSchema = toolRunSchema
  .extend({
    checks: z
      .array(fileCheckSchema)
      .describe('What failed, what was not measured, and what passed with a message'),
    url: z.string().optional().describe('Where it is not that of its page or site'),
    passed: z
      .string()
      .optional()
      .describe('Checks that passed and say nothing: their names without the tool, separated by blanks'),
    notApplicable: z.string().optional().describe('Checks that do not apply, likewise'),
  })
  .meta({ id: 'ReportedRun', description: 'Result of one tool, without what passed in silence.' })

const runs = z.array(fileRunSchema)
const filePage = pageSchema.extend({ runs })
const filePages = z.array(filePage)
/** Pages that the program audited itself: of those that a service names in an analysis, the addresses are its own. */
const auditedPages = z.array(
  filePage.extend({ url: z.string().refine(url => URL.canParse(url), 'is not a URL') }),
)
const fileSites = z.array(siteSchema.extend({ runs }))

/** The report file, `report.json`, with all shared values in their places. */
export const reportFileSchema = reportSchema
  .extend({
    schemaVersion: z
      .union([z.literal(2), z.literal(3)])
      .describe('3 where pages refer to shared values: in a report of more than 100 pages'),
    shared: z
      .array(z.unknown())
      .optional()
      .describe('Values that stand in several places of the pages; one refers to those before it alone'),
    sites: fileSites.describe('What is wrong with each site as a whole, by origin'),
    pages: auditedPages,
    analyses: z.array(analysisSchema.extend({ pages: filePages, runs: runs.optional() })),
    baseline: baselineSchema
      .extend({ sites: fileSites, pages: auditedPages })
      .optional()
      .describe('Of a shard: what its pages will be compared with when all shards are merged'),
  })
  .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' })

export type ReportFile = z.infer<typeof reportFileSchema>
export type FileCheck = z.infer<typeof fileCheckSchema>
export type FileRun = z.infer<typeof fileRunSchema>
export type FilePage = ReportFile['pages'][number]
export type FileSite = ReportFile['sites'][number]
