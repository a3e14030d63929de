import type { CDPSession } from 'puppeteer-core'
import { type HeldObjects, holdObjects } from './held-objects.ts'
import type { ShowScreen } from './other-screen.ts'
import { type SheetRules, sheetReader } from './sheet-reader.ts'

/** A link or button whose text can hardly be read under the mouse or with the focus, and well enough else. */
export interface StateContrast extends Contrast {
  selector: string
  /** The start of its text. */
  text: string
  state: State
  /** Whether the other state, of hover and focus, has the same colors. */
  isBoth?: boolean
  /** The selector of the style; of a long one the end, from a part on. */
  rule: string
}

type State = 'hover' | 'focus'

interface Contrast {
  /** Up to 21. */
  ratio: number
  /** What the text needs at least, by its size. */
  asked: number
  /** As `#rrggbb`. */
  color: string
  ground: string
}

const LIMITS = {
  /** Rules of styles that are read, those whose elements are looked for, and elements of each. */
  rules: 20_000,
  queries: 1000,
  elements: 10,
  /** Elements whose colors are looked up. */
  measured: 80,
  /** Elements that are tried out, and elements around each that are under the mouse with it. */
  tried: 6,
  around: 8,
  /** Elements that are gone through up to what is behind a text, and those beside that may lie over it. */
  steps: 30,
  beside: 20,
  /** CSS pixels: what is smaller, nobody is to see; and what a line below a text is at most. */
  size: 8,
  line: 8,
  /** What text of its size needs, where it is small and where it is large, and part of it below which it is told of. */
  asked: 4.5,
  askedLarge: 3,
  share: 0.4,
  /** What it has at least as long as nothing happens. */
  normal: 3,
  /** Characters. */
  selector: 1000,
  text: 40,
  rule: 160,
} as const

/**
 * Links and buttons of a desktop whose text nearly vanishes under the mouse or with the focus: a style for that sets its
 * color, or that of what is behind it, and Chrome, told that they are in that state, agrees.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html
 */
export async function findStateContrasts(
  session: CDPSession,
  mainFrame: string,
  showDesktop: ShowScreen,
): Promise<readonly StateContrast[]> {
  await showDesktop()
  const objects = await holdObjects(session, mainFrame)
  const sheetRules = await sheetReader(session, mainFrame)
  const given = [JSON.stringify(LIMITS), sheetRules, contrastOf.toString()].join(', ')
  const candidates = await objects.entriesOf(await objects.hold(`(${fadedByRules.toString()})(${given})`))
  if (candidates.length === 0) return []
  await session.send('DOM.enable')
  try {
    await session.send('DOM.getDocument', { depth: 0 })
    await session.send('CSS.enable')
    const found: StateContrast[] = []
    for (const candidate of candidates) {
      const faded = await tryState(session, objects, candidate)
      if (!faded) continue
      const same = found.find(
        one => one.selector === faded.selector && one.color === faded.color && one.ground === faded.ground,
      )
      if (!same) found.push(faded)
      else if (same.state !== faded.state) same.isBoth = true
    }
    return found
  } finally {
    await session.send('CSS.disable').catch(() => undefined)
    await session.send('DOM.disable').catch(() => undefined)
  }
}

async function tryState(
  session: CDPSession,
  objects: HeldObjects,
  candidate: string,
): Promise<StateContrast | undefined> {
  const element = await objects.holdOf(candidate, elementOf)
  const said = {
    ...(await objects.call<Pick<StateContrast, 'state' | 'rule'>>(candidate, saidOf, LIMITS)),
    text: await objects.textOf(element, LIMITS.text),
  }
  const held = await objects.entriesOf(await objects.holdOf(element, inState, { ...LIMITS, ...said }))
  const nodes: number[] = []
  for (const objectId of held) nodes.push((await session.send('DOM.requestNode', { objectId })).nodeId)
  const forced = said.state === 'hover' ? ['hover'] : ['focus', 'focus-visible']
  const force = async (forcedPseudoClasses: string[]) => {
    for (const nodeId of nodes) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
  }
  await force(forced)
  const contrast = await objects.call<Contrast | null>(element, contrastOf, LIMITS)
  await force([])
  if (!contrast || contrast.ratio >= contrast.asked * LIMITS.share) return undefined
  return { ...said, ...contrast, selector: await objects.selectorOf(element) }
}

