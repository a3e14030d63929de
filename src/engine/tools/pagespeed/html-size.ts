import { fail, type Judgement, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { attempt } from './measurement.ts'
import { bytesText } from './quantities.ts'

/** How large the document is. */
export const htmlSize = defineTopic({
  checks: {
    'html-too-large': {
      severity: 'warning',
      title: 'The HTML is larger than Googlebot reads',
      why: 'Google reads the first 2 MB of a page. Content, links and structured data behind that do not exist for it.',
      fix: 'Take data, images and styles out of the HTML into files of their own, or split the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
      example: '<script id="state" type="application/json">3 MB of data</script>',
    },
  },
  async judge(visit) {
    const { page } = await attempt(visit)
    return { judgements: { 'html-too-large': judgeSize(page) } }
  },
})

/** What Googlebot reads of a page. @see https://developers.google.com/search/docs/crawling-indexing/googlebot */
const GOOGLEBOT_BYTES = 2 * 1024 * 1024

/** Googlebot's limit is on the uncompressed file. */
function judgeSize({ response, url }: HtmlPage): Judgement {
  const { length } = response.body
  const size = `${bytesText(length)}${response.truncated ? ' and more' : ''}`
  if (length <= GOOGLEBOT_BYTES) return pass(size)
  return fail({ url, message: `${size} of HTML; Google reads the first ${bytesText(GOOGLEBOT_BYTES)}` })
}
