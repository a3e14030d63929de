import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether visitors on a phone can close the menu again. */
export const trappingMenus = defineTopic({
  checks: {
    'menu-stays-open-on-phone': {
      severity: 'warning',
      title: 'The menu that opens on a phone cannot be closed again',
      why: 'It stays over the page: visitors who want to go on reading have to load the page anew.',
      fix: 'Put a button that closes the menu into it, or let the button that opens it stay above it (z-index), and close the menu on Escape and on a tap beside it.',
      help: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
      example:
        'nav.open { position: fixed; inset: 0; z-index: 99 } over <button class="burger">, which closes it',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const judgement = await judgeTriedOut(visit, {
      about: { names: ['button', 'a'], none: 'the page has neither buttons nor links' },
      found: ({ openedMenus }) =>
        openedMenus?.flatMap(({ button, trap }) => (trap && button ? [{ ...button, ...trap }] : [])),
      untried: 'Chrome had no time left to open the menu',
      doubt: rendered => layoutGap(rendered),
      scriptsMay: 'close the menu',
      message({ text, isBeside, isScrolled }) {
        const menu = text === '' ? 'The menu that this button opens' : `The menu that "${text}" opens`
        const ways = [
          'on Escape',
          'on a tap on it',
          ...(isBeside ? ['on a tap beside it'] : []),
          'when it is dragged',
          ...(isScrolled ? ['when the page is scrolled'] : []),
        ]
        return `${menu} lies over the button and has no other one that closes it. It stays open ${ways.slice(0, -1).join(', ')} and ${ways.at(-1)}.`
      },
    })
    return { judgements: { 'menu-stays-open-on-phone': judgement } }
  },
})
