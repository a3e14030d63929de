import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failEach, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isTextField, typeOf } from './fillable-fields.ts'

/** Whether forms of the page can be used at all. */
export const disabledForms = defineTopic({
  checks: {
    'form-disabled': {
      severity: 'notice',
      title: 'A form cannot be filled in: all of its fields and buttons are disabled',
      why: 'The page asks visitors for something that they cannot give. Their clicks do nothing, and screen readers and the keyboard skip the form.',
      fix: 'Connect the form and remove disabled. Until then, take it off the page, or say in a sentence when or where visitors can do the same.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/disabled',
      example: '<form><input type="email" disabled><button disabled>Soon</button></form>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'form-disabled': await judge(page) }) }
  },
})

async function judge(page: JudgedPage): Promise<Judgement> {
  const { document, sent, scripts } = page
  const forms = seenForms(page).flatMap(form => controlsOf(document, form) ?? [])
  if (forms.length === 0) return notApplicable('the page has no form with fields and a button')
  // Documentation shows what disabled fields look like.
  if (document.elements('pre').length > 0) return notApplicable('the page shows code')
  const sentForms = new Set(
    sent.document
      .elements('form')
      .flatMap(form => controlsOf(sent.document, form) ?? [])
      .filter(isDisabled)
      .map(nameOf),
  )
  const judgement = failEach(
    forms,
    controls =>
      isDisabled(controls) && sentForms.has(nameOf(controls))
        ? document.occurrence(controls.form, messageOf(controls))
        : undefined,
    'the page has no form with fields and a button',
  )
  if (judgement.outcome !== 'fail' || scripts.state === 'none') return judgement
  if (scripts.state !== 'seen')
    return notMeasured('scripts of the page were not seen at work, and may enable the form')
  const gap = await layoutGap(scripts.rendered, ['Script'])
  return gap === undefined ? judgement : notMeasured(gap)
}

/** What visitors use of a form. */
interface Controls {
  form: Element
  fields: readonly Element[]
  buttons: readonly Element[]
}

/** Forms and fields that are looked at. */
const MAX_FORMS = 50
const MAX_CONTROLS = 100

/** Forms of a page that are laid out, and that no custom element enables once it is scrolled to. */
function seenForms({ document, scripts }: JudgedPage): readonly Element[] {
  const unseen = scripts.state === 'seen' ? [...document.elementsAt(scripts.rendered.unseenTexts)] : []
  return document
    .elements('form')
    .slice(0, MAX_FORMS)
    .filter(form => !isAside(form) && !unseen.some(part => part === form || document.isBelow(form, part)))
}

function isAside(form: Element): boolean {
  for (let at: Element | undefined = form; at; at = parentOf(at)) {
    const isHidden = attribute(at, 'hidden') !== undefined || attribute(at, 'aria-hidden') === 'true'
    if (isHidden || at.tagName.includes('-') || at.tagName === 'dialog') return true
    if (attribute(at, 'inert') !== undefined || DISPLAY_NONE.test(attribute(at, 'style') ?? '')) return true
  }
  return false
}

const DISPLAY_NONE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

/** Undefined for a form that has no field to write into, or no button. */
function controlsOf(document: HtmlDocument, form: Element): Controls | undefined {
  const fields: Element[] = []
  const buttons: Element[] = []
  for (const element of document.elementsIn(form)) {
    const { tagName } = element
    if (tagName === 'textarea' || tagName === 'select') fields.push(element)
    else if (tagName === 'button') buttons.push(element)
    else if (tagName === 'input') {
      const type = typeOf(element)
      if (/^(?:submit|image|button)$/.test(type)) buttons.push(element)
      else if (type !== 'hidden' && type !== 'reset') fields.push(element)
    }
    if (fields.length + buttons.length > MAX_CONTROLS) return undefined
  }
  const isWritten = fields.some(({ tagName }) => tagName === 'textarea') || fields.some(isText)
  return isWritten && buttons.length > 0 ? { form, fields, buttons } : undefined
}

function isText(field: Element): boolean {
  return field.tagName === 'input' && isTextField(typeOf(field))
}

function isDisabled({ form, fields, buttons }: Controls): boolean {
  return [...fields, ...buttons].every(control => {
    for (let at: Element | undefined = control; at && at !== form; at = parentOf(at))
      if ((at === control || at.tagName === 'fieldset') && attribute(at, 'disabled') !== undefined)
        return true
    return false
  })
}

/** What tells a form from the others of a page, before and after scripts. */
function nameOf({ form, fields }: Controls): string {
  const all = [form, ...fields].map(element =>
    ['id', 'name', 'type', 'placeholder'].map(name => attribute(element, name)?.slice(0, MAX_TEXT) ?? ''),
  )
  return JSON.stringify(all)
}

/** Characters of a text or an attribute. */
const MAX_TEXT = 60

function messageOf({ fields, buttons }: Controls): string {
  const [first] = buttons
  const text = attribute(first!, 'value')?.trim() || startOfSeenText(first!, MAX_TEXT)
  const named = text === '' ? '' : ` ("${cutEnd(text, 40)}")`
  const button = buttons.length === 1 ? `its button${named}` : `its ${buttons.length} buttons`
  return fields.length === 1
    ? `The only field of this form and ${button} are disabled: nobody can use it.`
    : `All ${fields.length} fields of this form and ${button} are disabled: nobody can use it.`
}
