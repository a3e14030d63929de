import { oneLine } from '../../../text/one-line.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether scripts leave the page to visitors that was sent. */
export const errorScreen = defineTopic({
  checks: {
    'error-screen': {
      severity: 'error',
      title: 'Scripts fail and replace the page with an error screen',
      why: 'The HTML has the page, but visitors see only the message, and Google may index that instead of the page.',
      fix: 'Open the page in a browser and correct the error that the console names. Most often a script reads a value that this page does not have.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript',
      example: '<h1>Directions</h1><p>… becomes "An unexpected error has occurred"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: { 'error-screen': judgeScreen(page) } }
  },
})

/** Characters of an error that is quoted. */
const MAX_ERROR = 160

function judgeScreen({ scripts, url }: JudgedPage): Judgement {
  if (scripts.state === 'none') return notApplicable('no scripts run on the page')
  if (scripts.state !== 'unseen') return pass()
  if (scripts.ledOn) return notApplicable(scripts.reason)
  const { crash } = scripts
  if (crash === undefined) return notMeasured(scripts.reason)
  if (crash.lacking !== undefined)
    return notMeasured(`the page ended in an error screen, but ${crash.lacking}, which may be why`)
  const cause = crash.error === undefined ? '' : ` after the error "${oneLine(crash.error, MAX_ERROR)}"`
  return fail({ url, message: `Scripts replace the page with the message "${crash.screen}"${cause}.` })
}
