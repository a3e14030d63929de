import { ARIAL_WIDTHS, UNITS_PER_EM } from './arial-widths.ts'

const WIDTHS: ReadonlyMap<string, number> = new Map(
  ARIAL_WIDTHS.flatMap(([units, characters]) => [...characters].map(one => [one, units] as const)),
)

/**
 * What takes the place of the scripts that Arial lacks, in em: the fonts that browsers fall back to draw Chinese,
 * Japanese and Korean on squares, emoji a little wider, and other scripts on average like this.
 */
const WIDE_EM = 1
const HALF_WIDTH_EM = 0.5
const EMOJI_EM = 1.25
const OTHER_EM = 0.55

const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}]$/u
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u
const HALF_WIDTH = /^[\uff61-\uffdc]$/
const EMOJI = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}\ufe0f|^\p{Regional_Indicator}{2}/u

/** Texts are measured up to here; whatever is longer is far too wide for every result. */
const MAX_MEASURED_CHARACTERS = 5000

/**
 * Width of a text on one line in Arial, in CSS pixels, without kerning. Scripts that Arial does not have are estimated.
 *
 * @param fontPx font size in CSS pixels
 */
export function textWidth(text: string, fontPx: number): number {
  let em = 0
  if (ASCII.test(text)) {
    // Each of its characters is one that people see. To have them told takes most of the time.
    for (const character of text.slice(0, MAX_MEASURED_CHARACTERS)) em += graphemeEm(character)
  } else for (const { segment } of graphemes(text)) em += graphemeEm(segment)
  return Math.round(em * fontPx)
}

/** Whether most characters of a text are of Chinese, Japanese or Korean, which are drawn on squares. */
export function isWide(text: string): boolean {
  const characters = [...text.slice(0, MAX_MEASURED_CHARACTERS)]
  return 2 * characters.filter(character => WIDE.test(character)).length > characters.length
}

/** Its characters that are drawn. */
const ASCII = /^[ -~]*$/

export interface FittedText {
  /** The text, cut before a word and ended with ` …` where it did not fit. */
  text: string
  truncated: boolean
}

/** Cuts a text as a search result does where it is wider than `maxPx`. */
export function fitText(text: string, fontPx: number, maxPx: number): FittedText {
  const maxEm = maxPx / fontPx
  const ellipsisEm = graphemeEm(' ') + graphemeEm('…')
  let em = 0
  let fitting = 0
  for (const { segment, index } of graphemes(text)) {
    em += graphemeEm(segment)
    if (em <= maxEm - ellipsisEm) fitting = index + segment.length
    if (em > maxEm) return { text: `${cutAtWord(text, fitting)} …`, truncated: true }
  }
  return { text, truncated: false }
}

/** The text before `end`, without the word that `end` would split. A text without blanks is cut where it must. */
function cutAtWord(text: string, end: number): string {
  if (/\s/.test(text.charAt(end))) return text.slice(0, end)
  const blank = text.lastIndexOf(' ', end)
  return text.slice(0, blank > end / 2 ? blank : end).trimEnd()
}

/** Making one takes longer than measuring a title, so one serves all; it holds no state. */
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

function graphemes(text: string): Iterable<Intl.SegmentData> {
  return GRAPHEMES.segment(text.slice(0, MAX_MEASURED_CHARACTERS))
}

function graphemeEm(grapheme: string): number {
  const known = WIDTHS.get(grapheme)
  if (known !== undefined) return known / UNITS_PER_EM
  if (EMOJI.test(grapheme)) return EMOJI_EM
  let em = 0
  for (const character of grapheme) em += characterEm(character)
  return em
}

function characterEm(character: string): number {
  const known = WIDTHS.get(character)
  if (known !== undefined) return known / UNITS_PER_EM
  if (character === '\u00a0') return characterEm(' ')
  if (INVISIBLE.test(character)) return 0
  if (WIDE.test(character)) return WIDE_EM
  if (HALF_WIDTH.test(character)) return HALF_WIDTH_EM
  const base = [...character.normalize('NFD')][0]
  return base === undefined || base === character ? OTHER_EM : characterEm(base)
}
