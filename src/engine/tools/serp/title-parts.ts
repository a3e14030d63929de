/** Characters of a title that are divided into parts. */
const MAX_DIVIDED = 500

/** What stands between separators, where it has letters. */
export function partsOf(title: string): string[] {
  return title
    .slice(0, MAX_DIVIDED)
    .split(/\s[-–—|·•»:/]+\s|\s?\|\s?/)
    .map(part => part.trim())
    .filter(part => /\p{L}/u.test(part))
}

/** How a title begins or ends with a separator that has nothing on its other side. «Quotes» are none. */
export function looseSeparator(title: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(title)) return undefined
  const isSeparator = (sign: string | undefined) => sign !== '»' || !title.includes('«')
  const last = LOOSE_END.exec(title)
  if (last && isSeparator(last[1])) return `ends with "${last[1] ?? last[2]}"`
  const first = /^([-–—|·•»:])\s/.exec(title)
  return first && isSeparator(first[1]) ? `begins with "${first[1]}"` : undefined
}

const LOOSE_END = /\s([-–—|·•»])$|\p{L}\s?([:|])$/u

/** Letters and digits alone, in lower case: parts that differ in no more say the same. */
export function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
