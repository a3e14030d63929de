import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  isInside,
  parentOf,
} from '../../formats/html/document.ts'
import { startOfSeenText } from './text-start.ts'

/** What visitors unfold, by its id or itself. */
export interface Folds {
  ids: ReadonlySet<string>
  elements: ReadonlySet<Element>
}

/**
 * What visitors unfold: the panels of an accordion, and those behind tabs. Search engines read them as the rest of the page,
 * so that they are content although the document hides them at first.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function foldsOf(document: HtmlDocument): Folds {
  return { ids: foldedIds(document), elements: new Set(foldedPanels(document)) }
}

/** Ids that a control may name, and elements above it among which its heading is. */
const MAX_CONTROLLED = 10
const STEPS_TO_HEADING = 3
const HEADING = /^(?:h[2-6]|dt)$/

/** Ids of the panels whose buttons are headings, and of those behind tabs. */
function foldedIds(document: HtmlDocument): ReadonlySet<string> {
  return new Set(
    document.withAttribute('aria-controls').flatMap(control => {
      if (!isTab(control) && !isInHeading(control)) return []
      return controlledBy(control)
    }),
  )
}

function controlledBy(control: Element): string[] {
  return (attribute(control, 'aria-controls') ?? '').trim().split(/\s+/, MAX_CONTROLLED)
}

function isTab(control: Element): boolean {
  return attribute(control, 'role')?.trim().toLowerCase() === 'tab'
}

function isInHeading(control: Element): boolean {
  let up: Element | undefined = control
  for (let step = 0; up && step <= STEPS_TO_HEADING; step++, up = parentOf(up)) {
    if (HEADING.test(up.tagName) || attribute(up, 'role') === 'heading') return true
  }
  return false
}

/** What panels are, by their elements: no dialog and no form. */
const PANELS = new Set(['div', 'section', 'ul', 'ol', 'dl', 'dd', 'p', 'table', 'article'])
/** Elements that hide themselves and are looked at. */
const MAX_HIDDEN = 5000

/** The panels that stand right behind what opens them on a click, as accordions without headings do. */
function foldedPanels(document: HtmlDocument): Element[] {
  const hidden = document
    .withAttribute('hidden', 'style')
    .filter(element => PANELS.has(element.tagName) && isClosed(element))
    .slice(0, MAX_HIDDEN)
  const parents = new Set(hidden.flatMap(panel => parentOf(panel) ?? []))
  const closed = new Set(hidden)
  const panels: Element[] = []
  // Each parent once: what is right before an element is otherwise looked for among all beside it.
  for (const parent of parents) {
    let before: Element | undefined
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue
      if (before && closed.has(node) && opens(before, node)) panels.push(node)
      before = node
    }
  }
  return panels
}

const MAX_STYLE = 50_000

function isClosed(element: Element): boolean {
  if (attribute(element, 'hidden') !== undefined) return true
  return /(?:^|;)\s*display\s*:\s*none/i.test((attribute(element, 'style') ?? '').slice(0, MAX_STYLE))
}

/** Characters of names that are looked at, and steps to the button of a head with nothing else in it. */
const MAX_NAMES = 300
const STEPS_TO_BUTTON = 3
/** Names of the parts of an accordion, and of the functions that open them. */
const FOLDING = /accordion|akk?ordeon|acordeon|collaps|toggle|expand|faq|unfold|klapp|spoiler/i
/** Names of what lies over the page, comes after an action, or is a part of its frame. */
const APART =
  /modal|popup|pop-up|overlay|dialog|lightbox|menu|nav|dropdown|drop-down|drawer|cookie|consent|search|chat|cart|lang|load|spinner|success|error|alert|message|toast|tooltip|comment|share|login|form/i

/** Characters of the label of a button that says no more than what it opens, as "Menu"; a question is longer. */
const MAX_LABEL = 15
const FRAME = ['header', 'footer', 'nav', 'aside']

/** Whether a click on what stands before a panel opens it: it says so, or is named as the head of an accordion. */
function opens(before: Element, panel: Element): boolean {
  const control = buttonOf(before)
  if (!control || FRAME.some(tag => isInside(control, tag))) return false
  const label = startOfSeenText(control, MAX_LABEL + 1)
  const told = [
    namesOf(panel),
    namesOf(control),
    (attribute(control, 'aria-label') ?? '').slice(0, MAX_NAMES),
  ]
  if ((label.length <= MAX_LABEL && APART.test(label)) || told.some(names => APART.test(names))) return false
  const id = attribute(panel, 'id')
  if (id !== undefined && controlledBy(control).includes(id)) return true
  const click = (attribute(control, 'onclick') ?? '').slice(0, MAX_NAMES)
  return [namesOf(before), namesOf(control), namesOf(panel), click].some(names => FOLDING.test(names))
}

/** What is clicked: the element itself, or the button which is all that is in it. */
function buttonOf(element: Element): Element | undefined {
  let at: Element | undefined = element
  for (let step = 0; at && step <= STEPS_TO_BUTTON; step++) {
    const isButton = at.tagName === 'button' || attribute(at, 'role')?.trim().toLowerCase() === 'button'
    if (isButton || attribute(at, 'onclick') !== undefined) return at
    const children: Element[] = at.childNodes.slice(0, MAX_CHILDREN).filter(isElement)
    at = children.length === 1 ? children[0] : undefined
  }
  return undefined
}

const MAX_CHILDREN = 20

function namesOf(element: Element): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.slice(0, MAX_NAMES)
}
