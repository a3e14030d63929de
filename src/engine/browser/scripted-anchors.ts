import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Protocol } from 'puppeteer-core'

import { type HeldObjects, holdObjects } from './held-objects.ts'
import { callOf } from './isolated-world.ts'
import { CARD_LIMITS, hasKeyboardTwin, kindsOfCard } from './keyboard-twins.ts'
import type { ShowScreen } from './other-screen.ts'
import { REVEAL_LIMITS, revealByScrolling } from './reveal.ts'

/**
 * An `<a>` without `href`, or what is no control at all, that a script serves, or a `<label>` whose checkbox is not laid
 * out: clicks work, and the Tab key passes it by.
 */
export interface ScriptedAnchor {
  /** Name of its element, as `a`, `div`, `img`, `label`. */
  tag: string
  selector: string
  /** The start of its text or of its label; may be empty. */
  text: string
}

/** What scripts move the focus to, as those of Gatsby and of skip links, is no control of what is in it. */
const FOCUS_TARGETS =
  ':is(body, main, [role="main" i], #main, #content, #main-content, #gatsby-focus-wrapper)[tabindex="-1"]'

const LIMITS = {
  /** Anchors without `href` that are looked at, and of which listeners are asked for. */
  looked: 2000,
  anchors: 50,
  /** Elements that are no controls that are looked at, and of which listeners are asked for. */
  lookedOthers: 5000,
  others: 50,
  /** Elements around controls of which those are looked at, and controls of each. */
  wrappers: 100,
  within: 100,
  /** Labels that are looked at, and that are told of. */
  lookedLabels: 2000,
  labels: 20,
  /** Links that listeners are compared with. */
  links: 20,
  /** Characters. */
  text: 60,
  names: 300,
  focusTargets: FOCUS_TARGETS,
  /** Elements that are no controls and are made to work as such. */
  clickable: 'div, span, i, li, img, svg, p, td, figure, h2, h3, h4, h5, section',
} as const
/**
 * Milliseconds since the load event from which on scripts that start late, as those of one part of a page each, listen;
 * and between two looks, which have to find the same.
 */
const STARTED_MS = 1000
const PAUSE_MS = 300

/**
 * Anchors of the page, and elements that show a hand to the mouse or have `onclick`, that do something when they are
 * clicked and cannot be reached with the keyboard; so do labels of checkboxes that are not laid out. A listener that
 * links with an address have as well counts clicks or scrolls, and makes no control of anything.
 *
 * What is found must not depend on when it was looked for: the page is scrolled whatever was done with it before, since
 * scripts wait for that, and looked at until two looks find the same.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param signal ends the looking, where what is found changes with every look
 */
export async function findScriptedAnchors(
  session: CDPSession,
  mainFrame: string,
  signal: AbortSignal,
): Promise<readonly ScriptedAnchor[]> {
  const { evaluate, served, outOfReach } = await looksAt(session, mainFrame)
  const look = () => served([anchorsWithoutAddress, clickableOthers], [labelsOfHidden])
  await evaluate(callOf(revealByScrolling, REVEAL_LIMITS))
  let last = await look()
  // Where nothing looks as if it could be clicked, no listener makes a difference.
  if (last.looked === 0) return last.found
  const age = await evaluate<number>(`(${msSinceLoad.toString()})()`)
  await sleep(Math.max(PAUSE_MS, STARTED_MS - age), undefined, { signal })
  for (;;) {
    const next = await look()
    if (placesOf(next.found) === placesOf(last.found)) return await outOfReach(next)
    last = next
    await sleep(PAUSE_MS, undefined, { signal })
  }
}

/** What a phone hides that may be a control on a desktop, in the page. */
export interface HiddenClickables {
  objects: HeldObjects
  /** Chrome's id of what was found, see {@link FoundClickables}. */
  found: string
}

interface FoundClickables {
  count: number
  /** Those of them that are seen now and look as if they could be clicked. */
  shown(): Element[]
}

/**
 * Elements that are no controls and that the phone does not show. What a script shows later on all screens, as a dialog
 * that comes after a while, must not count as what a desktop shows: it is asked for right before the screen changes.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns null where there are none
 */
