import {
  fail,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'
import { isHeldBack } from './unserved-forms.ts'

/** Whether a phone has a way to the pages that the menu of a desktop leads to. */
export const lostMenus = defineTopic({
  checks: {
    'menu-lost-on-phone': {
      severity: 'warning',
      title: 'A phone shows neither the menu nor a button that opens it',
      why: 'Visitors with a phone cannot reach the pages that only the menu leads to, and find the parts of a long page only by scrolling through all of it.',
      fix: 'Show the menu on small screens too, or put a button into the page that opens it. Often the style sheet has a rule for such a button, but the page lacks the element.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
      example: '@media (max-width: 768px) { .nav-links { display: none } }, and no button in the page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'menu-lost-on-phone': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const { document, lostMenu: menu, url } = rendered
  if (document.elements('a').length === 0) return notApplicable('the page has no links')
  if (menu === undefined)
    return notMeasured('Chrome had no time left to compare the links of phone and desktop')
  if (menu === null) return pass()
  // Styles hide the menu, and scripts may put the button into the page.
  const gap = await layoutGap(rendered, ['Stylesheet', 'Script'])
  if (gap !== undefined) return notMeasured(gap)
  if (document.elements('script').some(isHeldBack))
    return notMeasured('scripts that wait for a visitor or for consent may show the menu')
  const { selector, pages, areParts, texts } = menu
  const named = texts.map(text => `"${text}"`).join(', ')
  const what = areParts ? 'parts of the page' : 'pages of the site'
  const message = `${pages} ${what} are linked only on a desktop${named === '' ? '' : `, such as ${named}`}; no button of the page opens the menu.`
  return fail({ url, selector, message })
}
