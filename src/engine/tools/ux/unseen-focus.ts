import type { UnseenFocus } from '../../browser/unseen-focus.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether those who go through the page with the keyboard see where they are. */
export const unseenFocus = defineTopic({
  checks: {
    'focus-not-seen': {
      severity: 'notice',
      title: 'Nothing shows that a link or button has the keyboard focus',
      why: 'Visitors who go through the page with the Tab key do not see where they are and what the Enter key will do. Laws on accessibility ask for a focus that is seen (WCAG 2.4.7).',
      fix: 'Remove outline: none from the style. If the ring is not to show after a click, write a style for :focus-visible in its place, such as a:focus-visible { outline: 2px solid }.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
      example: 'a:focus, button:focus { outline: none }',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'focus-not-seen': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  return await judgeTriedOut(visit, {
    about: { names: ['a', 'button', 'summary'], none: 'the page has no links and buttons' },
    found: ({ unseenFocus }) => unseenFocus,
    untried: 'Chrome could not tell for certain what shows the focus',
    doubt: rendered => layoutGap(rendered, ['Stylesheet']),
    message: messageOf,
  })
}

function messageOf({ text, target, alike, rule }: UnseenFocus): string {
  const unnamed = target === '' ? 'This control' : `The link to ${target}`
  const what = text === '' ? unnamed : `"${text}"`
  const others = alike > 1 ? ` and ${alike - 1} like it look` : ' looks'
  return `${what}${others} the same with the focus: the style of "${rule}" takes the outline away.`
}
