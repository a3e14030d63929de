/**
 * Bits of 64 in which the fingerprints of two texts may differ that are nearly the same.
 *
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007, section 2)
 */
const MAX_DISTANCE = 3
/** Of two fingerprints that differ in three bits at most, one part of four is the same. */
const PARTS = [0, 4, 8, 12] as const
const PART_DIGITS = 4
/** Different fingerprints with one part in common that each is compared with: more have it on purpose of somebody. */
const MAX_COMPARED = 200

/** A page with the SimHash of its text, see `fingerprintOf`. */
export interface Fingerprinted<Page> {
  page: Page
  /** 16 hexadecimal digits. */
  fingerprint: string
  /** Texts of other languages are not compared. */
  language: string
}

/**
 * Groups pages whose texts are nearly the same, directly or by way of another page of the group. Linear in the pages.
 *
 * @returns groups of at least two pages, each in the order of the pages
 */
export function nearTexts<Page>(pages: readonly Fingerprinted<Page>[]): Page[][] {
  const byText = Map.groupBy(pages, ({ fingerprint, language }) => `${language} ${fingerprint}`)
  const leaders = new Map<string, string>()
  const leaderOf = (text: string): string => {
    let at = text
    for (let next = leaders.get(at); next !== undefined; next = leaders.get(at)) at = next
    if (at !== text) leaders.set(text, at)
    return at
  }
  const byPart = new Map<string, { text: string; bits: Bits }[]>()
  for (const [text, [first]] of byText) {
    const { fingerprint, language } = first!
    const bits = bitsOf(fingerprint)
    for (const at of PARTS) {
      const key = `${language} ${at} ${fingerprint.slice(at, at + PART_DIGITS)}`
      const near = byPart.get(key) ?? []
      for (const other of near) {
        if (distance(bits, other.bits) > MAX_DISTANCE) continue
        const [one, two] = [leaderOf(text), leaderOf(other.text)]
        if (one !== two) leaders.set(one, two)
      }
      if (near.length < MAX_COMPARED) near.push({ text, bits })
      byPart.set(key, near)
    }
  }
  const groups = Map.groupBy(pages, ({ fingerprint, language }) => leaderOf(`${language} ${fingerprint}`))
  return [...groups.values()].filter(({ length }) => length > 1).map(group => group.map(({ page }) => page))
}

/** A number of 16 hexadecimal digits in two halves of 32 bits. */
type Bits = readonly [number, number]

/** Whether two texts are nearly the same, by their fingerprints. */
export function areNear(one: string, other: string): boolean {
  return distance(bitsOf(one), bitsOf(other)) <= MAX_DISTANCE
}

function bitsOf(fingerprint: string): Bits {
  return [Number.parseInt(fingerprint.slice(0, 8), 16), Number.parseInt(fingerprint.slice(8), 16)]
}

/** Bits in which two numbers differ, as far as {@link MAX_DISTANCE} asks for them. */
function distance(one: Bits, other: Bits): number {
  let bits = 0
  for (const half of [0, 1] as const) {
    for (let left = one[half] ^ other[half]; left !== 0 && bits <= MAX_DISTANCE; left &= left - 1) bits++
  }
  return bits
}
