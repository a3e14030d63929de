import { cutEnd } from '../../../text/cut.ts'
/** A piece of JSON with its place in the text. */
export type JsonNode =
  | { kind: 'object'; entries: readonly JsonEntry[]; start: number; end: number }
  | { kind: 'array'; values: readonly JsonNode[]; start: number; end: number }
  | { kind: 'literal'; value: string | number | boolean | null; start: number; end: number }

export interface JsonEntry {
  key: string
  /** Where the key begins. */
  start: number
  value: JsonNode
}

/** Something in the text that JSON does not allow and that some parsers read over. */
export interface JsonLeniency {
  what: string
  offset: number
}

export type JsonReading =
  | { node: JsonNode; leniencies: readonly JsonLeniency[]; error?: undefined }
  | { node?: undefined; leniencies: readonly JsonLeniency[]; error: { message: string; offset: number } }

/** Deeper data is refused: no vocabulary needs it, and what walks through it may recurse. */
const MAX_DEPTH = 200

/**
 * Reads JSON (RFC 8259) and keeps the place of each value. Comments, the wrappers of old templates and control
 * characters in strings are read over and noted, since search engines do so; all else is an error with its place.
 */
export function readJson(text: string): JsonReading {
  const reader = new Reader(text)
  try {
    const node = reader.document()
    return { node, leniencies: reader.leniencies }
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    return { error: { message: error.message, offset: error.offset }, leniencies: reader.leniencies }
  }
}

class JsonFault extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

/** What old templates put around a script, and ends of it. */
const WRAPPERS = ['<!--', '-->', '<![CDATA[', ']]>']

