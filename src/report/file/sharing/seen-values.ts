/** A power of two; each takes eight bytes. A page has some hundred values that no page before it had. */
const SLOTS = 2 ** 20

/**
 * Which values stood on earlier pages, by their hashes, in the same memory for any number of pages: a value is forgotten
 * when another one comes into its place.
 */
export class SeenValues {
  readonly #hashes = new Uint32Array(SLOTS)
  readonly #pages = new Uint32Array(SLOTS)

  /** Whether it stood on another page before; a value that is not the same and has the same hash is taken for it. */
  see(hash: number, page: number): boolean {
    const slot = hash & (SLOTS - 1)
    if (this.#hashes[slot] === hash && this.#pages[slot] !== 0) return this.#pages[slot] !== page
    this.#hashes[slot] = hash
    this.#pages[slot] = page
    return false
  }
}
