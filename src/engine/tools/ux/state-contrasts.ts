import type { StateContrast } from '../../browser/state-contrasts.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether links and buttons can still be read when someone is about to press them. */
export const stateContrasts = defineTopic({
  checks: {
    'unreadable-on-hover': {
      severity: 'warning',
      title: 'The text of a link or button becomes nearly invisible under the mouse or with the focus',
      why: 'Just when visitors are about to press it, they can no longer read what it does. Tools that look at the page at rest do not see it.',
      fix: 'Set both colors in the style that is named, with a contrast of at least 4.5:1.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
      example: '.button { background: #b00; color: #fff } .button:hover { background: #fc2 }',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'unreadable-on-hover': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  return await judgeTriedOut(visit, {
    about: { names: ['a', 'button'], none: 'the page has no links and buttons' },
    found: ({ stateContrasts }) => stateContrasts,
    untried: 'Chrome had no time left to look at the colors under the mouse',
    doubt: rendered => layoutGap(rendered, ['Stylesheet']),
    message: messageOf,
  })
}

function messageOf({ text, state, isBoth, ratio, asked, color, ground, rule }: StateContrast): string {
  const one = state === 'hover' ? 'under the mouse' : 'with the focus'
  const when = isBoth ? 'under the mouse and with the focus' : one
  return `"${text}" is ${color} on ${ground} ${when}, a contrast of ${ratio.toFixed(2)}:1 (at least ${asked}:1), by the style of "${rule}".`
}
