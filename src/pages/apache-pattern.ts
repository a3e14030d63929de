/** Characters of a pattern and of a text that are compared, and steps of a comparison: what takes longer is not decided. */
const MAX_PATTERN = 500
const MAX_TEXT = 1000
const MAX_STEPS = 5000
/** Groups within groups. */
const MAX_DEPTH = 10
const MAX_REPEATED = 1000

type Part =
  | { kind: 'one'; has: (character: string) => boolean }
  | { kind: 'start' }
  | { kind: 'end' }
  /** `number` is undefined where nothing is kept of it. */
  | { kind: 'group'; number: number | undefined; choices: Part[][] }
  | { kind: 'repeated'; part: Part; min: number; max: number; isLazy: boolean }

/** What the whole pattern and its groups have matched; `undecided` where this takes too long, or the pattern is not understood. */
export type PatternMatch = readonly string[] | undefined | 'undecided'

/**
 * Compares a text with a regular expression of an Apache server. The files of a site name the expression, so the steps are
 * counted, and lookarounds and back references are not followed.
 *
 * @param ignoresCase as the flag `NC` has it
 */
export function matchPattern(pattern: string, text: string, ignoresCase = false): PatternMatch {
  if (pattern.length > MAX_PATTERN || text.length > MAX_TEXT) return 'undecided'
  try {
    const choices = new Reader(pattern, ignoresCase).choices()
    const comparison = new Comparison(text)
    for (let at = 0; at <= text.length; at++) {
      const found = comparison.of(choices, at)
      if (found) return found
    }
    return undefined
  } catch (error) {
    if (error instanceof Undecided) return 'undecided'
    throw error
  }
}

class Undecided extends Error {}

const CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ['d', /^\d$/],
  ['D', /^\D$/],
  ['w', /^\w$/],
  ['W', /^\W$/],
  ['s', /^\s$/],
  ['S', /^\S$/],
])

class Reader {
  readonly #pattern: string
  readonly #ignoresCase: boolean
  #at = 0
  #groups = 0
  #depth = 0

  constructor(pattern: string, ignoresCase: boolean) {
    this.#pattern = pattern
    this.#ignoresCase = ignoresCase
  }