export async function clickablesHiddenOnPhone(
  session: CDPSession,
  mainFrame: string,
): Promise<HiddenClickables | null> {
  const objects = await holdObjects(session, mainFrame)
  const found = await objects.hold(
    `(${hiddenClickables.toString()})(${JSON.stringify(LIMITS)}, ${clickableOthers.toString()}, ${isSeenSometime.toString()})`,
  )
  return (await objects.call<number>(found, count)) > 0 ? { objects, found } : null
}

/**
 * Anchors without an address, and what else is no control, that a phone keeps in a closed menu and a desktop shows, that do
 * something when they are clicked. The page is laid out for a desktop where it has such elements.
 *
 * @param known what was found on the phone, which comes first of what is returned
 * @param hidden what the phone hides; null where that is nothing
 */
export async function addAnchorsOfDesktop(
  session: CDPSession,
  mainFrame: string,
  showDesktop: ShowScreen,
  known: readonly ScriptedAnchor[],
  hidden: HiddenClickables | null,
): Promise<readonly ScriptedAnchor[]> {
  const { evaluate, served, outOfReach } = await looksAt(session, mainFrame)
  const hasAnchors = await evaluate<boolean>(
    "document.querySelector('a:not([href]):not([tabindex])') !== null",
  )
  if (!hasAnchors && !hidden) return known
  await showDesktop()
  const others = hidden
    ? await hidden.objects.entriesOf(await hidden.objects.holdOf(hidden.found, shown))
    : []
  const found = await outOfReach(await served(hasAnchors ? [anchorsWithoutAddress] : [], [], others))
  const before = new Set(known.map(({ selector }) => selector))
  return [...known, ...found.filter(({ selector }) => !before.has(selector))]
}

function count(this: FoundClickables): number {
  return this.count
}

function shown(this: FoundClickables): Element[] {
  return this.shown()
}

type Choose = (limits: typeof LIMITS, isSeen: typeof isSeenSometime) => Element[]

interface Looked {
  found: ScriptedAnchor[]
  /** The same, as they are held. */
  elements: readonly string[]
  /** Elements that look as if they could be clicked. */
  looked: number
}

async function looksAt(session: CDPSession, mainFrame: string) {
  const objects = await holdObjects(session, mainFrame)
  const elementsBy = async (choose: Choose) =>
    await objects.entriesOf(
      await objects.hold(`(${choose.toString()})(${JSON.stringify(LIMITS)}, ${isSeenSometime.toString()})`),
    )
  const clicksOf = async (element: string) => {
    const { object } = await objects.ownElement(element)
    const [listeners, handler, ofJQuery] = await Promise.all([
      objects.listenersOf(object),
      objects.call<unknown>(object, reactHandler),
      objects.call<unknown>(object, handlersOfJQuery),
    ])
    const own = listeners.filter(({ type }) => type === 'click').map(placeOf)
    const called = [handler, ...(Array.isArray(ofJQuery) ? ofJQuery : [])]
    return [...own, ...called.filter(source => typeof source === 'string' && source !== '')]
  }
  const described = async (element: string): Promise<ScriptedAnchor> => ({
    selector: await objects.selectorOf(element),
    ...(await objects.call<Omit<ScriptedAnchor, 'selector'>>(element, describe, LIMITS)),
  })
  const controls = async (chosen: readonly Choose[], more: readonly string[]) => {
    const elements = [...more]
    for (const choose of chosen) elements.push(...(await elementsBy(choose)))
    const all = await Promise.all(
      elements.map(async element => ({ element, clicks: await clicksOf(element) })),
    )
    const links = all.some(({ clicks }) => clicks.length > 0) ? await elementsBy(linksWithAddress) : []
    const common = new Set((await Promise.all(links.map(clicksOf))).flat())
    const own = all.filter(({ clicks }) => clicks.some(click => !common.has(click)))
    for (const { element, clicks } of own) clicksBy.set(element, clicks)
    return { elements: own.map(({ element }) => element), looked: elements.length }
  }
  const clicksBy = new Map<string, readonly string[]>()
  const twins = new Map<string, Promise<boolean>>()
  // Cards of one kind that one listener serves are looked at once.
  const twinOf = async (element: string) => {
    const kinds = await objects.call<string>(element, kindsOfCard, CARD_LIMITS)
    if (kinds === '') return false
    const key = `${clicksBy.get(element)?.join(' ')} ${kinds}`
    const known = twins.get(key) ?? hasKeyboardTwin(objects, element)
    twins.set(key, known)
    return await known
  }
  return {
    evaluate: objects.evaluate,
    /** What a script serves of the chosen elements and of more that are held, and all of those for which it need not. */
    async served(
      chosen: readonly Choose[],
      others: readonly Choose[] = [],
      more: readonly string[] = [],
    ): Promise<Looked> {
      const { elements, looked } = await controls(chosen, more)
      for (const choose of others) elements.push(...(await elementsBy(choose)))
      return { found: await Promise.all(elements.map(described)), elements, looked }
    },
    /** What was found, without that for which the keyboard reaches something else which does the same. */
    async outOfReach({ found, elements }: Looked): Promise<readonly ScriptedAnchor[]> {
      const isOther = ({ tag }: ScriptedAnchor) => tag !== 'a' && tag !== 'label'
      const hasTwin = await Promise.all(
        found.map(async (one, at) => isOther(one) && (await twinOf(elements[at]!))),
      )
      return found.filter((_, at) => !hasTwin[at])
    },
  }
}

