import type { CDPSession } from 'puppeteer-core'
import { MENU_LABEL_PATTERN } from '../syntax/menu-labels.ts'
import { holdObjects } from './held-objects.ts'
import { type SheetRules, sheetReader } from './sheet-reader.ts'

/** A button of the menu of a phone that does nothing, while the links of the menu are hidden. */
export interface DeadMenu {
  selector: string
  /** The start of its text or of its label; may be empty. */
  text: string
  /** Links that cannot be seen. */
  links: number
  /** Classes that its script toggles, for which no style opens anything. */
  toggles?: readonly string[]
}

const LIMITS = {
  /** CSS pixels: the widest screen of a phone, and how far from the top of the page its menu is opened. */
  screen: 600,
  top: 250,
  /** Elements, links and rules of styles that are looked at, and buttons of which listeners are asked for. */
  looked: 3000,
  links: 300,
  rules: 20_000,
  buttons: 3,
  /** Listeners of one element. */
  listeners: 20,
  /** Elements around a button. */
  around: 60,
  /** Characters. */
  name: 1000,
  text: 60,
  /** What such a button is called. */
  label: MENU_LABEL_PATTERN,
} as const

/** Events by which scripts notice that something is pressed. */
const PRESSES = new Set(
  'click mousedown mouseup pointerdown pointerup touchstart touchend focusin focus change keydown'.split(' '),
)

/**
 * Buttons that look like those of a menu, on a phone on whose screen no link of the navigation is seen, where nothing
 * listens, here or further out, or only toggles classes, and no style opens anything.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findDeadMenus(session: CDPSession, mainFrame: string): Promise<readonly DeadMenu[]> {
  const objects = await holdObjects(session, mainFrame)
  /** The classes that its listeners toggle, each with null where it may do anything; empty where nothing listens. */
  const heardBy = async (object: string, depth = 1) => {
    const listeners = await objects.listenersOf(object, depth)
    const pressed = listeners.filter(({ type }) => PRESSES.has(type))
    if (pressed.length > LIMITS.listeners) return [null]
    return await Promise.all(
      pressed.map(async ({ handler }): Promise<string[] | null> => {
        if (handler?.type !== 'function' || handler.objectId === undefined) return null
        return await objects.call<string[] | null>(handler.objectId, togglesOf, LIMITS)
      }),
    )
  }
  const ownObject = async (element: string) => (await objects.ownElement(element)).object
  const given = JSON.stringify(LIMITS)
  const sheetRules = await sheetReader(session, mainFrame)
  const around = `(${aroundLinks.toString()})(${given}, ${hiddenLinks.toString()})`
  const opensByClass = async (names: readonly string[]) => {
    const states = names.map(name =>
      name.startsWith('[') ? `\\${name}[^\\]]{0,60}\\]` : `\\.${name}(?![\\w-])`,
    )
    const state = JSON.stringify(states.join('|'))
    return (
      (await objects.evaluate(`(${mayOpen.toString()})(${given}, ${sheetRules}, ${around}, ${state})`)) !==
      false
    )
  }
  const found = await objects.hold(
    `(${menuButtons.toString()})(${given}, ${hiddenLinks.toString()}, ${mayOpen.toString()}, ${sheetRules}, ${around})`,
  )
  const buttons = await objects.entriesOf(found)
  if (buttons.length === 0) return []
  if ((await heardBy(await objects.ownWindow())).length > 0) return []
  const links = await objects.evaluate<number>(`(${hiddenLinks.toString()})(${given})?.length ?? 0`)
  const dead: DeadMenu[] = []
  for (const button of buttons) {
    const outer = await objects.entriesOf(await objects.holdOf(button, outwards, LIMITS))
    const heard = await Promise.all([
      heardBy(await ownObject(button), -1),
      ...outer.map(async element => await heardBy(await ownObject(element))),
    ])
    const toggled = heard.flat()
    // One that works opens the menu.
    const names = toggled.flatMap(one => one ?? [])
    if (toggled.includes(null) || (names.length > 0 && (await opensByClass(names)))) return []
    const selector = await objects.selectorOf(button)
    const text = await objects.nameOf(button, LIMITS.text)
    const classes = [...new Set(names)].filter(name => !name.startsWith('['))
    dead.push({ selector, text, links, ...(classes.length > 0 && { toggles: classes }) })
  }
  return dead
}

