import { cutEnd } from '../../../text/cut.ts'

/** Stands before each tag of a pattern. */
const TAG = '\\;'

/** A pattern of the catalogue. Most of them are never looked for, so it is read piece by piece when that is done. */
export class Pattern {
  readonly #text: string
  #expression: RegExp | undefined
  #literal: string | undefined

  /** @param text with its tags; see {@link import('./catalogue/technology.ts').Technology} */
  constructor(text: string) {
    this.#text = text
  }

  /** Percent. */
  get confidence(): number {
    const confidence = Number(this.#tag('confidence') ?? 100)
    return Number.isFinite(confidence) ? confidence : 100
  }

  /** What gives the version, as `\1`; empty where nothing does. */
  get version(): string {
    return this.#tag('version') ?? ''
  }

  /**
   * Undefined where it matches anything.
   *
   * @throws SyntaxError where it is not valid
   */
  get expression(): RegExp | undefined {
    const source = this.#source
    if (source !== '') this.#expression ??= new RegExp(source, 'i')
    return this.#expression
  }

  /** A text in lower case that every match holds; empty where none is known. */
  get literal(): string {
    this.#literal ??= requiredLiteral(this.#source)
    return this.#literal
  }

  /** Whether it asks for the start or the end of the text. */
  get anchored(): boolean {
    return /(?:^|[^\\[])[$^]/.test(this.#source)
  }

  get #source(): string {
    const end = this.#text.indexOf(TAG)
    return end < 0 ? this.#text : this.#text.slice(0, end)
  }

  #tag(name: string): string | undefined {
    const tags = this.#text.split(TAG).slice(1)
    return tags.find(tag => tag.startsWith(`${name}:`))?.slice(name.length + 1)
  }
}

export interface PatternMatch {
  /** The text that matched, cut. */
  text: string
  version: string
}

/** A text to look through; in lower case too, since most patterns are ruled out by that alone. */
export interface Haystack {
  text: string
  lower: string
}

/** Longer texts are looked at only near the literals of a pattern. */
const WINDOW = 300
/** Places of one literal that are looked at in a long text. */
const MAX_WINDOWS = 20
const MAX_TEXT = 1_000_000
/** A version is no longer than this, and no number of a version is as large as a timestamp. */
const MAX_VERSION_LENGTH = 15
const MAX_VERSION_NUMBER = 10_000
const MIN_LITERAL = 3
const MAX_EVIDENCE = 120

export function haystack(text: string): Haystack {
  const cut = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text
  return { text: cut, lower: cut.toLowerCase() }
}

/**
 * Looks for a pattern. However long the text, only pieces of bounded length are given to the expression, and a bounded
 * number of them.
 */
export function findPattern(pattern: Pattern, { text, lower }: Haystack): PatternMatch | undefined {
  const { literal } = pattern
  if (literal !== '' && !lower.includes(literal)) return undefined
  const { expression, anchored } = pattern
  if (!expression) return { text: excerpt(text), version: versionOf(pattern, ['']) }
  if (text.length <= WINDOW * 2) return matchOf(pattern, expression.exec(text))
  if (anchored || literal === '') {
    const start = matchOf(pattern, expression.exec(text.slice(0, WINDOW * 2)))
    return start ?? (anchored ? matchOf(pattern, expression.exec(text.slice(-WINDOW * 2))) : undefined)
  }
  let at = lower.indexOf(literal)
  for (let windows = 0; at >= 0 && windows < MAX_WINDOWS; windows++) {
    const end = at + literal.length + WINDOW
    const match = expression.exec(text.slice(Math.max(0, at - WINDOW), end))
    if (match) return matchOf(pattern, match)
    at = lower.indexOf(literal, at + literal.length)
  }
  return undefined
}

function matchOf(pattern: Pattern, match: RegExpExecArray | null): PatternMatch | undefined {
  return match ? { text: excerpt(match[0]), version: versionOf(pattern, match) } : undefined
}

function excerpt(text: string): string {
  const flat = text
    .slice(0, MAX_EVIDENCE * 2)
    .replace(/\s+/g, ' ')
    .trim()
  return cutEnd(flat, MAX_EVIDENCE)
}

function versionOf({ version }: Pattern, groups: readonly (string | undefined)[]): string {
  if (version === '') return ''
  const choice = /^(.{0,40}?)\\(\d)\?([^:]{0,40}):(.{0,40})$/.exec(version)
  const chosen = choice ? choice[1]! + (groups[Number(choice[2])] ? choice[3]! : choice[4]!) : version
  const filled = chosen.replace(/\\(\d)/g, (_, number) => groups[Number(number)] ?? '').trim()
  return isPlausible(filled) ? filled : ''
}

function isPlausible(version: string): boolean {
  return version.length <= MAX_VERSION_LENGTH && !(Number.parseInt(version, 10) >= MAX_VERSION_NUMBER)
}

/**
 * The longest text outside of groups that a match must hold, in lower case. An alternative at the top has none.
 */
export function requiredLiteral(expression: string): string {
  let longest = ''
  let run = ''
  let depth = 0
  for (let at = 0, next = 0; at < expression.length; at = next) {
    next = endOf(PLAIN, expression, at)
    if (next > at) {
      if (depth === 0) run += expression.slice(at, next)
      continue
    }
    next = endOfPiece(expression, at)
    const first = expression[at]!
    if (depth === 0 && first === '|') return ''
    const repeated = depth === 0 && isQuantifier(expression, at)
    // What may be missing is no part of the literal.
    if (repeated && (first === '*' || first === '?' || expression.startsWith('{0', at)))
      run = run.slice(0, -1)
    if (depth === 0 && !repeated && isLiteral(expression, at, next)) run += expression[next - 1]
    else {
      if (run.length > longest.length) longest = run
      run = ''
    }
    if (first === '(') depth++
    if (first === ')') depth--
  }
  if (run.length > longest.length) longest = run
  return longest.length < MIN_LITERAL ? '' : longest.toLowerCase()
}

/** Most of an expression: characters that stand for themselves. */
const PLAIN = /[\t\n !"#%&',\-/0-9:;<=>@A-Z_`a-z~]+/y
const ESCAPE = /\\(?:x[\da-f]{2}|u[\da-f]{4}|[\s\S])/iy
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y

/** Where an escape, a class, a quantifier or a single character ends that begins at a place. */
function endOfPiece(expression: string, at: number): number {
  const first = expression[at]!
  const piece = first === '\\' ? ESCAPE : first === '[' ? CLASS : QUANTIFIER
  return Math.max(endOf(piece, expression, at), at + 1)
}

/** The place itself where the piece does not begin there. */
function endOf(piece: RegExp, expression: string, at: number): number {
  piece.lastIndex = at
  return piece.test(expression) ? piece.lastIndex : at
}

function isQuantifier(expression: string, at: number): boolean {
  return endOf(QUANTIFIER, expression, at) > at
}

function isLiteral(expression: string, at: number, next: number): boolean {
  return next - at === 2 && expression[at] === '\\' && /\W/.test(expression[at + 1]!)
}
