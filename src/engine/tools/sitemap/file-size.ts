import { MAX_SITEMAP_BYTES, MAX_SITEMAP_URLS } from '../../formats/sitemap/format.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { generatorNames } from '../../page/generator-names.ts'
import type { Visit } from '../../visit/visit.ts'
import { hasNoEntries, judgeEach, sitemapFiles } from './sitemap-files.ts'

const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps'
const ERRORS = 'https://support.google.com/webmasters/answer/7451001'

/** How much is in each sitemap. */
export const fileSize = defineTopic({
  checks: {
    'too-large': {
      scope: 'site',
      severity: 'error',
      title: 'A sitemap is larger than 50 MB',
      why: 'Search engines reject files of more than 52,428,800 bytes (uncompressed).',
      fix: 'Split it into several sitemaps and name them in an index.',
      help: LARGE,
      example: '/sitemap.xml of 61,300,000 bytes',
    },
    'too-many-urls': {
      scope: 'site',
      severity: 'error',
      title: 'A sitemap has more than 50,000 entries',
      why: 'Search engines reject the file, or read only its first 50,000 entries.',
      fix: 'Split it into several sitemaps and name them in an index.',
      help: LARGE,
      example: '<urlset> with 72,000 <url>',
    },
    empty: {
      scope: 'site',
      severity: 'warning',
      title: 'A sitemap is empty',
      why: 'Search engines learn of no page, and Search Console reports an error.',
      fix: 'Check that the generator finds the pages, or remove the file.',
      help: ERRORS,
      example: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    },
  },
  async judge(visit) {
    const files = await sitemapFiles(visit)
    const cause = files.named.some(hasNoEntries) ? await causeOfNone(visit) : ''
    return {
      judgements: {
        'too-large': judgeEach(files, ({ reading }) =>
          reading.truncated ? `more than ${MAX_SITEMAP_BYTES} bytes` : undefined,
        ),
        'too-many-urls': judgeEach(files, ({ reading }) =>
          reading.entries > MAX_SITEMAP_URLS
            ? `${reading.entries} entries (at most ${MAX_SITEMAP_URLS})`
            : undefined,
        ),
        empty: judgeEach(files, file => (hasNoEntries(file) ? `has no entries${cause}` : undefined)),
      },
    }
  },
})

const MKDOCS = /^mkdocs\b/i

/** Why a generator lists no page: MkDocs does so for want of the address of its site. */
async function causeOfNone(visit: Visit): Promise<string> {
  try {
    const { document } = await visit.htmlPage()
    return generatorNames(document).some(name => MKDOCS.test(name))
      ? ': MkDocs lists no page where site_url is missing in mkdocs.yml'
      : ''
  } catch (error) {
    if (error instanceof NotMeasured) return ''
    throw error
  }
}
