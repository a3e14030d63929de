import type { TextBlock } from '../../page/text/blocks.ts'

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
  if (isAscii(text)) return asciiWordsOf(text)
  const words: string[] = []
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (isWordLike) words.push(segment)
  }
  return words
}

const LETTER = 1
const DIGIT = 2
const UNDERSCORE = 4
const WORD_CHARACTER = LETTER | DIGIT | UNDERSCORE
const BETWEEN_LETTERS = 8
const BETWEEN_DIGITS = 16
const ASCII = 128

/** What UAX #29 takes each character of ASCII for: MidLetter, MidNum, MidNumLet and ExtendNumLet among them. */
const KINDS = Uint8Array.from({ length: ASCII }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[a-z]/i.test(character)) return LETTER
  if (/\d/.test(character)) return DIGIT
  if (character === '_') return UNDERSCORE
  const letters = "'.:".includes(character) ? BETWEEN_LETTERS : 0
  return "'.,;".includes(character) ? letters | BETWEEN_DIGITS : letters
})

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= ASCII) return false
  return true
}

/** As the segmenter finds them, in a tenth of its time. */
function asciiWordsOf(text: string): string[] {
  const kindAt = (at: number) => (at < text.length ? KINDS[text.charCodeAt(at)]! : 0)
  const words: string[] = []
  let start = -1
  let kinds = 0
  for (let at = 0; at <= text.length; at++) {
    const kind = kindAt(at)
    if (kind & WORD_CHARACTER) {
      if (start < 0) start = at
      kinds |= kind
      continue
    }
    if (start < 0 || (kind !== 0 && joins(kind, kindAt(at - 1), kindAt(at + 1)))) continue
    // One underscore is a sign, several are a word.
    if (kinds !== UNDERSCORE || at - start > 1) words.push(text.slice(start, at))
    start = -1
    kinds = 0
  }
  return words
}

function joins(kind: number, before: number, after: number): boolean {
  if (before !== after) return false
  return (
    (before === LETTER && (kind & BETWEEN_LETTERS) !== 0) ||
    (before === DIGIT && (kind & BETWEEN_DIGITS) !== 0)
  )
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

/** The words of texts, each cut into words once, whoever asks for them. */
export class WordIndex {
  readonly #words = new Map<string, readonly string[]>()

  of(text: string): readonly string[] {
    let words = this.#words.get(text)
    if (!words) {
      words = wordsOf(text)
      this.#words.set(text, words)
    }
    return words
  }

  /** Words of all of the blocks, headings and code among them. */
  count(blocks: readonly TextBlock[]): number {
    return sum(blocks.map(block => this.of(block.text).length))
  }
}

/** Measures blocks of text. */
export function statisticsOf(blocks: readonly TextBlock[], index: WordIndex): TextStatistics {
  const paragraphs = blocks.map(paragraphOf).filter(paragraph => paragraph !== undefined)
  const sentences = paragraphs.flatMap(paragraph => paragraph.sentences)
  const proseWords = sum(paragraphs.map(paragraph => paragraph.words.length))
  const words = index.count(blocks)
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
