import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isFilledIn, isNamedField } from './field-labels.ts'
import { formsAround } from './forms-around.ts'

/** Whether the labels of the page belong to something. */
export const looseLabels = defineTopic({
  checks: {
    'label-for-nothing': {
      severity: 'notice',
      title: 'A label names a field that is not there',
      why: 'A click or a tap on the label does nothing, and screen readers do not read it out with the field that it stands beside.',
      fix: 'Give the field the id that the "for" of its label names, or put the field into the label and remove "for".',
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
  const labels = document.elements('label').filter(label => attribute(label, 'for')?.trim())
  const formOf = formsAround(document)
  const toldOf = formsToldOf(document, formOf)
  return failEach(
    labels,
    label => {
      const id = attribute(label, 'for')!
      const text = startOfSeenText(label, MAX_TEXT)
      const form = formOf.get(label)
      // What stands in no form may be a switch whose parts a script moves about.
      if (!form || toldOf.has(form) || ids.has(id) || text === '' || isUnwritten(id)) return undefined
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

/** Forms with fields of which axe or `placeholder-as-label` say that they have no label: it is the same fault. */
function formsToldOf(
  document: HtmlDocument,
  formOf: ReadonlyMap<Element, Element | undefined>,
): ReadonlySet<Element> {
  const labelled = new Set(document.elements('label').map(label => attribute(label, 'for')))
  const unlabelled = Map.groupBy(
    document
      .elements('input', 'textarea', 'select')
      .filter(field => isFilledIn(field) && !isNamedField(field, labelled)),
    field => formOf.get(field),
  )
  return new Set(
    [...unlabelled].flatMap(([form, fields]) => {
      const isTold =
        fields.length >= MIN_TOLD || fields.some(field => !attribute(field, 'placeholder')?.trim())
      return form && isTold ? form : []
    }),
  )
}