class Reader {
  readonly leniencies: JsonLeniency[] = []
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): JsonNode {
    this.#skip()
    const node = this.#value(0)
    this.#skip()
    // A semicolon at the end is a habit from JavaScript.
    if (this.#text[this.#at] === ';') this.#note('a semicolon after the data', 1)
    this.#skip()
    if (this.#at < this.#text.length) {
      this.#fail(`${this.#shown()} comes after the end of the data`)
    }
    return node
  }

  #value(depth: number): JsonNode {
    if (depth > MAX_DEPTH) this.#fail(`the data is nested more than ${MAX_DEPTH} levels deep`)
    const start = this.#at
    const character = this.#text[start]
    if (character === '{') return this.#object(depth)
    if (character === '[') return this.#array(depth)
    if (character === '"') return { kind: 'literal', value: this.#string(), start, end: this.#at }
    return this.#word()
  }

  #object(depth: number): JsonNode {
    const start = this.#at++
    const entries: JsonEntry[] = []
    this.#skip()
    while (this.#text[this.#at] !== '}') {
      const keyStart = this.#at
      if (this.#text[keyStart] !== '"')
        this.#fail(`expected a property name in double quotes, found ${this.#shown()}`)
      const key = this.#string()
      this.#skip()
      if (this.#text[this.#at] !== ':')
        this.#fail(`expected ":" after "${shortened(key)}", found ${this.#shown()}`)
      this.#at++
      this.#skip()
      entries.push({ key, start: keyStart, value: this.#value(depth + 1) })
      this.#separator('}')
    }
    this.#at++
    return { kind: 'object', entries, start, end: this.#at }
  }

  #array(depth: number): JsonNode {
    const start = this.#at++
    const values: JsonNode[] = []
    this.#skip()
    while (this.#text[this.#at] !== ']') {
      values.push(this.#value(depth + 1))
      this.#separator(']')
    }
    this.#at++
    return { kind: 'array', values, start, end: this.#at }
  }

  /** Reads the comma before a further value, or stops before the closing bracket. */
  #separator(close: string): void {
    this.#skip()
    const character = this.#text[this.#at]
    if (character === close) return
    if (character !== ',') this.#fail(`expected "," or "${close}", found ${this.#shown()}`)
    const comma = this.#at++
    this.#skip()
    if (this.#text[this.#at] === close) {
      throw new JsonFault(`there is an extra comma before "${close}"`, comma)
    }
  }

  #string(): string {
    const start = this.#at
    const parts: string[] = []
    let from = ++this.#at
    for (;;) {
      const code = this.#text.charCodeAt(this.#at)
      if (Number.isNaN(code)) throw new JsonFault('a string is not closed', start)
      if (code === 0x22) break
      if (code === 0x5c) {
        parts.push(this.#text.slice(from, this.#at), this.#escape())
        from = this.#at
        continue
      }
      if (code < 0x20) this.#noteControl(code)
      this.#at++
    }
    parts.push(this.#text.slice(from, this.#at))
    this.#at++
    return parts.join('')
  }

  #escape(): string {
    const sign = this.#text[this.#at + 1] ?? ''
    const simple = ESCAPES[sign]
    if (simple !== undefined) {
      this.#at += 2
      return simple
    }
    const digits = this.#text.slice(this.#at + 2, this.#at + 6)
    if (sign !== 'u' || !/^[0-9a-f]{4}$/i.test(digits))
      this.#fail(`"\\${sign}" is not a valid escape in JSON`)
    this.#at += 6
    return String.fromCharCode(Number.parseInt(digits, 16))
  }

  #word(): JsonNode {
    const start = this.#at
    const word = /^[^\s,:[\]{}"]{1,400}/.exec(this.#text.slice(start, start + 400))?.[0] ?? ''
    const end = start + word.length
    const value = word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : numberOf(word)
    if (value === undefined) this.#fail(`expected a value, found ${this.#shown()}`)
    this.#at = end
    return { kind: 'literal', value: value as number | boolean | null, start, end }
  }

  /** White space, and what some parsers take for it. */
  #skip(): void {
    for (;;) {
      const character = this.#text[this.#at]
      if (character === ' ' || character === '\n' || character === '\r' || character === '\t') this.#at++
      else if (character === '\uFEFF') this.#note('a byte order mark', 1)
      else if (character === '/' && this.#text[this.#at + 1] === '/')
        this.#note('a comment', this.#upTo('\n', 0))
      else if (character === '/' && this.#text[this.#at + 1] === '*')
        this.#note('a comment', this.#upTo('*/', 2))
      else {
        const wrapper = WRAPPERS.find(mark => this.#text.startsWith(mark, this.#at))
        if (wrapper === undefined) return
        this.#note(`the wrapper "${wrapper}"`, wrapper.length)
      }
    }
  }

  /** Characters from here to the end of a mark, or to the end of the text. */
  #upTo(mark: string, length: number): number {
    const found = this.#text.indexOf(mark, this.#at + 2)
    return (found < 0 ? this.#text.length : found + length) - this.#at
  }

  #note(what: string, length: number): void {
    if (this.leniencies.at(-1)?.what !== what) this.leniencies.push({ what, offset: this.#at })
    this.#at += length
  }

  #noteControl(code: number): void {
    const what =
      code === 0x0a || code === 0x0d ? 'a line break in a string' : 'a control character in a string'
    if (this.leniencies.at(-1)?.what !== what) this.leniencies.push({ what, offset: this.#at })
  }

  #shown(): string {
    const rest = this.#text.slice(this.#at, this.#at + 12)
    if (rest === '') return 'the end'
    if (/^[“”‘’]/.test(rest)) return `the typographic quote ${rest[0]}`
    if (rest.startsWith("'")) return 'a single quote'
    if (rest.startsWith('"')) return 'a double quote'
    if (/^&(?:quot|#34|#x22);/.test(rest)) return 'an HTML entity, which scripts do not decode'
    if (rest.startsWith('<')) return `"${/^<\/?\w*/.exec(rest)![0]}"`
    const word = /^\w+/.exec(rest)?.[0]
    return `"${word ?? [...rest][0]}"`
  }

  #fail(message: string): never {
    throw new JsonFault(message, this.#at)
  }
}

function numberOf(word: string): number | undefined {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word) ? Number(word) : undefined
}

function shortened(key: string): string {
  return cutEnd(key, 40)
}
