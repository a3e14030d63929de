import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'
import { type SheetRules, sheetReader } from './sheet-reader.ts'

/** A link or button that looks the same with and without the focus of the keyboard. */
export interface UnseenFocus {
  selector: string
  /** The start of its text or of its label; may be empty. */
  text: string
  /** Where a link leads, without the scheme, and on this host without the host; empty for what leads to no page. */
  target: string
  /** Links and buttons of the page that look alike, with this one. */
  alike: number
  /** The selector of the rule that takes the outline away. */
  rule: string
}

const LIMITS = {
  /** Elements that are looked at, and looks of them: those with the same classes, in a parent with the same classes. */
  looked: 3000,
  looks: 40,
  /** Looks without an outline that are compared, elements that are told of, those within one and around it. */
  compared: 12,
  told: 5,
  within: 15,
  around: 6,
  /** Rules of styles that are read, and those that matter. */
  rules: 20_000,
  outlines: 3000,
  /** CSS pixels: what is smaller, nobody is to see. */
  size: 8,
  /** Characters. */
  text: 60,
  rule: 100,
  selector: 2000,
} as const

/**
 * Links and buttons of which nothing shows that they have the focus: a style takes the outline of the browser away, and
 * nothing in them, around them or beside them changes in its place. One whose focus shows only once the page has noticed
 * a keyboard, as scripts make it, is none of them. It moves the focus, which no visitor sees.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns undefined where it could not be found out
 * @see https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html
 */
