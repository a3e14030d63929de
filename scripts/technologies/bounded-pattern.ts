/** Longest run that one open quantifier of a pattern may take. */
const OPEN_RUN = 250
/** The same where a branch has three open quantifiers: the work grows with the product of their runs. */
const OPEN_RUN_OF_THREE = 100
/** A branch with more open quantifiers than this has no bound that is both useful and cheap. */
const MAX_OPEN_QUANTIFIERS = 3
/** Runs of a repeated group, and of what is repeated inside of it. */
const REPEATED_GROUP = 5
const REPEATED_IN_GROUP = 10

interface Atom {
  source: string
  /** Of a group, its alternatives and what opens it. */
  group?: { open: string; branches: Branch[] }
  quantifier?: { min: number; max: number; lazy: boolean }
}
type Branch = Atom[]

/**
 * Rewrites a regular expression so that no input can make it slow: every quantifier gets an upper bound, a small one
 * where quantifiers nest.
 *
 * @returns the alternatives of the expression, each as one of its own; undefined where it cannot be bounded
 */
export function boundedPatterns(source: string): string[] | undefined {
  try {
    new RegExp(source, 'i')
  } catch {
    return undefined
  }
  const branches = unwrapped(new Parser(source).alternatives())
  if (branches.some(branch => openQuantifiers(branch) > MAX_OPEN_QUANTIFIERS)) return undefined
  return branches.map(branch => {
    const run = openQuantifiers(branch) === MAX_OPEN_QUANTIFIERS ? OPEN_RUN_OF_THREE : OPEN_RUN
    return branch.map(atom => written(atom, run, false)).join('')
  })
}

/**
 * `(?:a|b)` as a whole is `a` or `b`. Where groups capture in another than the first alternative it stays one: versions
 * refer to their numbers.
 */
function unwrapped(branches: Branch[]): Branch[] {
  const [only] = branches
  const atom = branches.length === 1 && only?.length === 1 ? only[0] : undefined
  if (atom?.group?.open === '(?:' && !atom.quantifier) return unwrapped(atom.group.branches)
  return branches.slice(1).flat().some(hasCapture)
    ? [[{ source: '', group: { open: '(?:', branches } }]]
    : branches
}

function hasCapture({ group }: Atom): boolean {
  return group !== undefined && (group.open === '(' || group.branches.flat().some(hasCapture))
}

function openQuantifiers(branch: Branch): number {
  let count = 0
  for (const { group, quantifier } of branch) {
    if (quantifier && quantifier.max > OPEN_RUN_OF_THREE) count++
    else if (group) count += Math.max(0, ...group.branches.map(openQuantifiers))
  }
  return count
}

function written({ source, group, quantifier }: Atom, run: number, inRepeated: boolean): string {
  const repeated = quantifier !== undefined && quantifier.max > 1
  const nests = group !== undefined && repeated
  const body = group
    ? `${group.open}${group.branches
        .map(branch => branch.map(atom => written(atom, run, inRepeated || nests)).join(''))
        .join('|')})`
    : source
  if (!quantifier) return body
  const cap = nests ? REPEATED_GROUP : inRepeated ? REPEATED_IN_GROUP : run
  return (
    body +
    quantifierSource(quantifier.min, Math.max(quantifier.min, Math.min(quantifier.max, cap)), quantifier.lazy)
  )
}

function quantifierSource(min: number, max: number, lazy: boolean): string {
  const mark = lazy ? '?' : ''
  if (min === 0 && max === 1) return `?${mark}`
  return min === max ? `{${min}}${mark}` : `{${min},${max}}${mark}`
}

/** Reads what a JavaScript expression without flags `u` and `v` is made of; the engine has found it valid before. */
class Parser {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  alternatives(): Branch[] {
    const branches: Branch[] = [[]]
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#source[this.#at] === '|') {
        this.#at++
        branches.push([])
      } else {
        branches.at(-1)!.push(this.#atom())
      }
    }
    return branches
  }

  #atom(): Atom {
    const atom = this.#source[this.#at] === '(' ? this.#group() : { source: this.#single() }
    const quantifier = this.#quantifier()
    return quantifier ? { ...atom, quantifier } : atom
  }

  #group(): Atom {
    const open = this.#take(/\((?:\?(?::|=|!|<=|<!|<\w+>))?/y)!
    const branches = this.alternatives()
    this.#at++
    return { source: '', group: { open, branches } }
  }

  #single(): string {
    return this.#take(/\\(?:x[\da-f]{2}|u[\da-f]{4}|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/iy)!
  }

  #quantifier(): Atom['quantifier'] {
    const text = this.#take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y)
    if (text === undefined) return undefined
    const lazy = text.length > 1 && text.endsWith('?')
    if (text[0] === '*') return { min: 0, max: Number.POSITIVE_INFINITY, lazy }
    if (text[0] === '+') return { min: 1, max: Number.POSITIVE_INFINITY, lazy }
    if (text[0] === '?') return { min: 0, max: 1, lazy }
    const [, min, comma, max] = /^\{(\d+)(,)?(\d*)/.exec(text)!
    return { min: Number(min), max: max ? Number(max) : comma ? Number.POSITIVE_INFINITY : Number(min), lazy }
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const text = pattern.exec(this.#source)?.[0]
    if (text !== undefined) this.#at += text.length
    return text
  }
}
