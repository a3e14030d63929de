import { quoted } from '../../../text/quoted.ts'
import { type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { sentElement } from '../../formats/html/rendered-document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessLackingFiles } from '../../judging/lacking-files.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isGreeting } from '../../page/greetings.ts'
import { isNameOfHomePage } from '../../page/home-page-names.ts'
import { whyScriptIsBeside, whyTextMayBeMissing } from '../../page/judged-page.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { isLoginReturn } from '../../syntax/for-users.ts'
import { MAX_NAME_LENGTH } from './accessible-name.ts'
import { examinedPage } from './examined-page.ts'
import { withoutCopies } from './heading-copies.ts'
import type { Heading } from './headings.ts'
import { isHome } from './page-kind.ts'
import { judgeDuplicates } from './repeated-headings.ts'

/** Characters of an H1. Titles of articles are often over 70, the limit of other tools; from here on it is a paragraph. */
const LONG_H1_CHARACTERS = 150

/** Words of main text under which its heading may be missing with it. */
const FEW_WORDS = 30

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
      why: 'It is not clear which one names the page. An <h1> in a <section> or <article> counts as much as any other.',
      fix: 'Keep one <h1> for the title of the page. Make the others, such as those of teasers, <h2>.',
      help: TITLE_LINK,
      example: '<h1>Red bike</h1> … <h1>Our shop</h1>',
    },
    'h1-too-long': {
      severity: 'notice',
      title: 'An H1 is very long',
      why: 'It is most likely a paragraph that was marked as a heading, so it does not name the page in a few words.',
      fix: 'Shorten the heading and move the rest into the text below it.',
      help: TITLE_LINK,
      example: 'an <h1> of 190 characters',
    },
    'heading-too-long': {
      severity: 'notice',
      title: 'A paragraph is marked as a heading',
      why: 'Screen readers and search engines take it for the title of a section, and no section follows.',
      fix: 'Make it a <p>, and set its size in CSS. Where only its role makes it a heading, remove role="heading".',
      help: HEADINGS,
      example: 'an <h3> of 60 words',
    },
    'h1-home-word': {
      severity: 'notice',
      title: 'The H1 of the home page is a greeting or "Home" instead of what the site offers',
      why: 'It is the first heading that visitors and search engines read on the site, and it tells them nothing.',
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
      why: 'Screen reader users who go from heading to heading may think that a part is missing.',
      fix: 'Use the next level, such as <h3> below an <h2>, and set the font size in CSS.',
      help: `${HEADINGS}#heading-ranks`,
      example: '<h1>Red bike</h1><h4>Sizes</h4>',
    },
    'heading-duplicate': {
      severity: 'notice',
      title: 'Two sections have the same heading',
      why: 'Screen reader users who go from heading to heading cannot tell them apart. Often one is a copy that was never finished.',
      fix: 'Say in each heading what its part is about, or merge the parts.',
      help: HEADINGS,
      example: '<h2>Sizes</h2> … <h2>Sizes</h2>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, headings, words } = examination
    const judgements = judgeHeadings(document, headings, page.sent.document)
    const why = (words < FEW_WORDS ? whyTextMayBeMissing(page) : undefined) ?? whyScriptIsBeside(page)
    const isUnknown = why !== undefined && judgements['h1-missing'].outcome === 'fail'
    const known = unlessUnfilled(page, {
      ...judgements,
      ...(isUnknown && { 'h1-missing': notMeasured(why) }),
    })
    return { judgements: await unlessLackingFiles(page, known, ['h1-empty', 'heading-empty']) }
  },
})

function judgeHeadings(document: HtmlDocument, headings: readonly Heading[], sent: HtmlDocument) {
  const h1s = headings.filter(heading => heading.level === 1)
  const content = headings.filter(heading => !heading.boilerplate && !heading.isApart)
  const named = content.filter(heading => heading.text !== '' || heading.mayComeFromScript)
  return {
    ...judgeH1(document, headings, h1s, sent),
    'heading-too-long': judgeLengths(
      document,
      headings.filter(heading => heading.level > 1 && !heading.isApart),
    ),
    'heading-empty': judgeEmpty(
      document,
      headings.filter(heading => heading.level > 1 && !heading.isApart),
    ),
    'heading-skipped': judgeSkips(
      document,
      // What is told of as a paragraph has no level to skip.
      named.filter(heading => !isParagraph(heading)),
      headings,
    ),
    'heading-duplicate': judgeDuplicates(document, content),
  }
}

