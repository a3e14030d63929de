/** What begins with this sign stands for something else: see `docs/report-formats.md`. */
export const MARK = '~'

/** A text or key as it is written: one that begins with the mark has one more. */
export function marked(text: string): string {
  return text.startsWith(MARK) ? MARK + text : text
}

/** Between the mark and the number of a value that its page alone has. */
export const OF_PAGE = '.'

/** JSON of what stands for a shared value. */
export function referenceTo(number: number): string {
  return `"${MARK}${number}"`
}

/** JSON of what stands for a value that repeats on its page. */
export function referenceOnPage(number: number): string {
  return `"${MARK}${OF_PAGE}${number}"`
}
