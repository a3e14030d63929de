const { imul } = Math
const INITIAL_SLOTS = 1024
const MAX_LOAD = 0.6
const TWO_32 = 2 ** 32
const LOW_21 = 2 ** 21 - 1

/** A number of 53 bits for a text. That two of a million texts share one has a chance of about 1 in 18,000. */
export function hashOf(text: string): number {
  let a = 0x9e3779b1
  let b = 0x85ebca6b
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = imul(a ^ code, 0x01000193)
    b = imul(b ^ code, 0x27d4eb2f) ^ (b >>> 15)
  }
  a = imul(a ^ (a >>> 16), 0x7feb352d)
  b = imul(b ^ (b >>> 15), 0x846ca68b)
  a ^= b >>> 13
  b ^= a >>> 16
  return (b & LOW_21) * TWO_32 + (a >>> 0)
}

/** Remembers which texts were added in 8 to 27 bytes each, whatever their length, and none of the texts. */
export class UrlSet {
  /** Hashes plus one, as a slot that is 0 is free. */
  #slots = new Float64Array(INITIAL_SLOTS)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** @returns whether it is new */
  add(text: string): boolean {
    return this.addHash(hashOf(text))
  }

  addHash(hash: number): boolean {
    const key = hash + 1
    const slot = this.#slotOf(key)
    if (this.#slots[slot] === key) return false
    this.#slots[slot] = key
    if (++this.#size > this.#slots.length * MAX_LOAD) this.#grow()
    return true
  }

  has(text: string): boolean {
    return this.hasHash(hashOf(text))
  }

  hasHash(hash: number): boolean {
    const key = hash + 1
    return this.#slots[this.#slotOf(key)] === key
  }

  #slotOf(key: number): number {
    const slots = this.#slots
    let slot = key % slots.length
    while (slots[slot] !== 0 && slots[slot] !== key) slot = slot + 1 === slots.length ? 0 : slot + 1
    return slot
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Float64Array(old.length * 2)
    for (const key of old) if (key !== 0) this.#slots[this.#slotOf(key)] = key
  }
}
