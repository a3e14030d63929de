import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { ElementSet } from '../../formats/html/element-set.ts'
import { marksCounter } from '../../page/counters.ts'
import { scriptedIds } from '../../page/scripted-ids.ts'
import { isExecutable } from '../../page/scripts.ts'
import type { Regions } from '../../page/text/regions.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import type { AccessibleNames } from './accessible-name.ts'
import { CAROUSEL } from './carousels.ts'

export interface Heading {
  element: Element
  /** 1 to 6, or what `aria-level` says. */
  level: number
  /** Text with the alternative texts of images; empty where there is none. */
  text: string
  /** Part of the navigation, a footer or an aside. */
  boilerplate: boolean
  /** Inside a carousel or a band of text that runs by, which repeat what they show. */
  inCarousel: boolean
  /** Inside a dialog or another layer over the page, which is a page of its own, or not shown by a browser: no part of the outline of the page. */
  isApart: boolean
  /** Its text may be filled in by a custom element, by a script that names its `id`, or by one that counts up. */
  mayComeFromScript: boolean
}

/**
 * All shown headings in document order: `h1` to `h6`, and elements with the role.
 *
 * @param unseen selectors of those that a browser did not show, as far as that is known
 */
export function headingsOf(
  document: HtmlDocument,
  { hidden, boilerplate, covering }: Regions,
  names: AccessibleNames,
  unseen: ReadonlySet<string>,
): Heading[] {
  const headings: Heading[] = []
  const rotating = new ElementSet(document)
  const dialogs = new ElementSet(document)
  const classes = new ClassKinds()
  let scripted: ReadonlySet<string> | undefined
  let runsScripts: boolean | undefined
  for (const element of document.elements()) {
    const parent = parentOf(element)
    const { isCarousel, isDialog, role } = signsOf(element, classes)
    if (isCarousel || (parent && rotating.has(parent))) rotating.add(element)
    if (isDialog || covering.has(element) || (parent && dialogs.has(parent))) dialogs.add(element)
    const level = role === undefined ? LEVELS.get(element.tagName) : levelOf(element, role)
    if (level === undefined || hidden.has(element)) continue
    const { name, mayComeFromScript } = names.nameOf(element)
    const id = name === '' ? attribute(element, 'id') : undefined
    if (id) scripted ??= scriptedIds(document)
    const isCounted = name === '' && isCounter(element)
    if (isCounted) runsScripts ??= document.elements('script').some(isExecutable)
    headings.push({
      element,
      level,
      text: withoutPermalink(element, name),
      boilerplate: boilerplate.has(element),
      inCarousel: rotating.has(element),
      isApart: dialogs.has(element) || (unseen.size > 0 && unseen.has(document.selectorOf(element))),
      mayComeFromScript:
        mayComeFromScript ||
        (name === '' && element.attrs.some(isBinding)) ||
        (id !== undefined && scripted?.has(id) === true) ||
        (isCounted && runsScripts === true),
    })
  }
  return headings
}

/** Attributes by which frameworks and translations fill an element. */
const BINDING =
  /^(?:(?:x|v|ng|data-ng)-(?:text|html|bind(?:-html)?)|data-bind|:(?:text|inner-?html)|data-(?:i18n|translate|l10n)(?:-[a-z]+)?|th:u?text|wire:[a-z]+)$/i

function isBinding({ name }: { name: string }): boolean {
  return BINDING.test(name)
}

/** Nodes of a heading among which a counter is looked for. */
const MAX_COUNTER_NODES = 20

/** Whether a heading, or an element in it, shows a number once a script has counted up to it. */
function isCounter(heading: Element): boolean {
  return [heading, ...firstNodes(heading, MAX_COUNTER_NODES)].some(
    node => isElement(node) && node.attrs.some(marksCounter),
  )
}

/** Words in `class` by which dialogs are known that say it in no other way, and at the end of an `id`: "quiz-modal". */
const DIALOG = /(?:^|\s)(?:modal|popup|lightbox|offcanvas)(?=$|\s)/i
const DIALOG_ID = /(?:^|[_-])(?:modal|popup|lightbox|dialog)$/i

