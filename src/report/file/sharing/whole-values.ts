import type { Json, JsonObject } from '../../../api/results.ts'
import { ReportFileError } from '../report-file-error.ts'
import { MARK, OF_PAGE } from './reference.ts'

/** Who writes a report shares half as many. */
const MAX_VALUES = 200_000
/** Objects and lists within each other, as in a file without shared values. */
const MAX_DEPTH = 250
/** Characters of a page, and of all pages, with everything in its place: as many as a file may have bytes. */
const MAX_PAGE_CHARACTERS = 50_000_000
const MAX_CHARACTERS = 2_000_000_000

/** A shared value with what it refers to in its place. */
interface Whole {
  value: Json
  characters: number
  depth: number
  /** The address of the page stands in it: it is another value on each page. */
  isOfPage: boolean
}

const NUMBER = /^(?:0|[1-9]\d{0,8})$/
/** Neither the address of the page, which is the mark alone, nor a text that begins with one. */
const REFERENCE = /^~[^~]/

/**
 * Puts shared values back where pages refer to them. A page of a few bytes can refer to much, and that to more: what all
 * of it comes to is added up before anything of that size is made.
 */
export class WholeValues {
  readonly #shared: readonly Json[]
  readonly #whole: Whole[] = []
  /** Of the page, those that it alone has. */
  #own: Whole[] = []
  #address: string | undefined
  #depth = 0
  /** Of what is put together at the moment. */
  #characters = 0
  #deepest = 0
  #isOfPage = false
  #allCharacters = 0

  /**
   * @param shared as the file has them
   * @throws ReportFileError where one refers to another that does not stand before it, or where they come to too much
   */
  constructor(shared: readonly Json[]) {
    if (shared.length > MAX_VALUES) {
      throw new ReportFileError(`has more than ${MAX_VALUES.toLocaleString('en')} shared values`)
    }
    this.#shared = shared
    for (const value of shared) {
      this.#whole.push(this.#wholeOf(value))
      // A chain of these would be gone through link by link, however deep that is. Who writes a report shares none.
      if (typeof value === 'string' && REFERENCE.test(value)) {
        throw new ReportFileError('shares a value that is only a reference')
      }
    }
  }

  /**
   * The runs of a page as a file without shared values has them.
   *
   * @throws ReportFileError where there is no such value, or where they come to too much
   */
  runsOf(page: JsonObject): Json {
    const { url, startedAt, own, runs } = page
    this.#address = typeof url === 'string' ? url : ''
    this.#own = []
    for (const value of Array.isArray(own) ? own : []) this.#own.push(this.#wholeOf(value))
    const { value } = this.#wholeOf(runs ?? null)
    if (startedAt === undefined || !Array.isArray(value)) return value
    return value.map(run => (isObject(run) ? { startedAt, ...run } : run))
  }

  #wholeOf(written: Json): Whole {
    this.#depth = 0
    this.#characters = 0
    this.#deepest = 0
    this.#isOfPage = false
    const value = this.#put(written)
    if (this.#address !== undefined) this.#allCharacters += this.#characters
    if (this.#allCharacters > MAX_CHARACTERS) throw tooLong('all pages', MAX_CHARACTERS)
    return { value, characters: this.#characters, depth: this.#deepest, isOfPage: this.#isOfPage }
  }

  #put(value: Json): Json {
    if (typeof value === 'string') return this.#text(value)
    this.#count(8)
    if (typeof value !== 'object' || value === null) return value
    this.#deepen(1)
    this.#depth++
    const whole = Array.isArray(value) ? value.map(item => this.#put(item)) : this.#object(value)
    this.#depth--
    return whole
  }

  #text(text: string): Json {
    if (!text.startsWith(MARK)) {
      this.#count(text.length + 3)
      return text
    }
    const rest = text.slice(MARK.length)
    if (rest === '') {
      this.#isOfPage = true
      this.#count((this.#address?.length ?? 0) + 3)
      return this.#address ?? MARK
    }
    if (!rest.startsWith(MARK)) return this.#referred(rest)
    this.#count(rest.length + 3)
    return rest
  }

  #object(object: JsonObject): Json {
    if (!Object.hasOwn(object, MARK)) return this.#plainObject(object)
    const entries: [string, Json][] = []
    for (const [key, value] of Object.entries(object)) {
      this.#count(key.length)
      if (key === MARK) {
        const start = typeof value === 'string' ? this.#put(value) : this.#referred(String(value))
        if (!isObject(start)) throw new ReportFileError('begins an object with a shared value that is none')
        const before = new Set(entries.map(([name]) => name))
        for (const entry of Object.entries(start)) if (!before.has(entry[0])) entries.push(entry)
      } else entries.push([key.startsWith(MARK) ? key.slice(MARK.length) : key, this.#put(value)])
    }
    // Unlike an assignment, this makes a field of any name.
    return Object.fromEntries(entries)
  }

  /** One that begins with no shared value, as most: an assignment takes a fraction of the time. */
  #plainObject(object: JsonObject): Json {
    const whole: JsonObject = {}
    for (const key of Object.keys(object)) {
      this.#count(key.length)
      const value = this.#put(object[key]!)
      const name = key.startsWith(MARK) ? key.slice(MARK.length) : key
      if (name === '__proto__') defineField(whole, name, value)
      else whole[name] = value
    }
    return whole
  }

  #referred(name: string): Json {
    const isOwn = name.startsWith(OF_PAGE)
    const number = isOwn ? name.slice(OF_PAGE.length) : name
    const whole = NUMBER.test(number) ? (isOwn ? this.#own : this.#whole)[Number(number)] : undefined
    if (whole === undefined) throw new ReportFileError('refers to a shared value that it does not have')
    this.#isOfPage ||= whole.isOfPage
    if (whole.isOfPage && !isOwn && this.#address !== undefined)
      return this.#put(this.#shared[Number(number)]!)
    this.#deepen(whole.depth)
    this.#count(whole.characters)
    return whole.value
  }

  #deepen(levels: number): void {
    this.#deepest = Math.max(this.#deepest, this.#depth + levels)
    if (this.#deepest > MAX_DEPTH) {
      throw new ReportFileError(`is nested more than ${MAX_DEPTH} levels deep`)
    }
  }

  #count(characters: number): void {
    this.#characters += characters
    if (this.#characters > MAX_PAGE_CHARACTERS) throw tooLong('a page', MAX_PAGE_CHARACTERS)
  }
}

function tooLong(what: string, characters: number): ReportFileError {
  return new ReportFileError(
    `says more than ${characters.toLocaleString('en')} characters of ${what}, with its shared values in their places`,
  )
}

/** Unlike an assignment, this makes a field of any name. */
function defineField(object: JsonObject, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true })
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