/** Texts may change, as that of a clock. */
function placesOf(found: readonly ScriptedAnchor[]): string {
  return found.map(({ selector }) => selector).join('\n')
}

function msSinceLoad(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - (load?.loadEventEnd || performance.now())
}

/**
 * React listens at the root of its application alone, and keeps what to call beside each element: the start of the source
 * of that, by which it is known; empty where there is none, or it does nothing.
 */
function reactHandler(this: Element): string {
  const key = Object.keys(this).find(name => /^__react(?:Props|EventHandlers)\$/.test(name))
  const props = key === undefined ? undefined : (this as unknown as Record<string, unknown>)[key]
  const handler = (props as { onClick?: unknown } | null | undefined)?.onClick
  const source = typeof handler === 'function' ? String(handler).slice(0, 300) : ''
  return /^(?:\(\)|\w{1,20})\s*=>\s*\{\s*\}$|^function\s*\w{0,50}\(\)\s*\{\s*\}$/.test(source) ? '' : source
}

/**
 * JQuery listens with one function of its own on all elements: the starts of the sources of those that it then calls for
 * a click on this one, by which they are known.
 */
function handlersOfJQuery(this: Element): string[] {
  type Events = { click?: { handler?: unknown; selector?: string }[] }
  const { jQuery } = window as { jQuery?: { _data?: (element: Element, key: string) => Events | undefined } }
  const clicks = typeof jQuery?._data === 'function' ? jQuery._data(this, 'events')?.click : undefined
  return Array.from(clicks ?? [])
    .filter(({ selector }) => selector === undefined || selector === null)
    .slice(0, 20)
    .map(({ handler }) => `jQuery ${String(handler).slice(0, 300)}`)
}

/** Where the function of a listener begins: those of one place are one. */
function placeOf({ scriptId, lineNumber, columnNumber }: Protocol.DOMDebugger.EventListener): string {
  return `${scriptId}:${lineNumber}:${columnNumber}`
}

/**
 * Whether visitors see an element at once, or when they have scrolled to what around it fades in then: that is part of
 * the page's flow and below its first screen. Many such parts vanish again as soon as the page is back at its top.
 *
 * It runs in the page, as all below: it must not use anything from outside of itself but what it is given.
 */
function isSeenSometime(element: Element): boolean {
  if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  let steps = 0
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { opacity, position, pointerEvents } = getComputedStyle(at)
    const { bottom, height } = at.getBoundingClientRect()
    const isInFlow = /^(?:static|relative)$/.test(position) && pointerEvents !== 'none'
    const waits = isInFlow && height > 0 && bottom + scrollY > innerHeight
    if ((opacity === '0' && !waits) || ++steps > 200) return false
  }
  return true
}

