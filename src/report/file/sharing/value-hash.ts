import type { Json } from '../../../api/results.ts'

const PRIME = 16_777_619
const [LIST, OBJECT, TEXT, OTHER] = [11, 13, 17, 19]

/** 32 bits that are the same for the same text. Others can have the same: what is found by a hash is compared. */
export function hashOfText(text: string, seed: number = TEXT): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return mixed(hash ^ text.length)
}

/** The same of values, each object and list worked out once. */
export class ValueHashes {
  readonly #known = new Map<object, number>()
  readonly #counts = new Map<number, number>()

  /** In how many places of a page a value stands, of those that were {@link count}ed. */
  countOf(hash: number): number {
    return this.#counts.get(hash) ?? 0
  }

  /** @param minLength of texts that are worth to be counted */
  count(value: Json, minLength: number): void {
    const isText = typeof value === 'string'
    if (isText ? value.length < minLength : typeof value !== 'object' || value === null) return
    const hash = this.of(value)
    const count = this.countOf(hash) + 1
    this.#counts.set(hash, count)
    // What is in it repeats with it.
    if (isText || count > 1) return
    for (const item of Object.values(value as object)) this.count(item as Json, minLength)
  }

  of(value: Json): number {
    if (typeof value === 'string') return hashOfText(value)
    if (typeof value !== 'object' || value === null) return hashOfText(String(value), OTHER)
    const known = this.#known.get(value)
    if (known !== undefined) return known
    let hash: number
    if (Array.isArray(value)) {
      hash = LIST
      for (const item of value) hash = joined(hash, this.of(item))
    } else {
      hash = OBJECT
      for (const key of Object.keys(value)) hash = joined(hashOfText(key, hash), this.of(value[key]!))
    }
    hash = mixed(hash)
    this.#known.set(value, hash)
    return hash
  }
}

function joined(hash: number, next: number): number {
  return Math.imul((hash ^ next) + (hash >>> 15), PRIME)
}

/** Each bit of the result depends on all bits. */
function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
