import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
  textOf,
} from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { judgeScripts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { dependsOnScripts, hasOtherLanguage, seenScriptedText } from '../../page/text/scripted-text.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { writtenElements } from './scripted-elements.ts'

/** Which lists and sections of a page are empty until a script fills them. */
export const scriptedParts = defineTopic({
  checks: {
    'part-needs-scripts': {
      severity: 'notice',
      title: 'A part of the content needs JavaScript',
      why: 'The HTML has an empty element in its place. Google sees its products, dates or articles late, and search engines and AI crawlers that run no scripts never do.',
      fix: 'Write the entries into the HTML when the site is built, or send them from the server. The script may still filter and sort them.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
      example: '<ul id="events"></ul>, which a script fills from events.json',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    if (asksNotToBeIndexed(page.document))
      return { judgements: { 'part-needs-scripts': notApplicable('the page asks not to be indexed') } }
    const judgement = judgeScripts(page, before => judgeParts(before, examination))
    if (judgement.outcome === 'fail' || page.unfilled !== undefined || makesMost(page, examination))
      return { judgements: { 'part-needs-scripts': judgement } }
    const { document } = page.sent
    const written = await writtenElements(visit, document, PARTS, LIST)
    const places = written
      .filter(({ name, element }) => !ASIDE.test(name) && attribute(element, 'hidden') === undefined)
      .slice(0, MAX_PARTS)
      .map(({ element, name }) =>
        document.occurrence(
          element,
          `"${keyOf(element) ?? name}" is empty in the HTML that the server sends; a script writes its entries.`,
        ),
      )
    return { judgements: { 'part-needs-scripts': places.length > 0 ? fail(places) : judgement } }
  },
})

/** What lists of the content are called: a script may fill them from a service that does not answer here. */
const LIST =
  /^(?:[a-z]{2,12}[-_])?(?:products|events|posts|articles|news|services|projects|portfolio|gallery|schedule|programme?|team|reviews|testimonials|offers|prices|jobs|courses|recipes|books|rooms|boats|cars|productos|produkte|produits|prodotti|eventos|veranstaltungen)$|^(?:[a-z]{2,12}[-_])?(?:products?|events?|posts?|articles?|news|services?|projects?|gallery|schedule|team|reviews?|testimonials?|offers?|prices?|jobs?|courses?|recipes?|books?|rooms?|boats?|cars?)(?:[-_]?(?:list|grid|container|wrapper|items|cards|holder|table)|List|Grid|Container|Wrapper|Items|Cards)$/

/** Parts that are looked at, and characters and nodes of one. */
const MAX_PARTS = 60
const MAX_PART = 20_000
const MAX_SENT = 1_000_000
/** Children of a part among which a footer is looked for. */
const MAX_CHILDREN = 20
/** Words that were not sent from which on a part is content and no figure, label or message. */
const MIN_WORDS = 25
/** And beside such a part. */
const MIN_WORDS_BESIDE = 3
/** Entries of a part. */
const MIN_ENTRIES = 2
/** Tags that hold entries or paragraphs. */
const PARTS = ['div', 'ul', 'ol', 'dl', 'section', 'article', 'tbody', 'table', 'main', 'p']
/** What is filled for those who ask for it, or comes from visitors and others. */
const ASIDE =
  /cookie|consent|modal|dialog|pop-?up|toast|lightbox|chat|captcha|widget|weather|cart|comment|disqus|calend|datepick|toc(?:$|[-_])|table-of-contents|search|autocomplete|suggest|tooltip|slider|carousel|swiper|swatch|map(?:$|[-_])|translate|error|debug|log(?:$|[-_])|stat(?:us|s)(?:$|[-_])|ticker|instagram|feed|(?:^|[#._-])footer(?:$|[-_])/i

/** Buttons to chat with, and the question for a consent: they lie over the page. */
const WIDGET = /chat|whats-?app|widget|cookie|consent/i
const MAX_NAMES = 300

function judgeParts(before: HtmlDocument, { document, main, regions }: Examination): Judgement {
  if (hasOtherLanguage(before, document)) return notApplicable('scripts put the page into another language')
  if (dependsOnScripts(seenScriptedText(before, document, main.blocks, [])))
    return notApplicable('most of the text needs JavaScript, which is reported separately')
  const empty = emptyPartsOf(before)
  const whole = aroundPage(document)
  const filled = document
    .elements(...PARTS)
    .filter(part => {
      const key = keyOf(part)
      const isPart = key !== undefined && empty.has(key) && !whole.has(part) && !holdsFooter(part)
      if (isPart && WIDGET.test(`${key} ${attribute(part, 'class') ?? ''}`.slice(0, MAX_NAMES))) return false
      return isPart && !regions.hidden.has(part) && !regions.boilerplate.has(part)
    })
    .slice(0, MAX_PARTS)
  if (filled.length === 0) return notApplicable('scripts fill no empty part of the content')
  const sent = new Set(wordsIn(before.body ? textOf(before.body).slice(0, MAX_SENT) : ''))
  const found = filled.map(part => {
    const children = part.childNodes.filter(isElement)
    const words = new Set(wordsIn(startOfSeenText(part, MAX_PART))).difference(sent).size
    return { part, children, words }
  })
  const isContent = ({ children, words }: (typeof found)[number]) =>
    children.length >= MIN_ENTRIES && words >= MIN_WORDS
  // Beside a part that is content a shorter one is so as well, as a row of names.
  const named = found.some(isContent)
    ? found.filter(({ children, words }) => children.length > 0 && words >= MIN_WORDS_BESIDE)
    : []
  const around = new Set(named.flatMap(({ part }) => [...ancestorsOf(part)]))
  const innermost = named.filter(({ part }) => !around.has(part))
  return failWhere(
    innermost.map(({ part, children }) =>
      document.occurrence(
        part,
        `"${keyOf(part)!}" is empty in the HTML that the server sends; scripts ${areAlike(children) && children.length > 2 ? `fill it with ${children.length} entries` : 'write what is in it'}.`,
      ),
    ),
  )
}

function* ancestorsOf(part: Element): Generator<Element> {
  for (let at = parentOf(part); at; at = parentOf(at)) yield at
}

/** Whether each of some elements is an entry of a list, and not a heading or a paragraph of a text. */
function areAlike([first, ...others]: readonly Element[]): boolean {
  return first !== undefined && first.tagName !== 'p' && others.every(one => one.tagName === first.tagName)
}

/** Whether the footer of the page is in a part: its links are told as such. */
function holdsFooter(part: Element): boolean {
  return part.childNodes.slice(0, MAX_CHILDREN).some(node => isElement(node) && node.tagName === 'footer')
}

/** Elements around the H1 or the main content: a router that fills one of them makes the page and no part of it. */
function aroundPage(document: HtmlDocument): ReadonlySet<Element> {
  const around = new Set<Element>()
  for (const element of document.elements('h1', 'main').slice(0, MAX_PARTS))
    for (let at = parentOf(element); at && !around.has(at); at = parentOf(at)) around.add(at)
  return around
}

/** Whether scripts were seen to make most of the text, which is reported separately. */
function makesMost({ scripts }: JudgedPage, { document, main }: Examination): boolean {
  return (
    scripts.state === 'seen' && dependsOnScripts(seenScriptedText(scripts.before, document, main.blocks, []))
  )
}

/** Names of the parts that were sent without anything in them, or with a note that something is to come. */
function emptyPartsOf(before: HtmlDocument): ReadonlySet<string> {
  const keys = new Map<string, boolean>()
  for (const part of before.elements(...PARTS)) {
    const key = keyOf(part)
    // What several have cannot tell them apart.
    if (key !== undefined) keys.set(key, !keys.has(key) && isEmpty(part))
  }
  return new Set([...keys].flatMap(([key, empty]) => (empty ? [key] : [])))
}

/** Steps up from a text to the part that it was written into. */
const MAX_STEPS = 20

/** The innermost part around a text that was sent empty, with its name as a selector. */
export function emptyPartAround(
  element: Element,
  before: HtmlDocument,
): { element: Element; name: string } | undefined {
  const empty = emptyPartsOf(before)
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) {
    const name = keyOf(at)
    if (name !== undefined && empty.has(name)) return { element: at, name }
  }
  return undefined
}

const MAX_NOTE = 60

function isEmpty(part: Element): boolean {
  return (
    part.childNodes.filter(isElement).length <= 1 && startOfSeenText(part, MAX_NOTE + 1).length <= MAX_NOTE
  )
}

const MAX_NAME = 100

/** The id of an element, else the first of its classes, as a selector; undefined for what is no content. */
function keyOf(part: Element): string | undefined {
  const id = attribute(part, 'id')?.trim()
  const [first] = (attribute(part, 'class') ?? '').trim().split(/\s+/, 1)
  const key = id ? `#${id}` : first ? `.${first}` : undefined
  return key === undefined || key.length > MAX_NAME || ASIDE.test(key) ? undefined : key
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,40}/gu) ?? []
}
