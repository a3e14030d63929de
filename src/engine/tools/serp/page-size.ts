import { fail, type Judgement, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { shownPage } from '../../visit/shown-page.ts'

export const pageSize = defineTopic({
  checks: {
    'page-too-large': {
      severity: 'warning',
      title: 'The page is larger than Googlebot reads',
      why: 'Googlebot reads only the first 2 MB of the uncompressed HTML. It does not index text, links and structured data after that.',
      fix: 'Move inline data, styles, scripts and images into separate files, or split the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
      example: 'a page of 3 MB of HTML',
    },
  },
  isLight: true,
  async judge(visit) {
    return { judgements: judgePageSize(await shownPage(visit)) }
  },
})

/** Googlebot reads this much of a page, uncompressed, and drops the rest. */
const GOOGLEBOT_MAX_BYTES = 2 * 1024 * 1024

function judgePageSize({ url, response }: HtmlPage): Record<'page-too-large', Judgement> {
  const bytes = response.body.length
  if (bytes <= GOOGLEBOT_MAX_BYTES) return { 'page-too-large': pass() }
  const size = `${response.truncated ? 'more than ' : ''}${(bytes / 1024 / 1024).toFixed(1)} MB`
  return { 'page-too-large': fail({ url, message: `${size} uncompressed (Googlebot reads 2 MB)` }) }
}
