import { ENGLISH_MISSPELLINGS } from './english-misspellings.ts'
import { OTHER_MISSPELLINGS } from './other-misspellings.ts'

/** A misspelled word of a text. */
export interface Misspelling {
  /** As written. */
  word: string
  /** In capitals where the word is. */
  correction: string
}

/** What each misspelling is to be. */
export type Lexicon = ReadonlyMap<string, string>

const WRITTEN: Readonly<Record<string, string>> = { en: ENGLISH_MISSPELLINGS, ...OTHER_MISSPELLINGS }
const LEXICONS = new Map<string, Lexicon>()

/**
 * The misspellings that are known of a language; undefined where there are none.
 *
 * @param language primary subtag
 */
export function lexiconOf(language: string): Lexicon | undefined {
  const known = LEXICONS.get(language)
  if (known) return known
  if (!Object.hasOwn(WRITTEN, language)) return undefined
  const pairs = WRITTEN[language]!.trim().split(/\s+/)
  const lexicon = new Map(
    pairs.map(pair => {
      const [word, correction] = pair.split(':')
      return [word!, correction!.replaceAll('_', ' ')]
    }),
  )
  LEXICONS.set(language, lexicon)
  return lexicon
}

/** Those that people, places and brands are called: in small letters alone they are surely no name. */
const ALSO_NAMES = new Set(
  (
    'adress allways ballance campain comming foward grammer intrest presense realy saftey sallary sandwhich sheild ' +
    'speach sponser standart standarts stabilty truely untill villian vinyard vistor vistors desgin'
  ).split(' '),
)

/** Letters from which on a word in capitals at the start of a sentence, and anywhere, is taken for no name. */
const MIN_AT_START = 6
const MIN_UNLIKE_NAME = 8
/** Letters of the part of a compound with a hyphen: shorter ones may be the rest of a word that a line end divides. */
const MIN_PART = 7

const WORD = /[A-Za-zÀ-ÖØ-öø-ž]{4,30}/g
/** What may not stand in front of a word: it is then a part of a word, an address, a name of a file, a variable. */
const BOUND_BEFORE =
  /[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060._/\\@#:=?&%~$+*_<[{-]$|\p{L}- $|(?<!\p{L})['’‘`]$/u
const BOUND_AFTER = /^(?:[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060_/\\@=%~$+*>\]}-]|[.:?&#][\p{L}\p{N}/])/u
const HYPHEN_BEFORE = /\p{L}-$/u
const HYPHEN_AFTER = /^-\p{L}/u

const SENTENCE_START = /(?:^|[.!?…]["”’)]?\s|[:;|•·–—*]\s?|\s-\s)["“„«(¿¡]*$/u
const GOES_ON = /^[,;:]?\s\p{Ll}/u

/** Words of four letters and more that are written in small letters: in a title of such none is. */
const SMALL_WORD =
  /(?<![\p{L}\p{N}'’])(?!with|from|into|over|your|dans|avec|pour|für|oder|nach|voor|della|delle)\p{Ll}{4}/u

/** Passages in quotation marks. */
const QUOTED = /[“„«"][^“”„«»"]{0,1000}[”“»"]/g
/** What says of a word that it is written so on purpose. */
const SIC = /^["”’)]{0,2}\s?[[(]sic[\])]/i

/**
 * The misspelled words of a text that stand as words of it: not in quotations, in addresses and in names.
 *
 * @param isTitle whether the words of the text may all be in capitals
 */
export function* misspellingsIn(text: string, lexicon: Lexicon, isTitle: boolean): Generator<Misspelling> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const correction = correctionOf(word, lexicon)
    if (correction === undefined || !isWhole(text, word, index)) continue
    const mayBeName = isCapital(word) && !isCapital(lexicon.get(word) ?? 'a')
    if (mayBeName && !isNoName(text, word, index, isTitle)) continue
    const after = text.slice(index + word.length)
    if (!SIC.test(after.slice(0, 10)) && !isQuoted(text, index)) yield { word, correction }
  }
}

function correctionOf(word: string, lexicon: Lexicon): string | undefined {
  const found = lexicon.get(word)
  if (found !== undefined || !isCapital(word)) return found
  const small = word.toLowerCase()
  const capital = word.charAt(0) + small.slice(1)
  const isShouted = word === word.toUpperCase()
  if (!isShouted && word !== capital) return undefined
  const correction = lexicon.get(small) ?? lexicon.get(capital)
  if (correction === undefined) return undefined
  return isShouted ? correction.toUpperCase() : correction.charAt(0).toUpperCase() + correction.slice(1)
}

function isCapital(word: string): boolean {
  const first = word.charAt(0)
  return first !== first.toLowerCase()
}

function isWhole(text: string, word: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 3), index)
  const after = text.slice(index + word.length, index + word.length + 2)
  const isJoinedBefore = HYPHEN_BEFORE.test(before)
  const isJoinedAfter = HYPHEN_AFTER.test(after)
  if (isJoinedBefore && isJoinedAfter) return false
  if (isJoinedBefore || isJoinedAfter) {
    if (word.length < MIN_PART) return false
    return isJoinedBefore ? !BOUND_AFTER.test(after) : !BOUND_BEFORE.test(before)
  }
  return !BOUND_BEFORE.test(before) && !BOUND_AFTER.test(after)
}

/** Whether a word in capitals has them for its place: at the start of a sentence, or in a title that has all words so. */
function isNoName(text: string, word: string, index: number, isTitle: boolean): boolean {
  const { length } = word
  if (length < MIN_AT_START || ALSO_NAMES.has(word.toLowerCase())) return false
  const isLong = length >= MIN_UNLIKE_NAME
  const after = text.slice(index + length, index + length + 3)
  if (SENTENCE_START.test(text.slice(Math.max(0, index - 5), index))) return isLong || GOES_ON.test(after)
  return isLong && isTitle && !SMALL_WORD.test(text)
}

function isQuoted(text: string, index: number): boolean {
  for (const { 0: passage, index: start } of text.matchAll(QUOTED))
    if (start < index && index < start + passage.length) return true
  return false
}
