import type { OpenedMenu } from '../../browser/opened-menus.ts'
import type { SeeThroughMenu } from '../../browser/see-through-menus.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether the menu that opens on a phone hides the text that it lies over. */
export const seeThroughMenus = defineTopic({
  checks: {
    'menu-see-through-on-phone': {
      severity: 'warning',
      title: 'The text of the page shines through the menu that opens on a phone',
      why: 'The entries and the text below them run into each other, so that both are hard to read.',
      fix: 'Give the box of the menu a background color that hides what is below it, such as background-color: #fff.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
      example: 'nav { position: fixed; inset: 60px 0 0 } without a background, over the first paragraphs',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const judgement = await judgeTriedOut(visit, {
      about: { names: ['button', 'a'], none: 'the page has neither buttons nor links' },
      found: ({ openedMenus }) =>
        openedMenus?.flatMap(({ button, seeThrough }) => (seeThrough ? [{ ...seeThrough, button }] : [])),
      untried: 'Chrome had no time left to open the menu',
      doubt: rendered => layoutGap(rendered),
      scriptsMay: 'change the menu',
      message: messageOf,
    })
    return { judgements: { 'menu-see-through-on-phone': judgement } }
  },
})

function messageOf({
  button,
  text,
  below,
  entries,
  over,
  hides,
}: SeeThroughMenu & Pick<OpenedMenu, 'button'>): string {
  const menu =
    button === undefined || button.text === '' ? 'the menu' : `the menu that "${button.text}" opens`
  const what = hides === 0 ? 'nothing hides what is below' : `only ${hides} % of what is below is hidden`
  return `${over} of the ${entries} entries of ${menu} lie over texts of the page, such as "${text}" over "${below}", and ${what}.`
}
