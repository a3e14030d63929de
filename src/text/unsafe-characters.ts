/**
 * The characters that text of others, of a page, a service, a file or a setting, must not bring into what this program
 * shows. It is one set for all places, since the same text ends in a terminal, in the log of a runner, in Markdown and
 * in HTML, and what is harmless in one of them is not in the next. In a regular expression with the flag `u`:
 *
 * - what a terminal or a runner acts on: control characters (Unicode's Cc, C0 and C1) and noncharacters;
 * - what ends a line somewhere: among the former, and U+2028 and U+2029;
 * - what cannot be seen, and reorders or hides what stands beside it: Unicode's Default_Ignorable_Code_Point, in which
 *   are the bidirectional controls (UAX #9; see UTS #55 for what they do to source code), the zero-width, the filler
 *   and the tag characters; and the interlinear annotations, which are not in it. That joiners go costs some scripts
 *   and emoji a little of their look, and keeps two names that look the same from being different;
 * - halves of surrogate pairs, which no encoding can write.
 *
 * The variation selectors U+FE00 to U+FE0F stay: they change the look of the character before them and nothing else,
 * and many emoji need one.
 */
export const CONTROL = '\\p{Cc}\\p{Noncharacter_Code_Point}'
export const LINE_SEPARATOR = '\\u2028\\u2029'
export const INVISIBLE = '(?![\\uFE00-\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]'
const HALF_PAIR = '\\p{Cs}'

const UNSAFE = new RegExp(`${INVISIBLE}|[${CONTROL}${LINE_SEPARATOR}${HALF_PAIR}]`, 'gu')

/**
 * A text in which each such character is written as JSON and JavaScript write it, as `\u200b`: for what somebody wrote
 * and has to mend, and for data.
 */
export function withEscapes(text: string): string {
  return text.replace(UNSAFE, escaped)
}

/** Those beyond U+FFFF take two escapes. */
function escaped(character: string): string {
  const units = character.split('')
  return units.map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}
