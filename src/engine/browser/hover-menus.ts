import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { holdObjects } from './held-objects.ts'
import { mayOpenOtherwise, type ShutMenu } from './hover-openers.ts'
import type { ShowScreen } from './other-screen.ts'
import { type SheetRules, sheetReader } from './sheet-reader.ts'

/** A part of a menu that comes into sight under a mouse, and in no other way. */
export interface HoverMenu {
  selector: string
  /** The start of the text of what it opens from; may be empty. */
  text: string
  /** Links of it that no one sees elsewhere on the page. */
  links: number
  /** The start of the text of the first of them. */
  first: string
  /** The selector of the rule that shows it. */
  rule: string
}

const LIMITS = {
  /** Rules of styles that are read, those for a mouse that are followed, and boxes that are looked at. */
  rules: 20_000,
  hovering: 100,
  boxes: 40,
  /** Of all rules together: boxes that are looked at, and rules for other states. */
  allBoxes: 200,
  states: 2000,
  /** Links within a box from which on it is a menu, and links that are looked at. */
  links: 2,
  looked: 3000,
  /** Pixels of what is left of a box that is cut down to a dot. */
  dot: 4,
  /** Menus that are told of, and elements around one whose listeners are asked for. */
  menus: 3,
  around: 40,
  /** Controls beside a menu that are given the focus. */
  controls: 10,
  /** Characters. */
  selector: 1000,
  text: 60,
  rule: 100,
} as const

/**
 * Boxes with links that a style for `:hover` shows on a desktop. Nothing shows them when what is beside them has the
 * focus, no style is for a state that a script may set, and nothing around them listens to a key, nor to a click that
 * opens them. The page is laid out for a desktop where a rule gives reason to.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://www.w3.org/WAI/tutorials/menus/flyout/
 */
export async function findHoverMenus(
  session: CDPSession,
  mainFrame: string,
  showDesktop: ShowScreen,
): Promise<readonly HoverMenu[]> {
  const objects = await holdObjects(session, mainFrame)
  const limits = JSON.stringify(LIMITS)
  const sheetRules = await sheetReader(session, mainFrame)
  const hasReason = await objects.evaluate<boolean>(
    `(${hoverRules.toString()})(${limits}, ${sheetRules}, false).length > 0`,
  )
  if (!hasReason) return []
  await showDesktop()
  const found = await objects.hold(
    `(${hoverMenus.toString()})(${limits}, ${sheetRules}, ${hoverRules.toString()}, ${elementSelector.toString()}, ${textStart.toString()})`,
  )
  const menus: HoverMenu[] = []
  for (const each of await objects.entriesOf(found)) {
    if (await mayOpenOtherwise(objects, each)) continue
    menus.push(await objects.call<HoverMenu>(each, said))
  }
  return menus
}

/** A menu in the page. */
interface FoundMenu extends ShutMenu {
  said: HoverMenu
}

function said(this: FoundMenu): HoverMenu {
  return this.said
}

/** A rule that shows what it is for: under a mouse, or in a state that a script may set. */
interface ShowingRule {
  selector: string
  /** What it shows, without pseudo-classes of the mouse. */
  subject: string
  /** Around what the mouse has to be. */
  opener: string
  isHover: boolean
}

/**
 * Rules for what is shown under a mouse, where there is such an element with links. Runs in the page, as the one below:
 * it must not use anything from outside of itself but what it is given.
 *
 * @param all also those that are for other states; rules of another screen are left out
 */
