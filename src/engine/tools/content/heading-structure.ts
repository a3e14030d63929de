import type { Occurrence } from '../../../api/results.ts'
import { type Element, type HtmlDocument, isElement, parentOf } from '../../formats/html/document.ts'
import { sentElement } from '../../formats/html/rendered-document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isNameOfHomePage } from '../../page/home-page-names.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { MAX_NAME_LENGTH } from './accessible-name.ts'
import { examinedPage } from './examined-page.ts'
import type { Heading } from './headings.ts'
import { isHome } from './page-kind.ts'

/** Characters of an H1. Titles of articles are often over 70, the limit of other tools; from here on it is a paragraph. */
const LONG_H1_CHARACTERS = 150

const TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link'
const HEADINGS = 'https://www.w3.org/WAI/tutorials/page-structure/headings/'

/** Headings, and whether they tell what the page is about and how it is divided. */
export const headingStructure = defineTopic({
  checks: {
    'h1-missing': {
      severity: 'warning',
      title: 'The page has no H1',
      why: 'The H1 tells visitors and search engines what the page is about. Google may use it as the title in results.',
      fix: 'Make the visible title of the content an <h1>.',
      help: TITLE_LINK,
      example: '<main><h2>Red bike</h2>…</main>',
    },
    'h1-empty': {
      severity: 'warning',
      title: 'An H1 is empty',
      why: 'The heading that should name the page tells search engines and screen readers nothing.',
      fix: 'Put text into the <h1>, or an alt on its image. If it only makes space, remove it.',
      help: HEADINGS,
      example: '<h1></h1>',
    },
    'h1-multiple': {
      severity: 'notice',
      title: 'The page has several H1s',
      why: 'It is not clear which one names the page. HTML no longer ranks an H1 lower because it is in an article or a section.',
      fix: 'Keep one <h1> for the title of the page. Make the others, such as those of teasers, <h2>.',
      help: TITLE_LINK,
      example: '<h1>Red bike</h1> … <h1>Our shop</h1>',
    },
    'h1-too-long': {
      severity: 'notice',
      title: 'An H1 is very long',
      why: 'It is most likely a paragraph that was marked as a heading; results show only its beginning.',
      fix: 'Shorten the heading and move the rest into the text below it.',
      help: TITLE_LINK,
      example: 'an <h1> of 190 characters',
    },
    'h1-home-word': {
      severity: 'notice',
      title: 'The H1 of the home page says "Home" instead of what the site offers',
      why: 'It is the first thing that visitors and search engines read of a site, and says what they know already.',
      fix: 'Say in the <h1> what the site offers, such as "Cargo bikes from Berlin".',
      help: TITLE_LINK,
      example: '<h1>Home</h1>',
    },
    'heading-empty': {
      severity: 'notice',
      title: 'A heading is empty',
      why: 'Screen readers announce a heading and then say nothing.',
      fix: 'Put text into the heading, or use an element that is not a heading.',
      help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
      example: '<h2><span></span></h2>',
    },
    'heading-skipped': {
      severity: 'notice',
      title: 'A heading skips a level',
      why: 'Screen reader users who go from heading to heading think that a part is missing.',
      fix: 'Put an H3 below an H2, and set the font size in CSS.',
      help: `${HEADINGS}#heading-ranks`,
      example: '<h1>Red bike</h1><h4>Sizes</h4>',
    },
    'heading-duplicate': {
      severity: 'notice',
      title: 'Two sections have the same heading',
      why: 'Readers of an outline, and users of screen readers, cannot tell them apart. Often one is a copy that was never finished.',
      fix: 'Say in each heading what its part is about, or merge the parts.',
      help: HEADINGS,
      example: '<h2>Sizes</h2> … <h2>Sizes</h2>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, headings } = examination
    return { judgements: unlessUnfilled(page, judgeHeadings(document, headings)) }
  },
})

function judgeHeadings(document: HtmlDocument, headings: readonly Heading[]) {
  const h1s = headings.filter(heading => heading.level === 1)
  const content = headings.filter(heading => !heading.boilerplate && !heading.isApart)
  const named = content.filter(heading => heading.text !== '' || heading.mayComeFromScript)
  return {
    ...judgeH1(document, headings, h1s),
    'heading-empty': judgeEmpty(
      document,
      headings.filter(heading => heading.level > 1 && !heading.isApart),
    ),
    'heading-skipped': judgeSkips(document, named),
    'heading-duplicate': judgeDuplicates(document, content),
  }
}

function judgeH1(document: HtmlDocument, headings: readonly Heading[], h1s: readonly Heading[]) {
  const filled = h1s.filter(heading => heading.text !== '' || heading.mayComeFromScript)
  const empty = h1s.filter(heading => heading.text === '' && !heading.mayComeFromScript && !heading.isApart)
  const following = new Map(headings.map((heading, index) => [heading, headings[index + 1]]))
  const noH1 = notApplicable('the page has no H1 with text')
  return {
    'h1-missing': judgeMissing(document, h1s),
    'h1-empty':
      h1s.length === 0
        ? notApplicable('the page has no H1')
        : failWhere(
            empty.map(heading => {
              const next = following.get(heading)
              const message =
                next?.level === 1 && beginsInside(document, next, heading)
                  ? `An H1 stands inside this H1 ("${next.text}"). HTML ends the outer one there, so that it is empty.`
                  : 'This H1 has no text and no image with alt.'
              return document.occurrence(heading.element, message)
            }),
          ),
    'h1-multiple': filled.length === 0 ? noH1 : judgeMultiple(document, filled.filter(isOfPage)),
    'h1-home-word': judgeHomeWord(document, filled.filter(isOfPage)),
    'h1-too-long':
      filled.length === 0
        ? noH1
        : failWhere(
            filled
              .filter(({ text }) => lengthOf(text) > LONG_H1_CHARACTERS)
              .map(({ element, text }) =>
                document.occurrence(
                  element,
                  `This H1 has ${lengthText(text)} (notice above ${LONG_H1_CHARACTERS}).`,
                ),
              ),
          ),
  }
}

/** Greetings that stand alone where a site would say what it is. */
const GREETING =
  /^(?:welcome|hello|(?:herzlich )?willkommen|bienvenue|bienvenid[oa]s?|benvenut[io]|bem-vind[oa]s?|welkom|välkommen|velkommen|tervetuloa|witamy|witaj|vítejte|добро пожаловать|ようこそ|欢迎|환영합니다)[!.]?$/i

/** Whether all that the H1s of a home page say is that it is one. */
function judgeHomeWord(document: HtmlDocument, h1s: readonly Heading[]): Judgement {
  if (!isHome(document)) return notApplicable('the page is not the home page')
  if (h1s.length === 0) return notApplicable('the page has no H1 with text')
  const saysNothing = ({ text }: Heading) => isNameOfHomePage(text) || GREETING.test(text)
  if (!h1s.every(saysNothing)) return pass()
  return fail(h1s.map(({ element, text }) => document.occurrence(element, `The H1 is "${text}".`)))
}

/** Seen on the page itself, and not empty until a script fills it: such may stand in the place of another. */
function isOfPage({ text, isApart }: Heading): boolean {
  return text !== '' && !isApart
}

function judgeMissing(document: HtmlDocument, h1s: readonly Heading[]): Judgement {
  if (h1s.some(({ text, mayComeFromScript }) => text !== '' || mayComeFromScript)) return pass()
  if (h1s.length > 0) return notApplicable('the page has an H1, but it is empty')
  const place = document.body
  const message = 'No visible H1 on the page.'
  return fail(
    place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message },
  )
}

