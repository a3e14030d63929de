import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { attempt, whyNoTimes } from './measurement.ts'

/** How many elements the document has. */
export const domSize = defineTopic({
  checks: {
    'dom-size-insight': {
      severity: 'notice',
      title: 'The page has so many elements that layout is slow',
      why: 'Each change of style or layout takes long, so the page reacts late when visitors tap.',
      fix: 'Show long lists in parts, and remove wrappers that only serve the layout.',
      help: 'https://developer.chrome.com/docs/performance/insights/dom-size',
      example: '<table> with 2,000 rows',
    },
  },
  async judge(visit) {
    const { page, report } = await attempt(visit)
    const judgement =
      typeof report === 'string' ? judgeMarkup(page.document) : judgeMeasured(report, page.url)
    return { judgements: { 'dom-size-insight': judgement } }
  },
})

/** @see https://developer.chrome.com/docs/performance/insights/dom-size */
const MAX_ELEMENTS = 1400

/** Many elements alone do no harm: Lighthouse must have seen slow layout because of them. */
function judgeMeasured(report: LighthouseReport, pageUrl: string): Judgement {
  const audit = report.median.audits['dom-size-insight']
  const elements = audit?.numericValue
  if (!audit || elements === undefined) return notMeasured('Lighthouse did not count the elements')
  const counted = `${elements.toLocaleString('en-US')} elements`
  const isSlow = audit.score !== 1
  if (!isSlow || elements <= MAX_ELEMENTS) return pass(counted)
  const noTimes = whyNoTimes(report)
  if (noTimes !== undefined) return notMeasured(`${counted}; ${noTimes}`)
  return fail({
    url: pageUrl,
    message: `${counted} (at most ${MAX_ELEMENTS.toLocaleString('en-US')}), and updates of layout or style take long`,
  })
}

function judgeMarkup(document: HtmlDocument): Judgement {
  const { length } = document.elements()
  const counted = `${length.toLocaleString('en-US')} elements`
  if (length <= MAX_ELEMENTS) return pass(counted)
  return notMeasured(`${counted}; only Chrome can show whether they make the layout slow`)
}
