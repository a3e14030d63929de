import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { formsAround } from './forms-around.ts'

/** Whether the fields of forms have labels that stay. Dialogs count as well, which axe does not see until they open. */
export const fieldLabels = defineTopic({
  checks: {
    'placeholder-as-label': {
      severity: 'notice',
      title: 'Fields have placeholders, but no labels of their own',
      why: 'A placeholder disappears with the first letter, so nobody can check what a filled-in field is for. Its gray is often hard to read, and not every screen reader says it.',
      fix: 'Add a <label for> to each field. The placeholder may stay as an example.',
      help: 'https://www.w3.org/WAI/tutorials/forms/instructions/#placeholder-text',
      example:
        '<form><input name="name" placeholder="Name"><input name="tel" type="tel" placeholder="Phone"></form>',
    },
    'dialog-field-unlabelled': {
      severity: 'warning',
      title: 'Fields of a dialog have no label',
      why: 'Screen readers say only "edit text" or "checkbox" when the dialog opens, so blind visitors cannot tell what to fill in or agree to. Tools that test only the open page do not see it.',
      fix: 'Give each field a <label for> with text, or an aria-label.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html',
      example:
        '<div class="modal"><p>Marketing</p><label><input type="checkbox" id="marketing"></label></div>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page
    return {
      judgements: unlessUnfilled(page, {
        'placeholder-as-label': judgeForms(document),
        'dialog-field-unlabelled': judgeDialogs(document),
      }),
    }
  },
})

/** A search has one field, whose button says what it is for; one for an email address alone is that of a newsletter. */
const MIN_FIELDS = 2
const OF_NEWSLETTER = 'email'
/** What nobody writes words or figures into; browsers take a type that they do not know for `text`. */
const OTHER_TYPE =
  /^(?:hidden|submit|button|reset|image|checkbox|radio|range|color|file|search|month|week|time|datetime-local)$/
/** Characters of the text of a label. */
const MAX_TEXT = 40
/** Characters of an attribute. */
const MAX_VALUE = 500

function judgeForms(document: HtmlDocument): Judgement {
  const labelled = labelledIds(document)
  const loose = labelsOfNoField(document)
  const formOf = formsAround(document)
  const fields = Map.groupBy(
    // Nobody writes into a field that is disabled.
    document
      .elements('input', 'textarea', 'select')
      .filter(field => attribute(field, 'disabled') === undefined && isFilledIn(field)),
    field => formOf.get(field) ?? parentOf(field),
  )
  const forms = [...fields].flatMap(([form, of]) =>
    form && (of.length >= MIN_FIELDS || of.some(isOfNewsletter)) ? [{ form, of }] : [],
  )
  return failEach(
    forms,
    ({ form, of }) => {
      const unlabelled = of.filter(field => isUnlabelled(field, labelled))
      if (unlabelled.length < Math.min(MIN_FIELDS, of.length)) return undefined
      // A label beside a field stays where it is, even if no program knows what it is for.
      const beside = loose.filter(label => document.isBelow(label, form)).length
      if (beside >= unlabelled.length) return undefined
      const names = unlabelled.map(field => `"${attribute(field, 'placeholder')!.trim().slice(0, MAX_TEXT)}"`)
      return document.occurrence(form, messageOf(names, of.length))
    },
    'the page has no form to write into that needs labels',
  )
}

function messageOf(names: readonly string[], fields: number): string {
  return fields === 1
    ? `The field for an email address has no label, only the placeholder ${names[0]}`
    : `Fields of this form have no label, only a placeholder: ${names.slice(0, 5).join(', ')}`
}

function isOfNewsletter(field: Element): boolean {
  return (attribute(field, 'type') ?? '').trim().toLowerCase() === OF_NEWSLETTER
}

/** Ids that labels with a text, or with a name beside their icon, are for. */
function labelledIds(document: HtmlDocument): ReadonlySet<string | undefined> {
  return new Set(
    document
      .elements('label')
      .filter(
        label => startOfSeenText(label, MAX_TEXT).trim() !== '' || attribute(label, 'aria-label')?.trim(),
      )
      .map(label => attribute(label, 'for')),
  )
}

/** What opens over the page, by its class or id. */
const DIALOG = /(?:^|[\s_-])(?:modal|dialog)(?:[\s_-]|$)/i
/** The same, and boxes that stand on the page and look as if they lay over something: what opens can be closed. */
const LIKE_DIALOG = /(?:^|[\s_-])(?:pop-?up|lightbox|overlay|drawer|off-?canvas)(?:[\s_-]|$)/i
const CLOSER = /close|dismiss|schlie|cerrar|fermer|chiudi|fechar|sluit|zamk|zavř|закры/i
const CLOSING_SIGN = /^[×✕✖✗⨯xX]$/u
/** Nodes of a box among which what closes it is. */
const MAX_IN_BOX = 200
const CHOSEN = /^(?:checkbox|radio)$/

function judgeDialogs(document: HtmlDocument): Judgement {
  const dialogs = dialogsAround(document)
  const fields = document.elements('input', 'textarea', 'select').filter(field => dialogs.has(field))
  const labelled = labelledIds(document)
  return failEach(
    fields.filter(field => isChosen(field) || isFilledIn(field)),
    field =>
      isNamed(field) || isLabelled(field, labelled) || hasTextAround(field)
        ? undefined
        : document.occurrence(field, unlabelledText(field)),
    'the page has no dialog with fields',
  )
}

/** What is wrong with a field without a label: the label in front of it may only not be tied to it. */
function unlabelledText(field: Element): string {
  const siblings = (parentOf(field)?.childNodes ?? []).filter(isElement)
  const before = siblings[siblings.indexOf(field) - 1]
  const text = before?.tagName === 'label' ? startOfSeenText(before, MAX_LABEL) : ''
  return text === '' || attribute(before!, 'for') !== undefined
    ? 'This field has no label, no aria-label and no placeholder.'
    : `The label "${text}" before this field is not tied to it: it has no "for" with the id of the field.`
}

/** Characters of a label that a message shows. */
const MAX_LABEL = 60

/** Classes of what is not laid out, as a box by which a style opens a menu: nobody comes to it. */
const HIDDEN = /(?:^|\s)(?:hidden|d-none|hide)(?:\s|$)/

function isChosen(field: Element): boolean {
  return (
    field.tagName === 'input' &&
    CHOSEN.test((attribute(field, 'type') ?? '').trim().toLowerCase()) &&
    attribute(field, 'hidden') === undefined &&
    !HIDDEN.test(classOf(field))
  )
}

/** Elements within what opens over the page. Elements come in document order, parents first. */
function dialogsAround(document: HtmlDocument): ReadonlySet<Element> {
  const within = new Set<Element>()
  const page = aroundContent(document)
  for (const element of document.elements()) {
    const parent = parentOf(element)
    const isDialog =
      element.tagName === 'dialog' ||
      /^(?:alert)?dialog$/i.test(attribute(element, 'role')?.trim() ?? '') ||
      (!page.has(element) && opensOverPage(element))
    if (isDialog || (parent && within.has(parent))) within.add(element)
  }
  return within
}

function opensOverPage(element: Element): boolean {
  const names = namesOf(element)
  if (DIALOG.test(names)) return true
  if (!LIKE_DIALOG.test(names)) return false
  const isShut =
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') !== undefined ||
    /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(
      (attribute(element, 'style') ?? '').slice(0, MAX_VALUE),
    )
  return isShut || [...firstNodes(element, MAX_IN_BOX)].some(node => isElement(node) && closes(node))
}

function closes(element: Element): boolean {
  const names = `${namesOf(element)} ${attribute(element, 'aria-label') ?? ''} ${attribute(element, 'for') ?? ''}`
  if (CLOSER.test(names.slice(0, MAX_VALUE))) return true
  return (
    /^(?:a|button|span|i)$/.test(element.tagName) &&
    CLOSING_SIGN.test(startOfSeenText(element, MAX_TEXT).trim())
  )
}

function namesOf(element: Element): string {
  return `${classOf(element)} ${attribute(element, 'id') ?? ''}`.slice(0, MAX_VALUE)
}

/** What is around the content, as the box that holds a drawer and the page beside it. */
function aroundContent(document: HtmlDocument): ReadonlySet<Element> {
  const around = new Set<Element>([document.html, document.body].filter(element => element !== undefined))
  for (const content of document.elements('main')) {
    let at = parentOf(content)
    while (at && !around.has(at)) {
      around.add(at)
      at = parentOf(at)
    }
  }
  return around
}

function classOf(element: Element): string {
  return (attribute(element, 'class') ?? '').slice(0, MAX_VALUE)
}

const NAMES = ['aria-label', 'aria-labelledby', 'title', 'placeholder'] as const

function isNamed(field: Element): boolean {
  return NAMES.some(name => (attribute(field, name) ?? '').trim() !== '')
}

/** Whether a label around a field has a text beside it. */
function hasTextAround(field: Element): boolean {
  const label = labelAround(field)
  return label !== undefined && startOfSeenText(label, MAX_TEXT).trim() !== ''
}

/** Labels that say something, but of no field: readers see them, and no program knows what they are for. */
export function labelsOfNoField(document: HtmlDocument): Element[] {
  const fields = document.elements('input', 'textarea', 'select')
  const around = new Set(fields.map(labelAround))
  const ids = new Set(fields.map(field => attribute(field, 'id')))
  return document
    .elements('label')
    .filter(
      label =>
        (attribute(label, 'for') === undefined || !ids.has(attribute(label, 'for'))) &&
        !around.has(label) &&
        startOfSeenText(label, MAX_TEXT).trim() !== '',
    )
}

/** Whether visitors fill a field in: they write into it or choose, and it is no trap for programs. */
export function isFilledIn(field: Element): boolean {
  const type = (attribute(field, 'type') ?? '').trim().toLowerCase()
  return (field.tagName !== 'input' || !OTHER_TYPE.test(type)) && !isTrap(field)
}

/** What keeps a field from visitors, and not from programs that fill in all there is. */
const OUT_OF_SIGHT =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|(?:left|top|right|text-indent)\s*:\s*-\d{3})/i
const TRAP_NAME = /honey|(?:^|[-_])(?:gotcha|bot-?field)(?:[-_]|$)/i
/**
 * Elements around a field that may hide it, a paragraph or a label in one, and what may be in them: a label and a field,
 * with texts between. What holds more may be a step of a form.
 */
