/** Names that are kept, each once for all documents: the last of each hash. */
const SLOTS = 4096
const MAX_LENGTH = 32
const HASH_FACTOR = 31
const kept: string[] = new Array(SLOTS).fill('')

/** Mixes a character into the hash of those before it; 0 before the first. */
export function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, HASH_FACTOR) + code) | 0
}

/**
 * A name that stands in a source, as an object that keeps nothing else alive: the same one each time, for most.
 *
 * @param hash of its characters, by {@link hashWith}
 */
export function nameIn(html: string, from: number, to: number, hash: number): string {
  const slot = hash & (SLOTS - 1)
  const known = kept[slot]!
  if (known.length === to - from && html.startsWith(known, from)) return known
  // A slice of more than a few characters keeps the text alive that it was cut from.
  const own = ` ${html.slice(from, to)}`.slice(1)
  if (own.length <= MAX_LENGTH) kept[slot] = own
  return own
}