function hoverRules(limits: typeof LIMITS, sheetRules: SheetRules, all: boolean): ShowingRule[] {
  const found: ShowingRule[] = []
  let left: number = limits.rules
  let hovering: number = limits.hovering
  const mouse = /:(?:hover|active)(?![\w-])/
  const read = (rules: CSSRuleList): void => {
    for (const rule of Array.from(rules)) {
      if (left-- <= 0) return
      if (all && rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue
      if (rule instanceof CSSStyleRule && rule.selectorText.length <= limits.selector) {
        const { display, visibility, clip, clipPath } = rule.style
        const shows =
          (display !== '' && display !== 'none') ||
          visibility === 'visible' ||
          /^(?:auto|unset|initial|revert)$/.test(clip) ||
          /^(?:none|unset|initial|revert)$/.test(clipPath)
        if (!shows) continue
        for (const part of rule.selectorText.split(/,(?![^(]*\))/)) {
          const selector = part.trim()
          const at = selector.search(mouse)
          if (!all && at < 0) continue
          const [, before = '', subject = ''] = /^(.*[\s>+~])([^\s>+~]+)$/.exec(selector) ?? []
          const isHover =
            at >= 0 && mouse.test(before) && !mouse.test(subject) && !/:not\([^)]*:hover/.test(selector)
          if (!isHover && !all) continue
          // The compound that has the mouse is what the menu opens from.
          const opener = isHover ? before.slice(0, before.search(/\s*[\s>+~]?\s*$/)).trim() : ''
          const [upToMouse = ''] = /^.*?:(?:hover|active)(?![\w-])/.exec(opener) ?? []
          const plain = subject.replace(/::?(?:hover|focus[\w-]*|active)/g, '') || '*'
          if (isHover) {
            if (hovering-- <= 0) continue
            try {
              const boxes = Array.from(document.querySelectorAll(plain)).slice(0, limits.boxes)
              if (!boxes.some(box => box.querySelectorAll('a[href]').length >= limits.links)) continue
            } catch {
              continue
            }
          }
          found.push({
            selector,
            subject: isHover ? plain : subject || selector,
            opener: upToMouse.replace(/:(?:hover|active)(?![\w-])/g, ''),
            isHover,
          })
        }
      } else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of Array.from(document.styleSheets)) {
    if (sheet.disabled) continue
    try {
      read(sheetRules(sheet))
    } catch {
      // What cannot be read is no reason to look; that it may open a menu is asked further on.
    }
  }
  return found
}

/**
 * What is found, each with the elements whose listeners are to be asked for.
 *
 * @returns null where a style sheet may open it that cannot be read
 */
async function hoverMenus(
  limits: typeof LIMITS,
  sheetRules: SheetRules,
  rulesOf: typeof hoverRules,
  selectorOf: typeof elementSelector,
  startOf: typeof textStart,
): Promise<FoundMenu[] | null> {
  // A style sheet that cannot be read may open what it likes, but for those of fonts and icons.
  let isUnread = false
  for (const sheet of Array.from(document.styleSheets)) {
    try {
      void sheetRules(sheet)
    } catch {
      isUnread ||= !/^https?:\/\/fonts\.|font-?awesome|[-/]icons?[-./]/i.test(sheet.href ?? '')
    }
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  /** Whether a box is cut down to a dot, as what is for screen readers alone: its links can have the focus all the same. */
  const isClipped = (box: Element) => {
    const { position, clip, clipPath } = getComputedStyle(box)
    if (/^inset\((?:50|100)%/.test(clipPath)) return true
    if (!/^(?:absolute|fixed)$/.test(position) || !clip.startsWith('rect(')) return false
    const [top = 0, right = 0, bottom = 0, left = 0] = clip.slice(5).split(',').map(Number.parseFloat)
    return right - left <= limits.dot && bottom - top <= limits.dot
  }
  const isShown = (box: Element) => box.checkVisibility({ visibilityProperty: true }) && !isClipped(box)
  const textOf = (element: Element | null | undefined) =>
    element ? startOf(element, limits.text, element.ariaLabel) : ''
  const rules = rulesOf(limits, sheetRules, true)
  const names = /\.((?:[\w-]|[^\x00-\x7f])+)/g
  const missing = new Map<string, boolean>()
  const isMissing = (name: string) => {
    const known = missing.get(name)
    if (known !== undefined) return known
    const isNowhere = document.getElementsByClassName(name)[0] === undefined
    missing.set(name, isNowhere)
    return isNowhere
  }
  // States that a script may set: of a class that nothing has now.
  const states = rules
    .filter(({ isHover }) => !isHover)
    .slice(0, limits.states)
    .filter(
      ({ selector }) =>
        /:(?:focus|target|checked|has|popover-open)|\[/.test(selector) ||
        Array.from(selector.matchAll(names), ([, name]) => name!).some(isMissing),
    )
    .map(({ selector, subject }) => ({
      own: Array.from(subject.matchAll(/[.#](?:[\w-]|[^\x00-\x7f])+|^[a-z][\w-]*/g), ([each]) => each),
      // What is left without the states, so that it matches now what it may show.
      stateless: /:(?:has|not|is|where)\(/.test(selector)
        ? undefined
        : selector
            .replace(
              /:(?:focus(?:-within|-visible)?|target(?:-within)?|checked|popover-open|hover|active)(?![\w-])|\[[^\]]*\]/g,
              ':where(*)',
            )
            .replace(names, (all, name) => (isMissing(name) ? ':where(*)' : all)),
    }))
  const mayMatch = (box: Element, selector: string) => {
    try {
      return box.matches(selector)
    } catch {
      return true
    }
  }
  const mayOpen = (box: Element) =>
    states.some(
      ({ own, stateless }) =>
        (own.length === 0 || own.some(each => box.matches(each))) &&
        (stateless === undefined || mayMatch(box, stateless)),
    )
  const boxesOf = (selector: string) => {
    try {
      return Array.from(document.querySelectorAll(selector)).slice(0, limits.boxes)
    } catch {
      return []
    }
  }
  let looked = 0
  const clipped = new Set(
    rules
      .filter(({ isHover }) => isHover)
      .flatMap(({ subject }) => boxesOf(subject))
      .slice(0, limits.allBoxes)
      .filter(isClipped),
  )
  const isInClipped = (link: Element) => Array.from(clipped).some(box => box.contains(link))
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).slice(0, limits.looked)
  const seen = new Set(links.filter(link => isSeen(link) && !isInClipped(link)).map(({ href }) => href))
  /** Whether it is seen elsewhere by now: what is pressed may open another box with the same links. */
  const isSeenElsewhere = ({ href }: HTMLAnchorElement) =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      .slice(0, limits.looked)
      .some(link => link.href === href && isSeen(link) && !isInClipped(link))
  const found: FoundMenu[] = []
  const done = new Set<Element>()
  for (const { selector, subject, opener, isHover } of rules) {
    if (!isHover || found.length >= limits.menus) continue
    for (const box of boxesOf(subject)) {
      if (found.length >= limits.menus || done.has(box) || looked++ >= limits.allBoxes) continue
      const within = Array.from(box.querySelectorAll<HTMLAnchorElement>('a[href]')).slice(0, limits.looked)
      const hidden = within.filter(({ href }) => !seen.has(href) && /^https?:/.test(href))
      if (new Set(hidden.map(({ href }) => href)).size < limits.links) continue
      if (isShown(box)) continue
      let around: Element | null = null
      try {
        around = box.parentElement?.closest(opener) ?? null
        if (!around || !box.matches(selector.replace(/:(?:hover|active)(?![\w-])/g, ''))) continue
      } catch {
        continue
      }
      const { width, height } = around.getBoundingClientRect()
      if (!isSeen(around) || width < 8 || height < 8) continue
      done.add(box)
      if (mayOpen(box)) continue
      const controls = Array.from(
        around.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex]'),
      ).filter(control => !box.contains(control))
      if (controls.length > limits.controls) continue
      const scripted = [around, box, ...controls].some(element =>
        Array.from(element.attributes).some(
          ({ name, value }) =>
            (/^on(?:click|key|focus|mousedown|pointer|touch)/.test(name) &&
              !/^\s*return false;?\s*$/.test(value)) ||
            /^(?:on:|data-(?:bs-)?toggle|popovertarget|commandfor|x-|v-|@|data-action|data-controller|ng-|\(click)/.test(
              name,
            ),
        ),
      )
      // Of an island that waits for its script nobody knows what it does then.
      if (scripted || around.closest('details, label, [popover], astro-island[ssr]')) continue
      const before = document.activeElement
      let opens = false
      for (const control of clipped.has(box) ? [...controls, hidden[0]!] : controls) {
        control.focus({ preventScroll: true })
        await new Promise(ready => requestAnimationFrame(() => requestAnimationFrame(ready)))
        opens ||= isShown(box)
        control.blur()
        if (opens) break
      }
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
      if (opens) continue
      const path: Element[] = [box, ...controls]
      for (let at: Element | null = around; at && path.length < limits.around; at = at.parentElement)
        path.push(at)
      const label = controls[0] ?? around.firstElementChild
      found.push({
        said: {
          selector: selectorOf(box),
          text: label?.contains(box) ? '' : textOf(label),
          links: hidden.length,
          first: textOf(hidden[0]),
          rule: selector.slice(0, limits.rule),
        },
        around: path,
        isShown: () => isShown(box) || hidden.every(isSeenElsewhere),
        controls,
      })
    }
  }
  return isUnread && found.length > 0 ? null : found
}