const MAX_AROUND = 2
const MAX_NODES = 5

function isTrap(field: Element): boolean {
  if (attribute(field, 'tabindex')?.trim() === '-1') return true
  let at: Element | undefined = field
  for (let step = 0; at && at.tagName !== 'form' && step <= MAX_AROUND; step++) {
    const isHidden = attribute(at, 'hidden') !== undefined || attribute(at, 'aria-hidden') === 'true'
    if (isHidden || OUT_OF_SIGHT.test((attribute(at, 'style') ?? '').slice(0, MAX_VALUE))) return true
    const names = [attribute(at, 'name'), attribute(at, 'id'), ...classesOf(at)]
    if (names.some(name => name !== undefined && TRAP_NAME.test(name.slice(0, MAX_VALUE)))) return true
    const parent = parentOf(at)
    at = parent && parent.childNodes.length <= MAX_NODES ? parent : undefined
  }
  return false
}

function classesOf(element: Element): string[] {
  return classOf(element).split(/\s+/)
}

function isUnlabelled(field: Element, labelled: ReadonlySet<string | undefined>): boolean {
  const hasPlaceholder = (attribute(field, 'placeholder') ?? '').trim() !== ''
  return hasPlaceholder && !isNamedField(field, labelled) && !hasCaption(field)
}