function judgeH1(
  document: HtmlDocument,
  headings: readonly Heading[],
  h1s: readonly Heading[],
  sent: HtmlDocument,
) {
  const filled = h1s.filter(heading => heading.text !== '' || heading.mayComeFromScript)
  // A logo without alt names the page on no screen, also where a phone does not show it.
  const isEmptyLogo = ({ element }: Heading) => filled.length === 0 && holdsImage(element)
  const empty = h1s.filter(
    heading =>
      heading.text === '' && !heading.mayComeFromScript && (!heading.isApart || isEmptyLogo(heading)),
  )
  const following = new Map(headings.map((heading, index) => [heading, headings[index + 1]]))
  const noH1 = notApplicable('the page has no H1 with text')
  return {
    'h1-missing': judgeMissing(document, h1s, headings),
    'h1-empty':
      h1s.length === 0
        ? notApplicable('the page has no H1')
        : failWhere(
            empty.map(heading => {
              const next = following.get(heading)
              const message =
                next?.level === 1 && beginsInside(document, next, heading)
                  ? `An H1 stands inside this H1 (${quoted(next.text)}). HTML ends the outer one there, so that it is empty.`
                  : 'This H1 has no text and no image with alt.'
              return document.occurrence(heading.element, message)
            }),
          ),
    'h1-multiple':
      filled.length === 0
        ? noH1
        : judgeMultiple(document, withoutCopies(filled.filter(isOfPage), document, sent)),
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

/** Nodes of a heading among which an image is looked for. */
const MAX_IMAGE_NODES = 10

function holdsImage(heading: Element): boolean {
  return firstNodes(heading, MAX_IMAGE_NODES).some(node => isElement(node) && node.tagName === 'img')
}

/** Whether all that the H1s of a home page say is that it is one. */
function judgeHomeWord(document: HtmlDocument, h1s: readonly Heading[]): Judgement {
  if (!isHome(document)) return notApplicable('the page is not the home page')
  if (h1s.length === 0) return notApplicable('the page has no H1 with text')
  const saysNothing = ({ text }: Heading) => isNameOfHomePage(text) || isGreeting(text)
  if (h1s.every(saysNothing))
    return fail(h1s.map(({ element, text }) => document.occurrence(element, `The H1 is ${quoted(text)}.`)))
  const [first] = h1s
  const word = first && wordInFront(first.text)
  if (!word) return pass()
  return fail(
    document.occurrence(
      first.element,
      `The H1 begins with "${word}", the word of the menu: ${quoted(first.text)}.`,
    ),
  )
}

/** Characters of the longest name of a home page, with room to spare. */
const MAX_HOME_NAME = 30
/** Between a name of the home page and what the site is. */
const AFTER_HOME_NAME = /\s[-–—|•·»]\s/u

/** What a heading calls the home page before it says what the site is, as "Accueil - Élevage de chevaux". */
function wordInFront(text: string): string | undefined {
  const [word = '', more] = text.slice(0, MAX_HOME_NAME).split(AFTER_HOME_NAME, 2)
  return more !== undefined && isNameOfHomePage(word.trim()) ? word.trim() : undefined
}

/** Seen on the page itself, and not empty until a script fills it: such may stand in the place of another. */
function isOfPage({ text, isApart }: Heading): boolean {
  return text !== '' && !isApart
}

function judgeMissing(
  document: HtmlDocument,
  h1s: readonly Heading[],
  headings: readonly Heading[],
): Judgement {
  if (h1s.some(({ text, mayComeFromScript }) => text !== '' || mayComeFromScript)) return pass()
  if (h1s.length > 0) return notApplicable('the page has an H1, but it is empty')
  if (document.elements('frameset').length > 0)
    return notApplicable('the page is made of frames, which is reported separately')
  if (isLoginReturn(document.url))
    return notApplicable('the page is there for a login service, and nobody reads it')
  const first = headings.find(heading => isOfPage(heading) && !heading.boilerplate)
  const place = first?.element ?? document.body
  const begins = first ? ` The first heading is an H${first.level}: ${quoted(first.text)}.` : ''
  const visible = document.elements('h1').length > 0 ? 'visible ' : ''
  const message = `No ${visible}H1 on the page.${begins}`
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
      const message = `H1 ${index + 1} of ${counted.length}: ${quoted(heading.text)}${where}.`
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

/** Characters of a heading below H1 that are no title any more: quotes and questions are long as well. */
const LONG_HEADING_CHARACTERS = 250

function isParagraph({ level, text }: Heading): boolean {
  // No text has more characters than code units, and those are counted in no time.
  return level > 1 && text.length > LONG_HEADING_CHARACTERS && lengthOf(text) > LONG_HEADING_CHARACTERS
}

function judgeLengths(document: HtmlDocument, headings: readonly Heading[]): Judgement {
  if (headings.length === 0) return notApplicable('the page has no headings below H1')
  return failWhere(
    headings.filter(isParagraph).map(({ element, text, level }) => {
      const { tagName } = element
      const byRole = /^h\d$/.test(tagName) ? undefined : `<${tagName} role="heading">`
      const advice = byRole === undefined ? '' : ' Remove role="heading".'
      return document.occurrence(
        element,
        `This ${byRole ?? `H${level}`} has ${lengthText(text)} (notice above ${LONG_HEADING_CHARACTERS}).${advice}`,
      )
    }),
  )
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
 * Headings that say nothing are reported as such and have no rank in what is read. That of a menu within the content,
 * which many pages move off the screen, is read before what follows it all the same.
 *
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/#heading-ranks
 */
function judgeSkips(document: HtmlDocument, content: readonly Heading[], all: readonly Heading[]): Judgement {
  if (content.length < 2) return notApplicable('the content has fewer than two headings')
  const places = new Map(all.map((heading, place) => [heading, place]))
  const isLedTo = (heading: Heading, before: Heading) =>
    all
      .slice(places.get(before)! + 1, places.get(heading))
      .some(({ level, text, isApart }) => text !== '' && !isApart && heading.level <= level + 1)
  return failWhere(
    content.flatMap((heading, index) => {
      const before = content[index - 1]
      if (!before || heading.level <= before.level + 1 || isLedTo(heading, before)) return []
      return document.occurrence(
        heading.element,
        `H${heading.level} ${quoted(seenOf(heading))} follows H${before.level} ${quoted(seenOf(before))}: use an H${before.level + 1}.`,
      )
    }),
  )
}

/** Characters of a heading that are compared with its name. */
const MAX_SEEN = 200

/** What visitors read in a heading: a label may say something else. */
function seenOf({ element, text }: Heading): string {
  const seen = startOfSeenText(element, MAX_SEEN).trim()
  return seen === '' || seen.includes(text) || text.includes(seen) ? text : seen
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
