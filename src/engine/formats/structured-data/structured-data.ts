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
  readonly #whole = new Map<string, Item>()

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
    const parts = item.id === undefined ? undefined : this.#described.get(item.id)
    if (item.id === undefined || parts === undefined) return item
    if (parts.length === 1) return parts[0]!
    const known = this.#whole.get(item.id)
    if (known) return known
    const merged = mergedItem(parts)
    this.#whole.set(item.id, merged)
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