/** What a line of text in front of a field is written in. */
const CAPTIONS: ReadonlySet<string> = new Set(['p', 'span', 'strong', 'b', 'div', 'dt', 'h4', 'h5', 'h6'])

/** Whether a line of text stands right in front of a field or of its frame: it stays where it is, as a label does. */
function hasCaption(field: Element): boolean {
  let at: Element | undefined = field
  for (let step = 0; at && at.tagName !== 'form' && step <= MAX_AROUND; step++) {
    const parent: Element | undefined = parentOf(at)
    const beside = (parent?.childNodes ?? []).filter(isElement).slice(0, MAX_NODES)
    const before = beside[beside.indexOf(at) - 1]
    if (before && CAPTIONS.has(before.tagName) && attribute(before, 'aria-hidden') !== 'true') {
      const text = startOfSeenText(before, MAX_CAPTION).trim()
      if (text !== '' && text.length < MAX_CAPTION && !hasField(before)) return true
    }
    at = parent
  }
  return false
}

/** Characters of what is longer than a caption. */
const MAX_CAPTION = 60

function hasField(element: Element): boolean {
  for (const node of firstNodes(element, MAX_CAPTION))
    if (/^(?:input|select|textarea|button)$/.test(node.nodeName)) return true
  return false
}

/** @param labelled ids that labels of the page name */
export function isNamedField(field: Element, labelled: ReadonlySet<string | undefined>): boolean {
  const has = (name: string) => (attribute(field, name) ?? '').trim() !== ''
  const hasName = has('aria-label') || has('aria-labelledby') || (has('title') && !isOfPattern(has))
  return hasName || isLabelled(field, labelled) || labelAround(field) !== undefined
}

/**
 * Whether a title says what may be written, as HTML wants it beside a pattern, and the placeholder what the field is for.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#attr-input-pattern
 */
function isOfPattern(has: (name: string) => boolean): boolean {
  return has('pattern') && has('placeholder')
}

function isLabelled(field: Element, labelled: ReadonlySet<string | undefined>): boolean {
  const id = attribute(field, 'id')
  return id !== undefined && labelled.has(id)
}

/** Steps up from a field to a label around it. */
const MAX_STEPS_UP = 10

export function labelAround(field: Element): Element | undefined {
  let at = parentOf(field)
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    if (at.tagName === 'label') return at
    at = parentOf(at)
  }
  return undefined
}
