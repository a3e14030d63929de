import type { JsonObject } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isOfMap } from '../../page/map-images.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { dateFacts } from './dates.ts'
import type { Examination } from './examination.ts'
import { MAX_READ_CHARACTERS } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Heading } from './headings.ts'
import { mostFrequent } from './repetition.ts'
import { wordsOf } from './text-statistics.ts'

/** Headings that the facts list; a reference manual has thousands. */
const MOST_HEADINGS = 200
/** Characters of the H1. */
const MAX_H1 = 300

/** What the text of the page is like, for reports, conditions and comparisons between pages. */
export const textFacts = defineTopic({
  checks: {},
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: {}, facts: await factsOf(page, examination, clockOf(page.response)) }
  },
})

async function factsOf(page: HtmlPage, examination: Examination, now: number): Promise<JsonObject> {
  const { document, main, headings, byline, kind } = examination
  const { language, readability } = await examination.inLanguage()
  const h1 = ownH1(examination)
  return {
    pageKind: kind,
    mainText: {
      foundBy: main.foundBy,
      start: cutEnd(main.blocks.map(block => block.text).join(' '), 300),
    },
    text: amountFacts(page, examination),
    language: { ...language, confidence: rounded(language.confidence) },
    readability: readability
      ? {
          ...readability,
          score: rounded(readability.score),
          lix: rounded(readability.lix),
          rix: rounded(readability.rix),
        }
      : null,
    h1: h1 === undefined ? null : cutEnd(h1, MAX_H1),
    headingCount: headings.length,
    headings: headings.slice(0, MOST_HEADINGS).map(({ level, text }) => ({ level, text: cutEnd(text, 200) })),
    links: linkFacts(examination),
    images: imageFacts(document),
    elements: Object.fromEntries(
      ['ul', 'ol', 'dl', 'table', 'iframe', 'video', 'figcaption'].map(tag => [
        tag,
        document.elements(tag).length,
      ]),
    ),
    author: byline.author === '' ? null : byline.author,
    dates: dateFacts(byline, page.response, now),
    textFingerprint: fingerprintOfMain(examination),
  }
}

/**
 * Text of the first H1 that is the page's own; undefined where it has none. Of several that is one in the content, where
 * that is marked, or one behind the header of the page: templates of all kinds set the name of the site above it as an H1.
 */
export function ownH1(examination: Examination): string | undefined {
  const { headings, main } = examination
  const h1s = headings.filter(({ level, text }) => level === 1 && text !== '')
  const isMarked = main.foundBy === 'main' || main.foundBy === 'article'
  const h1 =
    (isMarked && h1s.find(({ element }) => main.elements.has(element))) ||
    (h1s.length > 1 && h1s.find(isBehindHeader)) ||
    h1s[0]
  return h1 && !isTeaser(h1, examination) ? h1.text : undefined
}

/** Steps up from a heading to the header that it is in. */
const MAX_STEPS_UP = 12

function isBehindHeader({ element, boilerplate, isApart }: Heading): boolean {
  if (boilerplate || isApart) return false
  let at = parentOf(element)
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (at.tagName === 'header' || attribute(at, 'role') === 'banner') return false
  return true
}

/** Fingerprint of the main text; null where that is too short for one. */
export function fingerprintOfMain({ wordHashes }: Examination): string | null {
  return fingerprintOf(wordHashes)
}

/** The title of another page of the site, which a listing begins with: it links there. The name of the site is none. */
function isTeaser({ element, text }: Heading, examination: Examination): boolean {
  const { document } = examination
  const surrounds = (link: Element) => document.isBelow(element, link) || document.isBelow(link, element)
  // Few headings hold a link at all, and to name all links of a page takes long.
  return (
    (document.elementsIn(element).some(leadsElsewhere) || ancestorsOf(element).some(leadsElsewhere)) &&
    examination.links.some(
      link => link.internal && link.name === text && !isHomePage(link.url) && surrounds(link.element),
    )
  )
}

function leadsElsewhere(element: Element): boolean {
  return element.tagName === 'a' && attribute(element, 'href')?.startsWith('#') === false
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = []
  for (let up = parentOf(element); up; up = parentOf(up)) found.push(up)
  return found
}

function amountFacts(
  { response }: HtmlPage,
  { document, statistics, bodyWords, main, unread, repetition }: Examination,
): JsonObject {
  const shownCharacters = main.allBlocks.reduce((sum, block) => sum + block.text.length, unread)
  const noscript = document
    .elements('noscript')
    .map(element => textOf(element).replace(/<[^<>]*>/g, ' '))
    .join(' ')
    .slice(0, MAX_READ_CHARACTERS)
  return {
    words: statistics.words,
    bodyWords,
    characters: statistics.characters,
    ...(unread > 0 && { charactersLeftOut: unread }),
    proseWords: statistics.proseWords,
    sentences: statistics.sentences,
    paragraphs: statistics.paragraphs.length,
    wordsPerSentence: rounded(statistics.wordsPerSentence),
    longestParagraphWords: statistics.longestParagraphWords,
    paragraphsOver150Words: statistics.paragraphsOver150Words,
    sentencesOver25Words: statistics.sentencesOver25Words,
    readingMinutes: rounded(statistics.readingMinutes),
    textToHtmlRatio: response.body.length === 0 ? 0 : rounded(shownCharacters / document.source.length),
    noscriptWords: wordsOf(noscript).length,
    repeatedShare: rounded(repetition.share),
    mostFrequent: mostFrequent(statistics.paragraphs).map(({ phrase, count, share }) => ({
      phrase,
      count,
      share: rounded(share),
    })),
  }
}

function linkFacts({ links, main }: Examination): JsonObject {
  const internal = links.filter(link => link.internal)
  return {
    internal: internal.length,
    external: links.length - internal.length,
    inMainText: links.filter(link => main.elements.has(link.element)).length,
    nofollowInternal: internal.filter(link => link.nofollow).length,
    nofollowExternal: links.filter(link => !link.internal && link.nofollow).length,
  }
}

function imageFacts(document: HtmlDocument): JsonObject {
  const alts = document
    .elements('img')
    .filter(image => !isOfMap(image))
    .map(image => attribute(image, 'alt'))
  return {
    count: alts.length,
    withoutAlt: alts.filter(alt => alt === undefined).length,
    emptyAlt: alts.filter(alt => alt !== undefined && alt.trim() === '').length,
  }
}

/** To a thousandth. */
function rounded(number: number): number {
  return Math.round(number * 1000) / 1000
}
