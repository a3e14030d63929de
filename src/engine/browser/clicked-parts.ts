import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'

/** A control of the content that puts a text into the page when it is pressed, and nothing before. */
export interface ClickedPart {
  selector: string
  /** The start of its text. */
  text: string
  /** The start of the text that it brought. */
  start: string
  /** Controls of the content that look like it and have as little to open, itself among them. */
  alike: number
}

const LIMITS = {
  /** Buttons that are looked at, and that are pressed. */
  looked: 500,
  pressed: 3,
  /** Characters of new text from which on it is content. */
  characters: 80,
  /** Steps up from a button to the part that it opens, where it does not say which. */
  steps: 3,
  /** Nodes of text and their characters that are looked at. */
  nodes: 20_000,
  all: 1_000_000,
  /** Milliseconds for what comes when a button is scrolled to, between two looks for what it brought, and for all of these. */
  scrolledMs: 350,
  lookMs: 150,
  openMs: 1200,
  /** Characters. */
  names: 300,
  text: 60,
  start: 200,
} as const

/** What such a control is at least; nothing else is looked at on a page that has none. */
const MAY_OPEN =
  'button[aria-expanded="false"], :is(h2, h3, h4, h5, h6) > button:only-child:not([aria-expanded])'

/**
 * The first control of the content that opens nothing which is in the document and, when it is pressed, adds a text that was
 * nowhere in it. It is pressed again then.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findClickedParts(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly ClickedPart[]> {
  const world = await isolatedWorld(session, mainFrame)
  if (!(await world.evaluate<boolean>(`document.querySelector('${MAY_OPEN}') !== null`))) return []
  return await world.evaluate<ClickedPart[]>(
    callOf(pressForText, { ...LIMITS, mayOpen: MAY_OPEN }, elementSelector, textStart),
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function pressForText(
  limits: typeof LIMITS & { mayOpen: string },
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): Promise<ClickedPart[]> {
  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
  const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
  const layers =
    'dialog, [role="dialog" i], [role="alertdialog" i], [role="menu" i], [role="listbox" i], [role="tooltip" i], [role="alert" i], [role="status" i], [aria-live], [popover]'
  const frame =
    'nav, footer, aside, form, [role="navigation" i], [role="contentinfo" i], [role="complementary" i], [role="search" i], [role="toolbar" i], [role="tree" i], [role="menubar" i]'
  const others =
    /(?:^|[\s_-])(?:nav|navbar|navigation|menu|search|lang|language|locale|cookies?|consent|chat|share|cart|basket|login|account|filters?|sort|calendar|dropdown|combobox|tooltip|popover|popup|modal|theme|settings|translate|toc|comments?)(?:$|[\s_-])/i
  const hasOtherName = (element: Element) =>
    others.test(
      `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`
        .slice(0, limits.names)
        // Utilities that styles are put together from, as "filter" or "group/menu".
        .replace(/(?:^|\s)(?:backdrop-)?filter(?=\s|$)|\S{0,60}[/:[]\S{0,60}/g, ' '),
    )
  const isHidden = (node: Node) => node.parentElement?.closest('script, style, template, noscript') != null
  const textsIn = function* (root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    let left: number = limits.nodes
    for (let node = walker.nextNode(); node && left-- > 0; node = walker.nextNode()) yield node
  }
  /** All text of the document, whether it is shown or not. */
  const allText = () => {
    const parts: string[] = []
    let length = 0
    for (const node of textsIn(document.body)) {
      if (/^(?:script|style)$/.test(node.parentElement?.localName ?? '')) continue
      const text = folded(node.nodeValue ?? '')
      parts.push(text)
      length += text.length
      if (length > limits.all) return undefined
    }
    const inTemplates = Array.from(document.querySelectorAll('template'))
      .slice(0, limits.looked)
      .map(({ content }) => folded((content.textContent ?? '').slice(0, limits.all)))
    return parts.length >= limits.nodes ? undefined : [...parts, ...inTemplates].join(' ')
  }
  const controlledBy = (button: Element) =>
    ['aria-controls', 'data-target', 'data-bs-target', 'aria-owns']
      .flatMap(name => (button.getAttribute(name) ?? '').slice(0, limits.names).split(/\s+/))
      .flatMap(id => document.getElementById(id.replace(/^#/, '')) ?? [])
  const isEmpty = (element: Element) =>
    (element.textContent ?? '').trim() === '' &&
    element.querySelector('img, picture, svg, video, iframe, object, form, input, canvas') === null
  const main = document.querySelector('main, [role="main" i]')
  const isOfContent = (button: Element) =>
    (main?.contains(button) || !button.closest('header, [role="banner" i]')) &&
    !button.closest(`${frame}, ${layers}`)
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 8 && height > 8 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const isForOthers = (button: Element) => {
    let at: Element | null = button
    for (let step = 0; at && at !== document.body && step <= limits.steps; step++, at = at.parentElement)
      if (hasOtherName(at)) return true
    return false
  }
  const buttons = Array.from(document.querySelectorAll<HTMLElement>(limits.mayOpen))
    .slice(0, limits.looked)
    .filter(
      button =>
        /^(?:false)?$/i.test(button.getAttribute('aria-haspopup') ?? '') &&
        !button.matches(':disabled, [role]:not([role="button" i])') &&
        (button.textContent ?? '').trim() !== '' &&
        isOfContent(button) &&
        controlledBy(button).every(isEmpty) &&
        isSeen(button) &&
        !isForOthers(button),
    )
  /** Where a button may show what it opens: in what it names, else in what is around it and no other button. */
  const placesOf = (button: Element): Element[] => {
    const named = controlledBy(button)
    if (named.length > 0) return named
    let around: Element = button
    for (let step = 0; step < limits.steps && around.parentElement; step++) {
      const next: Element = around.parentElement
      if (
        next === document.body ||
        next === main ||
        buttons.some(one => one !== button && next.contains(one))
      )
        break
      around = next
    }
    return around === button ? [] : [around]
  }
  const isInLayer = (node: Node) => {
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
      if (at.matches(layers) || getComputedStyle(at).position === 'fixed') return true
    return false
  }
  /** What is new and shown, apart from the button itself. */
  const broughtBy = (button: Element, before: string) => {
    const texts: string[] = []
    for (const place of placesOf(button)) {
      for (const node of textsIn(place)) {
        if (button.contains(node) || isHidden(node) || isInLayer(node)) continue
        const text = folded(node.nodeValue ?? '')
        if (text !== '' && !before.includes(text) && node.parentElement && isSeen(node.parentElement))
          texts.push(text)
      }
    }
    return texts
  }
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)
  const { href } = location
  const [x, y] = [scrollX, scrollY]
  let found: ClickedPart[] = []
  let characters = 0
  for (const button of buttons.slice(0, limits.pressed)) {
    const isToggle = button.hasAttribute('aria-expanded')
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    await pause(limits.scrolledMs)
    const before = allText()
    if (before === undefined || !button.isConnected || !controlledBy(button).every(isEmpty)) break
    const name = textOf(button, limits.text)
    button.click()
    let texts: string[] = []
    const end = performance.now() + limits.openMs
    while (performance.now() < end) {
      await pause(limits.lookMs)
      const now = button.isConnected ? broughtBy(button, before) : []
      // What is still being written is looked at once more.
      if (texts.length > 0 && now.join() === texts.join()) break
      texts = now
    }
    const isOpened = !isToggle || button.getAttribute('aria-expanded') === 'true'
    if (location.href !== href || !button.isConnected) break
    const kind = button.getAttribute('class')
    const part = {
      selector: selectorOf(button),
      text: name,
      start: texts.join(' ').slice(0, limits.start),
      alike: buttons.filter(other => other.getAttribute('class') === kind).length,
    }
    if (isOpened || texts.length > 0) button.click()
    if (!isOpened || texts.length === 0) continue
    characters += lengthOf(texts)
    found = [...found, part]
    if (characters >= limits.characters) break
  }
  scrollTo({ left: x, top: y, behavior: 'instant' })
  return characters >= limits.characters ? found.slice(0, 1) : []
}
