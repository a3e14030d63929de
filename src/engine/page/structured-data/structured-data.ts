import type { Occurrence } from '../../../api/results.ts'
import { type HtmlDocument, snippet } from '../../visit/document.ts'
import { type Item, type ItemPosition, isReference, itemsBelow, type Place } from './item.ts'
import { type JsonLdBlock, readJsonLd } from './json-ld.ts'
import { type Microdata, readMicrodata } from './microdata.ts'
import { readRdfa } from './rdfa.ts'

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
  #lineStarts: readonly number[] | undefined

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
    const { line, column } = this.#position(offset)
    const text = this.#document.source.slice(offset, element.sourceCodeLocation?.endTag?.startOffset)
    return { ...occurrence, line, column, snippet: snippet(text) }
  }

  /** Line of a place in the source, from 1; undefined for elements that the parser added. */
  lineOf({ element, offset }: Place): number | undefined {
    return offset === undefined ? element.sourceCodeLocation?.startLine : this.#position(offset).line
  }

  #position(offset: number): { line: number; column: number } {
    this.#lineStarts ??= lineStartsOf(this.#document.source)
    let [low, high] = [0, this.#lineStarts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#lineStarts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - this.#lineStarts[low]! + 1 }
  }
}

function mergedItem(parts: readonly Item[]): Item {
  const most = parts.reduce((best, part) => (part.properties.size > best.properties.size ? part : best))
  const properties = new Map(most.properties)
  for (const part of parts) {
    if (part === most) continue
    for (const [name, values] of part.properties)
      properties.set(name, [...(properties.get(name) ?? []), ...values])
  }
  return { ...most, types: [...new Set(parts.flatMap(part => part.types))], properties }
}

/** Offsets at which lines begin; `\r\n`, `\n` and `\r` end one. */
function lineStartsOf(source: string): number[] {
  const starts = [0]
  for (const end of source.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length)
  return starts
}
