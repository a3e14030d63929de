import { type Item, isItem, isReference, type Text, type Value } from '../../page/structured-data/item.ts'
import { isSchemaTerm } from '../../page/structured-data/schema-names.ts'
import type { StructuredData } from '../../page/structured-data/structured-data.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Reads items as a consumer does: across references, and by kind of type. */
export class ItemLookup {
  readonly data: StructuredData
  readonly vocabulary: Vocabulary

  constructor(data: StructuredData, vocabulary: Vocabulary) {
    this.data = data
    this.vocabulary = vocabulary
  }

  /** Whether an item is of one of the types or of a kind of them. */
  isA(item: Item, ...types: readonly string[]): boolean {
    return item.types.some(own => types.some(type => this.vocabulary.isA(own, type)))
  }

  values(item: Item, property: string): readonly Value[] {
    return item.properties.get(property) ?? []
  }

  /** The described items among the values of a property; what is described elsewhere is left out. */
  items(item: Item, property: string): Item[] {
    return this.values(item, property)
      .filter(isItem)
      .map(value => this.data.whole(value))
      .filter(value => !isReference(value))
  }

  /** The texts among the values of a property that are not blank. */
  texts(item: Item, property: string): Text[] {
    return this.values(item, property)
      .filter(value => !isItem(value))
      .filter(({ text }) => text.trim() !== '')
  }

  /** The first text of a property, trimmed. */
  text(item: Item, property: string): string | undefined {
    return this.texts(item, property)[0]?.text.trim()
  }

  /** The first text of a property as the name of a member of an enumeration. */
  member(item: Item, property: string): string | undefined {
    return this.text(item, property)?.replace(/^.*[/#:]/, '')
  }

  /** Whether a property has a value that is not blank. */
  has(item: Item, property: string): boolean {
    return this.values(item, property).some(value => isItem(value) || value.text.trim() !== '')
  }

  /** An item as people know it: its type, and its name where it has one. */
  label(item: Item): string {
    const type = item.types.find(isSchemaTerm) ?? item.types[0] ?? 'item'
    const name = this.text(item, 'name') ?? this.text(item, 'headline')
    if (name === undefined) return type
    return `${type} "${name.length > 60 ? `${name.slice(0, 59)}…` : name}"`
  }
}
