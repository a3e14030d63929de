/** Words that make a shingle. */
const SHINGLE_WORDS = 5
/** Independent minima; the estimate's standard error is at most 1 / (2 √128), 4 points of a hundred. */
const PERMUTATIONS = 128
const HEX_DIGITS = 8

/**
 * MinHash signature of a text: tells how much two texts have in common without the texts. Two signatures are compared
 * with {@link estimatedSimilarity}.
 *
 * @param words in their order
 * @returns 128 numbers of 32 bits in hexadecimal; empty for a text of less than five words
 * @see https://www.cs.princeton.edu/courses/archive/spring13/cos598C/broder97resemblance.pdf
 */
export function signatureOf(words: readonly string[]): string {
  if (words.length < SHINGLE_WORDS) return ''
  const shingles = new Set<number>()
  const lower = words.map(word => word.toLowerCase())
  for (let at = 0; at + SHINGLE_WORDS <= lower.length; at++) {
    shingles.add(hash(lower.slice(at, at + SHINGLE_WORDS).join(' ')))
  }
  const minima = new Uint32Array(PERMUTATIONS).fill(0xffffffff)
  for (const shingle of shingles) {
    for (let index = 0; index < PERMUTATIONS; index++) {
      const value = mix(shingle ^ Math.imul(index + 1, 0x9e3779b1))
      if (value < minima[index]!) minima[index] = value
    }
  }
  return Array.from(minima, minimum => minimum.toString(16).padStart(HEX_DIGITS, '0')).join('')
}

/** Estimated share of shingles that two texts have in common (Jaccard), 0 to 1. */
export function estimatedSimilarity(a: string, b: string): number {
  if (a === '' || a.length !== b.length) return 0
  let equal = 0
  for (let at = 0; at < a.length; at += HEX_DIGITS) {
    if (a.slice(at, at + HEX_DIGITS) === b.slice(at, at + HEX_DIGITS)) equal++
  }
  return equal / (a.length / HEX_DIGITS)
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
