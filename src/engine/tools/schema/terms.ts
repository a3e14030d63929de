import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import {
  hasSchemaProperties,
  type Item,
  type ItemPosition,
  isItem,
  isReference,
} from '../../formats/structured-data/item.ts'
import { isSchemaTerm, schemaName } from '../../formats/structured-data/schema-names.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import { Tally } from './tally.ts'
import type { TERM_CHECKS } from './term-checks.ts'

type TermCheck = keyof typeof TERM_CHECKS
type Terms = Tally<TermCheck>

/** Properties that say where an item is described and not what it is. */
const POINTERS = new Set(['url', 'sameAs'])
/** Replaced names that Google's pages still ask for. */
const ASKED_FOR = new Set(['menu'])
const NO_ITEMS = 'the page has no structured data'

/** Judges the names that structured data uses, and how its items refer to each other. */
export function judgeTerms(
  lookup: ItemLookup,
  document: HtmlDocument,
  ownUrls: readonly string[],
): Record<TermCheck, Judgement> {
  const tally: Terms = new Tally()
  const ids = new Set(document.elements().map(element => attribute(element, 'id')))
  for (const position of lookup.data.positions) {
    const { item } = position
    if (isReference(item)) {
      judgeReference(tally, lookup, ids, position, ownUrls)
      continue
    }
    judgeTypes(tally, lookup, position)
    // Without a type nothing says what the names belong to, and that is a finding of its own.
    const typed = lookup.data.whole(item).types.length > 0
    if (typed && hasSchemaProperties(item)) judgeProperties(tally, lookup, item)
  }
  judgeRepetition(tally, lookup)
  const of = (name: TermCheck, nothing = NO_ITEMS) => tally.judgement(name, lookup.data, nothing)
  return {
    'type-missing': of('type-missing'),
    'type-unknown': of('type-unknown', 'the page uses no type of schema.org'),
    'property-misspelled': of('property-misspelled', 'the page uses no property of schema.org'),
    'property-unknown': of('property-unknown', 'the page uses no property of schema.org'),
    'property-misplaced': of('property-misplaced', 'the page uses no property of schema.org'),
    'term-superseded': of('term-superseded', 'the page uses no name of schema.org'),
    'reference-unresolved': of('reference-unresolved', 'no item refers to another of this page'),
    'item-repeated': of('item-repeated', 'the page has no JSON-LD item with several properties'),
  }
}

function judgeTypes(tally: Terms, { vocabulary, data }: ItemLookup, { item, property }: ItemPosition): void {
  const types = data.whole(item).types
  if (types.length === 0) {
    // RDFa may state properties of anything; a context that is not read may give the type.
    if (item.syntax === 'rdfa' || item.open) return
    // Crumbs and variants are pointed to, in Google's own examples, by an address with no more than a name.
    if (property !== undefined && (item.id !== undefined || property === 'item')) return
    const named = [...item.properties.keys()].filter(name => isSchemaTerm(name) && !POINTERS.has(name))
    if (named.length === 0) return
    const names = named.slice(0, 5).join(', ')
    const where = property === undefined ? 'an item' : `the value of ${property}`
    tally.fault('type-missing', item.place, `${where} with ${names} has no type`)
    return
  }
  tally.saw('type-missing')
  for (const type of item.types.filter(isSchemaTerm)) {
    if (!vocabulary.hasType(type)) {
      if (item.open) continue
      tally.fault('type-unknown', item.place, () => {
        const meant = vocabulary.nearestType(type)
        return `schema.org has no type "${type}"${meant === undefined ? '' : `; there is ${meant}`}`
      })
      continue
    }
    tally.saw('type-unknown')
    const replacement = vocabulary.typeReplacement(type)
    if (replacement === undefined) tally.saw('term-superseded')
    else tally.fault('term-superseded', item.place, `type ${type}: use ${replacement}`)
  }
}

function judgeProperties(tally: Terms, lookup: ItemLookup, item: Item): void {
  const types = acceptingTypes(lookup, item)
  for (const [property, values] of item.properties) {
    if (!isSchemaTerm(property)) continue
    const place = values[0]!.place
    const judged = judgeProperty(lookup, item, property, types)
    for (const name of ['property-misspelled', 'property-unknown', 'property-misplaced'] as const) {
      if (judged?.name === name) tally.fault(name, place, judged.message)
      else tally.saw(name)
    }
    const replacement = lookup.vocabulary.propertyReplacement(property)
    if (replacement === undefined || ASKED_FOR.has(property)) tally.saw('term-superseded')
    else tally.fault('term-superseded', place, `${lookup.label(item)}, ${property}: use ${replacement}`)
  }
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

function judgeProperty(
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
      : { name: 'property-misspelled', message: `${on}: "${property}" is written ${meant}` }
  }
  // What an action asks for and gives back can be a property of what it acts on.
  if (types === undefined || /-(?:input|output)$/.test(property)) return undefined
  if (types.some(type => vocabulary.accepts(type, property))) return undefined
  const owners = vocabulary.ownersOf(property)
  const more = owners.length > 4 ? ', …' : ''
  return {
    name: 'property-misplaced',
    message: `${types.join(', ')} has no property ${property}; ${owners.slice(0, 4).join(', ')}${more} has`,
  }
}

/** References within the page have to lead somewhere; what stands on other pages is not looked at. */
function judgeReference(
  tally: Terms,
  { data }: ItemLookup,
  ids: ReadonlySet<string | undefined>,
  { item, property }: ItemPosition,
  ownUrls: readonly string[],
): void {
  const id = item.id ?? ''
  const [address, fragment] = splitFragment(id)
  const local = id.startsWith('_:') || (fragment !== undefined && ownUrls.includes(address))
  if (!local) return
  if (data.describes(id) || (fragment !== undefined && ids.has(fragment))) tally.saw('reference-unresolved')
  else
    tally.fault(
      'reference-unresolved',
      item.place,
      `${property ?? '@id'} points to ${id}, which is not described`,
    )
}

function splitFragment(id: string): [address: string, fragment: string | undefined] {
  const hash = id.indexOf('#')
  return hash < 0 ? [id, undefined] : [id.slice(0, hash), id.slice(hash + 1)]
}

/** Items of JSON-LD at the top that say the very same thing. */
function judgeRepetition(tally: Terms, { data }: ItemLookup): void {
  const seen = new Map<string, Item>()
  for (const item of data.roots) {
    if (item.syntax !== 'json-ld' || item.properties.size < 2) continue
    tally.saw('item-repeated')
    const statement = JSON.stringify(plainForm(item))
    const first = seen.get(statement)
    if (!first) {
      seen.set(statement, item)
      continue
    }
    const line = data.lineOf(first.place)
    const where = line === undefined ? '' : `, first in line ${line}`
    tally.fault('item-repeated', item.place, `${item.types.join(', ')} is stated twice${where}`)
  }
}

function plainForm(item: Item): unknown {
  const properties = [...item.properties].map(([name, values]) => [
    name,
    values.map(value => (isItem(value) ? plainForm(value) : value.text)),
  ])
  return [item.types, item.id, properties]
}
