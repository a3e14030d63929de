import { setTimeout as sleep } from 'node:timers/promises'
import type { HeldObjects } from './held-objects.ts'

/** Events by which a script opens a menu without a mouse, and those of them that come with a click. */
const OPENING = new Set(
  'click keydown keyup keypress focus focusin mousedown pointerdown touchstart'.split(' '),
)
const WITH_CLICK = new Set('click mousedown pointerdown touchstart'.split(' '))

/** Milliseconds for a menu to open. */
const OPEN_MS = 400

/** A menu in the page that a style for a mouse shows. */
export interface ShutMenu {
  /** The elements around it, and what it opens from. */
  around: Element[]
  isShown(): boolean
  /** Links and buttons beside it. */
  controls: HTMLElement[]
}

function around(this: ShutMenu): readonly Element[] {
  return this.around
}

/**
 * Whether anything but a mouse may open a menu: what is beside it is pressed where it says that it opens something, or where
 * a script listens to a click.
 */
export async function mayOpenOtherwise(objects: HeldObjects, found: string): Promise<boolean> {
  const served = await servedBy(objects, found)
  if (served === 'keys') return true
  const isPressed = served === 'click' || (await objects.call<boolean>(found, isToggled))
  return isPressed && (await mayOpenWhenPressed(objects, found))
}

/** What a script listens to that may open a menu: on an element around it, or on what it opens from. */
async function servedBy(objects: HeldObjects, found: string): Promise<'keys' | 'click' | undefined> {
  let isClicked = false
  for (const element of await objects.entriesOf(await objects.holdOf(found, around))) {
    const { object, node } = await objects.ownElement(element)
    const heard = (await objects.listenersOf(object)).filter(({ type }) => OPENING.has(type))
    const handler = node.attributes?.[node.attributes.indexOf('onclick') + 1] ?? ''
    // One that only keeps the browser from following the link opens nothing.
    const isStopped =
      (node.attributes?.includes('onclick') ?? false) && /^\s*return false;?\s*$/.test(handler)
    if (heard.some(({ type }) => !WITH_CLICK.has(type))) return 'keys'
    isClicked ||= heard.length > (isStopped ? 1 : 0)
  }
  return isClicked ? 'click' : undefined
}

/** Whether what is beside a menu opens it, by a click or a key, or leads to another page, so that nobody can try. */
async function mayOpenWhenPressed(objects: HeldObjects, found: string): Promise<boolean> {
  for (const way of [press, pressArrow]) {
    if (!(await objects.call<boolean>(found, way))) return true
    await sleep(OPEN_MS)
    const opens = await objects.call<boolean>(found, isOpen)
    // A second time closes it, and takes back what else it set.
    await objects.call<boolean>(found, way)
    if (opens) return true
  }
  return false
}

/** Clicks what a menu opens from; nothing where some of it leads elsewhere. It runs in the page, as those below. */
function press(this: ShutMenu): boolean {
  const isForScript = (control: Element) =>
    control.localName === 'button' ||
    (control.localName === 'a' && /^\s*(?:#|javascript:|$)/i.test(control.getAttribute('href') ?? ''))
  if (this.controls.length === 0 || !this.controls.every(isForScript)) return false
  for (const control of this.controls) control.click()
  return true
}

/** Presses the key that opens a menu beside a click: one further out than any element may listen to it. */
function pressArrow(this: ShutMenu): boolean {
  for (const control of this.controls)
    for (const type of ['keydown', 'keyup'])
      control.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowDown', bubbles: true, cancelable: true }))
  return true
}

function isOpen(this: ShutMenu): boolean {
  return this.isShown()
}

/** Whether one of its controls says that it opens something. */
function isToggled(this: ShutMenu): boolean {
  return this.controls.some(control => control.hasAttribute('aria-expanded'))
}