/** Characters of a list of classes that are looked at. */
const MAX_CLASSES = 2000

/** What the tag and the attributes of an element say of it. */
interface Signs {
  isCarousel: boolean
  isDialog: boolean
  role: string | undefined
}

const NO_SIGNS: Signs = { isCarousel: false, isDialog: false, role: undefined }
/** Characters at the end of an id that are looked at. */
const MAX_ID_END = 20
/** What is around the whole page is no dialog, whatever it is called: its classes tell of one that is open. */
const AROUND_ALL = new Set(['html', 'body'])

// Asked of each element, so each attribute is looked at once.
function signsOf({ tagName, attrs }: Element, classes: ClassKinds): Signs {
  let isCarousel = tagName === 'marquee'
  let isDialog = tagName === 'dialog'
  let role: string | undefined
  for (const { name, value } of attrs) {
    if (name === 'class') {
      const kinds = classes.of(value)
      isCarousel ||= kinds.isCarousel
      isDialog ||= kinds.isDialog
    } else if (name === 'id') isDialog ||= DIALOG_ID.test(value.slice(-MAX_ID_END))
    else if (name === 'role') {
      role = value
      isDialog ||= /^\s*(?:alert)?dialog\s*$/i.test(value)
    } else if (name === 'aria-modal') isDialog ||= value === 'true'
    else if (name === 'aria-roledescription') isCarousel ||= value.trim().toLowerCase() === 'carousel'
  }
  if (!isCarousel && !isDialog && role === undefined) return NO_SIGNS
  return { isCarousel, isDialog: isDialog && !AROUND_ALL.has(tagName), role }
}

/** What lists of classes say of their elements: on one page most come again and again. */
class ClassKinds {
  readonly #known = new Map<string, { isCarousel: boolean; isDialog: boolean }>()

  of(names: string): { isCarousel: boolean; isDialog: boolean } {
    let kinds = this.#known.get(names)
    if (!kinds) {
      const looked = names.slice(0, MAX_CLASSES)
      kinds = { isCarousel: CAROUSEL.test(looked), isDialog: DIALOG.test(looked) }
      this.#known.set(names, kinds)
    }
    return kinds
  }
}

const LEVELS: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map(level => [`h${level}`, level]))
/** Nodes of a heading among which a link to it is looked for. */
const MAX_HEADING_NODES = 500

/** What such a link shows: a sign, or a space of no width that a style puts one before. */
const PERMALINK = /^[#¶§🔗\u200b\s]*$/u

/**
 * Documentation puts a link to the heading itself behind its text or before it, which is not part of it. Its label, as
 * "Permalink to Sizes" of VitePress and "Direct link to Sizes" of Docusaurus, is in the name of the heading.
 */
function withoutPermalink(element: Element, name: string): string {
  for (const node of [element, ...firstNodes(element, MAX_HEADING_NODES)]) {
    if (!isElement(node) || node.tagName !== 'a' || !attribute(node, 'href')?.startsWith('#')) continue
    const sign = startOfSeenText(node, 10)
    const label = foldSpace(attribute(node, 'aria-label') ?? sign)
    // Zola puts all of the heading into such a link.
    if (!PERMALINK.test(sign) && label === name && node !== element) return startOfSeenText(node, 1000).trim()
    if (!PERMALINK.test(sign)) continue
    if (label === '' || label === name) continue
    if (name.endsWith(label)) return name.slice(0, -label.length).trimEnd()
    if (name.startsWith(label)) return name.slice(label.length).trimStart()
  }
  return name
}

function levelOf(element: Element, written: string): number | undefined {
  const role = written.trim().toLowerCase()
  if (role === 'heading') {
    const level = Number(attribute(element, 'aria-level') ?? LEVELS.get(element.tagName) ?? 2)
    return Number.isInteger(level) && level > 0 ? level : 2
  }
  if (role) return undefined
  return LEVELS.get(element.tagName)
}
