import type { JsonObject } from '../../../api/results.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import {
  hasSchemaProperties,
  type Item,
  type ItemPosition,
  isItem,
  isReference,
} from '../../formats/structured-data/item.ts'
import { isSchemaTerm, schemaName } from '../../formats/structured-data/schema-names.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { isOfDocusaurus, isPositionOfCategory } from './theme-crumbs.ts'

const checks = {
  'type-missing': {
    severity: 'warning',
    title: 'An item of structured data has no type',
    why: 'Without a type search engines cannot tell what the properties describe, and ignore the item.',
    fix: 'Add "@type" (itemtype in microdata) with a type of schema.org.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
    example: '{"@context": "https://schema.org", "name": "Bike"}',
  },
  'type-unknown': {
    severity: 'warning',
    title: 'A type does not exist in schema.org',
    why: 'Search engines only read types of schema.org that are spelled exactly right.',
    fix: 'Use a type of schema.org, with the same capital letters.',
    help: 'https://schema.org/docs/full.html',
    example: '{"@context": "https://schema.org", "@type": "Bicycle"}',
  },
  'property-misspelled': {
    severity: 'warning',
    title: 'A property name is misspelled',
    why: 'Search engines only read the exact name, so the value is lost.',
    fix: 'Correct the spelling, including capital letters.',
    help: 'https://schema.org/docs/full.html',
    example: '{"@type": "Product", "descripton": "A bike"}',
  },
  'property-unknown': {
    severity: 'notice',
    title: 'A property does not exist in schema.org',
    why: 'Search engines ignore properties that they do not know.',
    fix: 'Use a property that schema.org lists for the type, or remove it.',
    help: 'https://schema.org/docs/full.html',
    example: '{"@type": "Product", "frameHeight": "56 cm"}',
  },
  'property-misplaced': {
    severity: 'notice',
    title: 'A property does not belong to its type',
    why: 'Search engines look for a property on the types that it is defined for.',
    fix: 'Move the property to the item that it describes, or use a type that has this property.',
    help: 'https://schema.org/docs/datamodel.html',
    example: '{"@type": "Person", "price": "20"}',
  },
} satisfies Record<string, CheckDefinition>

type Terms = Tally<keyof typeof checks>

/** The names that structured data uses. */
export const terms = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return {
      judgements: unlessUnfilled(page, judgeTerms(lookup, page.document), UNSURE_UNFILLED),
      facts: { superseded: supersededFacts(lookup) },
    }
  },
})

/** Properties that say where an item is described and not what it is. */
const POINTERS = new Set(['url', 'sameAs'])
/** Replaced names that Google's pages still ask for. */
const ASKED_FOR = new Set(['menu'])

/** What Google's samples of place actions give a type that does not have it in the vocabulary: nobody gains by its removal. */
const IN_SAMPLES: ReadonlyMap<string, string> = new Map([['EntryPoint', 'inLanguage']])

const NO_ITEMS = 'the page has no structured data'
const NO_PROPERTIES = 'the page uses no property of schema.org'

function judgeTerms(lookup: ItemLookup, document: HtmlDocument) {
  const tally: Terms = new Tally()
  const hasThemeCrumbs = isOfDocusaurus(document)
  for (const position of lookup.data.positions) {
    const { item } = position
    if (isReference(item)) continue
    tallyTypes(tally, lookup, position)
    // Without a type nothing says what the names belong to, and that is a finding of its own.
    const typed = lookup.data.whole(item).types.length > 0
    if (typed && hasSchemaProperties(item)) tallyProperties(tally, lookup, item, hasThemeCrumbs)
  }
  return {
    'type-missing': tally.judgement('type-missing', NO_ITEMS),
    'type-unknown': tally.judgement('type-unknown', 'the page uses no type of schema.org'),
    'property-misspelled': tally.judgement('property-misspelled', NO_PROPERTIES),
    'property-unknown': tally.judgement('property-unknown', NO_PROPERTIES),
    'property-misplaced': tally.judgement('property-misplaced', NO_PROPERTIES),
  }
}

function tallyTypes(tally: Terms, { vocabulary, data }: ItemLookup, position: ItemPosition): void {
  const { item } = position
  if (data.whole(item).types.length === 0) {
    const message = missingType(position)
    if (message !== undefined) tally.fault('type-missing', () => data.occurrence(item.place, message))
    return
  }
  tally.saw('type-missing')
  for (const type of item.types.filter(isSchemaTerm)) {
    if (!vocabulary.hasType(type)) {
      if (item.open) continue
      tally.fault('type-unknown', () => {
        const meant = vocabulary.nearestType(type)
        const hint = meant === undefined ? '' : `; did you mean ${meant}?`
        return data.occurrence(item.place, `schema.org has no type "${type}"${hint}`)
      })
      continue
    }
    tally.saw('type-unknown')
  }
}