/**
 * Those in articles and sections count too: HTML no longer ranks them lower, and screen readers never did.
 *
 * @see https://github.com/whatwg/html/pull/7829
 */
function judgeMultiple(document: HtmlDocument, h1s: readonly Heading[]): Judgement {
  const counted = h1s.length > 1 ? h1s : []
  return failWhere(
    counted.map((heading, index) => {
      const before = counted[index - 1]
      const where = before && beginsInside(document, heading, before) ? ', inside the H1 before it' : ''
      const message = `H1 ${index + 1} of ${counted.length}: "${heading.text}"${where}.`
      return document.occurrence(heading.element, message)
    }),
  )
}

/**
 * Whether a heading was written inside the one before it. HTML ends a heading where another one begins right in it, and
 * lets it stand where an element lies between them.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody (a start tag h1 to h6)
 */
function beginsInside(document: HtmlDocument, { element }: Heading, { element: before }: Heading): boolean {
  if (document.isBelow(element, before)) return true
  const outer = sentElement(document, before)?.sourceCodeLocation
  const inner = sentElement(document, element)?.sourceCodeLocation
  if (!outer?.startTag || outer.endTag) return false
  return outer.endOffset === inner?.startOffset
}

function judgeEmpty(document: HtmlDocument, headings: readonly Heading[]): Judgement {
  if (headings.length === 0) return notApplicable('the page has no headings below H1')
  return failWhere(
    headings
      .filter(heading => heading.text === '' && !heading.mayComeFromScript)
      .map(({ element, level }) =>
        document.occurrence(element, `This H${level} has no text and no image with alt.`),
      ),
  )
}

