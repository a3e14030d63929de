import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether each `<summary>` opens something. */
export const straySummaries = defineTopic({
  checks: {
    'summary-outside-details': {
      severity: 'notice',
      title: 'A <summary> opens nothing, since it is not the first one in a <details>',
      why: '<summary> is the line that opens and closes a <details>. Anywhere else browsers show it as plain text: a click does nothing, and the keyboard does not reach it.',
      fix: 'If it is a summary of a text, use <p> or <div>. If it is to open something, put it into <details>, before what it opens.',
      help: 'https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element',
      example:
        '<article><h2>New sizes</h2><summary>The red bike now comes in four sizes.</summary></article>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page
    const summaries = document.elements('summary')
    const stray = summaries.filter(one => !opensDetails(one) && !isMadeControl(one))
    return {
      judgements: unlessUnfilled(page, {
        'summary-outside-details': judged(summaries, stray, message =>
          document.occurrence(stray[0]!, message),
        ),
      }),
    }
  },
})

/** A template repeats it many times on a page: it is told once. */
function judged(
  summaries: readonly Element[],
  stray: readonly Element[],
  placeOf: (message: string) => Occurrence,
): Judgement {
  const [first] = stray
  if (summaries.length === 0) return notApplicable('the page has no <summary>')
  if (!first) return pass()
  const isLater = parentOf(first)?.tagName === 'details'
  const what = isLater
    ? 'This <summary> is not the first of its <details>'
    : 'This <summary> is not right below a <details>'
  const others = stray.length - 1
  const more = others === 0 ? '' : `; so ${others === 1 ? 'is another one' : `are ${others} others`}`
  return fail([placeOf(`${what}: it opens nothing${more}.`)])
}

/** Whether it is the summary of the element around it (HTML, section 4.11.2). */
function opensDetails(summary: Element): boolean {
  const around = parentOf(summary)
  if (around?.tagName !== 'details') return false
  return around.childNodes.find(node => isElement(node) && node.tagName === 'summary') === summary
}

/** What is a control by other means: it is not the element that makes it one. */
function isMadeControl(summary: Element): boolean {
  return ['tabindex', 'role', 'onclick'].some(name => attribute(summary, name) !== undefined)
}
