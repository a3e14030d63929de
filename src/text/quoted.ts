import { oneLine } from './one-line.ts'

/** Characters of what a page says that a message repeats. */
const MAX_QUOTE = 80

/** What a page says, as a message repeats it: in quotation marks and on one line, of a longer text the start. */
export function quoted(text: string): string {
  return `"${oneLine(text, MAX_QUOTE)}"`
}
