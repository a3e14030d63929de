/** What a configuration gives a setting: a text, or that it is worked out by code that is not run. */
export type WrittenSetting = { text: string } | 'computed'

/** Characters of a text that a setting can have. */
const MAX_TEXT = 500
/** Brackets within brackets. */
const MAX_DEPTH = 30
/** What a regular expression can stand behind; behind anything else a slash divides. */
const BEFORE_EXPRESSION = '(,=:[!&|?{};+-*%~^<>'

/**
 * The settings of a configuration in JavaScript, TypeScript, JSON or JSONC by their paths, such as `build.outDir`. It is
 * read as text in one pass and never run: what is not written as a plain text is `computed`. A text that a function is
 * called with stands under the name of the function, such as `setOutputDirectory()`.
 */
export function writtenSettings(source: string): Map<string, WrittenSetting> {
  return new Reading(source).settings()
}

class Reading {
  readonly #source: string
  readonly #found = new Map<string, WrittenSetting>()
  /** Names of what is open in brackets of any kind; `''` for what has none. */
  readonly #open: string[] = []
  #at = 0
  /** The name before the last colon, until its value is known. */
  #key: string | undefined
  /** The last word or text, which a colon may make a name. */
  #word: string | undefined
  /** The last sign that is no blank. */
  #last = ''

  constructor(source: string) {
    this.#source = source
  }

  settings(): Map<string, WrittenSetting> {
    while (this.#at < this.#source.length) this.#step()
    return this.#found
  }

  #step(): void {
    const sign = this.#source[this.#at]!
    if (/\s/.test(sign)) {
      this.#at++
      return
    }
    if (sign === '/' && this.#skipComment()) return
    if (sign === '/' && (this.#last === '' || BEFORE_EXPRESSION.includes(this.#last))) {
      this.#skipExpression()
    } else if (sign === '"' || sign === "'" || sign === '`') {
      this.#takeText(sign)
    } else if (/[\w$]/.test(sign)) {
      this.#takeWord()
    } else {
      this.#takeSign(sign)
    }
  }

  #takeSign(sign: string): void {
    this.#at++
    if (sign === ':') {
      this.#key = this.#word
      this.#note('computed')
    } else if ('{[('.includes(sign)) {
      if (this.#open.length < MAX_DEPTH) this.#open.push(this.#key ?? '')
      else this.#at = this.#source.length
      this.#key = undefined
    } else if ('}])'.includes(sign)) {
      // The body of a function belongs to the name that stands before its parameters.
      const name = this.#open.pop()
      this.#key = sign === ')' && name !== '' ? name : undefined
    } else if (sign === ',' || sign === ';') {
      this.#key = undefined
    } else if (sign === '=' && !/[=>]/.test(this.#source[this.#at] ?? '')) {
      // What stood before it was a type.
      this.#key = undefined
    }
    if (sign !== '(') this.#word = undefined
    this.#last = sign
  }

  #takeWord(): void {
    const from = this.#at
    while (this.#at < this.#source.length && /[\w$]/.test(this.#source[this.#at]!)) this.#at++
    this.#word = this.#source.slice(from, this.#at)
    this.#last = 'a'
  }

  #takeText(quote: string): void {
    const before = this.#last
    const called = before === '(' ? this.#word : undefined
    const text = this.#textUntil(quote)
    const isPlain = text !== undefined && this.#endsValue()
    if (called !== undefined && isPlain) this.#set(`${called}()`, { text })
    else if (before === ':' && isPlain) this.#note({ text })
    this.#word = text
    this.#last = 'a'
  }

  /** A text in quotes; undefined where it has parts that code puts in, or is long. */
  #textUntil(quote: string): string | undefined {
    const from = ++this.#at
    let isPlain = true
    while (this.#at < this.#source.length && this.#source[this.#at] !== quote) {
      if (this.#source[this.#at] === '\n' && quote !== '`') return undefined
      if (this.#source[this.#at] === '\\') {
        isPlain = false
        this.#at++
      } else if (quote === '`' && this.#source.startsWith('${', this.#at)) isPlain = false
      this.#at++
    }
    const text = this.#source.slice(from, this.#at++)
    return isPlain && text.length <= MAX_TEXT ? text : undefined
  }

  /** Whether nothing is added to the text that was just read. */
  #endsValue(): boolean {
    let at = this.#at
    while (at < this.#source.length && /\s/.test(this.#source[at]!)) at++
    const next = this.#source[at]
    return next === undefined || ',}); \'"'.includes(next) || /[\w/]/.test(next)
  }

  #note(value: WrittenSetting): void {
    if (this.#key !== undefined) this.#set(this.#key, value)
  }

  #set(name: string, value: WrittenSetting): void {
    this.#found.set([...this.#open.filter(Boolean), name].join('.'), value)
  }

  #skipComment(): boolean {
    const end = { '//': '\n', '/*': '*/' }[this.#source.slice(this.#at, this.#at + 2)]
    if (end === undefined) return false
    const at = this.#source.indexOf(end, this.#at + 2)
    this.#at = at < 0 ? this.#source.length : at + end.length
    return true
  }

  /** As far as the end of its line: a configuration has none that is longer. */
  #skipExpression(): void {
    let inClass = false
    this.#at++
    while (this.#at < this.#source.length) {
      const sign = this.#source[this.#at++]!
      if (sign === '\n' || (sign === '/' && !inClass)) break
      if (sign === '\\') this.#at++
      else if (sign === '[') inClass = true
      else if (sign === ']') inClass = false
    }
    this.#last = 'a'
  }
}
