import type { Element } from '../html/document.ts'
import { isSchemaTerm } from './schema-names.ts'

export type Syntax = 'json-ld' | 'microdata' | 'rdfa'

/** Where something is stated. */
export interface Place {
  element: Element
  /** Offset in the source of the document; left out, the element itself is the place. */
  offset?: number
}

/** A value without properties of its own. */
export interface Text {
  kind: 'text'
  text: string
  /** How it was written: as a JSON value, or as an attribute that HTML defines to hold a URL (then it is absolute). */
  form: 'string' | 'number' | 'boolean' | 'url'
  place: Place
}

/**
 * A thing that structured data describes. Types and properties of schema.org stand under their bare names, those of
 * other vocabularies under their URLs.
 */
export interface Item {
  kind: 'item'
  syntax: Syntax
  types: string[]
  /** Absolute, or a blank node as `_:b0`. */
  id?: string
  /** The id as JSON-LD writes it, which compares ids as texts, where it is absolute and browsers write that URL otherwise. */
  writtenId?: string
  properties: Map<string, Value[]>
  /** A context that is not read can have given meaning to names that schema.org does not have. */
  open: boolean
  place: Place
}

export type Value = Item | Text

export function isItem(value: Value): value is Item {
  return value.kind === 'item'
}

/** Whether an item only points to one that is described elsewhere. */
export function isReference(item: Item): boolean {
  return item.id !== undefined && item.types.length === 0 && item.properties.size === 0
}

/** Whether the bare names of an item's properties are those of schema.org: in microdata the type decides (5.1.3). */
export function hasSchemaProperties(item: Item): boolean {
  return item.syntax !== 'microdata' || item.types.some(isSchemaTerm)
}

export function addValue(item: Item, property: string, value: Value): void {
  const values = item.properties.get(property)
  if (values) values.push(value)
  else item.properties.set(property, [value])
}

/** One item on the way from the roots to it. */
export interface ItemPosition {
  item: Item
  /** The item that holds it. */
  parent?: Item
  /** The property of the parent that it is a value of. */
  property?: string
}

/** All items from the given ones on, each once, parents before their parts. */
export function itemsBelow(roots: readonly Item[]): ItemPosition[] {
  const found: ItemPosition[] = roots.map(item => ({ item }))
  const seen = new Set(roots)
  for (let at = 0; at < found.length; at++) {
    const parent = found[at]!.item
    for (const [property, values] of parent.properties) {
      for (const item of values) {
        if (!isItem(item) || seen.has(item)) continue
        seen.add(item)
        found.push({ item, parent, property })
      }
    }
  }
  return found
}

/** Texts of a property with white space folded, empty ones left out. */
export function textsOf(item: Item, property: string): string[] {
  return (item.properties.get(property) ?? [])
    .filter(value => !isItem(value))
    .map(value => value.text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
