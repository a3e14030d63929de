import type { CoveredTarget } from '../../browser/covered-targets.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether visitors see what links within the page lead to. */
export const coveredTargets = defineTopic({
  checks: {
    'jump-target-covered': {
      severity: 'warning',
      title: 'A link leads to a heading that the bar at the top covers',
      why: 'Browsers scroll a place to the upper edge of the screen, where the fixed bar lies over it. Visitors see the middle of a section and do not know where they are.',
      fix: 'Add scroll-padding-top with the height of the bar to the style of html, such as html { scroll-padding-top: 80px }.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/scroll-padding-top',
      example:
        'header { position: fixed; top: 0; height: 80px } … <a href="#prices">Prices</a> … <h2 id="prices">Prices</h2>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'jump-target-covered': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  return await judgeTriedOut(visit, {
    about: { names: ['a'], none: 'the page has no links' },
    found: ({ coveredTargets }) => coveredTargets,
    untried: 'Chrome had no time left to follow the links within the page',
    doubt: rendered => layoutGap(rendered),
    scriptsMay: 'scroll further',
    message: messageOf,
  })
}

function messageOf({ text, id, covered, barBottom }: CoveredTarget): string {
  const what = text === '' ? 'This link' : `"${text}"`
  const over = covered === '' ? 'the picture there' : `"${covered}"`
  return `${what} leads to #${id}, and the bar at the top, which ends at ${barBottom} px on a desktop, then lies over ${over}.`
}
