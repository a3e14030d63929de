import type { Token } from 'parse5'
import { charactersOf, isIn, placeOfFirst, placeOfOther } from './character-sets.ts'
import { hashWith, nameIn } from './kept-names.ts'

const SLASH = 0x2f
const EQUALS = 0x3d
const GREATER_THAN = 0x3e
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27

/** A tag with more is left to the tokenizer, which finds out in other ways whether one comes twice. */
const MAX_ATTRIBUTES = 32

/** Line ends are not replaced, and nothing else is, of what has none of these. */
const REPLACED = '\r\0&'
const ENDS_DOUBLE_QUOTED = charactersOf(`${REPLACED}"`)
const ENDS_SINGLE_QUOTED = charactersOf(`${REPLACED}'`)
const ENDS_UNQUOTED = charactersOf(`${REPLACED} \t\f\n>"'<=\``)
const SPACE = charactersOf(' \t\f\n')
const NAME_STARTS = charactersOf('abcdefghijklmnopqrstuvwxyz')
const NAME = charactersOf('abcdefghijklmnopqrstuvwxyz0123456789-_')

/**
 * A tag as nearly all are written: names in lower case, each attribute once, values that stand for themselves. It is
 * read in one go, and is what the tokenizer of the HTML standard makes of it.
 */
export class PlainTag {
  isEnd = false
  name = ''
  selfClosing = false
  attributes: Token.Attribute[] = []
  /** Index of the `>` that ends it. */
  end = 0
  readonly #found: Token.Attribute[] = []
  /** Behind what was read last. */
  #at = 0

  /**
   * @param start index of its `<`
   * @returns whether there is such a tag; if not, nothing else holds
   */
  read(html: string, start: number): boolean {
    this.isEnd = html.charCodeAt(start + 1) === SLASH
    this.#at = start + (this.isEnd ? 2 : 1)
    this.name = this.#readName(html)
    if (this.name === '' || !isEndOfName(html.charCodeAt(this.#at))) return false
    this.selfClosing = false
    if (!this.isEnd) return this.#readAttributes(html)
    this.end = placeOfOther(SPACE, html, this.#at)
    this.attributes = []
    return html.charCodeAt(this.end) === GREATER_THAN
  }

  #readAttributes(html: string): boolean {
    const found = this.#found
    found.length = 0
    for (;;) {
      const at = placeOfOther(SPACE, html, this.#at)
      const code = html.charCodeAt(at)
      if (code === GREATER_THAN) return this.#endAt(at)
      if (code === SLASH) {
        this.selfClosing = true
        return html.charCodeAt(at + 1) === GREATER_THAN && this.#endAt(at + 1)
      }
      this.#at = at
      if (found.length === MAX_ATTRIBUTES || !this.#readAttribute(html)) return false
    }
  }

  #endAt(end: number): true {
    this.end = end
    const found = this.#found
    // An array that grows takes room for seventeen at once.
    this.attributes = found.length === 1 ? [found[0]!] : found.slice()
    return true
  }

  #readAttribute(html: string): boolean {
    const name = this.#readName(html)
    if (name === '') return false
    for (const other of this.#found) if (other.name === name) return false
    const value = html.charCodeAt(this.#at) === EQUALS ? this.#readValue(html) : this.#noValue(html)
    if (value === undefined) return false
    this.#found.push({ name, value })
    return true
  }

  /** Undefined where a value comes behind white space. */
  #noValue(html: string): string | undefined {
    if (!isEndOfName(html.charCodeAt(this.#at))) return undefined
    return html.charCodeAt(placeOfOther(SPACE, html, this.#at)) === EQUALS ? undefined : ''
  }

  #readValue(html: string): string | undefined {
    const start = this.#at + 1
    const quote = html.charCodeAt(start)
    if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
      const stops = quote === DOUBLE_QUOTE ? ENDS_DOUBLE_QUOTED : ENDS_SINGLE_QUOTED
      const end = placeOfFirst(stops, html, start + 1)
      this.#at = end + 1
      return html.charCodeAt(end) === quote ? html.slice(start + 1, end) : undefined
    }
    const end = placeOfFirst(ENDS_UNQUOTED, html, start)
    this.#at = end
    const code = html.charCodeAt(end)
    const isEnded = end > start && (code === GREATER_THAN || isIn(SPACE, code))
    return isEnded ? html.slice(start, end) : undefined
  }

  /** Empty where none begins here. */
  #readName(html: string): string {
    const from = this.#at
    let code = html.charCodeAt(from)
    if (!isIn(NAME_STARTS, code)) return ''
    let to = from
    let hash = 0
    do {
      hash = hashWith(hash, code)
      code = html.charCodeAt(++to)
    } while (isIn(NAME, code))
    this.#at = to
    return nameIn(html, from, to, hash)
  }
}

function isEndOfName(code: number): boolean {
  return code === GREATER_THAN || code === SLASH || isIn(SPACE, code)
}
