import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'

interface AttributeTest {
  name: string
  operator: '' | '=' | '^=' | '$=' | '*=' | '~='
  value: string
}

/** Elements without a space between: `div.card[data-id]`. */
export interface Compound {
  tag?: string
  attributes: readonly AttributeTest[]
}

/** Compounds from the ancestor to the element, each with how it stands to the one before. */
export type Selector = readonly { compound: Compound; combinator: ' ' | '>' }[]

/** Most elements that are looked at: marks of a technology stand early in a document. */
const MAX_ELEMENTS = 20_000
/** Characters of a value that are looked at. */
const MAX_VALUE = 2000
const NAME = /(?:[\w-]|\\[^\w\s])+/y
const ATTRIBUTE =
  /\[\s*((?:[\w:.-]|\\[^\w\s])+)\s*(?:([~^$*]?=)\s*(?:'([^']*)'|"([^"]*)"|([\w:./-]+))\s*i?\s*)?\]/y
const COMBINATOR = /\s*(>)\s*|\s+/y

/**
 * Reads a list of CSS selectors made of type, id, class and attribute selectors with the descendant and child
 * combinators.
 *
 * @returns the selectors of the list; undefined where it holds anything else
 */
export function parseSelectors(source: string): Selector[] | undefined {
  const selectors: Selector[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) at += match[0].length
    return match
  }
  for (;;) {
    const selector: { compound: Compound; combinator: ' ' | '>' }[] = []
    let combinator: ' ' | '>' = ' '
    take(/\s*/y)
    for (;;) {
      const compound = takeCompound(take)
      if (!compound) return undefined
      selector.push({ compound, combinator })
      if (at >= source.length || take(/\s*,/y)) break
      const between = take(COMBINATOR)
      if (!between) return undefined
      combinator = between[1] === '>' ? '>' : ' '
    }
    selectors.push(selector)
    if (at >= source.length && !source.trimEnd().endsWith(',')) return selectors
  }
}

function takeCompound(take: (pattern: RegExp) => RegExpExecArray | null): Compound | undefined {
  const tag = take(/\*/y) ? '*' : take(NAME)?.[0]?.toLowerCase()
  const attributes: AttributeTest[] = []
  for (;;) {
    const short = take(/[#.]/y)?.[0]
    if (short) {
      const name = take(NAME)?.[0]
      if (name === undefined) return undefined
      attributes.push(
        short === '#'
          ? { name: 'id', operator: '=', value: unescaped(name) }
          : { name: 'class', operator: '~=', value: unescaped(name) },
      )
      continue
    }
    const match = take(ATTRIBUTE)
    if (!match) break
    const operator = (match[2] ?? '') as AttributeTest['operator']
    attributes.push({
      name: unescaped(match[1]!).toLowerCase(),
      operator,
      value: match[3] ?? match[4] ?? match[5] ?? '',
    })
  }
  if (tag === undefined && attributes.length === 0) return undefined
  return tag === undefined || tag === '*' ? { attributes } : { tag, attributes }
}

/** A backslash makes the next character part of a name. */
function unescaped(name: string): string {
  return name.replaceAll('\\', '')
}

/** Finds elements by selectors; what a document does not hold at all is told without looking at its elements. */
export class SelectorIndex {
  readonly #byTag = new Map<string, Element[]>()
  readonly #byAttribute = new Map<string, Element[]>()
  /** All values of an attribute, one a line. */
  readonly #values = new Map<string, string>()
  readonly #all: readonly Element[]

  constructor(document: HtmlDocument) {
    this.#all = document.elements().slice(0, MAX_ELEMENTS)
    for (const element of this.#all) {
      add(this.#byTag, element.tagName, element)
      for (const { name } of element.attrs) add(this.#byAttribute, name, element)
    }
  }

  /** Elements that a selector matches, in document order. */
  *matching(selector: Selector): Generator<Element> {
    if (!selector.every(({ compound }) => this.#mayExist(compound))) return
    const steps = { left: MAX_STEPS }
    for (const element of this.#candidates(selector.at(-1)!.compound)) {
      if (matches(element, selector, selector.length - 1, steps)) yield element
      if (steps.left <= 0) return
    }
  }

  #mayExist({ tag, attributes }: Compound): boolean {
    if (tag !== undefined && !this.#byTag.has(tag)) return false
    return attributes.every(({ name, value }) => this.#valuesOf(name)?.includes(value) ?? false)
  }

  #candidates({ tag, attributes }: Compound): readonly Element[] {
    const lists = attributes.map(({ name }) => this.#byAttribute.get(name) ?? [])
    if (tag !== undefined) lists.push(this.#byTag.get(tag) ?? [])
    return lists.reduce((least, list) => (list.length < least.length ? list : least), this.#all as Element[])
  }

  #valuesOf(name: string): string | undefined {
    const elements = this.#byAttribute.get(name)
    if (!elements) return undefined
    let values = this.#values.get(name)
    if (values === undefined) {
      values = elements.map(element => attribute(element, name)?.slice(0, MAX_VALUE)).join('\n')
      this.#values.set(name, values)
    }
    return values
  }
}

function add(lists: Map<string, Element[]>, key: string, element: Element): void {
  const list = lists.get(key)
  if (list) list.push(element)
  else lists.set(key, [element])
}

/** Most ancestors that a descendant combinator goes up. */
const MAX_ANCESTORS = 100

/** Elements that are compared with the parts of one selector; each may have the same ancestors again. */
const MAX_STEPS = 100_000

function matches(element: Element, selector: Selector, index: number, steps: { left: number }): boolean {
  if (steps.left-- <= 0) return false
  const { compound, combinator } = selector[index]!
  if (!matchesCompound(element, compound)) return false
  if (index === 0) return true
  let up = parentOf(element)
  if (combinator === '>') return up !== undefined && matches(up, selector, index - 1, steps)
  for (let height = 0; up && height < MAX_ANCESTORS; up = parentOf(up), height++) {
    if (matches(up, selector, index - 1, steps)) return true
  }
  return false
}

function matchesCompound(element: Element, { tag, attributes }: Compound): boolean {
  if (tag !== undefined && element.tagName !== tag) return false
  return attributes.every(test => {
    const value = attribute(element, test.name)?.slice(0, MAX_VALUE)
    return value !== undefined && satisfies(value, test)
  })
}

function satisfies(value: string, test: AttributeTest): boolean {
  switch (test.operator) {
    case '':
      return true
    case '=':
      return value === test.value
    case '^=':
      return test.value !== '' && value.startsWith(test.value)
    case '$=':
      return test.value !== '' && value.endsWith(test.value)
    case '*=':
      return test.value !== '' && value.includes(test.value)
    case '~=':
      return test.value !== '' && value.split(/\s+/).includes(test.value)
  }
}
