import type { TextBlock } from '../../page/text/blocks.ts'
import { eachPlainWord, isPlain } from './plain-words.ts'

/** Words of a paragraph that the facts count as long (the limit that style guides give). */
const LONG_PARAGRAPH_WORDS = 150
/** Words of a sentence that the facts count as long. */
const LONG_SENTENCE_WORDS = 25
/** Words a minute of silent reading of prose (Brysbaert 2019, a meta-analysis of 190 studies: 238). */
const WORDS_PER_MINUTE = 238

/** A block of running text: sentences, as against labels, cells and lists of names. */
export interface Paragraph {
  block: TextBlock
  words: readonly string[]
  sentences: readonly (readonly string[])[]
}

export interface TextStatistics {
  /** Words of all blocks, headings and code among them. */
  words: number
  characters: number
  paragraphs: readonly Paragraph[]
  /** Words of the running text alone. */
  proseWords: number
  sentences: number
  sentencesOver25Words: number
  paragraphsOver150Words: number
  longestParagraphWords: number
  wordsPerSentence: number
  readingMinutes: number
}

/** What ends a sentence, closing quotes and brackets behind it; a colon ends what introduces a list or an example. */
const SENTENCE_END = /[.!?…:。！？।॥؟۔።։៖។][\s"'”’»›)\]」』）]*$/u
/** Scripts that write sentences without an end mark. */
const UNMARKED_SCRIPT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Words that a block needs to be running text. */
const LEAST_WORDS_OF_A_SENTENCE = 5

/** Making one takes as long as cutting a page of text, so one each serves all texts; they hold no state. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Words as Unicode's text segmentation finds them (UAX #29, with ICU's dictionaries for Chinese, Japanese and Thai).
 *
 * @see https://www.unicode.org/reports/tr29/#Word_Boundaries
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  if (isPlain(text)) {
    eachPlainWord(text, (from, to) => words.push(text.slice(from, to)))
    return words
  }
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (isWordLike) words.push(segment)
  }
  return words
}

/** Sentences by UAX #29, each as its words; those without a word are left out. */
export function sentencesOf(text: string): string[][] {
  const sentences: string[][] = []
  for (const { segment } of SENTENCES.segment(text)) {
    const words = wordsOf(segment)
    if (words.length > 0) sentences.push(words)
  }
  return sentences
}

/**
 * Measures blocks of text.
 *
 * @param words of all blocks
 */
export function statisticsOf(blocks: readonly TextBlock[], words: number): TextStatistics {
  const paragraphs = blocks.map(paragraphOf).filter(paragraph => paragraph !== undefined)
  const sentences = paragraphs.flatMap(paragraph => paragraph.sentences)
  const proseWords = sum(paragraphs.map(paragraph => paragraph.words.length))
  const lengths = paragraphs.map(paragraph => paragraph.words.length)
  return {
    words,
    characters: sum(blocks.map(block => block.text.length)),
    paragraphs,
    proseWords,
    sentences: sentences.length,
    sentencesOver25Words: sentences.filter(sentence => sentence.length > LONG_SENTENCE_WORDS).length,
    paragraphsOver150Words: lengths.filter(length => length > LONG_PARAGRAPH_WORDS).length,
    longestParagraphWords: lengths.reduce((most, length) => Math.max(most, length), 0),
    wordsPerSentence: sentences.length === 0 ? 0 : proseWords / sentences.length,
    readingMinutes: words / WORDS_PER_MINUTE,
  }
}

function paragraphOf(block: TextBlock): Paragraph | undefined {
  if (block.kind !== 'text') return undefined
  if (!SENTENCE_END.test(block.text.slice(-10)) && !UNMARKED_SCRIPT.test(block.text)) return undefined
  const sentences = sentencesOf(block.prose)
  const words = sentences.flat()
  return words.length < LEAST_WORDS_OF_A_SENTENCE ? undefined : { block, words, sentences }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