/**
 * The links of the navigation, where none of them is seen but those of the home page; null where some is. Runs in the
 * page, as the others below: it must not use anything from outside of itself but what it is given.
 */
function hiddenLinks(limits: typeof LIMITS): Element[] | null {
  // The header of a page without <nav> holds its menu, that of another one may hold anything.
  const inNavigation = document.querySelectorAll('nav a[href], [role="navigation"] a[href]')
  const links = Array.from(
    inNavigation.length > 0 ? inNavigation : document.querySelectorAll('header a[href]'),
  )
    .slice(0, limits.links)
    .filter(link => !link.closest('footer, main, article, [class*="breadcrumb" i], [class*="skip" i]'))
    .filter(link => {
      const { pathname, hash, origin } = new URL((link as HTMLAnchorElement).href, document.baseURI)
      const isHome = pathname === '/' || /(?:^|\/)index\.\w{2,5}$/.test(pathname)
      return origin === location.origin && !(isHome && hash === '') && !/logo|brand/i.test(link.className)
    })
  const isSeen = (link: Element) => {
    if (!link.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { left, right, top, bottom, width, height } = link.getBoundingClientRect()
    if (width === 0 || height === 0 || right <= 0 || left >= innerWidth || bottom + scrollY <= 0) return false
    for (let at = link.parentElement; at; at = at.parentElement) {
      const box = at.getBoundingClientRect()
      const isCut =
        getComputedStyle(at).overflowY !== 'visible' &&
        at !== document.body &&
        at !== document.documentElement
      if (isCut && (box.height < 2 || box.width < 2 || top >= box.bottom || bottom <= box.top)) return false
    }
    return true
  }
  return links.length < 2 || links.some(isSeen) ? null : links
}

function menuButtons(
  limits: typeof LIMITS,
  linksOf: typeof hiddenLinks,
  opens: typeof mayOpen,
  sheetRules: SheetRules,
  around: readonly Element[],
): Element[] {
  if (innerWidth > limits.screen) return []
  const links = linksOf(limits)
  if (links === null) return []
  const called =
    /burger|(?:menu|nav(?:bar|igation)?)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|trigger)|(?:toggle|open)[-_]{0,2}(?:menu|nav)/i
  const said = new RegExp(`${limits.label}|^[☰≡]$`, 'iu')
  const buttons = Array.from(document.querySelectorAll('button, [role="button"], div, span'))
    .slice(0, limits.looked)
    .filter(button => {
      const isControl = button.matches('button, [role="button"]')
      const names = `${button.id} ${button.getAttribute('class') ?? ''}`.slice(0, limits.name)
      const text = (button.ariaLabel ?? button.textContent ?? '').slice(0, limits.text).trim()
      return called.test(names) || (isControl && said.test(text))
    })
    .filter(button => {
      const { top, width, height } = button.getBoundingClientRect()
      const isSmall = width > 8 && height > 8 && width < 200 && height < 100
      return (
        isSmall &&
        top + scrollY < limits.top &&
        button.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    })
    .filter(
      button =>
        !button.matches(':disabled, [popovertarget], [commandfor], [aria-hidden="true"]') &&
        !button.closest('a, label, summary, details, form, [popover], template') &&
        !button.querySelector('a, label, input, summary, [popovertarget], [commandfor], button'),
    )
    .filter(button => {
      // An island may come to life only when it is touched.
      for (let at: Element | null = button; at; at = at.parentElement)
        if (at.localName.includes('-') || at.hasAttribute('q:container')) return false
      return true
    })
    .filter((button, _, all) => !all.some(other => other !== button && other.contains(button)))
    .slice(0, limits.buttons)
  if (buttons.length === 0) return []
  // A style opens the menu where its rule is for a state, and lays out what is around the links.
  const state =
    ':not\\(:(?:hover|focus-within|focus-visible|focus|active|target|checked)\\)|:(?:hover|focus-within|focus-visible|focus|active|target|checked|has\\([^)]{0,200}\\))'
  return opens(limits, sheetRules, around, state) ? [] : buttons
}

/** Elements around the links of the navigation. */
function aroundLinks(limits: typeof LIMITS, linksOf: typeof hiddenLinks): Element[] {
  const around = new Set<Element>()
  for (const link of linksOf(limits) ?? [])
    for (let at: Element | null = link; at && at !== document.body; at = at.parentElement) around.add(at)
  return Array.from(around)
}

/**
 * Whether a style lays out what is around the links anew in a state; true where that cannot be told.
 *
 * @param state pattern of what a selector says of the state
 */
function mayOpen(
  limits: typeof LIMITS,
  sheetRules: SheetRules,
  around: readonly Element[],
  state: string,
): boolean {
  const pattern = new RegExp(state, 'g')
  const opens =
    /(?:^|[;{\s])(?:display|visibility|opacity|height|max-height|transform|translate|left|right|top|inset|clip|clip-path|grid-template-rows|margin|margin-left|width)\s*:/
  let left: number = limits.rules
  const holds = (rules: CSSRuleList): boolean => {
    for (const rule of Array.from(rules)) {
      if (left-- <= 0) return true
      if (rule instanceof CSSStyleRule && rule.selectorText.length < 2000) {
        const plain = rule.selectorText
          .split(/,(?![^(]*\))/)
          .filter(selector => selector.search(pattern) >= 0)
          .map(selector => selector.replace(pattern, '').trim() || '*')
          .join(', ')
        if (plain !== '' && opens.test(rule.cssText.slice(0, 5000))) {
          // What is nested, or lists nothing but states, is not followed.
          if (plain.includes('&') || rule.cssRules.length > 0 || /\(\s*[,)]/.test(plain)) return true
          for (const element of around) {
            try {
              if (element.matches(plain)) return true
            } catch {
              return true
            }
          }
        }
      }
      if ('cssRules' in rule && holds(rule.cssRules as CSSRuleList)) return true
    }
    return false
  }
  for (const sheet of Array.from(document.styleSheets)) {
    try {
      if (holds(sheetRules(sheet))) return true
    } catch {
      if (!/^https?:\/\/fonts\./.test(sheet.href ?? '')) return true
    }
  }
  return false
}

/**
 * The classes that a listener gives to elements and takes from them, and with a bracket in front the attributes, where its
 * text does nothing else; null where it may do more. Runs with a function of the page's own world.
 */
function togglesOf(this: unknown): string[] | null {
  const text = Function.prototype.toString.call(this)
  if (
    text.length > 1000 ||
    /\[native code\]|=(?!=|>)(?!\s{0,5}document\.(?:getElementById|querySelector)\()|\[/.test(text)
  )
    return null
  const known =
    /^(?:function|if|toggle|add|remove|contains|getElementById|querySelector|closest|preventDefault|stopPropagation|setAttribute|getAttribute|log)$/
  if ((text.match(/(?<![\w$])[\w$]{1,200}(?=\s{0,5}\()/g) ?? []).some(name => !known.test(name))) return null
  const changes = text.match(/classList\s{0,5}\.\s{0,5}(?:toggle|add|remove)\s{0,5}\(/g) ?? []
  const named = [
    ...text.matchAll(
      /classList\s{0,5}\.\s{0,5}(?:toggle|add|remove)\s{0,5}\(\s{0,5}['"`]([\w-]{1,60})['"`]\s{0,5}\)/g,
    ),
  ]
  const set = text.match(/setAttribute\s{0,5}\(/g) ?? []
  const attributes = [
    ...text.matchAll(/setAttribute\s{0,5}\(\s{0,5}['"`]((?:aria-(?!hidden)|data-)[\w-]{1,60})['"`]/g),
  ]
  if (changes.length === 0 || changes.length !== named.length || set.length !== attributes.length) return null
  return [...named.map(([, name]) => name!), ...attributes.map(([, name]) => `[${name}`)]
}

/** What is around a button, and what lies over it and is pressed in its place, as a transparent layer is. */
function outwards(this: Element, limits: typeof LIMITS): Node[] {
  const around: Node[] = [document]
  const { left, top, width, height } = this.getBoundingClientRect()
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
  for (const first of [this.parentElement, pressed]) {
    const most = around.length + limits.around
    for (let at = first; at && around.length < most; at = at.parentElement) around.push(at)
  }
  return around
}
