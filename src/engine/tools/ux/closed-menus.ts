import type { ClosedMenu } from '../../browser/closed-menus.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { ownCode } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether a menu that is closed is closed for everybody. */
export const closedMenus = defineTopic({
  checks: {
    'closed-menu-reachable': {
      severity: 'notice',
      title: 'Hidden links, such as those of a closed menu, take the focus',
      why: 'They are only off the screen, transparent, or without width or height. Screen readers read them out, and visitors who use the Tab key do not see where they are.',
      fix: 'Give the closed menu or the hidden slide visibility: hidden (it can change with the transition) or the attribute inert, and remove that when it is shown.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
      example: '.mobile-menu { position: fixed; right: -100% } .mobile-menu.open { right: 0 }',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'closed-menu-reachable': await judge(visit) } }
  },
})

const PLACES: Readonly<Record<ClosedMenu['side'], string>> = {
  left: 'lie beyond the left edge of the screen',
  right: 'lie beyond the right edge of the screen',
  top: 'lie above the page',
  nowhere: 'are transparent',
  folded: 'lie in a box without width or height, which cuts them off,',
}

async function judge(visit: Visit): Promise<Judgement> {
  return await judgeTriedOut(visit, {
    about: { names: ['a'], none: 'the page has no links' },
    found: ({ closedMenus }) => closedMenus,
    untried: 'Chrome had no time left to look for closed menus',
    doubt: (rendered, found) => gapOf(visit, rendered, found),
    scriptsMay: 'hide the links',
    message: messageOf,
  })
}

function messageOf({ text, links, side }: ClosedMenu): string {
  return `${links} links${text === '' ? '' : ` (the first is "${text}")`} ${PLACES[side]} and still take the focus.`
}

/** Attributes by which a library that pages load from elsewhere shows and hides elements. */
const SHOWN_BY_LIBRARY =
  /^(?:x-(?:data|show|bind|trap)|v-(?:show|bind|if)|ng-(?:show|hide|class)|data-controller$)/
/** How scripts call the library that does not come from the site. */
const CALLS_LIBRARY = /(?<![\w$.])(?:\$|jQuery)\(/

/**
 * Where a menu lies is up to styles. A script that did not come matters if it is of the site, or of a library that may
 * hide the menu, as one by which a script of the site speaks of it; others have no part in a menu that is closed from the
 * beginning.
 */
async function gapOf(
  visit: Visit,
  rendered: RenderedPage,
  found: readonly ClosedMenu[],
): Promise<string | undefined> {
  const styles = await layoutGap(rendered, ['Stylesheet'])
  if (styles !== undefined) return styles
  const { host } = new URL(rendered.url)
  const isOwnMissing = rendered.requests.some(
    ({ type, url, inFrame, status, failure }) =>
      type === 'Script' &&
      !inFrame &&
      URL.parse(url)?.host === host &&
      (failure !== undefined || status === undefined || status >= 400),
  )
  const usesLibrary = rendered.document
    .elements()
    .some(({ attrs }) => attrs.some(({ name }) => SHOWN_BY_LIBRARY.test(name)))
  const { texts } = await ownCode(visit)
  const isSpokenOf = texts.some(
    text => CALLS_LIBRARY.test(text) && found.some(({ marks }) => marks.some(mark => names(text, mark))),
  )
  return isOwnMissing || usesLibrary || isSpokenOf ? await layoutGap(rendered, ['Script']) : undefined
}

/** Whether a script has a selector in it. */
function names(text: string, selector: string): boolean {
  return new RegExp(`${RegExp.escape(selector)}(?![\\w-])`).test(text)
}
