import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether the titles of sections are headings, and do not only look like some. */
export const unmarkedHeadings = defineTopic({
  checks: {
    'heading-unmarked': {
      severity: 'notice',
      title: 'Titles of sections are not marked as headings',
      why: 'They look like headings and are marked as plain text: search engines do not see what the sections are about, and screen reader users cannot jump to them.',
      fix: 'Make them headings one level below the heading above them, such as <h2> below the <h1>, with the same class or style. The look stays.',
      help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F2',
      example: '<div class="section-title">Our services</div><p>We repair …</p>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'heading-unmarked': judgeTitles(examination) }) }
  },
})

/** Classes that are for the title of a section, each as one whole name. */
const TITLE =
  /^(?:(?:section|block|page|content|area|main)(?:-|_{1,2})?(?:title|heading|headline)|(?:title|heading|headline)|h[1-5]|titulo|titulo-seccion|titre|titre-section|titolo|titel|tytul|nadpis|sectiontitle|sectionheading)$/i
/**
 * Classes whose last part says so, as `group__title` and `faqTitle`: believed where the page has no heading below an H1 at
 * all, and where the part in front names no kind of entry with a name of its own.
 */
const PART_TITLE =
  /^([a-z][\w-]{0,40}?)(?:(?:__|--|-|_)(?:title|heading|headline)|(?<=[a-z\d])(?:Title|Heading|Headline))$/
const NAMED_ENTRY =
  /(?:^|[-_])(?:jobs?|members?|persons?|people|users?|authors?|staff|team|coach|sub|super|pre|book|song|track|album|tool-?tip|modal|dialog|popup|toast|alert|cards?|tiles?|price|pricing|plan|site|nav\w*|menu|logo|brand|form|field|posts?|articles?|products?|items?|entry|event|list|links?|tab|chart|table|widget|cookie|banner|hero|page|app|video|image|img|slide\w*|quote|testimonial|review|label|meta|step|admonition|callout|note|hint|tip|warning|info)(?:$|[-_])/
const TAGS = ['div', 'p', 'span', 'strong', 'b']
/** Titles of one class from which on it is a habit, and characters of one. */
const MIN_TITLES = 2
const MIN_TEXT = 3
const MAX_TEXT = 80
const MAX_ELEMENTS = 300
const MAX_CLASS = 300
/** What is pressed, chosen or read out in another way. */
const APART = new Set(
  'a button label summary th td dt figcaption caption legend form dialog li nav footer h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)
const MAX_STEPS_UP = 12
const MAX_NODES = 20

function judgeTitles(examination: Examination): Judgement {
  const byClass = judgeClasses(examination)
  if (byClass.outcome === 'fail') return byClass
  const sure = boldTitles(examination, MIN_BELOW_BOLD)
  const [first] = sure
  if (!first || sure.length < MIN_BOLD) return byClass
  // Among such titles there are some of sections of a single line.
  const parents = new Set(sure.map(parentOf))
  const bold = boldTitles(examination, 1).filter(title => parents.has(parentOf(title)))
  return fail(
    examination.document.occurrence(
      first,
      `${bold.length} titles of sections, such as "${textOf(first)}", are bold paragraphs, not headings.`,
    ),
  )
}

function judgeClasses({ document, regions }: Examination): Judgement {
  const hasNone = document
    .elements('h2', 'h3', 'h4', 'h5', 'h6')
    .every(heading => regions.hidden.has(heading) || regions.boilerplate.has(heading))
  const titleClassOf = (element: Element) => titleClassIn(element, hasNone)
  const titles = document
    .elements(...TAGS)
    .filter(element => titleClassOf(element) !== undefined)
    .slice(0, MAX_ELEMENTS)
  if (titles.length === 0) return notApplicable('the page has no element with the class of a title')
  const shown = titles.filter(
    title =>
      !regions.hidden.has(title) && !regions.boilerplate.has(title) && isAlone(title) && beginsSection(title),
  )
  const rows = [...Map.groupBy(shown, title => `${title.tagName} ${titleClassOf(title)}`).values()]
  const row = rows
    .filter(({ length }) => length >= MIN_TITLES)
    .sort((one, other) => other.length - one.length)[0]
  const [first] = row ?? []
  if (!row || !first) return pass()
  const alike = titles.filter(
    title =>
      title.tagName === first.tagName &&
      titleClassOf(title) === titleClassOf(first) &&
      !regions.hidden.has(title) &&
      !regions.boilerplate.has(title),
  )
  const most = alike.length > row.length ? 'At least ' : ''
  return fail(
    document.occurrence(
      first,
      `${most}${row.length} titles of sections, such as "${textOf(first)}", are <${first.tagName} class="${titleClassOf(first)}">, not headings.${innerOf(first)}`,
    ),
  )
}

/** What a title has inside that a heading cannot hold. */
function innerOf(title: Element): string {
  const inner = [...firstNodes(title, MAX_NODES)].find(
    node => isElement(node) && (node.tagName === 'p' || node.tagName === 'div'),
  )
  return inner ? ` A heading cannot hold the <${inner.nodeName}> inside: remove its tags.` : ''
}

/** Bold paragraphs from which on they are the titles of the page's sections, and characters of text that follow each. */
const MIN_BOLD = 3
const MIN_BELOW_BOLD = 80
/** Paragraphs that are looked at. */
const MAX_PARAGRAPHS = 1000
/** What a title does not end with: a sentence, a question of an interview, a label. */
const SENTENCE_END = /[.!?:;,…]["”»)]?$/

/** Paragraphs all of which is bold, each in front of text that is not. Right below a heading one goes on with that: a name, and what its bearer does. */
function boldTitles({ document, regions, main }: Examination, minBelow: number): Element[] {
  const paragraphs = document.elements('p').slice(0, MAX_PARAGRAPHS)
  const bold = new Set(paragraphs.filter(isBold))
  const { allBlocks } = main
  const belowHeading = new Set(
    allBlocks.flatMap(({ element }, at) => (allBlocks[at - 1]?.kind === 'heading' ? [element] : [])),
  )
  const next = new Map<Element, Element>()
  for (const parent of new Set([...bold].map(parentOf))) {
    const beside = parent?.childNodes.filter(isElement) ?? []
    for (let place = 0; place + 1 < beside.length; place++) next.set(beside[place]!, beside[place + 1]!)
  }
  return [...bold].filter(title => {
    const below = next.get(title)
    return (
      below !== undefined &&
      FOLLOWING.has(below.tagName) &&
      !bold.has(below) &&
      startOfSeenText(below, minBelow).length >= minBelow &&
      !belowHeading.has(title) &&
      !regions.hidden.has(title) &&
      !regions.boilerplate.has(title) &&
      isAlone(title) &&
      !SENTENCE_END.test(textOf(title))
    )
  })
}

const FOLLOWING = new Set(['p', 'ul', 'ol'])

/** Whether a paragraph holds one bold element and nothing else. */
function isBold(paragraph: Element): boolean {
  if (paragraph.childNodes.length > MAX_NODES) return false
  const nodes = paragraph.childNodes.filter(
    node => node.nodeName !== '#text' || !('value' in node) || node.value.trim() !== '',
  )
  const only = nodes[0]
  return nodes.length === 1 && only !== undefined && isElement(only) && /^(?:b|strong)$/.test(only.tagName)
}

/** @param hasNone the page has no heading below an H1 */
function titleClassIn(element: Element, hasNone: boolean): string | undefined {
  // Inline elements with such a class are labels: "Phone:".
  const isBlock = element.tagName === 'div' || element.tagName === 'p'
  return (attribute(element, 'class') ?? '')
    .slice(0, MAX_CLASS)
    .split(/\s+/)
    .find(name => TITLE.test(name) || (isBlock && hasNone && isPartTitle(name)))
}

function isPartTitle(name: string): boolean {
  const [, kind] = PART_TITLE.exec(name) ?? []
  return kind !== undefined && !NAMED_ENTRY.test(kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase())
}

function textOf(title: Element): string {
  return startOfSeenText(title, MAX_TEXT + 1).trim()
}

/** Whether a title is a short text that is neither in a heading nor has one, and cannot be pressed. */
function isAlone(title: Element): boolean {
  const text = textOf(title)
  if (text.length < MIN_TEXT || text.length > MAX_TEXT || !/\p{L}{2}/u.test(text)) return false
  if (attribute(title, 'role') !== undefined) return false
  let at = parentOf(title)
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (APART.has(at.tagName) || attribute(at, 'role') === 'heading') return false
  const within = [...firstNodes(title, MAX_NODES + 1)]
  return (
    within.length <= MAX_NODES &&
    !within.some(node => isElement(node) && (APART.has(node.tagName) || node.tagName === 'input'))
  )
}

/** Steps up from a title to the beginning of its section, and characters of text that follow in it. */
const MAX_STEPS_TO_SECTION = 2
const MIN_FOLLOWING = 40
/** Elements on either side of a title that are looked at. */
const BESIDE = 5

/** Whether text follows a title, beside it or beside what holds it alone; a heading there is the title itself. */
function beginsSection(title: Element): boolean {
  let at: Element | undefined = title
  for (let step = 0; at && step <= MAX_STEPS_TO_SECTION; step++) {
    const parent = parentOf(at)
    if (!parent || /^(?:body|html)$/.test(parent.tagName)) return false
    const beside = parent.childNodes.filter(isElement)
    const place = beside.indexOf(at)
    const before = beside.slice(Math.max(0, place - BESIDE), place)
    if (before.some(element => startOfSeenText(element, MAX_TEXT).trim().length > MAX_TEXT / 2)) return false
    const after = beside.slice(place + 1, place + 1 + BESIDE)
    if ([...before, ...after.slice(0, 2)].some(isHeading)) return false
    if (after.length > 0)
      return after.some(element => startOfSeenText(element, MIN_FOLLOWING).length >= MIN_FOLLOWING)
    at = parent
  }
  return false
}

function isHeading(element: Element): boolean {
  if (/^h[1-6]$/.test(element.tagName)) return true
  return [...firstNodes(element, MAX_NODES)].some(node => isElement(node) && /^h[1-6]$/.test(node.tagName))
}
