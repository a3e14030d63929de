import type { HeldObjects } from './held-objects.ts'
import { CARD_LIMITS } from './keyboard-twins.ts'

const LIMITS = {
  /** What keys reach. */
  reached: CARD_LIMITS.reached,
  /** Steps up from an arrow to what holds it with the row, elements beside it, and entries of a row. */
  steps: 2,
  beside: 10,
  entries: 50,
  /** Entries from which on it is a row. */
  least: 2,
} as const

/** A listener that sets how far something is scrolled. */
const SCROLLS = /\.scroll(?:Left\s*[-+]?=(?!=)|By\(|To\()|\.animate\(\s*\{\s*scrollLeft\b/
/** The same by the names of the element, where a library hears the click and does not say what it calls. */
const IS_SCROLLER = /(?:^|[\s_-])(?:scroll[_-]?(?:left|right)|(?:left|right)[_-]?scroll)(?:$|[\s_-])/i
const HANDS_ON = /\.(?:apply|call)\([^()]{0,80}\barguments\)/
/** What does more than that: it opens, sends or changes something. */
const DOES_MORE = /\b(?:classList|location|fetch|open|submit|innerHTML|append|setAttribute|dispatchEvent)\b/

/**
 * Whether a click on an element does nothing but scroll a row of links or buttons beside it: whoever uses the Tab key reaches
 * each of them, and the browser scrolls to it.
 *
 * @param element is held in the world beside the page's own
 */
export async function scrollsReachedRow(objects: HeldObjects, element: string): Promise<boolean> {
  const { object } = await objects.ownElement(element)
  const clicks = (await objects.listenersOf(object)).filter(({ type }) => type === 'click')
  if (clicks.length === 0) return false
  const isCalledSo = IS_SCROLLER.test(await objects.call<string>(element, namesOf))
  const isArrow = clicks.every(({ handler }) => {
    const source = (handler?.description ?? '').slice(0, CARD_LIMITS.source)
    if (isCalledSo && HANDS_ON.test(source)) return true
    return SCROLLS.test(source) && !DOES_MORE.test(source)
  })
  return isArrow && (await objects.call<boolean>(element, isBesideRow, LIMITS))
}

/** It runs in the page, as the one below: it must not use anything from outside of itself but what it is given. */
function namesOf(this: Element): string {
  return `${this.id} ${this.getAttribute('class') ?? ''}`.slice(0, 300)
}

function isBesideRow(this: Element, limits: typeof LIMITS): boolean {
  const isRow = (box: Element) => {
    if (!/auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) return false
    let list = box
    while (list.childElementCount === 1) list = list.firstElementChild!
    const inner = Array.from(list.children).filter(one => one.querySelector(limits.reached) && one !== this)
    // The row may be one of several parts of the box, between its arrows.
    const row = inner.length === 1 && !inner[0]!.matches(limits.reached) ? inner[0]! : list
    const entries = Array.from(row.children).filter(one => one !== this && one.checkVisibility())
    return (
      entries.length >= limits.least &&
      entries.length <= limits.entries &&
      entries.every(one => one.matches(limits.reached) || one.querySelector(limits.reached) !== null)
    )
  }
  let at = this.parentElement
  for (let step = 0; at && at !== document.body && step < limits.steps; step++, at = at.parentElement) {
    const boxes = [at, ...Array.from(at.children).slice(0, limits.beside)]
    if (boxes.some(box => box !== this && isRow(box))) return true
  }
  return false
}
