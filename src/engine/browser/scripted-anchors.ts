import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Protocol } from 'puppeteer-core'
import { cutEnd } from '../../text/cut.ts'
import {
  anchorsWithoutAddress,
  CLICK_LIMITS,
  clickableOthers,
  type Described,
  describe,
  type FoundClickables,
  type HiddenChoice,
  hiddenClickables,
  isSeenSometime,
  labelsOfHidden,
  linksWithAddress,
} from './clickable-elements.ts'
import { frameworkClicks } from './framework-clicks.ts'
import { type HeldObjects, holdObjects } from './held-objects.ts'
import { callOf } from './isolated-world.ts'
import { CARD_LIMITS, hasKeyboardTwin, kindsOfCard } from './keyboard-twins.ts'
import type { ShowScreen } from './other-screen.ts'
import { REVEAL_LIMITS, revealByScrolling } from './reveal.ts'
import { scrollsReachedRow } from './scroll-arrows.ts'

/**
 * An `<a>` without `href`, or what is no control at all, that a script serves, or a `<label>` whose checkbox is not laid
 * out: clicks work, and the Tab key passes it by.
 */
export interface ScriptedAnchor {
  /** Name of its element, as `a`, `div`, `img`, `label`. */
  tag: string
  /** Its start tag with its names, as `<div class="menu">`. */
  start: string
  selector: string
  /** The start of its text or of its label; may be empty. */
  text: string
  /** Of a label: what it chooses. */
  choice?: HiddenChoice
}

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
    `(${hiddenClickables.toString()})(${JSON.stringify(CLICK_LIMITS)}, ${clickableOthers.toString()}, ${isSeenSometime.toString()})`,
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

type Choose = (limits: typeof CLICK_LIMITS, isSeen: typeof isSeenSometime) => Element[]

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
      await objects.hold(
        `(${choose.toString()})(${JSON.stringify(CLICK_LIMITS)}, ${isSeenSometime.toString()})`,
      ),
    )
  const clicksOf = async (element: string) => {
    const { object } = await objects.ownElement(element)
    const [listeners, called] = await Promise.all([
      objects.listenersOf(object),
      frameworkClicks(objects, object),
    ])
    return [...listeners.filter(({ type }) => type === 'click').map(placeOf), ...called]
  }
  const described = async (element: string): Promise<ScriptedAnchor> => {
    const { tag, seen, label, choice } = await objects.call<Described>(element, describe)
    const text = seen ?? (await objects.textOf(element, CLICK_LIMITS.text))
    return {
      tag,
      start: await objects.startTagOf(element),
      selector: await objects.selectorOf(element),
      text: cutEnd(text || label, CLICK_LIMITS.text),
      ...(choice && { choice }),
    }
  }
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
    /** What was found, without that which the keyboard can do without: it reaches something else which does the same, or all that it scrolls to. */
    async outOfReach({ found, elements }: Looked): Promise<readonly ScriptedAnchor[]> {
      const isOther = ({ tag }: ScriptedAnchor) => tag !== 'a' && tag !== 'label'
      const isNeedless = await Promise.all(
        found.map(async (one, at) => {
          if (!isOther(one)) return false
          return (await twinOf(elements[at]!)) || (await scrollsReachedRow(objects, elements[at]!))
        }),
      )
      return found.filter((_, at) => !isNeedless[at])
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

/** Where the function of a listener begins: those of one place are one. */
function placeOf({ scriptId, lineNumber, columnNumber }: Protocol.DOMDebugger.EventListener): string {
  return `${scriptId}:${lineNumber}:${columnNumber}`
}
