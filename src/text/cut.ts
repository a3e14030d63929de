/**
 * Cuts of text that people read. Lengths are UTF-16 units, as those of strings; no surrogate pair is split, since half
 * of one is no character and turns into another one on its way into a file.
 */

/** The start of a text without any mark that it was cut: at most `maxLength` units. */
export function startOf(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text.slice(0, Math.max(0, maxLength)).replace(/[\uD800-\uDBFF]$/, '')
}

/** The end of a text without any mark that it was cut: at most `maxLength` units. */
export function endOf(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text.slice(text.length - Math.max(0, maxLength)).replace(/^[\uDC00-\uDFFF]/, '')
}

/** A text of at most `maxLength` units: the start of a longer one, with an ellipsis. */
export function cutEnd(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${startOf(text, maxLength - 1).trimEnd()}…`
}

/** A text of at most `maxLength` units: start and end of a longer one around an ellipsis. */
export function cutMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = Math.max(0, maxLength - 1)
  return `${startOf(text, Math.ceil(kept / 2))}…${endOf(text, Math.floor(kept / 2))}`
}

/**
 * A copy of a text that has memory of its own. A part of a string keeps all of it alive, be it of megabytes: what is
 * cut from the text of a page or a file and kept must be a copy.
 */
export function ownCopy(text: string): string {
  // V8 keeps Latin-1 in half the memory.
  const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1'
  return Buffer.from(text, encoding).toString(encoding)
}

/** {@link startOf} a text that somebody else wrote; where it had to be cut, it is a copy with memory of its own. */
export function ownStart(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : ownCopy(startOf(text, maxLength))
}
