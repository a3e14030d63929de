import type { HoverMenu } from '../../browser/hover-menus.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'
import { isHeldBack } from './unserved-forms.ts'

/** Whether all parts of a menu open without a mouse. */
export const hoverMenus = defineTopic({
  checks: {
    'submenu-needs-mouse': {
      severity: 'warning',
      title: 'A part of the menu opens only under a mouse',
      why: 'A style for :hover alone shows it. Visitors who use the keyboard cannot open it, and on a touch screen a tap may follow the link that it opens from instead.',
      fix: 'Add the same selector with :focus-within to the rule, such as li:hover > ul, li:focus-within > ul, and make what the menu opens from a link or a <button>.',
      help: 'https://www.w3.org/WAI/tutorials/menus/flyout/',
      example: 'li > ul { display: none } li:hover > ul { display: block }',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'submenu-needs-mouse': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const { document, hoverMenus: menus, url } = rendered
  if (document.elements('a').length === 0) return notApplicable('the page has no links')
  if (!menus) return notMeasured('Chrome could not tell for certain what opens the menus of the page')
  if (menus.length > 0) {
    const gap = await layoutGap(rendered)
    if (gap !== undefined) return notMeasured(gap)
    if (document.elements('script').some(isHeldBack))
      return notMeasured('scripts that wait for a visitor or for consent may open the menu')
  }
  return failWhere(menus.map(menu => ({ url, selector: menu.selector, message: messageOf(menu) })))
}

function messageOf({ text, links, first, rule }: HoverMenu): string {
  const what = text === '' ? 'A menu' : `The menu below "${text}"`
  const from = first === '' ? '' : `, from "${first}" on,`
  return `${what} has ${links} links${from} that only "${rule}" shows.`
}
