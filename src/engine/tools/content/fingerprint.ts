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
  const starts = new Uint32Array(hashes.length)
  const first = new Uint32Array(hashes.length)
  const length = distinctShingles(hashes, starts, first)
  if (length <= MIN_WORDS - SHINGLE_WORDS) return null
  const second = starts.subarray(0, length).map(at => shingleAt(hashes, at, SEEDS[1]))
  return hexadecimal(first.subarray(0, length)) + hexadecimal(second)
}

/**
 * Finds where each shingle begins for the first time, and its value. A table that each of them is looked for in from its
 * value on takes a fraction of the time of a `Set`.
 *
 * @returns how many there are
 */
function distinctShingles(hashes: readonly number[], starts: Uint32Array, values: Uint32Array): number {
  const places = 2 ** Math.ceil(Math.log2(2 * hashes.length))
  const table = new Uint32Array(places)
  let count = 0
  for (let at = 0; at <= hashes.length - SHINGLE_WORDS; at++) {
    const value = shingleAt(hashes, at, SEEDS[0])
    let place = value & (places - 1)
    // What stands there is the number of a shingle, from 1.
    while (table[place] !== 0 && values[table[place]! - 1] !== value) place = (place + 1) & (places - 1)
    if (table[place] !== 0) continue
    starts[count] = at
    values[count] = value
    table[place] = ++count
  }
  return count
}

function shingleAt(hashes: readonly number[], at: number, seed: number): number {
  let value = seed
  for (let word = at; word < at + SHINGLE_WORDS; word++) value = mix(Math.imul(value, 31) ^ hashes[word]!)
  return value
}

/** The bits that are set in more than half of the values. */
function hexadecimal(values: Uint32Array): string {
  const counts = countsOf(values)
  let bits = 0
  for (let bit = 0; bit < HALF_BYTES * 8; bit++) {
    let set = 0
    const from = (bit >> 3) * BYTE_VALUES
    for (let byte = 0; byte < BYTE_VALUES; byte++) if ((byte >> (bit & 7)) & 1) set += counts[from + byte]!
    if (set * 2 > values.length) bits |= 1 << bit
  }
  return (bits >>> 0).toString(16).padStart(HALF_BYTES * 2, '0')
}

/** How often each byte has each value, which says as much as a count for each bit, and is quicker to keep. */
function countsOf(values: Uint32Array): Uint32Array {
  const counts = new Uint32Array(HALF_BYTES * BYTE_VALUES)
  for (const value of values)
    for (let byte = 0; byte < HALF_BYTES; byte++)
      counts[byte * BYTE_VALUES + ((value >>> (byte * 8)) & 255)]!++
  return counts
}

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
