import type { Document, Node, Scalar } from 'yaml'

/** A value of YAML: an object where it is a mapping. */
export type YamlValue = string | number | boolean | null | YamlValue[] | { [key: string]: YamlValue }

/** Why a text is not taken. The message goes behind the file's name and is one line. */
export class YamlError extends Error {
  override readonly name = 'YamlError'
}

/** Words, signs and breaks of a file: some 8,000 lines. */
const MAX_LEXEMES = 50_000
/** Levels of lists and mappings within each other. */
const MAX_DEPTH = 40
/** Characters that there are where every alias is written out. */
const MAX_CHARACTERS = 2 * 1024 * 1024

/**
 * Reads YAML that anybody may have written: time and memory are bounded by its length, whatever aliases and nesting it
 * has, and it ends at the first error.
 *
 * @returns undefined where there is nothing in it
 * @throws YamlError
 */
export async function readYaml(source: string): Promise<YamlValue | undefined> {
  const { Composer, Lexer, Parser } = await import('yaml')
  // The composer itself compares each key of a mapping with each other one.
  const wrong = (message: string, offset: number) =>
    new YamlError(`is not valid YAML: line ${source.slice(0, offset).split('\n').length}: ${message}`)
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false })
  const parser = new Parser()
  let lexemes = 0
  let content: Node | null | undefined
  const take = (documents: Iterable<Document.Parsed>) => {
    for (const { contents, errors } of documents) {
      if (errors[0]) throw wrong(errors[0].message, errors[0].pos[0])
      if (content !== undefined) throw new YamlError('contains several YAML documents; it must be one')
      content = contents
    }
  }
  const compose = (tokens: ReturnType<typeof parser.next>) => {
    for (const token of tokens) {
      if (token.type === 'error') throw wrong(token.message, token.offset)
      take(composer.next(token))
    }
  }
  for (const lexeme of new Lexer().lex(source)) {
    if (++lexemes > MAX_LEXEMES) throw new YamlError('is too large; leave out what is not needed')
    compose(parser.next(lexeme))
    if (parser.stack.length > 2 * MAX_DEPTH) throw tooDeep()
  }
  compose(parser.end())
  take(composer.end())
  return content ? await readNode(content) : undefined
}

function tooDeep(): YamlError {
  return new YamlError(`is nested more than ${MAX_DEPTH} levels deep`)
}

interface Sized {
  value: YamlValue
  /** How many characters there are in it, with one for each value. */
  size: number
  /** How many levels there are in it. */
  height: number
}

async function readNode(content: Node): Promise<YamlValue> {
  const { isAlias, isMap, isScalar, isSeq } = await import('yaml')
  const anchors = new Map<string, Node>()
  const done = new Map<Node, Sized>()
  const open = new Set<Node>()

  const read = (node: Node | null | undefined, depth: number): Sized => {
    if (!node) return { value: null, size: 1, height: 0 }
    if (depth > MAX_DEPTH) throw tooDeep()
    if (isAlias(node)) {
      const target = anchors.get(node.source)
      if (!target) throw new YamlError(`has the alias "*${node.source}" without an anchor before it`)
      if (open.has(target)) throw new YamlError(`has the alias "*${node.source}" inside of its own anchor`)
      return done.get(target)!
    }
    if ('anchor' in node && node.anchor) anchors.set(node.anchor, node)
    open.add(node)
    const sized = contentOf(node, depth)
    open.delete(node)
    if (depth + sized.height > MAX_DEPTH) throw tooDeep()
    if (sized.size > MAX_CHARACTERS)
      throw new YamlError('is too large once its aliases are replaced by what they name')
    done.set(node, sized)
    return sized
  }

  const contentOf = (node: Node, depth: number): Sized => {
    if (isSeq(node)) {
      const items = node.items.map(item => read(item as Node, depth + 1))
      return { value: items.map(({ value }) => value), ...extentOf(items) }
    }
    if (isMap(node)) {
      const entries = new Map<string, Sized>()
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? nameOf(key) : undefined
        if (name === undefined) throw new YamlError('has a key that is not a plain word')
        if (entries.has(name)) throw new YamlError(`has the key "${name}" twice`)
        const { size, ...rest } = read(value as Node, depth + 1)
        entries.set(name, { ...rest, size: size + name.length })
      }
      const values = Array.from(entries, ([name, { value }]) => [name, value] as const)
      return { value: Object.fromEntries(values), ...extentOf([...entries.values()]) }
    }
    const { value } = node as Scalar
    const size = 1 + String(value).length
    return { value: isPlain(value) ? value : String(value), size, height: 0 }
  }

  return read(content, 0).value
}

function extentOf(parts: readonly Sized[]): Pick<Sized, 'size' | 'height'> {
  let [total, highest] = [1, 0]
  for (const { size, height } of parts) {
    total += size
    highest = Math.max(highest, height)
  }
  return { size: total, height: highest + 1 }
}

function nameOf({ value }: Scalar): string {
  return value === null ? '' : String(value)
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