interface Candidate {
  element: Element
  state: State
  rule: string
}

function elementOf(this: Candidate): Element {
  return this.element
}

/** It runs in the page, as all below: it must not use anything from outside of itself but what it is given. */
function saidOf(this: Candidate, limits: typeof LIMITS): Pick<StateContrast, 'state' | 'rule'> {
  if (this.rule.length <= limits.rule) return { state: this.state, rule: this.rule }
  const end = this.rule.slice(-limits.rule)
  return { state: this.state, rule: `… ${end.slice(end.search(/[\s>+~]/) + 1).trim()}` }
}

/** The element that is in a state, with those that are in it as well: what is under the mouse is so with all around it. */
function inState(this: Element, given: typeof LIMITS & { state: string }): Element[] {
  const all: Element[] = [this]
  if (given.state !== 'hover') return all
  for (let at = this.parentElement; at && all.length <= given.around; at = at.parentElement) all.push(at)
  return all
}

/**
 * The contrast of the first text of an element with the one color behind it, at the end of all transitions; null where it
 * cannot be told for certain.
 */
function contrastOf(this: Element, limits: typeof LIMITS): Contrast | null {
  const channels = (color: string) => {
    const [, red, green, blue, alpha = '1'] =
      /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color) ?? []
    return red === undefined ? null : { rgb: [red, green!, blue!].map(Number), alpha: Number(alpha) }
  }
  const texts = document.createTreeWalker(this, NodeFilter.SHOW_TEXT)
  let holder: Element | null = null
  for (let step = 0; step < limits.steps && !holder && texts.nextNode(); step++)
    if ((texts.currentNode as Text).data.trim() !== '') holder = texts.currentNode.parentElement
  if (!holder) return null
  const path: Element[] = []
  for (let at: Element | null = holder; at && path.length < limits.steps; at = at.parentElement) path.push(at)
  for (const at of path) {
    void getComputedStyle(at).color
    for (const animation of at.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  }
  const own = getComputedStyle(holder)
  const color = channels(own.webkitTextFillColor || own.color)
  const size = Number.parseFloat(own.fontSize)
  if (color?.alpha !== 1 || size < limits.size) return null
  let ground: number[] | undefined
  for (const at of path) {
    const style = getComputedStyle(at)
    const isPlain =
      style.backgroundImage === 'none' &&
      style.opacity === '1' &&
      style.filter === 'none' &&
      style.backdropFilter === 'none' &&
      style.mixBlendMode === 'normal' &&
      style.textShadow === 'none' &&
      !style.boxShadow.includes('inset')
    if (!isPlain) return null
    for (const pseudo of ['::before', '::after']) {
      const { content, position, backgroundImage, backgroundColor, height } = getComputedStyle(at, pseudo)
      const isDrawn = backgroundImage !== 'none' || channels(backgroundColor)?.alpha !== 0
      const isLine = Number.parseFloat(height) <= limits.line
      if (content !== 'none' && content !== 'normal' && position === 'absolute' && isDrawn && !isLine)
        return null
    }
    for (const beside of Array.from(at.children).slice(0, limits.beside))
      if (!beside.contains(holder) && /absolute|fixed/.test(getComputedStyle(beside).position)) return null
    const background = channels(style.backgroundColor)
    if (!background || (background.alpha !== 0 && background.alpha !== 1)) return null
    if (background.alpha === 1) {
      ground = background.rgb
      break
    }
    // What lies over the page has behind it whatever is there.
    if (/absolute|fixed|sticky/.test(style.position) && at !== document.body) return null
  }
  if (!ground && path.length >= limits.steps) return null
  ground ??= [255, 255, 255]
  const luminance = (rgb: readonly number[]) => {
    const [red, green, blue] = rgb.map(value => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const [light, dark] = [luminance(color.rgb), luminance(ground)].sort((a, b) => b - a)
  const hex = (rgb: readonly number[]) =>
    `#${rgb.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  const isLarge = size >= 24 || (size >= 18.66 && Number(own.fontWeight) >= 700)
  return {
    ratio: (light! + 0.05) / (dark! + 0.05),
    asked: isLarge ? limits.askedLarge : limits.asked,
    color: hex(color.rgb),
    ground: hex(ground),
  }
}

/**
 * Elements that a rule for a state gives, by what it says, a text that can hardly be read, and that can be read without it:
 * one for each rule. Another rule may win, which Chrome knows.
 */
function fadedByRules(
  limits: typeof LIMITS,
  sheetRules: SheetRules,
  measure: typeof contrastOf,
): Candidate[] {
  const found: Candidate[] = []
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return found
  let rulesLeft: number = limits.rules
  let queriesLeft: number = limits.queries
  /** Red, green and blue of an opaque color; null where it is none. */
  const opaque = (value: string, element: Element) => {
    let resolved = value
    for (let step = 0; step < 3 && resolved.includes('var('); step++)
      resolved = resolved.replace(/var\(\s{0,5}(--[\w-]{1,80})\s{0,5}(?:,[^()]{0,100})?\)/g, (_, name) =>
        getComputedStyle(element).getPropertyValue(name).trim(),
      )
    if (
      resolved === '' ||
      resolved.length > 60 ||
      /^(?:currentcolor|inherit|initial|unset|revert)/i.test(resolved)
    )
      return null
    context.fillStyle = '#010203'
    context.fillStyle = resolved
    const hex = /^#(..)(..)(..)$/.exec(context.fillStyle)
    return hex && context.fillStyle !== '#010203' ? hex.slice(1).map(part => Number.parseInt(part, 16)) : null
  }
  const luminance = (rgb: readonly number[]) => {
    const [red, green, blue] = rgb.map(value => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const ratioOf = (one: readonly number[], other: readonly number[]) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light! + 0.05) / (dark! + 0.05)
  }
  const known = new Map<Element, Contrast | null>()
  const normalOf = (element: Element) => {
    const before = known.get(element)
    if (before !== undefined || known.size >= limits.measured) return before
    const contrast = measure.call(element, limits)
    known.set(element, contrast)
    return contrast
  }
  const isSeen = (element: Element) => {
    const { left, right, bottom, width, height } = element.getBoundingClientRect()
    const isThere = width >= limits.size && height >= limits.size && right > 0 && left < innerWidth
    return (
      isThere &&
      bottom + scrollY > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches(':disabled')
    )
  }
  const look = (rule: CSSStyleRule, part: string) => {
    const [, before = '', state = '', after = ''] =
      /^(.*?[^\s>+~]):(hover|focus-visible|focus)(?![\w-])([^\s>+~:]*)$/.exec(part) ?? []
    if (state === '' || /:(?:hover|focus|active|not|has)|::|&/.test(before + after) || queriesLeft-- <= 0)
      return
    let elements: Element[]
    try {
      elements = Array.from(document.querySelectorAll(before + after)).slice(0, limits.elements)
    } catch {
      return
    }
    const { color, backgroundColor } = rule.style
    const background = backgroundColor || rule.style.getPropertyValue('background')
    for (const element of elements) {
      if (!/^(?:a|button)$/.test(element.localName) || !isSeen(element)) continue
      const text = opaque(color, element)
      const ground = opaque(background, element)
      if (!text && !ground) return
      if (text && ground && ratioOf(text, ground) >= limits.asked * limits.share) return
      const normal = normalOf(element)
      if (!normal || normal.ratio < limits.normal) continue
      const [ownText, ownGround] = [opaque(normal.color, element)!, opaque(normal.ground, element)!]
      if (ratioOf(text ?? ownText, ground ?? ownGround) >= normal.asked * limits.share) return
      found.push({ element, state: state === 'hover' ? 'hover' : 'focus', rule: part })
      return
    }
  }
  const read = (rules: CSSRuleList): void => {
    for (const rule of Array.from(rules)) {
      if (rulesLeft-- <= 0 || found.length >= limits.tried) return
      if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue
      if (rule instanceof CSSStyleRule) {
        const { selectorText } = rule
        if (!/:(?:hover|focus)/.test(selectorText) || selectorText.length > limits.selector) continue
        const { color, backgroundColor } = rule.style
        if (color === '' && backgroundColor === '' && rule.style.getPropertyValue('background') === '')
          continue
        for (const part of selectorText.split(/,(?![^(]*\))/)) {
          if (found.length >= limits.tried) return
          look(rule, part.trim())
        }
      } else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of Array.from(document.styleSheets)) {
    if (sheet.disabled) continue
    try {
      read(sheetRules(sheet))
    } catch {
      // What cannot be read is not told of.
    }
  }
  return found
}
