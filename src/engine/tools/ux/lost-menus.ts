import type { LostMenu } from '../../browser/lost-menus.ts'
import { fail, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeLost } from './lost-on-phone.ts'

/** Whether a phone has a way to the pages that the menu of a desktop leads to. */
export const lostMenus = defineTopic({
  checks: {
    'menu-lost-on-phone': {
      severity: 'warning',
      title: 'A phone shows neither the menu nor a button that opens it',
      why: 'Visitors with a phone cannot reach the pages that only the menu leads to, or find them only at the foot of the page, and the parts of a long page only by scrolling through all of it.',
      fix: 'Show the menu on small screens too, or put a button into the page that opens it. Often the style sheet has a rule for such a button, but the page lacks the element.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
      example: '@media (max-width: 768px) { .nav-links { display: none } }, and no button in the page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const judgement = await judgeLost(visit, 'the menu', ({ menu }, { url }) =>
      menu ? fail({ url, selector: menu.selector, message: messageOf(menu) }) : pass(),
    )
    return { judgements: { 'menu-lost-on-phone': judgement } }
  },
})

function messageOf({ pages, atFoot, areParts, texts }: LostMenu): string {
  const named = texts.map(text => `"${text}"`).join(', ')
  const such = named === '' ? '' : `, such as ${named}`
  if (atFoot > 0) {
    const nowhere = pages === 0 ? '' : `, and ${pages} not at all`
    const [entries, are] = atFoot === 1 ? ['entry', 'is'] : ['entries', 'are']
    return `On a phone, ${atFoot} ${entries} of the menu ${are} linked only at the foot of the page${nowhere}${such}; no button of the page opens the menu.`
  }
  const what = areParts ? 'parts of the page' : 'pages of the site'
  return `${pages} ${what} are linked only on a desktop${such}; no button of the page opens the menu.`
}
