import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { hasSchemaProperties, type Item, isItem, type Text } from '../../formats/structured-data/item.ts'
import { isSchemaTerm } from '../../formats/structured-data/schema-names.ts'
import type { ItemLookup } from './item-lookup.ts'
import { isPlaceholder } from './value-formats.ts'

/** A text that an item states under a property. */
export interface StatedText {
  item: Item
  property: string
  value: Text
  /** Trimmed. */
  text: string
}

/** Every text of the items of a page, in their order. */
export function* statedTexts({ data }: ItemLookup): Generator<StatedText> {
  for (const item of data.items) {
    for (const [property, values] of item.properties) {
      for (const value of values) {
        if (!isItem(value)) yield { item, property, value, text: value.text.trim() }
      }
    }
  }
}

/** Whether a text has a form that could be wrong: one that no one has filled in, or of another vocabulary, has none. */
export function hasForm({ item, property, text }: StatedText): boolean {
  return text !== '' && !isPlaceholder(text) && isSchemaTerm(property) && hasSchemaProperties(item)
}

const MAX_SHOWN = 80

/** @param fault behind the text, as "is no URL" */
export function formFault(lookup: ItemLookup, stated: StatedText, fault: string): Occurrence {
  const { item, property, value, text } = stated
  const shown = cutEnd(text, MAX_SHOWN)
  return lookup.data.occurrence(value.place, `${lookup.label(item)}, ${property}: "${shown}" ${fault}`)
}
