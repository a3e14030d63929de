/** Words that make a shingle. */
const SHINGLE_WORDS = 3
/** Words below which two texts are alike by chance. */
const MIN_WORDS = 50
/** Each seed gives half of the fingerprint. */
const HALF_BYTES = 4
const BYTE_VALUES = 256
const SEEDS = [0x9e3779b1, 0x85ebca77] as const

/**
 * Fingerprint of a text, from which two texts can be compared without them: SimHash of 64 bits over its shingles of
 * three words, each of which counts once: a line that runs across the page again and again says no more than once. The
 * fewer bits differ, the more the texts have in common; those of unrelated texts differ in about 32.
 *
 * @param hashes of its words, in their order
 * @returns 16 hexadecimal digits; null for a text of fewer than 50 words, or of as few shingles
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007)
 */
export function fingerprintOf(hashes: readonly number[]): string | null {
  if (hashes.length < MIN_WORDS) return null
  const starts = distinctStarts(hashes)
  if (starts.length <= MIN_WORDS - SHINGLE_WORDS) return null
  return SEEDS.map(seed => {
    // How often each byte has each value says as much as a count for each bit, and is quicker to keep.
    const counts = new Uint32Array(HALF_BYTES * BYTE_VALUES)
    for (const at of starts) {
      const value = shingleAt(hashes, at, seed)
      for (let byte = 0; byte < HALF_BYTES; byte++)
        counts[byte * BYTE_VALUES + ((value >>> (byte * 8)) & 255)]!++
    }
    return hexadecimal(counts, starts.length)
  }).join('')
}

/** Where each shingle begins for the first time. */
function distinctStarts(hashes: readonly number[]): number[] {
  const seen = new Set<number>()
  const starts: number[] = []
  for (let at = 0; at <= hashes.length - SHINGLE_WORDS; at++) {
    const shingle = shingleAt(hashes, at, SEEDS[0])
    if (seen.has(shingle)) continue
    seen.add(shingle)
    starts.push(at)
  }
  return starts
}

function shingleAt(hashes: readonly number[], at: number, seed: number): number {
  let value = seed
  for (let word = at; word < at + SHINGLE_WORDS; word++) value = mix(Math.imul(value, 31) ^ hashes[word]!)
  return value
}

/** The bits that are set in more than half of the values. */
function hexadecimal(counts: Uint32Array, values: number): string {
  let bits = 0
  for (let bit = 0; bit < HALF_BYTES * 8; bit++) {
    let set = 0
    const from = (bit >> 3) * BYTE_VALUES
    for (let byte = 0; byte < BYTE_VALUES; byte++) if ((byte >> (bit & 7)) & 1) set += counts[from + byte]!
    if (set * 2 > values) bits |= 1 << bit
  }
  return (bits >>> 0).toString(16).padStart(HALF_BYTES * 2, '0')
}

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
