import { z } from 'zod'

/** Most addresses of a site that a report holds. */
export const MAX_LISTED = 5000
/** Most characters that those addresses may have together. */
export const MAX_LISTED_CHARACTERS = 200_000

export const listedSchema = z
  .object({
    paths: z
      .array(z.string())
      .describe(`Paths with their queries, in the order of the sitemaps: at most ${MAX_LISTED}`),
    whole: z.boolean().describe('Whether these are all that the sitemaps list'),
  })
  .meta({ id: 'Listed', description: 'Addresses of a site that its sitemaps list.' })

/** By what a page is recognised at another address, as far as that is known. */
export const identitySchema = z.object({
  title: z.string().optional(),
  h1: z.string().optional(),
  fingerprint: z.string().optional().describe('SimHash of its main text'),
})

const visitedSchema = identitySchema.extend({ url: z.string() })

export const visitedPagesSchema = z.array(visitedSchema)

const openAddressSchema = identitySchema
  .extend({
    url: z.string().describe('Address on the audited site'),
    from: z
      .enum(['page', 'sitemap'])
      .describe('How the baseline knows it: it audited the page, or a sitemap lists it'),
    state: z
      .enum(['gone', 'moved', 'unknown'])
      .describe('`gone`: there is no page; `moved`: it redirects to one; `unknown`: that could not be told'),
    status: z.int().nullable().describe('Of the last answer; null where there is none'),
    redirect: z.string().optional().describe('Where it leads, where that is another address'),
    reason: z.string().describe('What it answers, in words'),
    redirected: z
      .string()
      .optional()
      .describe('Where it led in the baseline, as an address on the audited site'),
  })
  .meta({
    id: 'OpenAddress',
    description:
      'An address of the baseline that is no page of its own in the run; title, H1 and fingerprint are those of the baseline.',
  })

export const lookupSchema = z
  .object({
    sites: z
      .array(
        z.object({
          origin: z.string(),
          known: z.int().min(0).describe('Addresses of the baseline that were looked for'),
          asked: z.int().min(0).describe('Those of them that the run had not audited'),
        }),
      )
      .describe('On how many addresses of each site it is based'),
    open: z.array(openAddressSchema).describe('Those of them that do not simply answer with a page'),
    added: z
      .array(z.string())
      .optional()
      .describe('Pages that the baseline does not have; left out where that cannot be told'),
    fresh: visitedPagesSchema.describe('Some of those pages, which the run has not audited'),
    notes: z.array(z.string()).describe('What could not be looked for, one line each'),
  })
  .meta({ id: 'Lookup', description: 'What a run answers at the addresses that its baseline knew.' })
