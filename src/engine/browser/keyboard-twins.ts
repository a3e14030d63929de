import { vueClicks } from './framework-clicks.ts'
import type { HeldObjects } from './held-objects.ts'

export const CARD_LIMITS = {
  /** Steps up from an element to its card. */
  steps: 5,
  /** Controls of a card, beside more of which it is a part of the page. */
  controls: 8,
  /** Characters. */
  source: 1000,
  /** Controls that keys reach. */
  reached: 'button:not([disabled], [tabindex="-1"]), a[href]:not([tabindex="-1"])',
} as const
/** Lines of a script between two listeners that are made for one card. */
const NEAR = 20

/** What a card has for those who use the keyboard. */
interface CardControl {
  /** Absolute address of a link; empty for a button. */
  href: string
  /** Its data attributes, as JSON. */
  data: string
}

/**
 * Whether a button or a link of the same card does what a click on an element does, as one that says "Details" below a name:
 * then nothing is out of reach of the keyboard. That is certain where the element and the control are each alone of their kind in the
 * card, and their listeners were written beside each other in the same words; and where the one leads to the address of
 * the other.
 *
 * @param element is held in the world beside the page's own
 */
export async function hasKeyboardTwin(objects: HeldObjects, element: string): Promise<boolean> {
  const list = await objects.holdOf(element, controlsOfCard, CARD_LIMITS)
  const controls = await objects.entriesOf(list)
  if (controls.length === 0) return false
  const [base, own, ...others] = await Promise.all([
    objects.evaluate<string>('document.baseURI'),
    clickOf(objects, element),
    ...controls.map(control => clickOf(objects, control)),
  ])
  const leadsTo = own.actions.flatMap(({ body }) => addressIn(body, base!) ?? [])
  return others.some(
    other =>
      leadsTo.includes(other.href) ||
      own.actions.some(action => other.actions.some(twin => isSame(action, twin, own.data === other.data))),
  )
}

/** What a listener does, in words of its source. */
interface Action {
  body: string
  /** Whether what it does depends on the element that was clicked. */
  isOfElement: boolean
  /** Where it was written: a script and a line; undefined of one that an attribute or Vue holds. */
  place: { script: string; line: number } | undefined
}

interface Click extends CardControl {
  actions: readonly Action[]
}

async function clickOf(objects: HeldObjects, element: string): Promise<Click> {
  const { object } = await objects.ownElement(element)
  const [listeners, ofVue, about] = await Promise.all([
    objects.listenersOf(object),
    vueClicks(objects, object),
    objects.call<CardControl>(element, aboutControl),
  ])
  const clicks = listeners.filter(({ type }) => type === 'click')
  // The function with which Vue listens is the same for all.
  const actions =
    ofVue.length === 0
      ? clicks.flatMap(({ handler, scriptId, lineNumber }) =>
          actionOf(handler?.description ?? '', { script: scriptId, line: lineNumber }),
        )
      : ofVue.flatMap(source => actionOf(source, undefined))
  return { ...about, actions }
}

const HEAD =
  /^(?:async\s+)?(?:function\b[\s\w$]{0,60}\(([^()]{0,60})\)\s*\{|\(([^()]{0,60})\)\s*=>\s*\{?|([\w$]{1,30})\s*=>\s*\{?)/
/** What keeps a click from what is around an element. */
const STOPPED = /[\w$]{1,30}\??\.(?:stopPropagation|stopImmediatePropagation|preventDefault)\(\)[;,]?/g
/** A call by a name that says something, or an address. */
const DOES = /[a-z_$][\w$]{2,}\(|location/i

/** A library that hears all clicks with one function, as jQuery does: it does not say what it calls for which element. */
const HANDS_ON = /\.(?:apply|call)\([^()]{0,80}\barguments\)/

function actionOf(description: string, place: Action['place']): Action[] {
  const source = description.trim()
  const head = HEAD.exec(source.slice(0, CARD_LIMITS.source))
  if (!head || source.length > CARD_LIMITS.source || HANDS_ON.test(source)) return []
  const inside = source.slice(head[0].length)
  const body = (head[0].endsWith('{') ? inside.replace(/\}$/, '') : inside)
    .replace(STOPPED, '')
    .replace(/\s+/g, '')
    .replace(/;$/, '')
  if (!DOES.test(body)) return []
  const given = (head[1] ?? head[2] ?? head[3] ?? '').trim()
  const words = new Set(body.match(/[\w$]+/g))
  const isOfElement =
    words.has('this') || words.has('event') || given.split(/\W+/).some(name => words.has(name))
  const isAttribute = /^function onclick\(event\)/.test(source)
  return [{ body, isOfElement, place: isAttribute ? undefined : place }]
}

function isSame(one: Action, other: Action, isOfSameData: boolean): boolean {
  if (one.body !== other.body || (one.isOfElement && !isOfSameData)) return false
  if (!one.place || !other.place) return one.place === other.place
  return one.place.script === other.place.script && Math.abs(one.place.line - other.place.line) <= NEAR
}

/** The address to which a listener leads, where that is all it does. */
function addressIn(body: string, base: string): string | undefined {
  const [, , written] =
    /^(?:window\.|document\.|self\.|top\.)?(?:location(?:\.href)?=|location\.(?:assign|replace)\(|open\()(["'`])([^"'`]{1,500})\1(?:,["'`]_\w{1,10}["'`])?\)?$/.exec(
      body,
    ) ?? []
  return written === undefined ? undefined : (URL.parse(written, base)?.href ?? undefined)
}

/** It runs in the page, as the one below: it must not use anything from outside of itself but what it is given. */
function controlsOfCard(this: Element, limits: typeof CARD_LIMITS): Element[] {
  const kindOf = (element: Element) =>
    [element.localName, ...Array.from(element.classList, name => `.${CSS.escape(name)}`)].join('')
  const { reached } = limits
  let card = this.parentElement
  for (let step = 1; card && step < limits.steps && !card.querySelector(reached); step++)
    card = card.parentElement
  if (!card || card === document.body || card.querySelectorAll(kindOf(this)).length !== 1) return []
  const controls = Array.from(card.querySelectorAll(reached))
  if (controls.length > limits.controls) return []
  return controls.filter(
    control =>
      controls.filter(other => kindOf(other) === kindOf(control)).length === 1 &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
}

/** What a card has, by name and classes: the element, how many are like it, and its controls; empty where it has none. */
export function kindsOfCard(this: Element, limits: typeof CARD_LIMITS): string {
  const { reached } = limits
  let card = this.parentElement
  for (let step = 1; card && step < limits.steps && !card.querySelector(reached); step++)
    card = card.parentElement
  if (!card || card === document.body) return ''
  const controls = Array.from(card.querySelectorAll(reached))
  if (controls.length > limits.controls) return ''
  const classes = [this, ...controls].map(one => `${one.localName}.${one.getAttribute('class') ?? ''}`)
  const alike = card.getElementsByClassName(this.getAttribute('class') ?? '').length
  return controls.length === 0 ? '' : `${alike} ${classes.join(' ')}`.slice(0, limits.source)
}

function aboutControl(this: Element): CardControl {
  return {
    href: this instanceof HTMLAnchorElement ? this.href : '',
    data: JSON.stringify(this instanceof HTMLElement ? { ...this.dataset } : {}),
  }
}
