import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { isHeldBack } from './unserved-forms.ts'

/** Whether visitors get to see the text that has its place on the page. */
export const unrevealedText = defineTopic({
  checks: {
    'text-never-shown': {
      severity: 'warning',
      title: 'Most of the text stays transparent',
      why: 'A style hides it until a script fades it in while the page is scrolled, and that does not happen: visitors see empty space where the text is.',
      fix: 'Repair the script that fades the text in, and hide the text only once that script runs, such as below a class that the same script sets.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/API/Intersection_Observer_API',
      example:
        '<style>.reveal { opacity: 0 }</style> <section class="reveal">…</section>, and no script that runs',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'text-never-shown': await judgeText(visit) } }
  },
})

async function judgeText(visit: Visit): Promise<Judgement> {
  await shownPage(visit)
  const { document, unrevealedText: found, url } = await laidOut(visit)
  if (found === undefined) return notMeasured('Chrome had no time left to scroll to all of the text')
  if (!document.body?.childNodes.length) return notApplicable('the page is empty')
  if (found === null) return pass()
  if (document.elements('script').some(isHeldBack))
    return notMeasured('scripts that wait for a visitor or for consent may show the text')
  const { selector, text, characters, share } = found
  const message = `${characters} characters of text (${Math.round(share * 100)} % of the page) are transparent, also after scrolling to them: "${text}"…`
  return fail({ url, selector, message })
}
