import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { scriptedRoot } from '../../page/scripted-root.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether a text that is written from right to left is laid out so. */
export const direction = defineTopic({
  checks: {
    'direction-missing': {
      severity: 'notice',
      title: 'A right-to-left text has no dir="rtl"',
      why: 'Unless a style sheet says otherwise, browsers lay the page out from left to right: text starts on the wrong side, and punctuation and lists end up in the wrong place. Reader views and form fields ignore such a style.',
      fix: 'Write <html dir="rtl">, and let no script change it. W3C advises against CSS for this.',
      help: 'https://www.w3.org/International/questions/qa-html-dir',
      example: '<html lang="ar"> without dir="rtl"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return {
      judgements: unlessUnfilled(page, {
        'direction-missing': judgeDirection(page.document, scriptedRoot(page, 'dir')),
      }),
    }
  },
})

/** Letters of a page that are counted, and how few are no text. */
const MOST_LETTERS = 20_000
const LEAST_LETTERS = 60
/** Share of the letters from which on the page is one to read from right to left. */
const MOST_OF_THE_TEXT = 0.6

function judgeDirection(document: HtmlDocument, scripted: string | undefined): Judgement {
  const { letters, leftwards, undirected } = countLetters(document)
  if (leftwards < LEAST_LETTERS || leftwards < letters * MOST_OF_THE_TEXT)
    return notApplicable('the text of the page is not written from right to left')
  if (undirected < leftwards / 2 || isSetByStyles(document)) return pass()
  const { html } = document
  const percent = Math.round((100 * leftwards) / letters)
  const message = `${percent} % of the letters are Arabic, Hebrew or others that are written from right to left, and ${scripted ?? `<html> has ${saidBy(html)}`}.`
  return fail(html?.sourceCodeLocation ? document.occurrence(html, message) : { url: document.url, message })
}

function saidBy(html: Element | undefined): string {
  const dir = html && attribute(html, 'dir')
  return dir === undefined ? 'no dir' : `dir="${dir}"`
}

const LETTER = /\p{L}/gu
const LEFTWARDS =
  /[\p{L}&&[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]]/gv
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg'])

/** Letters of the body: all, those that are written from right to left, and of these the ones that no `dir` directs. */
function countLetters(document: HtmlDocument) {
  const counts = { letters: 0, leftwards: 0, undirected: 0 }
  const directed = new Set<Element>()
  const unseen = new Set<Element>()
  for (const element of document.elements()) {
    const parent = parentOf(element)
    if (UNSEEN.has(element.tagName) || (parent && unseen.has(parent))) unseen.add(element)
    const dir = directionOf(element)
    if (dir === 'rtl' || (dir === undefined && parent && directed.has(parent))) directed.add(element)
    if (unseen.has(element)) continue
    for (const node of element.childNodes) {
      if (node.nodeName !== '#text' || !('value' in node)) continue
      const text = node.value.slice(0, MOST_LETTERS)
      const leftwards = text.match(LEFTWARDS)?.length ?? 0
      counts.letters += text.match(LETTER)?.length ?? 0
      counts.leftwards += leftwards
      if (!directed.has(element)) counts.undirected += leftwards
    }
    if (counts.letters > MOST_LETTERS) break
  }
  return counts
}

/** What an element says of its direction; `auto` takes that of its text. */
function directionOf(element: Element): 'rtl' | 'ltr' | undefined {
  const dir = attribute(element, 'dir')?.trim().toLowerCase()
  if (dir === 'rtl' || dir === 'auto') return 'rtl'
  if (
    /(?:^|;)\s{0,20}direction\s{0,20}:\s{0,20}rtl/i.test((attribute(element, 'style') ?? '').slice(0, 2000))
  )
    return 'rtl'
  return dir === 'ltr' ? 'ltr' : undefined
}

/** Characters of the style sheets in the page. */
const MOST_STYLES = 200_000

/** The page looks right then, although it should not take style sheets for that. */
function isSetByStyles(document: HtmlDocument): boolean {
  return document
    .elements('style')
    .some(style => /[{;\s]direction\s{0,20}:\s{0,20}rtl/i.test(textOf(style).slice(0, MOST_STYLES)))
}
