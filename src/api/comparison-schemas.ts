import { z } from 'zod'
import { visitedPagesSchema } from './address-schemas.ts'
import { occurrenceSchema, pageSchema, severitySchema, siteSchema, toolSchema } from './result-schemas.ts'
import { SEARCH_FACTS } from './search-facts.ts'

const score = z.number().min(0).max(100)

export const failureRefSchema = z
  .object({
    tool: toolSchema,
    check: z.string().describe('Id of the check'),
    title: z.string(),
    severity: severitySchema,
    page: z.string().describe('URL of the page in this run, or the origin of the site'),
    places: z.int().min(1).describe('How many places it stands for'),
    place: occurrenceSchema
      .omit({ snippet: true, column: true, region: true })
      .optional()
      .describe('The place, where it stands for one that is known'),
  })
  .meta({
    id: 'FailureRef',
    description: 'A failed check on a page: one of its places, or several together.',
  })

export const scoreChangeSchema = z
  .object({
    page: z.string().describe('URL of the page in this run, or the origin of the site'),
    tool: toolSchema.optional().describe('Left out where it is the score of the page'),
    before: score,
    after: score,
    tolerance: z.number().min(0).describe('Points by which it may differ without meaning anything'),
  })
  .meta({ id: 'ScoreChange', description: 'A score that is not the same as in the baseline.' })

export const changeSchema = z
  .object({
    page: z.string().describe('URL of the page in this run'),
    what: z.enum(SEARCH_FACTS),
    before: z.json().describe('As the baseline has it; null where it had none'),
    after: z.json().describe('As this run has it; null where there is none'),
  })
  .meta({ id: 'Change', description: 'A difference in what search engines see of a page, right or wrong.' })

export const uncomparedSchema = z
  .object({
    what: z.array(z.enum(SEARCH_FACTS)),
    pages: z.int().min(1).describe('On how many pages'),
    reason: z.string().describe('Why, in words'),
    notRun: z.literal(true).optional().describe('Set where the tools that tell it were not to run'),
  })
  .meta({ id: 'Uncompared', description: "What of search engines' view of pages could not be compared." })

export const lostAddressSchema = z
  .object({
    url: z.string().describe('Address on the audited site that the baseline had'),
    status: z.int().nullable().describe('What it answers now; null where it gives no answer'),
    redirect: z.string().optional().describe('Where it leads now, where that is another page'),
    note: z.string().describe('What it does now, as "answers 404"'),
    successor: z.string().optional().describe('The page that it should redirect to, where that can be told'),
  })
  .meta({ id: 'LostAddress', description: 'A page of the baseline that the run no longer answers.' })

export const comparisonSchema = z
  .object({
    baseline: z.string().describe('What the run was compared with, in words'),
    new: z.array(failureRefSchema).describe('One for each place, as far as places are listed'),
    known: z.array(failureRefSchema).describe('One for each check on each page'),
    fixed: z.array(failureRefSchema).describe('One for each place, as far as places are listed'),
    scores: z.array(scoreChangeSchema),
    changes: z
      .array(changeSchema)
      .optional()
      .describe('What search engines see differently; left out where nothing could be compared'),
    uncompared: z
      .array(uncomparedSchema)
      .optional()
      .describe('What could not be compared of what search engines see'),
    lost: z
      .array(lostAddressSchema)
      .optional()
      .describe('Addresses that are gone; left out where none were looked for'),
    added: z.array(z.string()).optional().describe('Pages that the baseline does not have'),
    notes: z.array(z.string()).describe('What could not be compared, one line each'),
  })
  .meta({ id: 'Comparison', description: 'What is new, known and fixed against a baseline.' })

export const baselineSchema = z
  .object({
    name: z.string().describe('What it is, in words'),
    source: z.enum(['hosted', 'engine']),
    version: z.string().describe('Of the program that made it'),
    counterparts: z
      .record(z.string(), z.string())
      .optional()
      .describe('Page of the baseline for each page of the run; left out, pages are found by their paths'),
    sites: z.array(siteSchema),
    pages: z.array(pageSchema),
    visited: visitedPagesSchema.optional().describe('Further pages that an analysis has crawled'),
  })
  .meta({ id: 'Baseline', description: 'What a run is compared with.' })
