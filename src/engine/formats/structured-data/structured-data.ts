import type { Occurrence } from '../../../api/results.ts'
import { type HtmlDocument, snippet } from '../html/document.ts'
import { perDocument } from '../html/per-document.ts'
import { type Item, type ItemPosition, isReference, itemsBelow, type Place } from './item.ts'
import { type JsonLdBlock, readJsonLd } from './json-ld.ts'
import { type Microdata, readMicrodata } from './microdata.ts'
import { readRdfa } from './rdfa.ts'

/** All structured data of a document, which is read once. */
export const structuredDataOf = perDocument(document => new StructuredData(document))

/** All structured data of a document, whatever its syntax. */
export class StructuredData {
  readonly blocks: readonly JsonLdBlock[]
  readonly microdata: Microdata
  /** Items that are not values of others. */
  readonly roots: readonly Item[]
  /** Every item with where it stands, parents before their parts. */
  readonly positions: readonly ItemPosition[]
  readonly #document: HtmlDocument
  readonly #described = new Map<string, Item[]>()
  /** Of an item whose id is written in several ways: the pieces that are one thing with it. */
  readonly #pieces = new Map<Item, readonly Item[]>()
  readonly #whole = new Map<readonly Item[], Item>()

  constructor(document: HtmlDocument) {
    this.#document = document
    this.blocks = readJsonLd(document)
    this.microdata = readMicrodata(document)
    this.roots = [
      ...this.blocks.flatMap(block => block.roots),
      ...this.microdata.roots,
      ...readRdfa(document),
    ]
    this.positions = itemsBelow(this.roots)
    for (const { item } of this.positions) {
      if (item.id === undefined || isReference(item)) continue
      const same = this.#described.get(item.id)
      if (same) same.push(item)
      else this.#described.set(item.id, [item])
    }
    for (const parts of this.#described.values()) {
      for (const pieces of thingsAmong(parts)) for (const piece of pieces) this.#pieces.set(piece, pieces)
    }
  }

  /** Every item, parents before their parts; those that only point to others are left out. */
  get items(): readonly Item[] {
    return this.positions.map(({ item }) => item).filter(item => !isReference(item))
  }

  /** Whether the document describes an item with this id. */
  describes(id: string): boolean {
    return this.#described.has(id)
  }

  /** An item with all that the document says of it under the same id, in whatever place. */
  whole(item: Item): Item {
    if (item.id === undefined) return item
    const parts = this.#pieces.get(item) ?? this.#described.get(item.id)
    if (parts === undefined) return item
    if (parts.length === 1) return parts[0]!
    const known = this.#whole.get(parts)
    if (known) return known
    const merged = mergedItem(parts)
    this.#whole.set(parts, merged)
    this.#pieces.set(merged, parts)
    return merged
  }

  /** The place of something, for a finding: in JSON-LD the line of the value itself. */
  occurrence({ element, offset }: Place, message: string): Occurrence {
    const occurrence = this.#document.occurrence(element, message)
    if (offset === undefined) return occurrence
    const { line: _, column: __, ...place } = occurrence
    const text = this.#document.source.slice(offset, element.sourceCodeLocation?.endTag?.startOffset)
    return { ...place, ...this.#document.positionOf(element, offset), snippet: snippet(text) }
  }

  /** Line of a place in the file as sent, from 1; undefined for what is not there. */
  lineOf({ element, offset }: Place): number | undefined {
    return this.#document.positionOf(element, offset)?.line
  }
}

/**
 * The things among items whose ids are one URL to browsers, as "https://a.example" and "https://a.example/": what is written
 * in one way, or has a type in common; none where all is written in one way.
 */
function thingsAmong(items: readonly Item[]): Item[][] {
  if (items.every(({ writtenId }) => writtenId === items[0]?.writtenId)) return []
  const byId = new Map<string | undefined, Item[]>()
  const byType = new Map<string, Item[]>()
  for (const item of items) {
    const sameType = item.types.map(type => byType.get(type)).find(pieces => pieces !== undefined)
    const pieces = byId.get(item.writtenId) ?? sameType ?? []
    pieces.push(item)
    byId.set(item.writtenId, pieces)
    for (const type of item.types) if (!byType.has(type)) byType.set(type, pieces)
  }
  return [...new Set([...byId.values(), ...byType.values()])]
}

function mergedItem(parts: readonly Item[]): Item {
  const most = parts.reduce((best, part) => (part.properties.size > best.properties.size ? part : best))
  const properties = new Map(Array.from(most.properties, ([name, values]) => [name, [...values]]))
  for (const part of parts) {
    if (part === most) continue
    for (const [name, values] of part.properties) {
      const all = properties.get(name) ?? []
      properties.set(name, all)
      for (const value of values) all.push(value)
    }
  }
  return { ...most, types: [...new Set(parts.flatMap(part => part.types))], properties }
}
