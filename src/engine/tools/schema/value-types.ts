import { hasSchemaProperties, type Item, isItem, isReference } from '../../formats/structured-data/item.ts'
import { FaultList } from '../../judging/fault-list.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether items that are values are of a type that their property takes. */
export const valueTypes = defineTopic({
  checks: {
    'value-type': {
      severity: 'notice',
      title: 'A property contains an item of the wrong type',
      why: 'Search engines look for the expected type and ignore others.',
      fix: 'Use a type that schema.org lists for the property.',
      help: 'https://schema.org/docs/datamodel.html',
      example: '"offers": {"@type": "Person", "name": "Alice"}',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return { judgements: unlessUnfilled(page, { 'value-type': judgeValues(lookup) }, UNSURE_UNFILLED) }
  },
})

function judgeValues(lookup: ItemLookup): Judgement {
  const faults = new FaultList()
  let looked = 0
  for (const holder of lookup.data.items) {
    for (const [property, values] of holder.properties) {
      for (const value of values) {
        if (!isItem(value)) continue
        const types = judgedTypes(lookup, holder, property, value)
        if (!types) continue
        looked++
        if (fits(lookup, property, types)) continue
        const ranges = lookup.vocabulary.rangesOf(property).join(' or ')
        const message = `${property} should be ${ranges}, not ${types.join(', ')}`
        faults.add(() => lookup.data.occurrence(value.place, message))
      }
    }
  }
  return faults.judgeAmong(looked, 'no property of the structured data contains an item')
}

/** Types of an item that stands in place of a value; undefined where nothing can be said of them. */
function judgedTypes(
  { vocabulary, data }: ItemLookup,
  holder: Item,
  property: string,
  value: Item,
): readonly string[] | undefined {
  const { types } = data.whole(value)
  if (
    vocabulary.rangesOf(property).length === 0 ||
    types.length === 0 ||
    types.length > MAX_TYPES ||
    isReference(value) ||
    !hasSchemaProperties(holder)
  )
    return undefined
  // Types that are not known are another finding; those of other vocabularies can be kinds of anything.
  if (!types.every(type => vocabulary.hasType(type))) return undefined
  // A duration and the like can be written as an item with a name, in place of a text.
  return types.some(type => vocabulary.isA(type, 'DataType')) ? undefined : types
}

/** Not so for an item in place of a text, a number or an item of quite another type. */
function fits({ vocabulary }: ItemLookup, property: string, types: readonly string[]): boolean {
  const ranges = vocabulary.rangesOf(property)
  const isKind = types.some(type =>
    [...ranges, 'Role'].some(range => vocabulary.isA(type, range) || vocabulary.isA(range, type)),
  )
  const ofText =
    ranges.includes('Text') && types.some(type => vocabulary.isA(type, 'PropertyValueSpecification'))
  return isKind || ofText || property.includes('-')
}
