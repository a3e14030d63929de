import { z } from 'zod'
import { occurrenceSchema, pageSchema, severitySchema, siteSchema, toolSchema } from './result-schemas.ts'

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
      .omit({ snippet: true, column: true })
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

export const comparisonSchema = z
  .object({
    baseline: z.string().describe('What the run was compared with, in words'),
    new: z.array(failureRefSchema).describe('One for each place, as far as places are listed'),
    known: z.array(failureRefSchema).describe('One for each check on each page'),
    fixed: z.array(failureRefSchema).describe('One for each place, as far as places are listed'),
    scores: z.array(scoreChangeSchema),
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
  })
  .meta({ id: 'Baseline', description: 'What a run is compared with.' })
