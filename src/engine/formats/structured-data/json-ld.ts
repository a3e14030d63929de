import { attribute, type Element, type HtmlDocument, MAX_BASE } from '../html/document.ts'
import { addValue, type Item, type Text, type Value } from './item.ts'
import { applyContext, type Context, type ContextFault, expandName, NO_CONTEXT } from './json-ld-context.ts'
import { type JsonEntry, type JsonLeniency, type JsonNode, readJson } from './json-reader.ts'

/** One `<script type="application/ld+json">`. Offsets count from the start of the document's source. */
export interface JsonLdBlock {
  script: Element
  /** Where its text begins. */
  start: number
  /** Why it cannot be read. */
  error?: { message: string; offset: number }
  leniencies: readonly JsonLeniency[]
  /** Keys that an object holds more than once. */
  repeatedKeys: readonly { key: string; offset: number }[]
  contextFaults: readonly ContextFault[]
  /** The first object that stands under no context; undefined where all do. */
  withoutContext?: { offset: number }
  /** Items that are not values of others. */
  roots: readonly Item[]
  text: string
}

/** Media type of a script that holds JSON-LD; parameters may follow (JSON-LD 1.1, section 7). */
const JSON_LD_TYPE = /^\s*application\/ld\+json\s*(?:;|$)/i

export function isJsonLd(script: Element): boolean {
  return JSON_LD_TYPE.test(attribute(script, 'type') ?? '')
}

/** Reads every JSON-LD block of a document. */
export function readJsonLd(document: HtmlDocument): JsonLdBlock[] {
  return document
    .elements('script')
    .filter(isJsonLd)
    .map(script => readBlock(document, script))
}

function readBlock(document: HtmlDocument, script: Element): JsonLdBlock {
  const { start, text } = scriptText(document, script)
  const { node, error, leniencies } = readJson(text)
  const moved = leniencies.map(({ what, offset }) => ({ what, offset: start + offset }))
  if (!node) {
    const fault = { message: error.message, offset: start + error.offset }
    const empty = { repeatedKeys: [], contextFaults: [], roots: [] }
    return { script, start, text, error: fault, leniencies: moved, ...empty }
  }
  const reader = new BlockReader(document, script, start)
  reader.roots(node, NO_CONTEXT)
  const { repeatedKeys, contextFaults, found, withoutContext } = reader
  return {
    script,
    start,
    text,
    leniencies: moved,
    repeatedKeys,
    contextFaults: contextFaults.map(({ address, offset }) => ({ address, offset: start + offset })),
    ...(withoutContext && { withoutContext }),
    roots: found,
  }
}

/** The text of a script as it stands in the source, where positions are those of the file. */
function scriptText(document: HtmlDocument, script: Element): { start: number; text: string } {
  const location = script.sourceCodeLocation
  const start = location?.startTag?.endOffset ?? location?.endOffset ?? 0
  const end = location?.endTag?.startOffset ?? location?.endOffset ?? start
  return { start, text: document.source.slice(start, end) }
}

class BlockReader {
  readonly found: Item[] = []
  readonly repeatedKeys: { key: string; offset: number }[] = []
  readonly contextFaults: ContextFault[] = []
  withoutContext: { offset: number } | undefined
  /** Items under no context. */
  readonly #bare = new Set<Item>()
  readonly #document: HtmlDocument
  readonly #script: Element
  readonly #start: number

  constructor(document: HtmlDocument, script: Element, start: number) {
    this.#document = document
    this.#script = script
    this.#start = start
  }

