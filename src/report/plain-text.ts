import { withoutSecrets, withoutUserInformation } from './secrets.ts'

/** UTF-16 units of untrusted text that a line of a report shows, where the caller names no other length. */
export const MAX_SHOWN_TEXT = 300
/** UTF-16 units of a URL that a report shows, where the caller names no other length. */
export const MAX_SHOWN_URL = 120

/** White space, also U+2028, U+2029, U+0085 and the no-break space: all of it becomes one blank. */
const WHITE_SPACE = /[\s\u0085]+/gu
/** Not visible, and able to reorder or hide what stands beside it: bidi controls, zero-width and tag characters. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu
const CONTROL = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/**
 * Makes text from a page, a service or a file safe to show on one line: no control, bidi or zero-width characters, no
 * line ends, no lone surrogates, no secrets of URLs, and at most `maxLength` UTF-16 units.
 *
 * What it returns can still hold the markup of the format that it is shown in: that is the rendering's to escape.
 */
export function oneLine(text: string, maxLength = MAX_SHOWN_TEXT): string {
  const line = text.toWellFormed().replace(INVISIBLE, '').replace(WHITE_SPACE, ' ').replace(CONTROL, '\uFFFD')
  return cutEnd(withoutSecrets(line).trim(), maxLength)
}

/** Line ends of whatever kind; a runner and a terminal act on a lone carriage return. */
const LINE_END = /\r\n?|[\u2028\u2029\u0085\v\f]/g
const CONTROL_IN_LINES = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu
/** Colours and the like, as `styleText` writes them. */
const STYLES = /(\u001B\[[\d;]*m)/

/**
 * Makes text of any number of lines safe for a terminal or a log: line ends and tabs stay, and nothing else that a
 * terminal acts on, nor what hides or reorders text.
 */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_END, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL_IN_LINES, '\uFFFD')
}

/** As {@link withoutControls}, for text that a program has put styles on. */
export function withoutControlsButStyles(text: string): string {
  return text
    .split(STYLES)
    .map((part, index) => (index % 2 === 1 ? part : withoutControls(part)))
    .join('')
}

/** A URL as it may be shown on one line: no secrets, nothing invisible, at most `maxLength` UTF-16 units. */
export function shownUrl(url: string, maxLength = MAX_SHOWN_URL): string {
  return cutMiddle(oneLine(withoutUserInformation(url), Number.POSITIVE_INFINITY), maxLength)
}

/** The start of a text and an ellipsis: at most `maxLength` UTF-16 units, no surrogate pair split. */
export function cutEnd(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${start(text, maxLength - 1).trimEnd()}…`
}

/** Start and end of a text around an ellipsis: at most `maxLength` UTF-16 units, no surrogate pair split. */
export function cutMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = Math.max(0, maxLength - 1)
  const head = start(text, Math.ceil(kept / 2))
  const tail = text.slice(text.length - Math.floor(kept / 2)).replace(/^[\uDC00-\uDFFF]/, '')
  return `${head}…${tail}`
}

function start(text: string, length: number): string {
  return text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, '')
}
