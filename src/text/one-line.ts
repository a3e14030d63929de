import { cutEnd, startOf } from './cut.ts'
import { CONTROL, INVISIBLE } from './unsafe-characters.ts'
import { withoutSecrets } from './url-secrets.ts'

/** UTF-16 units of untrusted text that a line shows, where the caller names no other length. */
export const MAX_SHOWN_TEXT = 300

/** So many units are looked at for each that is shown: a text can have megabytes. */
const READ_PER_SHOWN = 8

/** White space, also U+2028, U+2029, U+0085 and the no-break space: all of it becomes one blank. */
const WHITE_SPACE = /[\s\u0085]+/gu
const INVISIBLES = new RegExp(INVISIBLE, 'gu')
const CONTROLS = new RegExp(`[${CONTROL}]`, 'gu')

/**
 * Makes text of a page, a service or a file safe to show on one line: none of the characters of
 * `unsafe-characters.ts`, no secrets of URLs, and at most `maxLength` UTF-16 units. White space and line ends become one
 * blank, what is invisible goes, and each other control character becomes U+FFFD, so that its place is seen.
 *
 * What it returns can still hold the markup of the format that it is shown in: that is the rendering's to escape.
 */
export function oneLine(text: string, maxLength = MAX_SHOWN_TEXT): string {
  const line = startOf(text, READ_PER_SHOWN * maxLength)
    .toWellFormed()
    .replace(INVISIBLES, '')
    .replace(WHITE_SPACE, ' ')
    .replace(CONTROLS, '\uFFFD')
  return cutEnd(withoutSecrets(line).trim(), maxLength)
}