/**
 * Ranks may fall back by any number of levels but rise by one only; the fixed parts of a page keep ranks of their own.
 * Headings that say nothing are reported as such and have no rank in what is read.
 *
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/#heading-ranks
 */
function judgeSkips(document: HtmlDocument, content: readonly Heading[]): Judgement {
  if (content.length < 2) return notApplicable('the content has fewer than two headings')
  return failWhere(
    content.flatMap((heading, index) => {
      const before = content[index - 1]
      if (!before || heading.level <= before.level + 1) return []
      return document.occurrence(
        heading.element,
        `H${heading.level} "${heading.text}" follows H${before.level} "${before.text}".`,
      )
    }),
  )
}

/** A heading as a place in the outline; equal headings under one parent are one place. */
interface OutlinePlace {
  level: number
  /** The first heading here. */
  first?: Heading
  times: number
  above: OutlinePlace | undefined
  below: Map<string, OutlinePlace>
}

function outlinePlace(level: number, above?: OutlinePlace): OutlinePlace {
  return { level, times: 0, above, below: new Map() }
}

/**
 * Equal headings under one parent; the same words in different chapters are no fault. Nor is what a carousel repeats to
 * go round, or a figure: several counters stand at 0 before they begin to count.
 */
/**
 * Only sections are judged: several H1s are reported as such, and below an H2 the same words come again on purpose, as
 * the weekdays do in the opening hours of two shops.
 */
const JUDGED_LEVEL = 2

function judgeDuplicates(document: HtmlDocument, content: readonly Heading[]): Judgement {
  if (content.length < 2) return notApplicable('the content has fewer than two headings')
  const occurrences = unfinishedCards(document, content)
  const cards = new CardTexts()
  let at = outlinePlace(0)
  for (const heading of content) {
    const { element, level, text } = heading
    while (at.above && at.level >= level) at = at.above
    const key = `${level} ${text}`
    const place: OutlinePlace = at.below.get(key) ?? outlinePlace(level, at)
    at.below.set(key, place)
    at = place
    place.first ??= heading
    if (level !== JUDGED_LEVEL || text === '' || isFigure(text)) continue
    if (heading !== place.first && isCopyOf(heading, place.first, cards)) continue
    if (++place.times > 1)
      occurrences.push(
        document.occurrence(
          element,
          `H${level} "${text}" for the ${ordinal(place.times)} time in this section.`,
        ),
      )
  }
  return failWhere(occurrences)
}

/** Equal headings in a row from which on nobody can have meant them. */
const MIN_UNFINISHED = 3