  choices(): Part[][] {
    const all = this.#choices()
    if (this.#at < this.#pattern.length) throw new Undecided()
    return all
  }

  #choices(): Part[][] {
    const all: Part[][] = [[]]
    for (; this.#at < this.#pattern.length && this.#next !== ')'; ) {
      if (this.#takes('|')) all.push([])
      else all.at(-1)!.push(this.#repeated(this.#part()))
    }
    return all
  }

  get #next(): string | undefined {
    return this.#pattern[this.#at]
  }

  #takes(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #part(): Part {
    const character = this.#pattern[this.#at++]!
    if (character === '^') return { kind: 'start' }
    if (character === '$') return { kind: 'end' }
    if (character === '.') return { kind: 'one', has: () => true }
    if (character === '(') return this.#group()
    if (character === '[') return { kind: 'one', has: this.#set() }
    if (character === '\\') return { kind: 'one', has: this.#escaped() }
    if ('*+?{'.includes(character)) throw new Undecided()
    return { kind: 'one', has: this.#same(character) }
  }

  #group(): Part {
    if (++this.#depth > MAX_DEPTH) throw new Undecided()
    const isKept = !this.#takes('?:')
    if (isKept && (this.#next === '?' || this.#next === '*')) throw new Undecided()
    const number = isKept ? ++this.#groups : undefined
    const choices = this.#choices()
    if (!this.#takes(')')) throw new Undecided()
    this.#depth--
    return { kind: 'group', number, choices }
  }

  #repeated(part: Part): Part {
    const [written, sign, least, comma, most] =
      /^(?:([*+?])|\{(\d{1,3})(?:(,)(\d{1,3})?)?\})/.exec(this.#pattern.slice(this.#at, this.#at + 12)) ?? []
    if (written === undefined) return part
    this.#at += written.length
    // What is repeated and gives nothing back is not followed.
    if (this.#next === '+') throw new Undecided()
    const isLazy = this.#takes('?')
    const min = sign === undefined ? Number(least) : sign === '+' ? 1 : 0
    const open = most === undefined ? MAX_REPEATED : Number(most)
    const max = sign === undefined ? (comma === undefined ? min : open) : sign === '?' ? 1 : MAX_REPEATED
    return { kind: 'repeated', part, min, max, isLazy }
  }

  #escaped(): (character: string) => boolean {
    const escaped = this.#pattern[this.#at++]
    const known = CLASSES.get(escaped ?? '')
    if (known) return character => known.test(character)
    if (escaped === undefined || /\w/.test(escaped)) throw new Undecided()
    return this.#same(escaped)
  }

  #set(): (character: string) => boolean {
    const isOther = this.#takes('^')
    const members: ((character: string) => boolean)[] = []
    for (let isFirst = true; isFirst || this.#next !== ']'; isFirst = false) {
      const character = this.#pattern[this.#at++]
      if (character === undefined || (character === '[' && this.#next === ':')) throw new Undecided()
      if (character === '\\') members.push(this.#escaped())
      else if (/^-[^\]\\]/.test(this.#pattern.slice(this.#at, this.#at + 2))) {
        const last = this.#pattern[this.#at + 1]!
        this.#at += 2
        members.push(own => this.#cases(own).some(one => one >= character && one <= last))
      } else members.push(this.#same(character))
    }
    this.#at++
    return character => members.some(has => has(character)) !== isOther
  }

  #same(wanted: string): (character: string) => boolean {
    return character => this.#cases(character).includes(wanted)
  }

  #cases(character: string): string[] {
    return this.#ignoresCase ? [character.toLowerCase(), character.toUpperCase()] : [character]
  }
}

/** Goes on behind what has matched, up to a place in the text. */
type Further = (at: number) => boolean

class Comparison {
  readonly #text: string
  #steps = 0
  #kept: string[] = []

  constructor(text: string) {
    this.#text = text
  }

  of(choices: readonly Part[][], start: number): string[] | undefined {
    this.#kept = []
    let end = start
    const matches = choices.some(parts =>
      this.#all(parts, 0, start, at => {
        end = at
        return true
      }),
    )
    return matches ? Object.assign([...this.#kept], { 0: this.#text.slice(start, end) }) : undefined
  }

  #all(parts: readonly Part[], index: number, at: number, further: Further): boolean {
    if (++this.#steps > MAX_STEPS) throw new Undecided()
    const part = parts[index]
    return part ? this.#one(part, at, next => this.#all(parts, index + 1, next, further)) : further(at)
  }

  #one(part: Part, at: number, further: Further): boolean {
    switch (part.kind) {
      case 'start':
        return at === 0 && further(at)
      case 'end':
        return at === this.#text.length && further(at)
      case 'one':
        return at < this.#text.length && part.has(this.#text[at]!) && further(at + 1)
      case 'group':
        return part.choices.some(parts => this.#all(parts, 0, at, end => this.#keep(part, at, end, further)))
      case 'repeated':
        return this.#repeated(part, 0, at, further)
    }
  }

  #keep({ number }: Part & { kind: 'group' }, at: number, end: number, further: Further): boolean {
    if (number === undefined) return further(end)
    const before = this.#kept[number]
    this.#kept[number] = this.#text.slice(at, end)
    if (further(end)) return true
    this.#kept[number] = before ?? ''
    return false
  }

  #repeated(part: Part & { kind: 'repeated' }, count: number, at: number, further: Further): boolean {
    if (++this.#steps > MAX_STEPS) throw new Undecided()
    const { min, max, isLazy } = part
    const isEnough = count >= min
    if (isEnough && isLazy && further(at)) return true
    // What matches nothing would match it for ever.
    const again = (next: number) => (next > at || !isEnough) && this.#repeated(part, count + 1, next, further)
    if (count < max && this.#one(part.part, at, again)) return true
    return isEnough && !isLazy && further(at)
  }
}