export async function findUnseenFocus(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly UnseenFocus[] | undefined> {
  const world = await isolatedWorld(session, mainFrame)
  const helpers = [elementSelector, textStart, outlineRules].map(String).join(', ')
  const given = `${JSON.stringify(LIMITS)}, ${helpers}, ${await sheetReader(session, mainFrame)}`
  return (await world.evaluate<UnseenFocus[] | null>(`(${focusedOnes.toString()})(${given})`)) ?? undefined
}

/** Rules that take outlines away, and those that are for the focus and show anything. */
interface FocusRules {
  removing: { selector: string; rule: string }[]
  /** Whether the rule holds on this screen; another one may be for whoever has a mouse, and a keyboard with it. */
  showing: { selector: string; holds: boolean }[]
}

/**
 * Runs in the page, as the one below: it must not use anything from outside of itself but what it is given.
 *
 * @returns null where an outline is away and the styles of the page cannot be read or understood
 */
async function focusedOnes(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  rulesOf: typeof outlineRules,
  sheetRules: SheetRules,
): Promise<UnseenFocus[] | null> {
  const isShown = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(':disabled')) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[inert], [aria-hidden="true"]')) return false
    const { left, right, bottom, width, height } = element.getBoundingClientRect()
    const isLarge = width >= limits.size && height >= limits.size
    return isLarge && right > 0 && left < innerWidth && bottom + scrollY > 0
  }
  const looks = new Map<string, { first: HTMLElement; alike: number }>()
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary')
  for (const element of Array.from(controls).slice(0, limits.looked)) {
    const classOf = (at: Element | null) => `${at?.localName}.${at?.getAttribute('class') ?? ''}`
    const look = `${classOf(element)} < ${classOf(element.parentElement)}`
    const known = looks.get(look)
    if (!known && looks.size >= limits.looks) continue
    if (!isShown(element)) continue
    if (known) known.alike++
    else looks.set(look, { first: element, alike: 1 })
  }
  const targetOf = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement) || !/^https?:$/.test(element.protocol)) return ''
    const { host, pathname } = element
    const place = host === location.host ? pathname : host.replace(/^www\./, '') + pathname.replace(/\/$/, '')
    return place.slice(0, limits.text)
  }
  const visibleOutline = (style: CSSStyleDeclaration) => {
    // The ring of the browser itself (auto) is drawn at any width.
    const isSeen =
      style.outlineStyle !== 'none' &&
      (style.outlineStyle === 'auto' || Number.parseFloat(style.outlineWidth) > 0) &&
      !/^(?:transparent|rgba\(.*, ?0\)|.* \/ 0\))$/.test(style.outlineColor)
    return isSeen ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : ''
  }
  const properties = Array.from(getComputedStyle(document.documentElement)).filter(
    name => !name.startsWith('outline'),
  )
  /** All that can be told of how an element and what is in and around it look. */
  const lookOf = (element: Element) => {
    const parts: Element[] = [element]
    const inside = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT)
    while (parts.length <= limits.within && inside.nextNode()) parts.push(inside.currentNode as Element)
    for (let at = element.parentElement, step = 0; at && step < limits.around; step++, at = at.parentElement)
      parts.push(at)
    for (const beside of [element.previousElementSibling, element.nextElementSibling])
      if (beside) parts.push(beside)
    const said: string[] = []
    for (const part of parts) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(part, pseudo)
        if (pseudo !== undefined && style.content === 'none') continue
        said.push(visibleOutline(style))
        for (const name of properties) said.push(style.getPropertyValue(name))
      }
      const { left, top, width, height } = part.getBoundingClientRect()
      said.push(`${left + scrollX} ${top + scrollY} ${width} ${height}`)
    }
    return said.join('\n')
  }
  // A colon in the name of a class is escaped: such a class names the style, and no state.
  const withoutFocus = (compound: string) =>
    compound
      .replace(/:not\([^()]{0,200}focus[^()]{0,200}\)/g, '')
      .replace(/(?<!\\)::?[\w-]*focus[\w-]*|(?<!\\)\.[\w-]*focus[\w-]*(?![\w\\-])|::[\w-]+/g, '')
  /** What is said of an element around it, without what scripts set once they notice a keyboard. */
  const withoutScripts = (part: string) => {
    const [, compound = '', combinator = ''] = /^(.*?)([\s>+~]*)$/.exec(part) ?? []
    if (compound === '') return part
    const root = /^(?:html|body|:root)(?![\w-])/.exec(compound)?.[0]
    const noticed =
      /\.[\w-]*(?:key|mouse|tabbing|tab-?(?:user|nav)|pointer|touch|what-?input|a11y)[\w-]*|\.(?:no-)?js(?![\w-])|\[data-[^\]]{0,100}\]/gi
    return (root ?? (withoutFocus(compound).replace(noticed, '') || '*')) + combinator
  }
  let rules: FocusRules | null | undefined
  const found: UnseenFocus[] = []
  let compared = 0
  let isUncertain = false
  const before = document.activeElement
  if (before instanceof HTMLElement) before.blur()
  for (const { first, alike } of looks.values()) {
    if (found.length >= limits.told || compared >= limits.compared) break
    first.focus({ preventScroll: true })
    // An outline that is there says all, for little.
    const isOutlined = visibleOutline(getComputedStyle(first)) !== ''
    if (isOutlined || document.activeElement !== first || !first.matches(':focus-visible')) {
      first.blur()
      continue
    }
    rules ??= rulesOf(limits, sheetRules)
    if (rules === null) {
      first.blur()
      return null
    }
    const removing = rules.removing.filter(({ selector }) => first.matches(selector))
    // A class or an attribute that scripts set when they notice a mouse or a keyboard.
    const isConditional = removing.some(({ selector }) =>
      /:not\(\s*[.[#]|\[data-|mouse|keyboard|pointer|touch|what-?input/i.test(selector),
    )
    const matches = (selector: string) => {
      try {
        return first.matches(selector)
      } catch {
        isUncertain = true
        return true
      }
    }
    const isShownOtherwise = rules.showing.some(({ selector, holds }) => {
      const parts = selector.split(/(?<=[\s>+~])(?![^(]*\))/)
      const isFor = parts.some((compound, at) => {
        if (!compound.includes('focus')) return false
        if (compound.includes('.ui-state-') && !first.closest('[class*="ui-widget"], [class*="ui-state-"]'))
          return false
        const around = parts.slice(0, at).map(withoutScripts).join('')
        const own = withoutFocus(compound.replace(/[\s>+~]+$/, ''))
        return around + own === '' || matches(around + (own || '*'))
      })
      const subject = selector.replace(/::[\w-]+/g, '')
      // One that holds now has been looked at, unless it is for what is beside the element.
      return isFor && !(holds && matches(subject))
    })
    if (removing.length === 0 || isConditional || isShownOtherwise) {
      first.blur()
      continue
    }
    compared++
    const focused = lookOf(first)
    first.blur()
    const unfocused = lookOf(first)
    let isSame = focused === unfocused
    if (isSame) {
      // What changes slowly, or by a script.
      first.focus({ preventScroll: true })
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      isSame =
        document.activeElement === first &&
        first.getAnimations({ subtree: true }).length === 0 &&
        lookOf(first) === unfocused
      first.blur()
    }
    if (!isSame) continue
    found.push({
      selector: selectorOf(first),
      text: textOf(first, limits.text, first.ariaLabel),
      target: targetOf(first),
      alike,
      rule: removing.at(-1)!.rule.slice(0, limits.rule),
    })
  }
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  return found.length === 0 && isUncertain ? null : found
}

/** @returns null where a style sheet of the page cannot be read, or there are too many rules to read */
function outlineRules(limits: typeof LIMITS, sheetRules: SheetRules): FocusRules | null {
  const found: FocusRules = { removing: [], showing: [] }
  let left: number = limits.rules
  const read = (rules: CSSRuleList, outer: string, holds: boolean): boolean => {
    for (const rule of Array.from(rules)) {
      if (left-- <= 0 || found.removing.length + found.showing.length > limits.outlines) return false
      const isOn = holds && !(rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches)
      if (rule instanceof CSSStyleRule && rule.selectorText.length <= limits.selector) {
        const { style } = rule
        const selectorText = rule.selectorText.replaceAll('&', outer)
        const removes =
          style.outlineStyle === 'none' ||
          (style.outlineWidth !== '' && Number.parseFloat(style.outlineWidth) === 0)
        const isForFocus = selectorText.includes('focus')
        const shows = isForFocus && Array.from(style).some(name => !removes || !name.startsWith('outline'))
        if (rule.cssRules.length > 0 && !read(rule.cssRules, `:is(${selectorText})`, isOn)) return false
        if (!removes && !shows) continue
        for (const selector of selectorText.split(/,(?![^(]*\))/).map(part => part.trim())) {
          if (!CSS.supports(`selector(${selector})`)) continue
          if (removes && isOn && !selector.includes('::')) found.removing.push({ selector, rule: selector })
          if (shows && selector.includes('focus')) found.showing.push({ selector, holds: isOn })
        }
      } else if ('cssRules' in rule && !read(rule.cssRules as CSSRuleList, outer, isOn)) return false
    }
    return true
  }
  for (const sheet of [...Array.from(document.styleSheets), ...document.adoptedStyleSheets]) {
    if (sheet.disabled || !matchMedia(sheet.media.mediaText).matches) continue
    try {
      if (!read(sheetRules(sheet), ':scope', true)) return null
    } catch {
      if (!/^https?:\/\/fonts\.|font-?awesome|[-/]icons?[-./]/i.test(sheet.href ?? '')) return null
    }
  }
  return found
}