function anchorsWithoutAddress(limits: typeof LIMITS, isSeen: typeof isSeenSometime): Element[] {
  // A role says what it is and brings no key to it.
  return Array.from(
    document.querySelectorAll('a:not([href]):not([tabindex]):is(:not([role]), [role="button" i])'),
  )
    .slice(0, limits.looked)
    .filter(
      anchor =>
        !anchor.parentElement?.closest(
          `a[href], button, summary, label, [tabindex]:not(${limits.focusTargets}), [role="button" i]`,
        ),
    )
    .filter(anchor => !anchor.querySelector('a[href], button, input, select, textarea, [tabindex]'))
    .filter(anchor => isSeen(anchor))
    .slice(0, limits.anchors)
}

function clickableOthers(limits: typeof LIMITS, isSeen: typeof isSeenSometime): Element[] {
  const controls =
    'a, button, input, select, textarea, summary, label, option, audio, video, iframe, [tabindex], [role], [contenteditable]'
  // A landmark around it is no control: menus of many frameworks stand in <nav role="navigation">.
  const landmark = ':is([role="banner" i], [role="navigation" i], [role="main" i], [role="contentinfo" i])'
  const around = controls
    .replace('[role]', `[role]:not(${landmark})`)
    .replace('[tabindex]', `[tabindex]:not(${limits.focusTargets})`)
  const isHand = (element: Element | null) =>
    element !== null && getComputedStyle(element).cursor === 'pointer'
  // Of the slides of a carousel one is seen now and another one later.
  const isInRotation = (element: Element) => {
    const slide = element.closest(
      '[class*="-slide" i], [class*="__slide" i], [class*="carousel-item" i], [class*="carousel-cell" i], [class*="owl-item" i]',
    )
    const name = slide?.classList[0]
    if (!slide || name === undefined) return false
    return Array.from(slide.parentElement?.children ?? []).some(
      other => other !== slide && other.classList.contains(name),
    )
  }
  // The keyboard reaches nothing that is hidden, as the links of a menu that the element opens.
  let wrappers = 0
  const isAroundControls = (element: Element) => {
    if (element.querySelector(controls) === null) return false
    if (++wrappers > limits.wrappers) return true
    const within = Array.from(element.querySelectorAll(controls)).slice(0, limits.within + 1)
    return (
      within.length > limits.within ||
      within.some(control => control.checkVisibility({ visibilityProperty: true }))
    )
  }
  // What dims the page behind an open menu or dialog: a click beside that closes it, as a button does that keys reach.
  const namesOf = (element: Element) =>
    `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names)
  const hasCloser = Array.from(document.querySelectorAll('button, summary, [role="button" i][tabindex]'))
    .slice(0, limits.looked)
    .some(button => /close|menu|toggle|burger|nav|dismiss/i.test(namesOf(button)))
  const isBackdrop = (element: Element) =>
    hasCloser &&
    element.firstElementChild === null &&
    (element.textContent ?? '').trim() === '' &&
    /(?:^|[\s_-])(?:overlay|backdrop|scrim)(?:$|[\s_-])/i.test(namesOf(element)) &&
    (getComputedStyle(element).position === 'fixed' || element.getBoundingClientRect().height === 0)
  // The Home key leads to the top as well.
  const isToTop = (element: Element) =>
    /(?:scroll|back|go|return|jump)[_-]?(?:to|2)?[_-]?top|(?:^|[\s_-])to-?top(?:$|[\s_-])|scroll[_-]?up/i.test(
      namesOf(element),
    )
  return (
    Array.from(document.querySelectorAll(limits.clickable))
      .slice(0, limits.lookedOthers)
      // The dots of Bootstrap's carousels, beside arrows that keys reach.
      .filter(element => !element.closest('.carousel-indicators') && !isToTop(element))
      .filter(
        element =>
          element.hasAttribute('onclick') ||
          (isHand(element) && !isHand(element.parentElement)) ||
          /burger|(?:menu|nav)-?_?(?:toggle|btn|button|icon)/i.test(
            `${element.id} ${element.getAttribute('class') ?? ''}`,
          ),
      )
      .filter(
        element => !element.closest(`${around}, [aria-hidden="true"], [inert]`) && !isAroundControls(element),
      )
      .filter(element => isSeen(element) && !isInRotation(element))
      .filter(element => element.getBoundingClientRect().width > 0 && !isBackdrop(element))
      .slice(0, limits.others)
  )
}

function hiddenClickables(
  limits: typeof LIMITS,
  clickable: typeof clickableOthers,
  isSeen: typeof isSeenSometime,
): FoundClickables {
  const isShown = (element: Element) => {
    const { width, height, left, right } = element.getBoundingClientRect()
    const isOnScreen = width > 0 && height > 0 && right > 0 && left < innerWidth
    return isOnScreen && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const hidden = new Set(
    Array.from(document.querySelectorAll(limits.clickable))
      .slice(0, limits.lookedOthers)
      .filter(element => !isShown(element)),
  )
  return {
    count: hidden.size,
    shown: () => clickable(limits, isSeen).filter(element => hidden.has(element) && isShown(element)),
  }
}

/**
 * Labels that visitors see at once, of checkboxes and radio buttons that no style lays out: one for each of them. What
 * stands in for the checkbox and takes the focus is around the label or in it, or is a button of the same name.
 */
function labelsOfHidden(limits: typeof LIMITS, isSeen: typeof isSeenSometime): Element[] {
  const standIn =
    '[tabindex]:not([tabindex="-1"]), [role="checkbox"], [role="radio"], [role="switch"], [role="button"]'
  const nameOf = (element: Element) =>
    (element.ariaLabel ?? element.getAttribute('title') ?? element.textContent ?? '')
      .slice(0, limits.text)
      .trim()
  // Generators of manuals make the switches of their sidebars so, which no team that writes one has in its hands.
  const ofTheme = /^(?:(?:mdbook-)?sidebar-toggle-anchor|__(?:drawer|search|toc|navigation))$/
  const known = new Set<Element>()
  return Array.from(document.querySelectorAll('label'))
    .slice(0, limits.lookedLabels)
    .filter(label => {
      const { control } = label
      if (!(control instanceof HTMLInputElement) || !/^(?:checkbox|radio)$/.test(control.type)) return false
      if (
        ofTheme.test(control.id) ||
        known.has(control) ||
        control.disabled ||
        control.checkVisibility({ visibilityProperty: true })
      )
        return false
      const around = label.parentElement ?? label
      if (label.closest('[aria-hidden="true"], [inert]') || label.querySelector('button')) return false
      if (label.closest(standIn) || around.querySelector(standIn)) return false
      if (Array.from(around.querySelectorAll('button')).some(button => nameOf(button) === nameOf(label)))
        return false
      if (Array.from(control.labels ?? []).some(other => other.matches(standIn))) return false
      const { left, right, width, height } = label.getBoundingClientRect()
      const isOnScreen = width > 0 && height > 0 && right > 0 && left < innerWidth
      if (!isOnScreen || getComputedStyle(label).pointerEvents === 'none' || !isSeen(label)) return false
      known.add(control)
      return true
    })
    .slice(0, limits.labels)
}

function linksWithAddress(limits: typeof LIMITS): Element[] {
  return Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links)
}

function describe(this: Element, limits: typeof LIMITS): Omit<ScriptedAnchor, 'selector'> {
  // What it opens is in it and hidden.
  const isWrapper = this instanceof HTMLElement && this.querySelector('a[href], button, input') !== null
  const all = isWrapper ? this.innerText : this.textContent
  const text = (all ?? '').slice(0, 5000).replace(/\s+/g, ' ').trim()
  const label = this.ariaLabel ?? this.getAttribute('title') ?? this.getAttribute('alt') ?? ''
  return {
    tag: this.localName,
    text: (text || label).slice(0, limits.text),
  }
}
