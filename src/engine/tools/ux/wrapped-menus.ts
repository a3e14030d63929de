import type { WrappedMenu } from '../../browser/wrapped-menus.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether the menu of a desktop fits into its row. */
export const wrappedMenus = defineTopic({
  checks: {
    'menu-wraps-on-desktop': {
      severity: 'notice',
      title: 'The last entries of the menu stand alone in a second row on a desktop',
      why: 'The menu does not fit into its row on common screens: the header is higher than it was meant to be, or the entries lie over what is below it, and it looks broken.',
      fix: 'Give the menu more room at this width: smaller gaps or type, shorter names, a wider column, or the menu of the phone up to a larger width.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/flex-wrap',
      example: 'nav li { float: left; padding: 0 40px } in a column of two thirds of the header',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return {
      judgements: {
        'menu-wraps-on-desktop': await judgeTriedOut(visit, {
          about: { names: ['nav', 'ul', 'ol'], none: 'the page has no menus' },
          found: ({ wrappedMenus }) => certainOf(wrappedMenus),
          untried: 'Chrome had no time left to look at the menu on a desktop',
          doubt: async (rendered, [first]) =>
            first?.fontInDoubt === undefined
              ? await layoutGap(rendered)
              : `the menu may fit into its row in the font "${first.fontInDoubt}", which did not load or is not on this machine`,
          message: messageOf,
        }),
      },
    }
  },
})

function messageOf({ alone, beside, below, screen }: WrappedMenu): string {
  const names = alone.map(name => `"${name}"`).join(' and ')
  return `On a screen of ${screen} px, ${names} ${alone.length > 1 ? 'stand' : 'stands'} ${below} px below the other ${beside} entries of the menu.`
}

/** Those that do not fit in any font; where there are none, those of which nobody knows it here. */
function certainOf(menus: readonly WrappedMenu[] | undefined): readonly WrappedMenu[] | undefined {
  const certain = menus?.filter(({ fontInDoubt }) => fontInDoubt === undefined)
  return certain?.length === 0 ? menus : certain
}
