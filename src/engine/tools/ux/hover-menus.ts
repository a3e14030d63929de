import type { HoverMenu } from '../../browser/hover-menus.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether all parts of a menu open without a mouse. */
export const hoverMenus = defineTopic({
  checks: {
    'submenu-needs-mouse': {
      severity: 'warning',
      title: 'A part of the menu opens only with a mouse',
      why: 'Only a style for :hover shows it. Visitors who use the keyboard cannot open it, and on a touch screen it may not open either: a tap follows the link above it if there is one.',
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
  return await judgeTriedOut(visit, {
    about: { names: ['a'], none: 'the page has no links' },
    found: ({ hoverMenus }) => hoverMenus,
    untried: 'Chrome could not tell for certain what opens the menus of the page',
    doubt: rendered => layoutGap(rendered),
    scriptsMay: 'open the menu',
    message: messageOf,
  })
}

function messageOf({ text, links, first, rule }: HoverMenu): string {
  const what = text === '' ? 'A menu' : `The menu below "${text}"`
  const from = first === '' ? '' : ` (the first is "${first}")`
  return `${what} has ${links} links${from} that only "${rule}" shows.`
}
