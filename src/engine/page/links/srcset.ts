const SPACE = /[\t\n\f\r ]/

/**
 * URLs of a `srcset` or `imagesrcset`, in their order, as the parser of the standard collects them: a URL may hold
 * commas, descriptors in parentheses are passed over whole. Candidates with invalid descriptors, which browsers leave
 * out, are left out as well.
 *
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function srcsetUrls(value: string): string[] {
  const urls: string[] = []
  let at = 0
  for (;;) {
    while (at < value.length && (SPACE.test(value[at]!) || value[at] === ',')) at++
    if (at >= value.length) return urls
    const start = at
    while (at < value.length && !SPACE.test(value[at]!)) at++
    const word = value.slice(start, at)
    if (word.endsWith(',')) {
      urls.push(withoutEndingCommas(word))
      continue
    }
    const { descriptors, end } = readDescriptors(value, at)
    at = end
    if (areValid(descriptors)) urls.push(word)
  }
}

function withoutEndingCommas(word: string): string {
  let end = word.length
  while (end > 0 && word[end - 1] === ',') end--
  return word.slice(0, end)
}

/** Words up to the comma that ends the candidate. Neither blanks nor commas inside parentheses part anything. */
function readDescriptors(value: string, start: number): { descriptors: string[]; end: number } {
  const descriptors: string[] = []
  let wordStart = start
  let inParentheses = false
  let at = start
  const endWord = () => {
    if (at > wordStart) descriptors.push(value.slice(wordStart, at))
    wordStart = at + 1
  }
  for (; at < value.length; at++) {
    const character = value[at]!
    if (inParentheses) inParentheses = character !== ')'
    else if (character === '(') inParentheses = true
    else if (SPACE.test(character)) endWord()
    else if (character === ',') break
  }
  endWord()
  return { descriptors, end: at + 1 }
}

const WIDTH_OR_HEIGHT = /^\d+([wh])$/
const DENSITY = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?x$/

/** A width, with or without a height, or a density alone. */
function areValid(descriptors: readonly string[]): boolean {
  const units = descriptors.map(text => {
    if (DENSITY.test(text)) return 'x'
    const unit = WIDTH_OR_HEIGHT.exec(text)?.[1]
    return unit !== undefined && Number.parseInt(text, 10) > 0 ? unit : '?'
  })
  return ['', 'x', 'w', 'h w'].includes(units.sort().join(' '))
}
