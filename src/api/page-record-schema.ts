import { z } from 'zod'

/** How a crawl came to an address. */
export const DISCOVERIES = ['start', 'link', 'sitemap', 'redirect', 'canonical', 'hreflang'] as const

/**
 * Why search engines do not show an address of a site as a page of its own, the first that holds in this order:
 *
 * - `robots-txt`: robots.txt forbids it, so it was not asked for
 * - `no-answer`: no answer came
 * - `redirect`: it redirects
 * - `status`: it answers with a status that is no success
 * - `not-html`: it is no HTML page
 * - `noindex-header`, `noindex-meta`: it asks to be left out
 * - `refresh`: it sends its readers elsewhere at once
 * - `canonical`: it names another address as its canonical
 */
export const INDEXING_OBSTACLES = [
  'robots-txt',
  'no-answer',
  'redirect',
  'status',
  'not-html',
  'noindex-header',
  'noindex-meta',
  'refresh',
  'canonical',
] as const

const recordedTextSchema = z
  .object({
    text: z.string().describe('White space made plain; the start of a longer one'),
    hash: z.string().optional().describe('Of all of it, where `text` is only its start'),
  })
  .meta({ id: 'RecordedText', description: 'A text of a page, as far as a record holds it.' })

/** What an analysis keeps of one address of the site: at most 2 KB as JSON. */
export const pageRecordSchema = z
  .object({
    url: z.string().describe('As it was asked for, without fragment'),
    foundBy: z.array(z.enum(DISCOVERIES)).describe('All ways by which the crawl came to it'),
    depth: z
      .int()
      .min(0)
      .nullable()
      .describe('Fewest clicks from the start page; null where no links lead there'),
    status: z
      .int()
      .nullable()
      .describe('Of the last answer, after redirects; null where there is none, or it was not asked for'),
    failure: z.string().optional().describe('Why there is no answer'),
    redirects: z
      .array(z.object({ url: z.string(), status: z.int() }))
      .optional()
      .describe('Each answer that redirects, in order'),
    finalUrl: z.string().optional().describe('Where redirects led'),
    contentType: z.string().optional().describe('Media type of the last answer'),
    indexable: z.boolean().nullable().describe('null where that could not be told'),
    obstacle: z.enum(INDEXING_OBSTACLES).optional().describe('Why it is not indexable'),
    canonical: z
      .object({
        url: z.string(),
        from: z.enum(['html', 'header']),
        is: z.enum(['self', 'variant', 'elsewhere']),
      })
      .optional()
      .describe('The canonical that counts; left out where there is none, or several that differ'),
    canonicalsDiffer: z.literal(true).optional().describe('It declares several canonicals that differ'),
    title: recordedTextSchema.optional(),
    description: recordedTextSchema.optional(),
    h1: recordedTextSchema.optional().describe('The first one'),
    lang: z.string().optional().describe('Language that `<html>` declares, as written'),
    hreflang: z
      .object({
        codes: z.array(z.string()).describe('The first of them, in lower case'),
        count: z.int().min(1),
        hash: z.string().describe('Of all codes with their addresses, in any order'),
      })
      .optional()
      .describe('Language versions that it names'),
    words: z.int().min(0).optional().describe('Of the main text'),
    fingerprint: z
      .string()
      .optional()
      .describe('SimHash of the main text, 16 hexadecimal digits; left out for less than 50 words'),
    types: z.array(z.string()).optional().describe('Types of its structured data, sorted'),
    needsScripts: z
      .literal(true)
      .optional()
      .describe('Scripts fill the page, and they were not run: its text and links are not known'),
    template: z.string().optional().describe('Same for pages that are made alike'),
    linksIn: z.int().min(0).describe('Pages of the site that link here'),
    linksOut: z.int().min(0).describe('Addresses of the site that it links to'),
    linksExternal: z.int().min(0).optional().describe('Addresses elsewhere that it links to'),
    failed: z.array(z.string()).optional().describe('Ids of the checks of a page that failed on it'),
  })
  .meta({ id: 'PageRecord', description: 'One address of a site that was analysed.' })
