import { notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeEach, judgeProblems, sitemapFiles } from './sitemap-files.ts'

const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const ERRORS = 'https://support.google.com/webmasters/answer/7451001'

/** How sitemaps are sent. */
export const transfer = defineTopic({
  checks: {
    redirects: {
      scope: 'site',
      severity: 'notice',
      title: 'A sitemap redirects',
      why: 'Crawlers need another request each time, and not every crawler follows.',
      fix: 'Use the URL that the redirect leads to.',
      help: BUILD,
      example: 'Sitemap: https://www.example.com/sitemap.xml\nwhich answers 301 to /sitemaps/all.xml',
    },
    'content-type': {
      scope: 'site',
      severity: 'notice',
      title: 'A sitemap has the wrong Content-Type',
      why: 'Google reads it anyway. Other crawlers and proxies may trust the header.',
      fix: 'Send XML as application/xml, text as text/plain, and .gz files as application/gzip.',
      help: 'https://www.rfc-editor.org/rfc/rfc7303#section-9.1',
      example: '/sitemap.xml sent as Content-Type: text/html',
    },
    'bad-gzip': {
      scope: 'site',
      severity: 'error',
      title: 'A compressed sitemap is damaged',
      why: 'Search engines cannot read anything after the damaged part.',
      fix: 'Create the .gz file again, and check that it is uploaded completely and unchanged.',
      help: ERRORS,
      example: '/sitemap.xml.gz that breaks off in the middle',
    },
    encoding: {
      scope: 'site',
      severity: 'warning',
      title: 'A sitemap is not in UTF-8',
      why: 'The protocol allows only UTF-8. In another encoding, search engines misread URLs with special characters.',
      fix: 'Save and declare the file as UTF-8.',
      help: PROTOCOL,
      example: '<?xml version="1.0" encoding="ISO-8859-1"?>',
    },
  },
  async judge(visit) {
    const files = await sitemapFiles(visit)
    const isCompressed = files.named.some(({ reading, url }) => reading.gzip || url.endsWith('.gz'))
    return {
      judgements: {
        redirects: judgeEach(files, ({ redirects, finalUrl }) =>
          redirects > 0 ? `redirects to ${finalUrl}` : undefined,
        ),
        'content-type': judgeEach(files, ({ mediaType }) =>
          FITTING_TYPE.test(mediaType) ? undefined : `is sent as ${mediaType}`,
        ),
        'bad-gzip': isCompressed
          ? judgeProblems(files, 'gzip')
          : notApplicable('no sitemap is a compressed file'),
        encoding: judgeProblems(files, 'encoding'),
      },
    }
  },
})

/** Types that say nothing wrong of a sitemap. */
const FITTING_TYPE =
  /^(?:|text\/(?:xml|plain)|application\/(?:xml|octet-stream|(?:x-)?gzip|[\w.-]{1,60}\+xml)|binary\/octet-stream)$/
