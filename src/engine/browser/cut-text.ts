/**
 * The start of a text that somebody else wrote. A part of a string holds on to all of it in memory, be it of megabytes:
 * this is a text of its own.
 *
 * @param max characters
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  return Buffer.from(text.slice(0, max), 'utf16le').toString('utf16le')
}
