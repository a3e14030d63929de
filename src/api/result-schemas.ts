import { z } from 'zod'
import { listedSchema } from './address-schemas.ts'
import { jsonObject } from './json.ts'
import { OUTCOMES, SEVERITIES } from './outcomes.ts'
import { pageDocumentSchema } from './page-document-schema.ts'
import { pageRecordSchema } from './page-record-schema.ts'
import { TOOLS } from './tools.ts'

export { rankDashboardSchema, rankProjectSchema, rankProjectSummarySchema } from './rank-schemas.ts'

const score = z.number().min(0).max(100).nullable().describe('0 to 100; null where nothing was measured')
const milliseconds = z.number().min(0)

export const severitySchema = z.enum(SEVERITIES)
export const toolSchema = z.enum(TOOLS)

const part = z.number().min(0).max(1)
export const regionSchema = z
  .object({ x: part, y: part, width: part, height: part })
  .describe('Where the element lies on the first screen of a phone, in parts of its width and height')

export const occurrenceSchema = z
  .object({
    url: z
      .string()
      .describe('The resource at fault: of a broken link its target, of a missing title the page'),
    message: z.string().optional(),
    selector: z.string().optional().describe('CSS selector of the element'),
    snippet: z.string().optional().describe('Start of the source at fault, as sent'),
    line: z.int().min(1).optional(),
    column: z.int().min(1).optional(),
    region: regionSchema.optional(),
  })
  .meta({ id: 'Occurrence', description: 'One place where a check failed.' })

export const checkSchema = z
  .object({
    id: z.string().describe('`tool/what-is-wrong`, in kebab-case'),
    scope: z
      .enum(['page', 'site'])
      .optional()
      .describe('Whose fault it is: `site` where it is the same on every page. Left out, it is `page`'),
    title: z.string(),
    severity: severitySchema,
    outcome: z.enum(OUTCOMES),
    help: z.string().describe('Public document that governs the check; empty where none is known'),
    why: z.string().optional().describe('Why it matters'),
    fix: z.string().optional().describe('What to do'),
    message: z.string().optional(),
    occurrences: z.array(occurrenceSchema).describe('The first places, at most 50'),
    occurrenceCount: z.int().min(0).optional().describe('All places, where more than are listed'),
    failedPages: z
      .array(z.string())
      .optional()
      .describe(
        'Of a check of pages that stands for all of a site: the pages on which it failed, also beyond `occurrences`; the first of very many',
      ),
    twins: z
      .array(z.string())
      .optional()
      .describe('Ids of checks of other tools that say the same of the page; they count once, under this id'),
    twinOf: z
      .string()
      .optional()
      .describe('Id of the check of the page that says the same and counts for both'),
    ignored: z
      .string()
      .optional()
      .describe('Line of the setting `ignore` that sets this failure aside: it does not count'),
    ignoredOccurrences: z
      .array(z.object({ by: z.string(), occurrence: occurrenceSchema }))
      .optional()
      .describe('Places set aside by `ignore`, where others count'),
  })
  .meta({ id: 'Check', description: 'One thing that a tool verified.' })

export const toolRunSchema = z
  .object({
    tool: toolSchema,
    url: z.string(),
    finalUrl: z.string().optional().describe('Where redirects led'),
    status: z.enum(['measured', 'not-measured']),
    reason: z.string().optional().describe('Why it was not measured'),
    late: z
      .literal(true)
      .optional()
      .describe('The time ran out before it was measured, which a busy machine may be the reason for'),
    score,
    instrument: z
      .string()
      .optional()
      .describe(
        'Established instrument whose score it is, as `Lighthouse`; left out where the checks make it',
      ),
    checks: z.array(checkSchema),
    facts: jsonObject.describe('What the tool learned; all of the body where its shape is unknown'),
    foreign: z
      .enum(['object', 'value'])
      .optional()
      .describe('The body did not have this shape: `object`: `facts` is that body; `value`: `facts.body` is'),
    judged: z
      .literal(false)
      .optional()
      .describe('The body is data without a judgement, or with a grade alone: it neither passes nor fails'),
    takenOver: z
      .literal(true)
      .optional()
      .describe('The result is that of the baseline, because its inputs have not changed'),
    startedAt: z.iso.datetime(),
    durationMs: milliseconds,
  })
  .meta({ id: 'ToolRun', description: 'Result of one tool on one URL.' })

/** The JSON Schema of a tool run: which names one may have. */
export function toolRunShape(): object {
  return z.toJSONSchema(toolRunSchema)
}

export const pageSchema = z
  .object({
    url: z.string(),
    score,
    document: pageDocumentSchema.optional(),
    runs: z.array(toolRunSchema),
  })
  .meta({ id: 'Page', description: 'All tool runs of one page.' })

export const siteSchema = z
  .object({
    origin: z.string().describe('Scheme, host and port'),
    score,
    runs: z.array(toolRunSchema),
    listed: listedSchema
      .optional()
      .describe('What its sitemaps list; left out where there is none, or where they were not read'),
  })
  .meta({
    id: 'Site',
    description: 'What is wrong with a site as a whole: its checks of scope `site`, once.',
  })

export const crawlSchema = z
  .object({
    whole: z.boolean().describe('Whether all of the site was seen'),
    reason: z.string().optional().describe('Why not'),
    sitemap: z
      .object({ files: z.array(z.string()), listed: z.int().min(0).describe('Addresses of the site') })
      .nullable()
      .describe('What the sitemaps list; null where there is none, or that could not be told'),
    unvisited: z
      .record(z.string(), z.int().min(1))
      .describe('Addresses that pages name and that were not asked for, how many for each reason'),
    records: z.array(pageRecordSchema).describe('The start page first'),
  })
  .meta({ id: 'Crawl', description: 'The addresses of a site as a crawl found them.' })

export const analysisSchema = z
  .object({
    url: z.string(),
    status: z.enum(['measured', 'not-measured']),
    reason: z.string().optional(),
    score,
    pages: z.array(pageSchema).describe('Pages that all tools judged; the start page first'),
    runs: z
      .array(toolRunSchema)
      .optional()
      .describe(
        'What the tools say of the site as a whole: checks that only all of it shows, and checks of a page with the pages on which they failed',
      ),
    crawl: crawlSchema.optional(),
    facts: jsonObject,
    startedAt: z.iso.datetime(),
    durationMs: milliseconds,
  })
  .meta({ id: 'Analysis', description: 'Result of the complete analysis of a website.' })

export const accountSchema = z
  .object({
    name: z.string().nullable(),
    plan: z.string().nullable(),
    facts: jsonObject,
  })
  .meta({ id: 'Account', description: 'The account that owns the token.' })
