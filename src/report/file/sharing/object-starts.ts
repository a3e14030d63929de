import type { Json, JsonObject } from '../../../api/results.ts'
import { hashOfText, type ValueHashes } from './value-hash.ts'

/** Different kinds of objects: the engine makes some hundred, and a page can name the keys of a few. */
const MAX_KINDS = 5000
/** Objects of a kind after which it is known what they have in common. */
const ENOUGH = 8
/** It is looked at again after this many times as many, since the pages of a site follow each other by section. */
const AGAIN = 8
/** Of objects this many times as few have to have a value in common. */
const MIN_SHARE = 5

/** Objects at the same place with the same keys. */
interface Kind {
  place: string
  keys: readonly string[]
  seen: number
  /** Of those since the start was chosen. */
  recent: number
  /** Of each key the value that most objects seem to have (Boyer and Moore's majority vote). */
  votes: { value: Json; hash: number; count: number }[]
  start: ObjectStart | undefined
}

/** What objects of a kind have in common, as the shared value that it is. */
export interface ObjectStart {
  number: number
  /** By the order of their keys, with a hash of each. */
  values: readonly Json[]
  hashes: readonly number[]
}

/** What objects of a kind have in common, with `null` where they differ. */
export interface ChosenStart {
  keys: readonly string[]
  values: Json[]
}

/** Finds what objects of the same kind have in common, while they come one after the other. */
export class ObjectStarts {
  readonly #kinds = new Map<number, Kind>()
  /** Puts a start among the shared values and gives its number; undefined where there is no room for it. */
  readonly #share: (chosen: ChosenStart) => number | undefined

  constructor(share: (chosen: ChosenStart) => number | undefined) {
    this.#share = share
  }

  /**
   * @param place says with the keys which kind it is
   * @returns what to begin it with
   */
  startOf(
    value: JsonObject,
    keys: readonly string[],
    place: string,
    hashes: ValueHashes,
  ): ObjectStart | undefined {
    const kind = this.#kindOf(keys, place)
    if (!kind) return undefined
    vote(kind, value, hashes)
    if (kind.start ? kind.seen >= ENOUGH * AGAIN && kind.recent * 2 >= kind.seen : kind.seen >= ENOUGH) {
      this.#choose(kind, hashes)
    }
    return kind.start
  }

  #kindOf(keys: readonly string[], place: string): Kind | undefined {
    let hash = hashOfText(place)
    for (const key of keys) hash = hashOfText(key, hash)
    const known = this.#kinds.get(hash)
    if (known) {
      const { keys: own } = known
      const isSame =
        known.place === place && own.length === keys.length && own.every((key, at) => key === keys[at])
      return isSame ? known : undefined
    }
    if (this.#kinds.size >= MAX_KINDS) return undefined
    const votes = keys.map(() => ({ value: null, hash: 0, count: 0 }))
    const kind: Kind = { place, keys, seen: 0, recent: 0, votes, start: undefined }
    this.#kinds.set(hash, kind)
    return kind
  }

  #choose(kind: Kind, hashes: ValueHashes): void {
    const { keys, votes, start, recent } = kind
    const isCommon = votes.map(({ count }) => count * MIN_SHARE > recent)
    const isNew = votes.some(({ hash }, at) => isCommon[at] && hash !== start?.hashes[at])
    if (isNew) {
      const values = votes.map(({ value }, at) => (isCommon[at] ? value : (start?.values[at] ?? null)))
      const number = this.#share({ keys, values })
      if (number === undefined) return
      kind.start = { number, values, hashes: values.map(value => hashes.of(value)) }
    }
    kind.recent = 0
    for (const vote of votes) vote.count = 0
  }
}

function vote(kind: Kind, value: JsonObject, hashes: ValueHashes): void {
  kind.seen++
  kind.recent++
  for (let at = 0; at < kind.keys.length; at++) {
    const vote = kind.votes[at]!
    const own = value[kind.keys[at]!]!
    const hash = hashes.of(own)
    if (vote.count === 0) {
      vote.value = own
      vote.hash = hash
    }
    vote.count += vote.hash === hash ? 1 : -1
  }
}
