import type { z } from 'zod'
import type { pageDocumentSchema } from './page-document-schema.ts'
import type { pageRecordSchema } from './page-record-schema.ts'
import type {
  rankChangeSchema,
  rankDashboardSchema,
  rankDaySchema,
  rankDistributionSchema,
  rankEntrySchema,
  rankMoveSchema,
  rankPositionSchema,
  rankProjectSchema,
  rankProjectSummarySchema,
} from './rank-schemas.ts'
import type {
  accountSchema,
  analysisSchema,
  checkSchema,
  crawlSchema,
  occurrenceSchema,
  pageSchema,
  regionSchema,
  siteSchema,
  toolRunSchema,
} from './result-schemas.ts'

export type { Json, JsonObject } from './json.ts'
export { type Outcome, SEVERITIES, type Severity } from './outcomes.ts'

export type Region = z.infer<typeof regionSchema>
export type Occurrence = z.infer<typeof occurrenceSchema>
export type Check = z.infer<typeof checkSchema>
export type ToolRun = z.infer<typeof toolRunSchema>
export type PageDocument = z.infer<typeof pageDocumentSchema>
export type Page = z.infer<typeof pageSchema>
export type PageRecord = z.infer<typeof pageRecordSchema>
export type Site = z.infer<typeof siteSchema>
export type Crawl = z.infer<typeof crawlSchema>
export type Analysis = z.infer<typeof analysisSchema>
export type Account = z.infer<typeof accountSchema>
export type RankProjectSummary = z.infer<typeof rankProjectSummarySchema>
export type RankProject = z.infer<typeof rankProjectSchema>
export type RankDashboard = z.infer<typeof rankDashboardSchema>
export type RankPosition = z.infer<typeof rankPositionSchema>
export type RankDistribution = z.infer<typeof rankDistributionSchema>
export type RankChange = z.infer<typeof rankChangeSchema>
export type RankMove = z.infer<typeof rankMoveSchema>
export type RankDay = z.infer<typeof rankDaySchema>
export type RankEntry = z.infer<typeof rankEntrySchema>
