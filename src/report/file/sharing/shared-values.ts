import type { Json, JsonObject } from '../../../api/results.ts'
import { type ChosenStart, ObjectStarts } from './object-starts.ts'
import { MARK, OF_PAGE, referenceOnPage, referenceTo } from './reference.ts'
import { SeenValues } from './seen-values.ts'
import { ValueHashes } from './value-hash.ts'

/** Characters of the JSON of a value that is shared: what stands for it has up to eight. */
const MIN_LENGTH = 14
/** Characters that it has to save to write once what repeats on one page alone. */
const MIN_SAVED_ON_PAGE = 40
/** Characters of what stands for such a value. */
const REFERENCE_LENGTH = 6
/** Who reads the file holds all of them, and who writes it too: beyond these bounds what repeats is written again. */
const MAX_VALUES = 100_000
const MAX_CHARACTERS = 20_000_000

/** A shared value by which it is known again. */
interface Known {
  number: number
  /** A text as it is, another value as JSON. */
  raw: string
}

/**
 * Writes pages so that what repeats from page to page stands once. A value is shared when it comes on a second page, so
 * that pages are gone through once; of objects with the same keys it is shared what most have in common.
 */
export class SharedValues {
  readonly #texts: string[] = []
  #characters = 0
  readonly #known = new Map<number, Known>()
  readonly #seen = new SeenValues()
  readonly #starts = new ObjectStarts(chosen => this.#shareStart(chosen))
  #page = 0
  #hashes = new ValueHashes()
  #ownTexts: string[] = []
  readonly #own = new Map<number, Known>()
  /** A shared value is written. What it consists of stood on as many pages as it did, and is not shared for that. */
  #isSharing = false

  /** The JSON of each, by number; one refers to those before it alone. */
  get texts(): readonly string[] {
    return this.#texts
  }

  /** The JSON of each value that repeats on the page alone, by number. */
  get textsOfPage(): readonly string[] {
    return this.#ownTexts
  }

  /** @param values of the page that is written next */
  startPage(values: Json): void {
    this.#page++
    this.#hashes = new ValueHashes()
    this.#hashes.count(values, MIN_SAVED_ON_PAGE)
    this.#ownTexts = []
    this.#own.clear()
  }

  /**
   * A value as JSON.
   *
   * @param value whose texts and keys are `marked`
   * @param place says with the keys of objects which are alike
   */
  textOf(value: Json, place: string): string {
    if (typeof value === 'number' || typeof value === 'boolean' || value === null)
      return JSON.stringify(value)
    if (typeof value === 'string' && value.length < MIN_LENGTH) return JSON.stringify(value)
    const hash = this.#hashes.of(value)
    const known = this.#known.get(hash)
    if (known !== undefined) {
      return known.raw === rawOf(value) ? referenceTo(known.number) : this.#written(value, place)
    }
    const isSeen = this.#seen.see(hash, this.#page)
    if (this.#isSharing) return this.#written(value, place)
    return isSeen ? this.#shared(value, place, hash) : this.#onPage(value, place, hash)
  }

  /** The fields of an object without the braces, as {@link textOf} writes them. */
  fieldsOf(value: JsonObject, place: string): string {
    const text = this.textOf(value, place)
    if (text.startsWith('{')) return text.slice(1, -1)
    const number = text.slice(1 + MARK.length, -1)
    return `"${MARK}":${number.startsWith(OF_PAGE) ? text : number}`
  }

  #shared(value: Json, place: string, hash: number): string {
    const text = this.#inShared(() => this.#written(value, place))
    if (text.length < MIN_LENGTH) return text
    const number = this.#add(text)
    if (number === undefined) return text
    this.#known.set(hash, { number, raw: rawOf(value) })
    return referenceTo(number)
  }

  #onPage(value: Json, place: string, hash: number): string {
    const count = this.#hashes.countOf(hash)
    if (count < 2) return this.#written(value, place)
    const own = this.#own.get(hash)
    if (own) return own.raw === rawOf(value) ? referenceOnPage(own.number) : this.#written(value, place)
    const text = this.#written(value, place)
    const saved = (count - 1) * text.length - count * REFERENCE_LENGTH
    if (saved < MIN_SAVED_ON_PAGE) return text
    const number = this.#ownTexts.push(text) - 1
    this.#own.set(hash, { number, raw: rawOf(value) })
    return referenceOnPage(number)
  }

  #shareStart({ keys, values }: ChosenStart): number | undefined {
    // It would stand behind what refers to it.
    if (this.#isSharing) return undefined
    const fields = this.#inShared(() =>
      keys.map((key, at) => `${JSON.stringify(key)}:${this.textOf(values[at]!, key)}`),
    )
    return this.#add(`{${fields.join(',')}}`)
  }

  #add(text: string): number | undefined {
    if (this.#texts.length >= MAX_VALUES || this.#characters + text.length > MAX_CHARACTERS) return undefined
    this.#characters += text.length
    return this.#texts.push(text) - 1
  }

  #inShared<T>(write: () => T): T {
    this.#isSharing = true
    try {
      return write()
    } finally {
      this.#isSharing = false
    }
  }

  #written(value: Json, place: string): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    if (Array.isArray(value)) return `[${value.map(item => this.textOf(item, place)).join(',')}]`
    return `{${this.#fields(value, place).join(',')}}`
  }

  #fields(value: JsonObject, place: string): string[] {
    const keys = Object.keys(value)
    const start = keys.length < 2 ? undefined : this.#starts.startOf(value, keys, place, this.#hashes)
    const field = (key: string) => `${JSON.stringify(key)}:${this.textOf(value[key]!, key)}`
    if (!start) return keys.map(field)
    const reference = `"${MARK}":${start.number}`
    let saved = -reference.length
    const isSame = keys.map((key, at) => {
      const same = this.#isSame(value[key]!, start.values[at]!, start.hashes[at]!)
      if (same) saved += key.length + 5
      return same
    })
    if (saved <= 0) return keys.map(field)
    return [reference, ...keys.filter((_, at) => !isSame[at]).map(field)]
  }

  #isSame(value: Json, other: Json, hash: number): boolean {
    if (typeof value !== 'object' || value === null) return value === other
    return this.#hashes.of(value) === hash && JSON.stringify(value) === JSON.stringify(other)
  }
}

function rawOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
