import { z } from 'zod'
import { jsonObject } from '../../api/json.ts'
import { checkSchema, toolSchema } from '../../api/result-schemas.ts'

/** A check as it was measured, where the report says something else of it, or nothing. Its texts are those of the program. */
const measuredCheckSchema = checkSchema
  .omit({ title: true, severity: true, help: true, why: true, fix: true, scope: true })
  .meta({ id: 'MeasuredCheck', description: 'A check as it was measured, before anything was set aside.' })

const measuredRunSchema = z
  .object({
    read: z
      .string()
      .optional()
      .describe('Keys of its inputs, separated by blanks; left out where they cannot be compared'),
    until: z.iso.datetime().optional().describe('When the clock alone changes the result'),
    score: z.number().min(0).max(100).nullable(),
    checks: z
      .array(measuredCheckSchema)
      .optional()
      .describe('Checks of which the report says something else, or that stand with the site'),
    passed: z.string().optional().describe('Key of the names of further checks that passed'),
    notApplicable: z.string().optional().describe('Key of the names of further checks that did not apply'),
    facts: jsonObject.optional().describe('Of a run that stands with the site'),
    startedAt: z.iso.datetime().optional().describe('Of a run that stands with the site'),
    durationMs: z.number().min(0).optional().describe('Of a run that stands with the site'),
  })
  .meta({ id: 'MeasuredRun', description: 'What a later run needs to take over a result.' })

/** What a report holds for a later run to take results over. */
export const fingerprintsSchema = z
  .object({
    run: z
      .string()
      .describe('Of the version, the settings and the tools: results of others are not taken over'),
    inputs: z
      .record(z.string(), z.string())
      .describe('What results were worked out from: a fingerprint, a blank and what it is, by key'),
    names: z.record(z.string(), z.string()).describe('Lists of names of checks, by key'),
    pages: z.array(z.object({ url: z.string(), tools: z.partialRecord(toolSchema, measuredRunSchema) })),
  })
  .meta({ id: 'Fingerprints', description: 'From what results were worked out, with `incremental`.' })

export type Fingerprints = z.infer<typeof fingerprintsSchema>
export type MeasuredPage = Fingerprints['pages'][number]
export type MeasuredRun = z.infer<typeof measuredRunSchema>
export type MeasuredCheck = z.infer<typeof measuredCheckSchema>
