const LETTER = 1
const DIGIT = 2
const UNDERSCORE = 4
const WORD_CHARACTER = LETTER | DIGIT | UNDERSCORE
const BETWEEN_LETTERS = 8
const BETWEEN_DIGITS = 16
/** What has rules of its own. */
const OTHER = 32

/** Quotes, dashes, signs and blanks that part words and do nothing else. */
const PARTING = '\u00a0§©«®°¶»×–—“”„•…€→'
/** Characters up to here are told apart. */
const TOLD = 0x2200

/** What UAX #29 takes each character for: MidLetter, MidNum, MidNumLet and ExtendNumLet among them. */
const KINDS = Uint8Array.from({ length: TOLD }, (_, code) => kindOf(String.fromCharCode(code)))

function kindOf(character: string): number {
  if (/[a-zÀ-ÖØ-öø-ÿ]/i.test(character) && character <= 'ÿ') return LETTER
  if (/[0-9]/.test(character)) return DIGIT
  if (character === '_') return UNDERSCORE
  if ("'.‘’".includes(character)) return BETWEEN_LETTERS | BETWEEN_DIGITS
  if (character === ':') return BETWEEN_LETTERS
  if (',;'.includes(character)) return BETWEEN_DIGITS
  return character < '\u0080' || PARTING.includes(character) ? 0 : OTHER
}

/** Whether {@link eachPlainWord} knows all that a text is made of: as nearly all of the western languages. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= TOLD || KINDS[code] === OTHER) return false
  }
  return true
}

/**
 * Tells of the words of a plain text, as `Intl.Segmenter` finds them, in a tenth of its time.
 *
 * @param tell where each word begins, and where what is behind it does
 * @see https://www.unicode.org/reports/tr29/#Word_Boundaries
 */
export function eachPlainWord(text: string, tell: (from: number, to: number) => void): void {
  let start = -1
  let kinds = 0
  let before = 0
  for (let at = 0; at <= text.length; at++) {
    const kind = kindAt(text, at)
    if (kind & WORD_CHARACTER) {
      if (start < 0) start = at
      kinds |= kind
    } else if (start >= 0 && (kind === 0 || !joins(kind, before, kindAt(text, at + 1)))) {
      // One underscore is a sign, several are a word.
      if (kinds !== UNDERSCORE || at - start > 1) tell(start, at)
      start = -1
      kinds = 0
    }
    before = kind
  }
}

function kindAt(text: string, at: number): number {
  return at < text.length ? KINDS[text.charCodeAt(at)]! : 0
}

function joins(kind: number, before: number, after: number): boolean {
  if (before !== after) return false
  return (
    (before === LETTER && (kind & BETWEEN_LETTERS) !== 0) ||
    (before === DIGIT && (kind & BETWEEN_DIGITS) !== 0)
  )
}
