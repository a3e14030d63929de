/** Words that make a shingle. */
const SHINGLE_WORDS = 3
/** Words below which two texts are alike by chance. */
const MIN_WORDS = 50
const HALF_BITS = 32
const SEEDS = [0x9e3779b1, 0x85ebca77] as const

/**
 * Fingerprint of a text, from which two texts can be compared without them: SimHash of 64 bits over its shingles of
 * three words, each weighted by how often it stands there. The fewer bits differ, the more the texts have in common;
 * those of unrelated texts differ in about 32.
 *
 * @param words in their order
 * @returns 16 hexadecimal digits; null for a text of fewer than 50 words
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007)
 */
export function fingerprintOf(words: readonly string[]): string | null {
  if (words.length < MIN_WORDS) return null
  const votes = new Int32Array(SEEDS.length * HALF_BITS)
  const hashes = words.map(word => hash(word.toLowerCase()))
  for (let at = 0; at + SHINGLE_WORDS <= hashes.length; at++) {
    SEEDS.forEach((seed, half) => {
      let value: number = seed
      for (const word of hashes.slice(at, at + SHINGLE_WORDS)) value = mix(Math.imul(value, 31) ^ word)
      for (let bit = 0; bit < HALF_BITS; bit++) votes[half * HALF_BITS + bit]! += (value >>> bit) & 1 || -1
    })
  }
  return SEEDS.map((_, half) => hexadecimal(votes.subarray(half * HALF_BITS, (half + 1) * HALF_BITS))).join(
    '',
  )
}

function hexadecimal(votes: Int32Array): string {
  const value = votes.reduce((bits, vote, bit) => (vote > 0 ? bits | (1 << bit) : bits), 0)
  return (value >>> 0).toString(16).padStart(HALF_BITS / 4, '0')
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
