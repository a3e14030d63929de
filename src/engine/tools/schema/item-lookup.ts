import { cutEnd } from '../../../text/cut.ts'
import { type Item, isItem, isReference, type Text, type Value } from '../../formats/structured-data/item.ts'
import { isSchemaTerm } from '../../formats/structured-data/schema-names.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { unreadTypes } from '../../formats/structured-data/unread-types.ts'
import { type Judgements, notMeasured } from '../../judging/judgement.ts'
import { NotMeasured } from '../../not-measured.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Types of one item that are looked at. */
export const MAX_TYPES = 50
/** Values that may be read of the items of one page. References can make one item the value of all others. */
const MAX_READ_VALUES = 2_000_000
/** Why data is not missing where a block that cannot be read names it. */
export const UNREAD = 'the data is there, in JSON-LD with a syntax error, which is reported separately'
const TOO_MANY_VALUES = 'its items refer to each other in more ways than are followed'

/** Reads items as a consumer does: across references, and by kind of type. */
export class ItemLookup {
  readonly data: StructuredData
  readonly vocabulary: Vocabulary
  readonly #labels = new Map<Item, string>()
  #unread: readonly string[] | undefined
  #read = 0

  constructor(data: StructuredData, vocabulary: Vocabulary) {
    this.data = data
    this.vocabulary = vocabulary
  }

  /** Whether an item is of one of the types or of a kind of them. */
  isA(item: Item, ...types: readonly string[]): boolean {
    const owns = item.types.length > MAX_TYPES ? item.types.slice(0, MAX_TYPES) : item.types
    return owns.some(own => types.some(type => this.vocabulary.isA(own, type)))
  }

  /** Whether a block with a syntax error, which is reported as that, names one of the types or a kind of them. */
  isUnread(...types: readonly string[]): boolean {
    this.#unread ??= unreadTypes(this.data)
    return this.#unread.some(own => types.some(type => this.vocabulary.isA(own, type)))
  }

  values(item: Item, property: string): readonly Value[] {
    return item.properties.get(property) ?? []
  }

  /**
   * The described items among the values of a property; what is described elsewhere is left out.
   *
   * @throws NotMeasured where too much has been read
   */
  items(item: Item, property: string): Item[] {
    return this.#counted(this.values(item, property))
      .filter(isItem)
      .map(value => this.data.whole(value))
      .filter(value => !isReference(value))
  }

  /**
   * The texts among the values of a property that are not blank.
   *
   * @throws NotMeasured where too much has been read
   */
  texts(item: Item, property: string): Text[] {
    return this.#counted(this.values(item, property))
      .filter(value => !isItem(value))
      .filter(({ text }) => text.trim() !== '')
  }

  /** The first text of a property, trimmed. */
  text(item: Item, property: string): string | undefined {
    const first = this.values(item, property).find(value => !isItem(value) && value.text.trim() !== '')
    return first && !isItem(first) ? first.text.trim() : undefined
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
    let label = this.#labels.get(item)
    if (label === undefined) {
      label = this.#labelOf(item)
      this.#labels.set(item, label)
    }
    return label
  }

  /** The same by that type of it which is one of some types or of a kind of them, where it has such a type. */
  labelAs(item: Item, types: readonly string[]): string {
    const type = item.types.slice(0, MAX_TYPES).find(own => types.some(one => this.vocabulary.isA(own, one)))
    return type === undefined ? this.label(item) : this.#labelOf(item, type)
  }

  #counted(values: readonly Value[]): readonly Value[] {
    this.#read += values.length
    if (this.#read > MAX_READ_VALUES) throw new NotMeasured(TOO_MANY_VALUES)
    return values
  }

  #labelOf(item: Item, type = item.types.find(isSchemaTerm) ?? item.types[0] ?? 'item'): string {
    const name = this.text(item, 'name') ?? this.text(item, 'headline')
    if (name === undefined) return type
    return `${type} "${cutEnd(name, 60)}"`
  }
}

/**
 * What a pass over items found, where their references may lead to more values than are followed: of a pass that ended
 * there, faults that were found until then stand, and nothing else is said.
 *
 * @param read looks at the items
 * @param judgements of what it saw
 */
export function asFarAsFollowed<Name extends string>(
  read: () => void,
  judgements: () => Judgements<Name>,
): Judgements<Name> {
  try {
    read()
    return judgements()
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error
    const unknown = notMeasured(error.message)
    const entries = Object.entries(judgements()) as [Name, Judgements<Name>[Name]][]
    return Object.fromEntries(
      entries.map(([name, judgement]) => [name, judgement.outcome === 'fail' ? judgement : unknown]),
    ) as Judgements<Name>
  }
}
