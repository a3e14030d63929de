import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfTexts } from '../../page/text/text-start.ts'
import { examinedPage } from './examined-page.ts'

/** Whether the figures that a page boasts of are in its HTML. */
export const figures = defineTopic({
  checks: {
    'figure-at-zero': {
      severity: 'notice',
      title: 'Figures are 0 until a script counts them up',
      why: 'Search engines that do not run scripts, and AI assistants, read 0 instead of the number. Google runs scripts, but does not scroll.',
      fix: 'Write the final number into the HTML. The script sets it to 0 when it begins to count.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
      example: '<p><span data-target="30">0</span> years of experience</p>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page } = await examinedPage(visit)
    return { judgements: { 'figure-at-zero': judgeFigures(page.sent.document) } }
  },
})

const HOLDERS = [
  'span',
  'div',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'dd',
  'dt',
  'td',
  'li',
] as const
const ZERO = /^\s*[+~$€£]?\s?0(?:[.,]0+)?\s?(?:\+|%|k|m)?\s*$/i
/** Attributes in which scripts that count up find their end, as PureCounter, Odometer and hand-written ones do. */
const ENDS = [
  'data-target',
  'data-count',
  'data-count-to',
  'data-countto',
  'data-counter',
  'data-counter-target',
  'data-to',
  'data-end',
  'data-final',
  'data-goal',
  'data-number',
  'data-num',
  'data-val',
  'data-stop',
  'data-purecounter-end',
]
const NUMBER = /^\s*[+~$€£]?\s?(\d{1,3}(?:[ .,’']?\d{3})*(?:[.,]\d+)?)\s?(?:\+|%|k|m)?\s*$/i
/** Characters of what a figure is about. */
const MAX_LABEL = 60

function judgeFigures(document: HtmlDocument): Judgement {
  const counted = document.elements(...HOLDERS).flatMap(element => {
    const end = endOf(element)
    return end === undefined ? [] : [{ element, end }]
  })
  if (counted.length === 0) return notApplicable('the page has no figures that a script counts up')
  return failWhere(
    counted
      .filter(({ element }) => ZERO.test(textOf(element)))
      .map(({ element, end }) =>
        document.occurrence(
          element,
          `The HTML says "${labelOf(element)}"; a script is to count it up to ${end}.`,
        ),
      ),
  )
}

/** The number that a script counts to, as it is written; undefined where the element is no figure, or its number is 0. */
function endOf(element: Element): string | undefined {
  if (element.childNodes.some(isElement) || !/\d/.test(textOf(element))) return undefined
  for (const name of ENDS) {
    const value = attribute(element, name)
    if (value === undefined) continue
    const [, number] = NUMBER.exec(value.slice(0, MAX_LABEL)) ?? []
    if (number !== undefined && /[1-9]/.test(number)) return value.trim()
  }
  return undefined
}

/** What stands in it, as far as a figure can be long. */
function textOf(element: Element): string {
  const [only] = element.childNodes
  return element.childNodes.length === 1 && only && 'value' in only ? only.value.slice(0, MAX_LABEL) : ''
}

/** With what it is about, where its parent has only that. */
function labelOf(element: Element): string {
  const around = parentOf(element)
  const text = around
    ? startOfTexts(around, MAX_LABEL + 1)
        .filter(Boolean)
        .join(' ')
    : ''
  return text !== '' && text.length <= MAX_LABEL ? text : textOf(element).trim()
}
