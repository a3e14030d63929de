import { cutEnd } from '../../../text/cut.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import type { Paragraph, TextStatistics, WordIndex } from './text-statistics.ts'
import {
  REPEATED_BLOCK_WORDS,
  REPEATED_SHARE,
  STUFFED_PHRASE_SHARE,
  STUFFED_WORD_SHARE,
  STUFFING_WORDS,
} from './thresholds.ts'

export interface Repetition {
  /** Later copies, each with the block it repeats. */
  copies: readonly { block: TextBlock; first: TextBlock; words: number }[]
  /** Blocks that were long enough to compare. */
  compared: number
  /** Share of the compared words that are in copies, 0 to 1. */
  share: number
}

/** Finds long blocks that stand in the content more than once, word for word. */
export function repetitionIn(blocks: readonly TextBlock[], index: WordIndex): Repetition {
  const firsts = new Map<string, TextBlock>()
  const copies = []
  let compared = 0
  let all = 0
  for (const block of blocks) {
    if (block.kind === 'code' || isNavigation(block)) continue
    const words = index.of(block.prose)
    if (words.length < REPEATED_BLOCK_WORDS) continue
    compared++
    all += words.length
    const key = words.join(' ').toLowerCase()
    const first = firsts.get(key)
    if (first) copies.push({ block, first, words: words.length })
    else firsts.set(key, block)
  }
  const copied = copies.reduce((sum, copy) => sum + copy.words, 0)
  return { copies, compared, share: all === 0 ? 0 : copied / all }
}

/** Links to the parts of a manual stand above and below it. */
function isNavigation({ text, linkCharacters }: TextBlock): boolean {
  return linkCharacters > text.length / 2
}

/** A sentence that a manual repeats is its style; text that comes twice as a whole is a fault of the template. */
export function judgeRepetition(document: HtmlDocument, { copies, compared, share }: Repetition): Judgement {
  if (compared < 2) {
    return notApplicable(`the content has fewer than two blocks of ${REPEATED_BLOCK_WORDS} words`)
  }
  if (share < REPEATED_SHARE) return pass()
  return fail(
    copies.map(({ block, first, words }) => {
      const line = document.positionOf(first.element)?.line
      const place = line === undefined ? 'above' : `in line ${line}`
      return document.occurrence(
        block.element,
        `the same ${words} words as ${place}: "${cutEnd(block.prose, 80)}"`,
      )
    }),
    `${Math.round(share * 100)} % of the text in long blocks stands in the content before`,
  )
}

export interface Frequent {
  phrase: string
  count: number
  /** Share of the words of running text, 0 to 1. */
  share: number
}

/** The commonest word and phrases of two and three words in running text, with their shares. */
export function mostFrequent(paragraphs: readonly Paragraph[]): Frequent[] {
  const sentences = paragraphs.flatMap(paragraph => paragraph.sentences)
  const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  return [1, 2, 3].flatMap(length => {
    const counts = new Map<string, number>()
    for (const sentence of sentences) countPhrases(sentence, length, counts)
    const [phrase, count] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])
    return count === 0 ? [] : { phrase, count, share: (count * length) / total }
  })
}

/** Counts phrases of a length; one that overlaps itself ("cheap cheap cheap") counts once per place. */
function countPhrases(sentence: readonly string[], length: number, counts: Map<string, number>): void {
  const lastAt = new Map<string, number>()
  for (let at = 0; at + length <= sentence.length; at++) {
    const phrase = sentence
      .slice(at, at + length)
      .join(' ')
      .toLowerCase()
    const before = lastAt.get(phrase)
    if (before !== undefined && at < before + length) continue
    lastAt.set(phrase, at)
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
}

/**
 * Keyword stuffing beyond doubt: one word or phrase makes up a share of the running text that prose never reaches.
 *
 * @see https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing
 */
export function judgeStuffing(document: HtmlDocument, statistics: TextStatistics): Judgement {
  if (statistics.proseWords < STUFFING_WORDS) {
    return notApplicable(`the content has fewer than ${STUFFING_WORDS} words of running text`)
  }
  const stuffed = mostFrequent(distinct(statistics.paragraphs)).filter(({ phrase, share }) =>
    phrase.includes(' ') ? share >= STUFFED_PHRASE_SHARE : share >= STUFFED_WORD_SHARE && phrase.length > 1,
  )
  const worst = stuffed.at(-1)
  if (!worst) return failWhere([])
  const place = statistics.paragraphs.find(({ block }) => block.prose.toLowerCase().includes(worst.phrase))
    ?.block.element
  const message = `"${worst.phrase}" ${worst.count} times: ${Math.round(worst.share * 100)} % of the words of running text`
  return failWhere([place ? document.occurrence(place, message) : { url: document.url, message }])
}

/** Cards that end alike ("Add to cart.") are a template, not stuffing; each text counts once. */
function distinct(paragraphs: readonly Paragraph[]): Paragraph[] {
  const seen = new Set<string>()
  return paragraphs.filter(({ block }) => !seen.has(block.prose) && seen.add(block.prose))
}
