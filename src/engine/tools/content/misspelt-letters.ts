import type { TextBlock } from '../../page/text/blocks.ts'
import { firstNodes } from '../../page/text/text-start.ts'

/**
 * German words that have an umlaut and no meaning without it: words of every text, none that is a name. Each is given as it is
 * written without umlauts.
 */
const WRITTEN_OUT =
  /(?<![\p{L}\p{N}\p{M}._/@#:=?&%-])(?:fuer|ueber|moechten?|moegen|koennen|koennten?|moeglich(?:keit(?:en)?)?|muessen|muessten?|wuerden?|duerfen|zurueck|oeffnen|geoeffnet|oeffnungszeiten|menue|erzaehlen|erzaehlt|waehlen|ausgewaehlt|naechste[nrs]?|spaeter|taeglich|natuerlich|verfuegbar|verfuegung|ausfuellen|aendern|aenderung(?:en)?|haeufig(?:e|en|sten)?|persoenlich(?:e|en|er|es)?|(?:datenschutz)?erklaerung|datenschutzerklaerungen|gefuehrt|gebaeude|gehoeren|gehoert|unterstuetzen|unterstuetzung|waehrend|aehnlich(?:e|en|er|es)?|zusaetzlich(?:e|en|er|es)?|loesung(?:en)?|uebersicht|uebungen|faehigkeit(?:en)?|taetigkeit(?:en)?|verstaendnis|bestaetigen|bestaetigung|ploetzlich|laenger|groesser|hoeher|fruehstueck|anfaenger|vertraege|beitraege|plaetze|raeume|kuenftig|zukuenftig|rueckmeldung(?:en)?|schuetzen|begruessen)(?![\p{L}\p{N}\p{M}._/@=%-]?[\p{L}\p{N}])/giu
const UMLAUTS = /[äöüÄÖÜ]/g
/** Letters with dots from which on a page can write them, and knows to. */
const MIN_UMLAUTS = 10

/**
 * Italian words that end in "á": no Italian word does. The endings are those of nouns such as "attività" and "società",
 * which no word of the neighbouring languages has.
 */
const WITH_ACUTE =
  /(?<![\p{L}\p{N}\p{M}._/@-])\p{L}{2,20}(?:[ivtdlnrcg]it|iet|cit|ert|alt)á(?![\p{L}\p{N}\p{M}])/giu
/** Spanish for "invite" and "visit", in South America. */
const SPANISH = /^(?:in)?vitá$|^visitá$|^necesitá$|^evitá$/i

/** Cyrillic words with Latin letters among them that look the same. */
const WITH_LOOK_ALIKES =
  /(?<![\p{L}\p{N}\p{M}._/@#:=?&%'’+-])[\p{Script=Cyrillic}aceopxyiABCEHKMOPTX]{4,40}(?![\p{L}\p{N}\p{M}_@#=+'’-]|[./:?&%][\p{L}\p{N}])/gu
const CYRILLIC = /\p{Script=Cyrillic}/u
const LATIN = /[A-Za-z]/g
const MIN_CYRILLIC = 3
/** Latin letters from which on a word may be put together of two: a name and an ending. */
const MAX_LOOK_ALIKES = 2
/** A letter of a formula and its index ("Pмакс"), or a Roman number ("Xвек"). */
const LETTER_AND_INDEX = /^[A-Z]\p{Ll}{1,4}$|^[XC]{1,2}\p{Ll}/u
/** A capital letter inside a word is there to be seen: it is a name. */
const CAPITAL_INSIDE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u
/** Languages with a Cyrillic letter that looks like "i". Others have it in words that are to look old. */
const WITH_I = new Set(['uk', 'be', 'kk'])
const MAX_NODES = 200

/** Characters of a block that are looked at. */
const MAX_BLOCK = 5000
const SHOWN_WORDS = 3

/** Words of the text that are spelled without the letters of its language, although the page has these elsewhere. */
export interface MisspeltWords {
  block: TextBlock
  message: string
}

/**
 * The first block with words in which a letter with its mark is written as others, or with another mark, or letters of
 * another alphabet stand that look the same.
 *
 * @param allProse of all of them
 * @param language primary subtag of the language that the page declares
 */
export function misspeltLetters(
  blocks: readonly TextBlock[],
  allProse: string,
  language: string,
): MisspeltWords | undefined {
  const blocksWith = (sign: RegExp) =>
    sign.test(allProse) ? blocks.filter(({ prose }) => sign.test(prose)) : []
  const misspelt =
    language === 'de'
      ? withoutUmlauts(blocks)
      : language === 'it'
        ? withAcute(blocks)
        : withLookAlikes(blocksWith(CYRILLIC), language)
  return misspelt ?? (WITHOUT_MARKS.has(language) ? withStrayMarks(blocksWith(STRAY_MARK)) : undefined)
}

/**
 * Languages that have no vowel with a cedilla and no consonant with an ogonek. Others have them, as Marshallese and those of
 * Cameroon, and English texts quote these.
 */
const WITHOUT_MARKS: ReadonlySet<string> = new Set(
  'tr az de fr es ca gl pt it nl pl cs sk sl hr hu ro sv da nb nn no fi et lv id ms'.split(' '),
)
const STRAY_MARK = /[\u0327\u0328]/
/** In decomposed words. An "e" with a cedilla is in old Latin, a vowel with an ogonek in Polish. */
const STRAY = /([aiouy])\u0327|([b-df-hj-np-tv-xz])\u0328/i
const LATIN_WORD = /(?<![\p{L}\p{N}\p{M}])[\p{Script=Latin}\p{M}]{5,40}(?![\p{L}\p{N}\p{M}])/gu

/** A mark that slipped behind a letter which has none. A page with several such words is about them. */
function withStrayMarks(marked: readonly TextBlock[]): MisspeltWords | undefined {
  const found = wordsIn(marked, LATIN_WORD, word => STRAY.test(word.normalize('NFD')))
  if (!found || found.words.length >= SHOWN_WORDS) return undefined
  const [, vowel, consonant] = STRAY.exec(found.words[0]!.normalize('NFD'))!
  const mark = vowel ? 'a cedilla (U+0327)' : 'an ogonek (U+0328)'
  return {
    block: found.block,
    message: `"${found.words[0]!}" has ${mark} at its "${vowel ?? consonant}". The language of the page has no such letter, so a search for the word does not find it.`,
  }
}

function withLookAlikes(withCyrillic: readonly TextBlock[], language: string): MisspeltWords | undefined {
  const found = wordsIn(withCyrillic, WITH_LOOK_ALIKES, (word, block) => {
    const latin: readonly string[] = word.match(LATIN) ?? []
    if (latin.length === 0 || latin.length > MAX_LOOK_ALIKES) return false
    return (
      word.length - latin.length >= MIN_CYRILLIC &&
      (WITH_I.has(language) || !latin.includes('i')) &&
      !LETTER_AND_INDEX.test(word) &&
      !CAPITAL_INSIDE.test(word) &&
      isInOnePiece(word, block)
    )
  })
  if (!found) return undefined
  const { block, words } = found
  const letters = new Set(words.flatMap(word => word.match(LATIN) ?? []))
  return {
    block,
    message: `${quoted(words)} ${words.length === 1 ? 'has' : 'have'} Latin letters (${[...letters].join(', ')}) among the Cyrillic ones: a search for the word does not find it.`,
  }
}

/** Whether one text holds a word: of a letter and its index each is in an element of its own. */
function isInOnePiece(word: string, { element }: TextBlock): boolean {
  for (const node of firstNodes(element, MAX_NODES))
    if (node.nodeName === '#text' && 'value' in node && node.value.includes(word)) return true
  return false
}

function withoutUmlauts(blocks: readonly TextBlock[]): MisspeltWords | undefined {
  const found = wordsIn(blocks, WRITTEN_OUT)
  if (!found) return undefined
  const umlauts = blocks.reduce((sum, { prose }) => sum + (prose.match(UMLAUTS)?.length ?? 0), 0)
  if (umlauts < MIN_UMLAUTS) return undefined
  const { block, words } = found
  return {
    block,
    message: `${quoted(words)} ${words.length === 1 ? 'is' : 'are'} written without umlauts, which the rest of the page has.`,
  }
}

function withAcute(blocks: readonly TextBlock[]): MisspeltWords | undefined {
  const found = wordsIn(blocks, WITH_ACUTE)
  if (!found) return undefined
  const words = found.words.filter(word => !SPANISH.test(word))
  const [first] = words
  if (first === undefined) return undefined
  return {
    block: found.block,
    message: `No Italian word ends in "á": ${quoted(words)} should be ${quoted(words.map(word => `${word.slice(0, -1)}à`))}.`,
  }
}

/** All different words that a pattern finds, with the first block that has one. */
function wordsIn(
  blocks: readonly TextBlock[],
  pattern: RegExp,
  isMeant: (word: string, block: TextBlock) => boolean = () => true,
): { block: TextBlock; words: string[] } | undefined {
  const words = new Map<string, TextBlock>()
  for (const block of blocks) {
    if (block.kind === 'code') continue
    for (const [word] of block.prose.slice(0, MAX_BLOCK).matchAll(pattern))
      if (!words.has(word) && isMeant(word, block)) words.set(word, block)
    if (words.size >= SHOWN_WORDS) break
  }
  const [first] = words.values()
  return first && { block: first, words: [...words.keys()].slice(0, SHOWN_WORDS) }
}

function quoted(words: readonly string[]): string {
  return words.map(word => `"${word}"`).join(', ')
}
