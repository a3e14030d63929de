import stringWidth from 'fast-string-width'

/** Columns of a text in a terminal. What the report itself is written with is told at once, without tables of Unicode. */
export function columnsOf(text: string): number {
  return /^[ -~–…·]*$/.test(text) ? text.length : stringWidth(text)
}

/** Breaks text between words into lines of at most `width` columns; a longer word is broken within. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (columnsOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = broken(word, width)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1)!
  }
  return line === '' ? lines : [...lines, line]
}

/** Start of a text with an ellipsis, in at most `width` columns. */
export function cutToWidth(text: string, width: number): string {
  return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0]!.trimEnd()}…`
}

/** Start and end of a text around an ellipsis, in at most `width` columns. */
export function cutMiddleToWidth(text: string, width: number): string {
  if (columnsOf(text) <= width) return text
  const characters = [...text]
  const ends = Math.max(1, width - 1)
  const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0]!
  const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0]!
  return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width)
}

/** Fills a text with blanks to a number of columns. */
export function pad(text: string, width: number, side: 'start' | 'end'): string {
  const blanks = ' '.repeat(Math.max(0, width - columnsOf(text)))
  return side === 'start' ? blanks + text : text + blanks
}

function broken(text: string, width: number): string[] {
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const character of text) {
    const columns = columnsOf(character)
    if (used + columns > width && part !== '') {
      parts.push(part)
      part = ''
      used = 0
    }
    part += character
    used += columns
  }
  return [...parts, part]
}
