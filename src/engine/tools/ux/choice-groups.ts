import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isFilledIn, labelAround } from './field-labels.ts'
import { formsAround } from './forms-around.ts'

/** Whether a question that is answered by radio buttons belongs to them. */
export const choiceGroups = defineTopic({
  checks: {
    'choices-unnamed': {
      severity: 'notice',
      title: 'A group of radio buttons does not say what the choice is about',
      why: 'Screen readers read out each choice without the question above: "Yes", "No", and people do not hear to what.',
      fix: 'Put the buttons into a <fieldset> whose <legend> is the question, or give their box role="radiogroup" and aria-labelledby with the id of the question.',
      help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
      example:
        '<p>Delivery</p> <label><input type="radio" name="by"> Post</label> <label><input type="radio" name="by"> Courier</label>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'choices-unnamed': judge(page.document) }) }
  },
})

const MIN_CHOICES = 2
const MAX_STEPS_UP = 12
const MAX_TEXT = 40
const MAX_SHOWN = 4

function judge(document: HtmlDocument): Judgement {
  const formOf = formsAround(document)
  // Outside a form that is written into, radio buttons are often switches of tabs and slides.
  const filledIn = new Set(
    document
      .elements('input', 'textarea')
      .filter(isFilledIn)
      .map(field => formOf.get(field)),
  )
  const radios = document.elements('input').filter(isRadio)
  const groups = Map.groupBy(radios, radio => formOf.get(radio)).entries()
  const questions = [...groups].flatMap(([form, inForm]) =>
    form && filledIn.has(form)
      ? [...Map.groupBy(inForm, radio => attribute(radio, 'name')!).values()].filter(
          ({ length }) => length >= MIN_CHOICES,
        )
      : [],
  )
  const labels = new Map(document.elements('label').map(label => [attribute(label, 'for'), label]))
  return failEach(
    questions,
    choices => {
      const [first] = choices
      if (isNamed(first!)) return undefined
      const texts = choices.slice(0, MAX_SHOWN).map(choice => `"${textBeside(choice, labels)}"`)
      if (texts.includes('""')) return undefined
      return document.occurrence(
        first!,
        `Neither a <fieldset> with a <legend> nor a group with a name is around these choices: ${texts.join(', ')}.`,
      )
    },
    'no form of the page has radio buttons',
  )
}

function isRadio(input: Element): boolean {
  return (
    /^\s*radio\s*$/i.test(attribute(input, 'type') ?? '') && attribute(input, 'name')?.trim() !== undefined
  )
}

/** Whether something around a button names it and those beside it. */
function isNamed(radio: Element): boolean {
  let at = parentOf(radio)
  for (let step = 0; at && at.tagName !== 'form' && step < MAX_STEPS_UP; step++, at = parentOf(at)) {
    if (at.tagName.includes('-')) return true
    if (at.tagName === 'fieldset' && hasLegend(at)) return true
    const isGroup =
      /^(?:radio)?group$/i.test(attribute(at, 'role')?.trim() ?? '') || at.tagName === 'fieldset'
    if (isGroup && ['aria-label', 'aria-labelledby', 'title'].some(name => attribute(at!, name)?.trim()))
      return true
  }
  return ['aria-label', 'aria-labelledby', 'aria-describedby'].some(name => attribute(radio, name)?.trim())
}

function hasLegend(fieldset: Element): boolean {
  return [...firstNodes(fieldset, MAX_NODES)].some(node => node.nodeName === 'legend')
}

/** Nodes of a group among which its legend is. */
const MAX_NODES = 10

/** The text of the label of a button. */
function textBeside(radio: Element, labels: ReadonlyMap<string | undefined, Element>): string {
  const id = attribute(radio, 'id')
  const label = (id === undefined ? undefined : labels.get(id)) ?? labelAround(radio)
  return label ? startOfSeenText(label, MAX_TEXT) : ''
}
