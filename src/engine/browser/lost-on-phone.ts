import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import { type LostMenu, lostMenus, MENU_LIMITS, type MenuCandidates } from './lost-menus.ts'
import { playPhoneAgain, type ShowScreen } from './other-screen.ts'
import { LINK_LIMITS, pageLinks } from './page-links.ts'
import { CONTROL_LIMITS, type PhoneControls, phoneControls } from './phone-controls.ts'
import { type LookedFor, PRESS_LIMITS, type PressedControls, pressedControls } from './pressed-controls.ts'
import {
  type CallLink,
  LANGUAGE_CODES,
  type LanguageLink,
  type ShownWays,
  shownWays,
  WAYS_LIMITS,
} from './shown-ways.ts'

/** What a desktop shows and a phone does not, not even when its menus are open. */
export interface LostOnPhone {
  /** Null where no menu is lost. */
  menu: LostMenu | null
  languages: readonly LanguageLink[]
  /** Links to call, where a phone has none at all. */
  calls: readonly CallLink[]
}

/** Languages that are told of. */
const MAX_LANGUAGES = 10

/** Looks for that on both screens, the phone first and last. */
export interface PhoneLook {
  /** What a phone shows that has opened nothing. */
  onPhone(): Promise<true>
  /** @returns null where it takes {@link PhoneLook.whenPressed} to know */
  onDesktop(showDesktop: ShowScreen): Promise<LostOnPhone | null>
  /** Without what a control of the phone brings into sight. It presses them: all else comes before. */
  whenPressed(): Promise<LostOnPhone>
}

const HELPERS = [pageLinks, elementSelector, textStart].join(', ')

function expressionOf(work: (...given: never[]) => unknown, ...given: readonly unknown[]): string {
  return `(${work})(${given.map(each => JSON.stringify(each)).join(', ')}, ${HELPERS})`
}

/** @param mainFrame Chrome's id of the page's frame */
export function lookOnPhone(session: CDPSession, mainFrame: string): PhoneLook {
  const waysOf = (codes: readonly string[]) => expressionOf(shownWays, WAYS_LIMITS, LINK_LIMITS, codes)
  let phone: ShownWays | undefined
  let controls: PhoneControls | undefined
  let lost: LostOnPhone = { menu: null, languages: [], calls: [] }
  let isMenuCertain = false
  return {
    async onPhone() {
      const { evaluate } = await isolatedWorld(session, mainFrame)
      phone = await evaluate<ShownWays>(waysOf([]))
      const unlinked = Object.values(phone.pages).filter(place => place === 'hidden' || place === 'foot')
      if (unlinked.length >= MENU_LIMITS.pages)
        controls = await evaluate<PhoneControls>(callOf(phoneControls, CONTROL_LIMITS))
      return true
    },
    async onDesktop(showDesktop) {
      if (!phone) throw new Error('the phone was not looked at')
      await showDesktop()
      const { evaluate } = await isolatedWorld(session, mainFrame)
      const { languages, calls } = await evaluate<ShownWays>(waysOf(LANGUAGE_CODES))
      let menu: LostMenu | null = null
      if (controls && !(controls.areAny && controls.hasMenuButton)) {
        const { anywhere, atTop } = await evaluate<MenuCandidates>(
          expressionOf(lostMenus, MENU_LIMITS, LINK_LIMITS, phone.pages),
        )
        isMenuCertain = anywhere !== null && !controls.areAny
        menu = isMenuCertain ? anywhere : controls.hasMenuButton ? null : atTop
      }
      lost = { menu, languages: withoutShown(languages, phone), calls: phone.mayCall ? [] : calls }
      const isCertain = menu === null || isMenuCertain
      return isCertain && lost.languages.length === 0 && lost.calls.length === 0 ? lost : null
    },
    async whenPressed() {
      const { menu, languages, calls } = lost
      await playPhoneAgain(session)
      const { evaluate } = await isolatedWorld(session, mainFrame)
      const lookedFor: LookedFor = {
        menu: menu !== null && !isMenuCertain,
        numbers: calls.map(({ number }) => number),
      }
      const pressed = await evaluate<PressedControls>(
        `(${pressedControls})(${JSON.stringify(PRESS_LIMITS)}, ${JSON.stringify(lookedFor)}, () => ${waysOf([])})`,
      )
      if (pressed.url !== phone?.url) throw new Error('a script has led to another page')
      const { shown, areAll, mayOpenMenu, mayShowNumber } = pressed
      // One of the controls may open what was not tried.
      return {
        menu: isMenuCertain || (areAll && !mayOpenMenu) ? menu : null,
        languages: areAll ? withoutShown(languages, shown).slice(0, MAX_LANGUAGES) : [],
        calls: areAll && !shown.mayCall && !mayShowNumber ? calls : [],
      }
    },
  }
}

/** Those to whose address or language nothing leads that is shown. */
function withoutShown(
  links: readonly LanguageLink[],
  shown: Pick<ShownWays, 'urls' | 'texts' | 'codes'>,
): LanguageLink[] {
  const [urls, texts, codes] = [shown.urls, shown.texts, shown.codes].map(each => new Set(each))
  return links.filter(
    ({ url, text, hreflang }) =>
      !urls!.has(url) && !texts!.has(text.toLowerCase()) && !codes!.has(hreflang.toLowerCase()),
  )
}
