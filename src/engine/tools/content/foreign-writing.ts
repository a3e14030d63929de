import type { HtmlDocument } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import type { Examination } from './examination.ts'
import { type HeadText, headTextsOf } from './head-texts.ts'
import { primary } from './language.ts'
import { wordsOf } from './text-statistics.ts'
import { type Writing, writingOf, writingsOf } from './writing-systems.ts'

/** Letters in another writing system, which make up a few sentences. */
const MIN_LETTERS = 200
/** Part of the page's letters, its frame included, from which on it is not about single names and quotations. */
const HALF_OF_THE_PAGE = 0.4
/** Letters of a block; shorter ones are names and labels. */
const MIN_BLOCK_LETTERS = 10
/** Part of the letters of a block that makes it one in that writing system. */
const MOST_LETTERS = 0.7

/** How much of a page is in a writing system that its language is not written in. */
export interface ForeignWriting {
  /** Name of the commonest of those writing systems. */
  name: string
  /** Part of the page's letters, 0 to 1. */
  share: number
  /** The first block in it. */
  first: TextBlock
}

/**
 * Finds text in another writing system on about half of a page. What has a `lang` of its own is left out, and of Latin
 * letters all that is not running text: names of brands and products are in them everywhere.
 */
export function foreignWritingIn({ main, declared, statistics }: Examination): ForeignWriting | undefined {
  const own = writingsOf(declared)
  if (!own) return undefined
  const running = new Set(statistics.paragraphs.map(({ block }) => block))
  let [all, foreign] = [0, 0]
  let found: { first: TextBlock; writing: Writing } | undefined
  for (const block of main.allBlocks) {
    if (block.kind === 'code' || primary(block.lang) !== primary(declared)) continue
    const writing = writingOf(block.prose)
    if (!writing || writing.letters < MIN_BLOCK_LETTERS) continue
    all += writing.letters
    if (own.includes(writing.name) || writing.share < MOST_LETTERS) continue
    if (writing.name === 'Latin' && !running.has(block)) continue
    foreign += writing.letters
    found ??= { first: block, writing }
  }
  if (!found || foreign < MIN_LETTERS || foreign < all * HALF_OF_THE_PAGE) return undefined
  return { name: found.writing.name, share: foreign / all, first: found.first }
}

/** Letters of a title that are no abbreviation. */
const MIN_HEAD_LETTERS = 6
const HALF_OF_A_TEXT = 0.5
/** Words of the texts in Latin letters that are together no name of a product, those of each, and its share. */
const MIN_LATIN_WORDS = 8
const MIN_WORDS = 3
const MOST_OF_A_TEXT = 0.9

/** A text that stands for the page, and the writing system that it is in. */
export interface ForeignHeadText extends HeadText {
  writing: string
}

/** Titles, descriptions and texts of social cards in a writing system that a language is not written in. */
export function foreignHeadTexts(document: HtmlDocument, own: readonly string[]): ForeignHeadText[] {
  const texts = headTextsOf(document)
  const latinWords = latinWordsOf(texts)
  return texts.flatMap(text => {
    const writing = writingOf(text.text)
    if (!writing || own.includes(writing.name) || writing.letters < MIN_HEAD_LETTERS) return []
    const isLatin = writing.name === 'Latin'
    if (writing.share < (isLatin ? MOST_OF_A_TEXT : HALF_OF_A_TEXT)) return []
    if (isLatin && !isProse(text, latinWords)) return []
    if (saysItTwice(text.text, own)) return []
    return [{ ...text, writing: writing.name }]
  })
}

/** What parts the name of an association from the same name in its other language. */
const SEPARATOR = /\s?[|｜·•–—/()（）]\s?|\s-\s/u
const MAX_PARTS = 10

/**
 * Whether a part of a text is in a writing system of the page, with no fewer letters than the rest: "Mille Voiles · 千帆协会".
 * What stands behind a title that was left in another language, the name of the site, is shorter than that.
 */
function saysItTwice(text: string, own: readonly string[]): boolean {
  const letters = (part: string) => part.match(/\p{L}/gu)?.length ?? 0
  return text.split(SEPARATOR, MAX_PARTS).some(part => {
    const writing = writingOf(part)
    const isOwn = writing !== undefined && own.includes(writing.name)
    return isOwn && writing.share >= MOST_LETTERS && letters(part) >= letters(text) * HALF_OF_A_TEXT
  })
}

/** Whether a text has words enough to be no name. */
export function isLong(text: string): boolean {
  return wordsOf(text).length >= MIN_LATIN_WORDS
}

/** Whether a text in Latin letters has words enough to be no name, by itself or as one of title and description. */
function isProse({ name, text }: HeadText, latinWords: number): boolean {
  const words = wordsOf(text).length
  if (name === 'description' && words >= MIN_SENTENCE_WORDS && (text.match(LINKING) ?? []).length >= 2)
    return true
  return isLong(text) || (RESULT.has(name) && words >= MIN_WORDS && latinWords >= MIN_LATIN_WORDS)
}

/** Words of a description that two small English words make a sentence or a phrase, and no name. */
const MIN_SENTENCE_WORDS = 6
const LINKING = /(?<=\s)(?:and|for|of|the|in|to|with|on|from|by|your|our)(?=\s)/g

const RESULT: ReadonlySet<string> = new Set(['title', 'description'])

/** Words of title and description where both are in Latin letters as a whole; 0 where one of them is not. */
function latinWordsOf(texts: readonly HeadText[]): number {
  const shown = texts.filter(({ name }) => RESULT.has(name))
  const isLatin = ({ text }: HeadText) => {
    const writing = writingOf(text)
    return writing?.name === 'Latin' && writing.share >= MOST_OF_A_TEXT
  }
  return shown.every(isLatin) ? shown.reduce((sum, { text }) => sum + wordsOf(text).length, 0) : 0
}
