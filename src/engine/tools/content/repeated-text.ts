import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'
import { neighborCopies } from './neighbor-copies.ts'
import { isPlaceholder } from './placeholder-text.ts'
import type { Repetition } from './repetition.ts'
import { mostFrequent, REPEATED_BLOCK_WORDS } from './repetition.ts'
import type { Paragraph, TextStatistics } from './text-statistics.ts'

/** Share of the words in repeated blocks from which on a template, and not an author, repeats them. */
const REPEATED_SHARE = 0.25
/** Words of running text without which no word can be called too frequent. */
const STUFFING_WORDS = 100
/** Share of the words that one word makes up. In prose no word of content comes near. */
const STUFFED_WORD_SHARE = 0.15
/** Share of the words that one phrase of two or three words makes up. */
const STUFFED_PHRASE_SHARE = 0.2

const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'

/** Whether text or words are repeated more than a reader would stand. */
export const repeatedText = defineTopic({
  checks: {
    'text-repeated': {
      severity: 'notice',
      title: 'The same text appears twice on the page',
      why: 'Most often a template prints a block twice, once for each screen size, or an entry of a list was pasted twice. Search engines and screen readers get both.',
      fix: 'Print the block once and arrange it with CSS. Remove the second of two entries, or write what it was meant to say.',
      help: HELPFUL,
      example: 'the same paragraph twice in <main>',
    },
    'keyword-stuffing': {
      severity: 'warning',
      title: 'One phrase is repeated far too often',
      why: 'Google calls this keyword stuffing; it is against its spam policies.',
      fix: 'Write for people, and repeat the phrase only as often as you would in speech.',
      help: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
      example: 'cheap bikes, buy cheap bikes, cheap bikes online, cheap bikes shop …',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, main, regions, repetition, statistics, kind } = examination
    const seen = main.blocks.filter(({ element }) => !regions.folded.has(element))
    const judgements = {
      'text-repeated': withNeighbors(judgeRepetition(document, repetition), neighborCopies(document, seen)),
      'keyword-stuffing':
        kind === 'listing'
          ? notApplicable('products or pages in a list have words in common')
          : judgeStuffing(document, statistics),
    }
    return { judgements: unlessUnfilled(page, ofFirstPart(judgements, examination)) }
  },
})

/** Texts that stand twice in a row are a slip however little of the page they are. */
function withNeighbors(judgement: Judgement, neighbors: readonly Occurrence[]): Judgement {
  if (judgement.outcome === 'fail' || neighbors.length === 0) return judgement
  return fail(neighbors)
}

/** A sentence that a manual repeats is its style; text that comes twice as a whole is a fault of the template. */
function judgeRepetition(document: HtmlDocument, { copies, compared, share }: Repetition): Judgement {
  if (compared < 2) {
    return notApplicable(`the content has fewer than two blocks of ${REPEATED_BLOCK_WORDS} words`)
  }
  if (share < REPEATED_SHARE) return pass()
  return fail(
    copies.map(({ block, first, words }) => {
      const line = document.positionOf(first.element)?.line
      const place = line === undefined ? 'further up' : `in line ${line}`
      return document.occurrence(
        block.element,
        `The same ${words} words as ${place}: "${cutEnd(block.prose, 80)}".`,
      )
    }),
    `${Math.round(share * 100)} % of the text in long blocks is repeated (notice from ${100 * REPEATED_SHARE} %).`,
  )
}

/**
 * Keyword stuffing beyond doubt: one word or phrase makes up a share of the running text that prose never reaches.
 *
 * @see https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing
 */
function judgeStuffing(document: HtmlDocument, statistics: TextStatistics): Judgement {
  // Text of a template is reported as such.
  const written = statistics.paragraphs.filter(({ block }) => !isPlaceholder(block))
  if (written.reduce((sum, { words }) => sum + words.length, 0) < STUFFING_WORDS) {
    return notApplicable(`the content has fewer than ${STUFFING_WORDS} words of running text`)
  }
  const stuffed = mostFrequent(distinct(written)).filter(
    ({ phrase, share }) => share >= (phrase.includes(' ') ? STUFFED_PHRASE_SHARE : STUFFED_WORD_SHARE),
  )
  const worst = stuffed.at(-1)
  if (!worst) return failWhere([])
  const place = written.find(({ block }) => block.prose.toLowerCase().includes(worst.phrase))?.block.element
  const message = `"${worst.phrase}" appears ${worst.count} times: ${Math.round(worst.share * 100)} % of all words.`
  return failWhere([place ? document.occurrence(place, message) : { url: document.url, message }])
}

/** Cards that end alike ("Add to cart.") are a template, not stuffing; each text counts once. */
function distinct(paragraphs: readonly Paragraph[]): Paragraph[] {
  const seen = new Set<string>()
  return paragraphs.filter(({ block }) => !seen.has(block.prose) && seen.add(block.prose))
}
