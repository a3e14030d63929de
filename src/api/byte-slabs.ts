/** Bytes of one slab: large enough for malloc(3) to give it back to the system as a whole. */
const SLAB_BYTES = 256 * 1024

/** Of a slab: what is longer has its own buffer, so that little is left over where the next does not fit in. */
const MAX_PART = 1 / 8

/**
 * Copies of short pieces of bytes that are kept for long, next to each other in slabs. Thousands of buffers of their own
 * would each take a few hundred bytes more, and lie between others that are long gone. A slab is freed with the last of
 * its pieces, so it suits pieces that are kept and dropped in the same order.
 */
export class ByteSlabs {
  #slab = new Uint8Array(0)
  #used = 0

  copyOf(bytes: Uint8Array): Uint8Array {
    const { length } = bytes
    if (length > SLAB_BYTES * MAX_PART) return Uint8Array.from(bytes)
    if (this.#used + length > this.#slab.length) {
      this.#slab = new Uint8Array(SLAB_BYTES)
      this.#used = 0
    }
    const copy = this.#slab.subarray(this.#used, this.#used + length)
    copy.set(bytes)
    this.#used += length
    return copy
  }
}
