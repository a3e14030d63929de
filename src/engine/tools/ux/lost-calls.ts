import { fail, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeLost } from './lost-on-phone.ts'

/** Whether the number that a desktop links can be called where people call: on a phone. */
export const lostCalls = defineTopic({
  checks: {
    'call-link-lost-on-phone': {
      severity: 'notice',
      title: 'Only a desktop shows the link to call',
      why: 'On a phone one tap would call. Visitors there do not even see the number on this page.',
      fix: 'Leave the link in the header on small screens, such as an icon of a telephone, or repeat it in the menu of the phone or in the footer.',
      help: 'https://web.dev/articles/click-to-call',
      example: '@media (max-width: 768px) { .nav-phone { display: none } }, and no other tel: link',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const judgement = await judgeLost(visit, 'the number', ({ calls: [first] }, { url }) =>
      first
        ? fail({
            url,
            selector: first.selector,
            message: `A desktop shows a link to call ${first.number}; a phone shows neither that nor the number, not even when its menu is open.`,
          })
        : pass(),
    )
    return { judgements: { 'call-link-lost-on-phone': judgement } }
  },
})