  /** Reads items that are values of no other. */
  roots(node: JsonNode, context: Context): void {
    if (node.kind === 'array') {
      for (const value of node.values) this.roots(value, context)
    } else if (node.kind === 'object') {
      const item = this.#item(node, context)
      if (item.types.length === 0 && item.properties.size === 0) return
      this.found.push(item)
      if (this.#bare.has(item)) this.withoutContext ??= { offset: this.#start + node.start }
    }
  }

  #item(node: JsonNode & { kind: 'object' }, outer: Context): Item {
    const entries = this.#entries(node)
    const own = entries.find(({ key }) => key === '@context')
    const context = own ? applyContext(outer, own.value, this.contextFaults) : outer
    const item: Item = {
      kind: 'item',
      syntax: 'json-ld',
      types: [],
      properties: new Map(),
      open: context.open,
      place: { element: this.#script, offset: this.#start + node.start },
    }
    this.#fill(item, entries, context)
    if (!context.declared) this.#bare.add(item)
    return item
  }

  /** The entries that count: of several with one key the last (RFC 8259, section 4, as parsers do it). */
  #entries(node: JsonNode & { kind: 'object' }): readonly JsonEntry[] {
    const last = new Map<string, JsonEntry>()
    for (const entry of node.entries) {
      if (last.has(entry.key)) this.repeatedKeys.push({ key: entry.key, offset: this.#start + entry.start })
      last.set(entry.key, entry)
    }
    return [...last.values()]
  }

  #fill(item: Item, entries: readonly JsonEntry[], context: Context): void {
    for (const { key, value } of entries) {
      const name = expandName(context, key)
      if (name === undefined || key === '@context') continue
      if (!name.startsWith('@')) this.#property(item, key, name, value, context)
      else if (name === '@type') for (const type of typeNames(value, context)) item.types.push(type)
      else if (name === '@id') this.#identify(item, value, context)
      else if (name === '@graph' || name === '@included') this.roots(value, context)
      else if (name === '@reverse' && value.kind === 'object') {
        for (const entry of value.entries) {
          this.#reverse(item, expandName(context, entry.key), entry.value, context)
        }
      } else if (name === '@nest' && value.kind === 'object') this.#fill(item, this.#entries(value), context)
    }
  }

  #property(item: Item, key: string, name: string, node: JsonNode, context: Context): void {
    if (context.reversed.get(key)) {
      this.#reverse(item, name, node, context)
      return
    }
    const container = context.containers.get(key)
    if (container !== undefined && node.kind === 'object') {
      // The keys are languages or indexes and say nothing about the item.
      if (container === '@language' || container === '@index') {
        for (const { value } of node.entries)
          for (const one of this.#values(value, context)) addValue(item, name, one)
      }
      return
    }
    for (const value of this.#values(node, context)) addValue(item, name, value)
  }

  /** Items that have this one as a value (JSON-LD 1.1, section 4.8): they stand for themselves. */
  #reverse(item: Item, property: string | undefined, node: JsonNode, context: Context): void {
    if (node.kind === 'array') {
      for (const value of node.values) this.#reverse(item, property, value, context)
    } else if (node.kind === 'object') {
      const holder = this.#item(node, context)
      if (holder.types.length === 0 && holder.properties.size === 0) return
      if (property !== undefined && !property.startsWith('@')) addValue(holder, property, item)
      this.found.push(holder)
    }
  }

  #values(node: JsonNode, context: Context): Value[] {
    if (node.kind === 'array') return node.values.flatMap(value => this.#values(value, context))
    if (node.kind === 'literal') return node.value === null ? [] : [this.#text(node, node.value)]
    for (const { key, value } of node.entries) {
      const name = expandName(context, key)
      if (name === '@value' || name === '@list' || name === '@set') return this.#values(value, context)
    }
    const item = this.#item(node, context)
    const empty = item.types.length === 0 && item.properties.size === 0 && item.id === undefined
    return empty ? [] : [item]
  }

  #text(node: JsonNode, value: string | number | boolean): Text {
    return {
      kind: 'text',
      text: String(value),
      form: typeof value as 'string' | 'number' | 'boolean',
      place: { element: this.#script, offset: this.#start + node.start },
    }
  }

  #identify(item: Item, node: JsonNode, context: Context): void {
    if (node.kind !== 'literal' || typeof node.value !== 'string') return
    const id = node.value.trim()
    const own = this.#document.baseUrl
    const isUsable = context.base !== undefined && context.base.length <= MAX_BASE
    const base = (isUsable && URL.parse(context.base!, own)?.href) || own
    item.id = id.startsWith('_:') ? id : (URL.parse(id, base)?.href ?? id)
    if (item.id !== id && URL.canParse(id)) item.writtenId = id
  }
}

function typeNames(node: JsonNode, context: Context): string[] {
  const nodes = node.kind === 'array' ? node.values : [node]
  return nodes.flatMap(one => {
    if (one.kind !== 'literal' || typeof one.value !== 'string' || one.value.trim() === '') return []
    return expandName(context, one.value) || []
  })
}
