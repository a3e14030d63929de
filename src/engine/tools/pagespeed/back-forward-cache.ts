import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type Audit, placeOf, rowsOf, subRowsOf, textOf } from './audit-details.ts'
import { measurement } from './measurement.ts'
import { unjudgedReason } from './savings.ts'

/** Whether browsers can show the page again at once when visitors go back. */
export const backForwardCache = defineTopic({
  checks: {
    'bf-cache': {
      severity: 'notice',
      title: 'The page cannot use the back/forward cache',
      why: 'When visitors go back, browsers show a cached page at once, unless something on it prevents that.',
      fix: 'Remove what the finding names, such as unload handlers or open connections.',
      help: 'https://web.dev/articles/bfcache',
      example: 'window.addEventListener("unload", report)',
    },
  },
  async judge(visit) {
    const { page, report } = await measurement(visit)
    return { judgements: { 'bf-cache': judge(report.median.audits['bf-cache'], page.url) } }
  },
})

function judge(audit: Audit | undefined, pageUrl: string): Judgement {
  if (audit?.scoreDisplayMode === 'notApplicable') return notMeasured('this Chrome cannot go back to a page')
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  // The others are for browsers to mend, or came from how Chrome was started.
  const rows = rowsOf(audit).filter(row => textOf(row, 'failureType') === 'Actionable')
  if (rows.length === 0) return pass()
  return fail(
    rows.map(row => placeOf({ url: textOf(subRowsOf(row)[0], 'frameUrl') }, pageUrl, textOf(row, 'reason'))),
  )
}
