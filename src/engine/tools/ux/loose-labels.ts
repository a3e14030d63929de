import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isFilledIn, isNamedField, labelsOfNoField } from './field-labels.ts'
import { formsAround } from './forms-around.ts'

/** Whether the labels of the page belong to something. */
export const looseLabels = defineTopic({
  checks: {
    'label-for-nothing': {
      severity: 'notice',
      title: 'A label belongs to no field',
      why: 'A click or a tap on the label does nothing, and screen readers do not read it out with the field that it stands beside.',
      fix: 'Name the id of the field in the "for" of its label, or put the field into the label and remove "for".',
      help: 'https://html.spec.whatwg.org/multipage/forms.html#attr-label-for',
      example: '<label for="mail">Email</label><input id="email" type="email">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'label-for-nothing': judge(page.document) }) }
  },
})

/** Characters of the text of a label and of an id in a message. */
const MAX_TEXT = 60

function judge(document: HtmlDocument): Judgement {
  const ids = new Set(document.withAttribute('id').map(element => attribute(element, 'id')))
  const formOf = formsAround(document)
  const forms = formsOfLabels(document, formOf)
  const isBeside = (label: Element) => {
    const form = formOf.get(label)
    return form !== undefined && forms.beside.has(form)
  }
  const unnamed = new Set(
    labelsOfNoField(document).filter(label => !attribute(label, 'for')?.trim() && isBeside(label)),
  )
  return failEach(
    document.elements('label').filter(label => attribute(label, 'for')?.trim() || unnamed.has(label)),
    label => {
      const id = attribute(label, 'for')?.trim()
      const text = startOfSeenText(label, MAX_TEXT)
      if (!id) {
        return document.occurrence(label, `The label "${text}" has no "for", and no field is in it.`)
      }
      const form = formOf.get(label)
      // What stands in no form may be a switch whose parts a script moves about.
      if (
        !form ||
        forms.toldOf.has(form) ||
        ids.has(attribute(label, 'for')) ||
        text === '' ||
        isUnwritten(id)
      )
        return undefined
      return document.occurrence(
        label,
        `The label "${text}" is for id="${id.slice(0, MAX_TEXT)}", which no element has.`,
      )
    },
    'the page has no label with "for"',
  )
}

/** Whether a template still has to write an id. */
function isUnwritten(id: string): boolean {
  return /[{}$<%]/.test(id)
}

/** Unlabelled fields with placeholders, from which on `placeholder-as-label` tells of their form. */
const MIN_TOLD = 2

/** Forms by what is known of the labels of their fields. */
interface Forms {
  /** With fields of which axe or `placeholder-as-label` say that they have no label: it is the same fault. */
  toldOf: ReadonlySet<Element>
  /** With fields that have placeholders, and a label for each of them that no program knows to be theirs. */
  beside: ReadonlySet<Element>
}

function formsOfLabels(document: HtmlDocument, formOf: ReadonlyMap<Element, Element | undefined>): Forms {
  const labelled = new Set(document.elements('label').map(label => attribute(label, 'for')))
  const unlabelled = Map.groupBy(
    document
      .elements('input', 'textarea', 'select')
      .filter(field => isFilledIn(field) && !isNamedField(field, labelled)),
    field => formOf.get(field),
  )
  const loose = Map.groupBy(labelsOfNoField(document), label => formOf.get(label))
  const [toldOf, beside] = [new Set<Element>(), new Set<Element>()]
  for (const [form, fields] of unlabelled) {
    if (!form) continue
    const hasLabels = (loose.get(form)?.length ?? 0) >= fields.length
    if (fields.some(field => !attribute(field, 'placeholder')?.trim())) toldOf.add(form)
    else if (fields.length >= MIN_TOLD) (hasLabels ? beside : toldOf).add(form)
  }
  return { toldOf, beside }
}
