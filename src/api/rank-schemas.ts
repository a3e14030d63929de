import { z } from 'zod'
import { jsonObject } from './json.ts'

/** A day of the calendar, `YYYY-MM-DD`. */
const day = z.iso.date()
const places = z.number().min(1).nullable()
const share = z.number().min(0).max(100)
const count = z.int().min(0)

const projectId = z.string().describe('Identifier of the rank project')
const notes = z
  .array(z.string())
  .optional()
  .describe('What a reader should know of where the positions come from, one line each')

/** How a keyword stands: it has a position, it was looked for and is not there, or nobody knows. */
export const RANK_STATES = ['ranked', 'not-ranked', 'unknown'] as const

export const rankProjectSummarySchema = z
  .object({ id: projectId, name: z.string().nullable(), url: z.string().nullable(), facts: jsonObject })
  .meta({ id: 'RankProjectSummary', description: 'One rank-tracking project in the list of them.' })

const change = z.number().nullable()

export const rankPositionSchema = z
  .object({
    searchEngine: z.string().describe('Empty where it is not known'),
    location: z
      .string()
      .describe('Country or place of the searchers; empty where it is not known, or all of them'),
    device: z.string().optional().describe('Empty where it is not known, or all of them'),
    position: places.describe(
      '1 is the first; an average has decimals. null: not among the results, or not known',
    ),
    state: z
      .enum(RANK_STATES)
      .optional()
      .describe(
        '`not-ranked`: looked for, and not among the first 100; `unknown`: there is no data of that day. Left out, the position says it',
      ),
    date: day.nullable().optional().describe('Day of the position; null where the source names none'),
    url: z.string().optional().describe('Page that ranks'),
    change: z
      .object({ days1: change, days7: change, days30: change })
      .optional()
      .describe(
        'Places gained since 1, 7 and 30 days before; below 0 they are lost. null where one of the two days has no position',
      ),
    history: z
      .array(places)
      .optional()
      .describe('Position on each of the `days` of the project; null where there is none'),
  })
  .meta({ id: 'RankPosition', description: 'Where a keyword stands in one search engine, place and device.' })

export const rankProjectSchema = z
  .object({
    id: projectId,
    name: z.string().nullable(),
    url: z.string().nullable(),
    asOf: day.nullable().optional().describe('The newest day with data'),
    days: z.array(day).optional().describe('The days of each `history`, without a gap, at most 91'),
    keywords: z.array(z.object({ keyword: z.string(), positions: z.array(rankPositionSchema) })),
    notes,
    facts: jsonObject,
  })
  .meta({ id: 'RankProject', description: 'A rank-tracking project: keywords and their positions.' })

export const rankDistributionSchema = z
  .object({
    top3: count,
    top10: count.describe('With those of `top3`, and so on'),
    top20: count,
    top50: count,
    top100: count,
    none: count.describe('Looked for, and not among the first 100'),
    unknown: count.describe('Without data of that day: in none of the others'),
  })
  .meta({ id: 'RankDistribution', description: 'How many keywords stand how high.' })

export const rankMoveSchema = z
  .object({
    keyword: z.string(),
    searchEngine: z.string(),
    location: z.string(),
    device: z.string(),
    before: places.describe('null: not among the first 100'),
    after: places.describe('null: not among the first 100'),
    change: change.describe(
      'Places gained; below 0 they are lost. null where it was or is not among the first 100',
    ),
  })
  .meta({ id: 'RankMove', description: 'A keyword that stands elsewhere than before.' })

const moves = z.array(rankMoveSchema)

export const rankChangeSchema = z
  .object({
    compared: count.describe('Keywords that are known on both days; nothing here is about others'),
    averagePosition: z.object({ before: places, after: places }),
    visibility: z.object({
      before: share,
      after: share,
      percent: z.number().nullable().describe('Change in percent of what it was; null where that was 0'),
    }),
    winners: moves.describe('Those that gained, the largest gain first'),
    losers: moves.describe('Those that lost, the largest loss first'),
    enteredTop10: moves,
    leftTop10: moves,
  })
  .meta({ id: 'RankChange', description: 'What changed against an earlier day, like with like.' })

export const rankDaySchema = z
  .object({
    date: day,
    averagePosition: places,
    visibility: share.nullable(),
    top10: count.nullable(),
    known: count.describe('Keywords with data of that day'),
  })
  .meta({ id: 'RankDay', description: 'The figures of one day; null where there is no data.' })

export const rankDashboardSchema = z
  .object({
    id: projectId,
    asOf: day.nullable().optional().describe('The newest day with data'),
    distribution: rankDistributionSchema.optional(),
    averagePosition: places.optional().describe('Mean of the positions that are known'),
    visibility: share
      .nullable()
      .optional()
      .describe(
        'Clicks that the positions can expect, in percent of those that all keywords in first place could; see docs/rank-tracking.md',
      ),
    changes: z
      .object({
        days1: rankChangeSchema.nullable(),
        days7: rankChangeSchema.nullable(),
        days30: rankChangeSchema.nullable(),
      })
      .optional()
      .describe('Against 1, 7 and 30 days before; null where no keyword is known on both days'),
    history: z.array(rankDaySchema).optional().describe('Each day from the first with data on, at most 91'),
    notes,
    facts: jsonObject,
  })
  .meta({ id: 'RankDashboard', description: 'Position dashboard of one project.' })

/** A project with its dashboard, as the report has it. */
export const rankEntrySchema = z
  .object({
    reason: z.string().optional().describe('Why it was not measured'),
    project: rankProjectSchema,
    dashboard: rankDashboardSchema,
  })
  .meta({ id: 'RankEntry', description: 'A rank project of the run.' })

/** The JSON Schema of a rank project with its dashboard: which names they may have. */
export function rankShape(): object {
  return z.toJSONSchema(rankEntrySchema.omit({ reason: true }))
}
