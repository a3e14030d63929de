import { createHash } from 'node:crypto'

/** Characters of a key: 48 bits of a hash, more where two texts would have the same. */
const LENGTH = 8

/**
 * Texts by keys that follow from the texts alone, so that tables of several reports can be put together: most inputs are
 * those of many pages.
 */
export class KeyTable {
  readonly #texts = new Map<string, string>()
  readonly #keys = new Map<string, string>()

  keyOf(text: string): string {
    const known = this.#keys.get(text)
    if (known !== undefined) return known
    const hash = createHash('sha256').update(text).digest('base64url')
    let length = LENGTH
    while (this.#texts.has(hash.slice(0, length))) length++
    const key = hash.slice(0, length)
    this.#texts.set(key, text)
    this.#keys.set(text, key)
    return key
  }

  entries(): Record<string, string> {
    return Object.fromEntries(this.#texts)
  }
}
