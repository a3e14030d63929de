import { attribute, type Element, foldSpace, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { examinedPage } from './examined-page.ts'

/** Whether texts in attributes are there to their end. */
export const cutAttributes = defineTopic({
  checks: {
    'text-cut-by-quote': {
      severity: 'warning',
      title: 'An extra or missing quotation mark breaks an attribute',
      why: 'An attribute ends at the first quotation mark in it; without one at its end, it goes on through the next tags. Search engines, social networks and screen readers get half a text, or the code behind it.',
      fix: 'Write &quot; (or &#39;) instead of a quotation mark within the value, or add the one that is missing at its end. Let the template escape the values of attributes.',
      help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-unexpected-character-in-attribute-name',
      example: '<meta name="description" content="The 27" monitor for small desks">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page } = await examinedPage(visit)
    const judgements = { 'text-cut-by-quote': judgeAttributes(page.sent.document) }
    return { judgements: unlessUnfilled(page, judgements, ['pass', 'not-applicable']) }
  },
})

/** Attributes that hold a text for people. */
const TEXTS = ['content', 'alt', 'title', 'aria-label', 'placeholder']
/** The last word of what was to be text, and the mark that was to end it: `monitor"`. */
const LEFT_OVER = /^[^"'=]*[\p{L}\p{N}][^"'=]*["']$/u
/** The end of a text that went on through a tag, up to an attribute of that: `fit=cover> <meta name=`. */
const RAN_ON = />\s{0,20}<[a-z][\w-]{0,20}\s[^<>]{0,200}=$/i
/** Most places that are told of. */
const MAX_TOLD = 20
/** Characters of a text that are shown, from its end. */
const MAX_SHOWN = 60

function judgeAttributes(document: HtmlDocument): Judgement {
  const elements = document.withAttribute(...TEXTS)
  if (elements.length === 0) return notApplicable('the page has no texts in attributes')
  const cut = elements.flatMap(element => {
    const found = cutText(element)
    return found === undefined ? [] : [{ element, ...found }]
  })
  return failWhere(
    cut.slice(0, MAX_TOLD).map(({ element, name, text, mark }) => {
      const whose = element.tagName === 'meta' ? nameOfMeta(element) : `${name} of <${element.tagName}>`
      const end = text.length > MAX_SHOWN ? `…${text.slice(-MAX_SHOWN)}` : text
      const message = RAN_ON.test(text)
        ? `The ${mark} that ends ${whose} is missing: it goes on through the next tag, to "${end}".`
        : `${whose} ends after "${end}": the text has a ${mark} in it.`
      return document.occurrence(element, message)
    }),
  )
}

interface CutText {
  /** The attribute. */
  name: string
  /** What is left of it. */
  text: string
  mark: string
}

/**
 * Behind a text that was cut, each of its further words is an attribute without a value, up to the mark at its end.
 * Nobody reads keywords.
 */
function cutText(element: Element): CutText | undefined {
  if (attribute(element, 'name') === 'keywords') return undefined
  const { attrs } = element
  let last: (typeof attrs)[number] | undefined
  for (const attr of attrs) {
    if (attr.value !== '') last = attr
    else if (last && TEXTS.includes(last.name) && LEFT_OVER.test(attr.name))
      return { name: last.name, text: foldSpace(last.value), mark: attr.name.at(-1)! }
  }
  return undefined
}

function nameOfMeta(element: Element): string {
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? ''
  return name === '' ? 'content of <meta>' : foldSpace(name).slice(0, MAX_SHOWN)
}
