import type { CutMenu } from '../../browser/cut-menus.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { nameOfTag } from '../../judging/name-of-tag.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { cutSubmenuMessage } from './cut-submenus.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether visitors on a phone see the entries of the menu that a button opens. */
export const cutMenus = defineTopic({
  checks: {
    'menu-cut-off-on-phone': {
      severity: 'warning',
      title: 'The menu that opens on a phone is cut off',
      why: 'Visitors see only a part of its entries and do not find the pages behind the others.',
      fix: 'Let the menu be as high as its entries, and let it scroll where the screen is lower: max-height: 100dvh; overflow-y: auto. Let the entries of submenus wrap, and place no submenu beside the screen. Where backdrop-filter, filter or transform of an element around it holds a menu with position: fixed, move the menu out of that element, or put the property on its ::before.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_display/Containing_block',
      example:
        'header { backdrop-filter: blur(10px) } header nav { position: fixed; inset: 0; overflow: hidden }, which is as high as the header',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const judgement = await judgeTriedOut(visit, {
      about: { names: ['button', 'a'], none: 'the page has neither buttons nor links' },
      found: foundOf,
      untried: 'Chrome had no time left to open the menu',
      doubt: rendered => layoutGap(rendered),
      scriptsMay: 'change the menu',
      message: ({ message }) => message,
    })
    return { judgements: { 'menu-cut-off-on-phone': judgement } }
  },
})

/** Of a menu that is cut off by itself no submenu is told of. */
function foundOf({ unsaidMenus, openedMenus = [] }: RenderedPage) {
  const menus = unsaidMenus?.flatMap(({ text, cutMenu }) =>
    cutMenu ? [{ selector: cutMenu.selector, message: messageOf({ ...cutMenu, button: text }) }] : [],
  )
  if (!menus || menus.length > 0) return menus
  return openedMenus.flatMap(menu =>
    menu.submenu ? [{ selector: menu.submenu.selector, message: cutSubmenuMessage(menu, menu.submenu) }] : [],
  )
}

function messageOf({
  button,
  text,
  entries,
  cut,
  seen,
  box,
  isStrip,
  holder,
}: CutMenu & { button: string }): string {
  const menu = `the menu that ${button === '' ? 'its button' : `"${button}"`} opens`
  const because = holder
    ? ` The ${holder.property} of ${holder.tag} fixes the menu to that element, which is ${holder.height} px high, in place of the screen.`
    : ''
  if (isStrip && box) {
    const named = seen.map(one => `"${one}"`).join(', ')
    const shown =
      seen.length === 0 ? 'none' : seen.length < entries - cut ? `only ${entries - cut}` : `only ${named}`
    return `Of the ${entries} entries of ${menu}, ${shown} can be seen: the others scroll in a strip of ${box.height} px.${because}`
  }
  const by = box
    ? `${nameOfTag(box.tag)} cuts them off at a height of ${box.height} px and cannot be scrolled`
    : 'they are off the screen and cannot be scrolled to'
  return `${cut} of the ${entries} entries of ${menu} cannot be seen, such as "${text}": ${by}.${because}`
}