/**
 * Cards of a template that nobody wrote: below H2, several headings in a row with the same words, and nothing else is said
 * around the first of them.
 */
function unfinishedCards(document: HtmlDocument, content: readonly Heading[]): Occurrence[] {
  const runs: Heading[][] = []
  for (const heading of content) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first?.level === heading.level && first.text === heading.text) run.push(heading)
    else runs.push([heading])
  }
  return runs.flatMap(run => {
    const [first, second] = run
    if (!first || !second || run.length < MIN_UNFINISHED || first.level <= JUDGED_LEVEL) return []
    if (first.text === '' || isFigure(first.text) || run.some(heading => heading.inCarousel)) return []
    const cards = childrenOfCommonParent(first.element, second.element)
    const around = cards && parentOf(cards[0])
    const others = around && startOfSeenText(around, CARD_CHARACTERS).replaceAll(first.text, '')
    if (!cards || others?.trim() !== '' || cards.some(hasPicture)) return []
    const message = `${run.length} H${first.level} in a row are "${first.text}", with no text below them.`
    return [document.occurrence(first.element, message)]
  })
}

/** Nodes of a card among which a picture is looked for. */
const MAX_CARD_NODES = 200

/** Whether a card shows something of its own under its heading. */
function hasPicture(card: Element): boolean {
  return [...firstNodes(card, MAX_CARD_NODES)].some(
    node => isElement(node) && /^(?:img|picture|video|iframe|canvas|form|input|select)$/.test(node.tagName),
  )
}

/** Characters of a figure with its unit. */
const LONGEST_FIGURE = 20

/** A number, with a sign and a letter at most: "0", "99 %", "€ 0", "12k+". */
function isFigure(text: string): boolean {
  return text.length <= LONGEST_FIGURE && /\d/.test(text) && !/\p{L}{2}/u.test(text)
}

/** Steps up from a heading to the card that it stands in. */
const MAX_STEPS_TO_CARD = 20
/** Characters by which cards are compared. */
const CARD_CHARACTERS = 1000

/** The starts of the texts of cards, each read once: many may be compared with the first. */
class CardTexts {
  readonly #texts = new Map<Element, string>()

  of(card: Element): string {
    const text = this.#texts.get(card) ?? startOfSeenText(card, CARD_CHARACTERS)
    this.#texts.set(card, text)
    return text
  }
}

/**
 * Whether one heading stands in a carousel with another, or in a card beside its own that says the same in full, or the
 * same stands around both wherever they are, as where a block is there once for phones and once for larger screens.
 */
function isCopyOf(copy: Heading, original: Heading, texts: CardTexts): boolean {
  if (copy.inCarousel && original.inCarousel) return true
  const [around, aroundOther] = [parentOf(copy.element), parentOf(original.element)]
  if (around && aroundOther && around !== aroundOther) {
    const text = texts.of(around)
    if (text.length > copy.text.length && text === texts.of(aroundOther)) return true
  }
  const cards = childrenOfCommonParent(copy.element, original.element)
  if (!cards) return false
  const [text, other] = cards.map(card => texts.of(card))
  return text === other && text!.length > copy.text.length
}

function childrenOfCommonParent(a: Element, b: Element): [Element, Element] | undefined {
  const cards = new Map(pathUp(a).map(element => [element.parentNode, element]))
  for (const element of pathUp(b)) {
    const card = cards.get(element.parentNode)
    if (card) return [card, element]
  }
  return undefined
}

function pathUp(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | undefined = element; at && path.length < MAX_STEPS_TO_CARD; at = parentOf(at))
    path.push(at)
  return path
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>

function ordinal(number: number): string {
  return `${number}${ENDINGS[ORDINALS.select(number)]}`
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as people count them. */
function lengthOf(text: string): number {
  return [...CHARACTERS.segment(text)].length
}

function lengthText(text: string): string {
  return text.length >= MAX_NAME_LENGTH
    ? `more than ${MAX_NAME_LENGTH - 1} characters`
    : `${lengthOf(text)} characters`
}