/** What an item without a type says; undefined where it need not have one. */
function missingType({ item, property, parent }: ItemPosition): string | undefined {
  // RDFa may state properties of anything; a context that is not read may give the type.
  if (item.syntax === 'rdfa' || item.open) return undefined
  // A type that is no URL is the finding of vocabulary-mistaken.
  if (item.syntax === 'microdata' && attribute(item.place.element, 'itemtype')?.trim()) return undefined
  // Crumbs and variants are pointed to, in Google's own examples, by an address with no more than a name.
  if (property !== undefined && (item.id !== undefined || property === 'item')) return undefined
  // Shop systems state the price once more below the offer that has it, and search engines read that one.
  if (property === 'priceSpecification' && parent?.properties.has('price')) return undefined
  const named = [...item.properties.keys()].filter(name => isSchemaTerm(name) && !POINTERS.has(name))
  if (named.length === 0) return undefined
  const where = property === undefined ? 'An item' : `The value of ${property}`
  return `${where} has no type (its properties: ${named.slice(0, 5).join(', ')})`
}

/** As "_comment": what authors of JSON write to themselves, where the format has no comments. */
const NOTE = /^(?:[_$#]|\/\/)/

/** @param hasThemeCrumbs whether the breadcrumbs of the page are those of a theme, see {@link isPositionOfCategory} */
function tallyProperties(tally: Terms, lookup: ItemLookup, item: Item, hasThemeCrumbs: boolean): void {
  const types = acceptingTypes(lookup, item)
  for (const [property, values] of item.properties) {
    if (!isSchemaTerm(property) || NOTE.test(property)) continue
    if (hasThemeCrumbs && isPositionOfCategory(item, property, values)) continue
    const at = (message: string) => () => lookup.data.occurrence(values[0]!.place, message)
    const fault = faultOf(lookup, item, property, types)
    for (const name of ['property-misspelled', 'property-unknown', 'property-misplaced'] as const) {
      if (fault?.name === name) tally.fault(name, at(fault.message))
      else tally.saw(name)
    }
  }
}

/** Names in use that schema.org has replaced: they still work, so that they are no fault. */
function supersededFacts({ data, vocabulary }: ItemLookup): JsonObject[] {
  const found = new Map<string, string>()
  for (const item of data.items) {
    const properties = hasSchemaProperties(item) ? [...item.properties.keys()] : []
    const uses = [
      ...item.types.slice(0, MAX_TYPES).map(type => [type, vocabulary.typeReplacement(type)] as const),
      ...properties.map(property => [property, vocabulary.propertyReplacement(property)] as const),
    ]
    for (const [name, use] of uses) if (use !== undefined && !ASKED_FOR.has(name)) found.set(name, use)
  }
  return [...found].map(([name, use]) => ({ name, use }))
}

/** Known types of an item, those named by `additionalType` included; undefined where one is not known. */
function acceptingTypes({ vocabulary, data }: ItemLookup, item: Item): string[] | undefined {
  const whole = data.whole(item)
  // More than anybody gives one item: each of them would be asked about each property.
  if (item.types.length > MAX_TYPES || whole.types.length > MAX_TYPES) return undefined
  const types = [...new Set([...item.types, ...whole.types])]
  if (types.length === 0 || !types.every(type => vocabulary.hasType(type))) return undefined
  // A role repeats the property that it qualifies, whatever that is; a quantity is a literal and an item at once.
  if (types.some(type => vocabulary.isA(type, 'Role') || vocabulary.isA(type, 'DataType'))) return undefined
  const additional = (item.properties.get('additionalType') ?? [])
    .slice(0, MAX_TYPES)
    .map(value => schemaName(isItem(value) ? (value.id ?? '') : value.text.trim()))
  return [...types, ...additional.filter(type => vocabulary.hasType(type))]
}

function faultOf(
  { vocabulary }: ItemLookup,
  item: Item,
  property: string,
  types: readonly string[] | undefined,
): { name: 'property-misspelled' | 'property-unknown' | 'property-misplaced'; message: string } | undefined {
  const on = item.types.find(isSchemaTerm) ?? 'item'
  if (!vocabulary.hasProperty(property)) {
    if (item.open) return undefined
    const meant = vocabulary.nearestProperty(property, types ?? [])
    return meant === undefined
      ? { name: 'property-unknown', message: `${on}: schema.org has no property "${property}"` }
      : { name: 'property-misspelled', message: `${on}: "${property}" should be ${meant}` }
  }
  // What an action asks for and gives back can be a property of what it acts on.
  if (types === undefined || /-(?:input|output)$/.test(property)) return undefined
  if (types.some(type => vocabulary.accepts(type, property) || IN_SAMPLES.get(type) === property))
    return undefined
  const owners = vocabulary.ownersOf(property)
  // What belongs to no type any more has been replaced, and that is the finding.
  if (owners.length === 0) return undefined
  const more = owners.length > 4 ? ', …' : ''
  return {
    name: 'property-misplaced',
    message: `${types.join(', ')} has no property ${property}; it belongs to ${owners.slice(0, 4).join(', ')}${more}`,
  }
}
