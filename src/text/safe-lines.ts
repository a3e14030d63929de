import { CONTROL, INVISIBLE } from './unsafe-characters.ts'

/** Line ends of whatever kind; a runner and a terminal act on a lone carriage return. */
const LINE_END = /\r\n?|[\u2028\u2029\u0085\v\f]/g
const INVISIBLES = new RegExp(INVISIBLE, 'gu')
const CONTROLS_IN_LINES = new RegExp(`(?![\\t\\n])[${CONTROL}]`, 'gu')
/** Colours and the like, as `styleText` writes them, and links behind text (OSC 8). */
const STYLES = /(\u001B\[[\d;]*m|\u001B\]8;[!-~]*\u001B\\)/

/**
 * Makes text of any number of lines safe for a terminal or a log: line ends and tabs stay, and nothing else of
 * `unsafe-characters.ts`.
 */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_END, '\n')
    .replace(INVISIBLES, '')
    .replace(CONTROLS_IN_LINES, '\uFFFD')
}

/**
 * As {@link withoutControls}, for text that a program has put styles on.
 *
 * @param links the sequences of links that the program itself has put there: no other one stays
 */
export function withoutControlsButStyles(text: string, links: ReadonlySet<string> = NO_LINKS): string {
  return text
    .split(STYLES)
    .map((part, index) => {
      const isStyle = index % 2 === 1 && (part.startsWith('\u001B[') || links.has(part))
      return isStyle ? part : withoutControls(part)
    })
    .join('')
}

const NO_LINKS: ReadonlySet<string> = new Set()
