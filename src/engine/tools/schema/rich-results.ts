import type { JsonObject } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { type Item, isReference, type Text } from '../../formats/structured-data/item.ts'
import type { Feature, Part, Shape } from './features/feature.ts'
import { FEATURES } from './features/features.ts'
import { RETIRED_FEATURES } from './features/retired.ts'
import type { ItemLookup } from './item-lookup.ts'
import type { ItemScope } from './item-scope.ts'
import type { RICH_RESULT_CHECKS } from './rich-result-checks.ts'
import type { Tally } from './tally.ts'

export type RichResults = Tally<keyof typeof RICH_RESULT_CHECKS>

/** Something that an item lacks. */
interface Gap {
  item: Item
  requirement: string
}

/** How one rich result stands on a page. */
interface FeatureStand {
  help: string
  items: Set<Item>
  incomplete: Set<Item>
}

/** Judges all items by what Google asks for, and says in facts which rich results they can become. */
export function judgeFeatures(
  tally: RichResults,
  lookup: ItemLookup,
  scopes: ReadonlyMap<Item, ItemScope>,
  isHome: boolean,
): JsonObject[] {
  const stands = new Map<string, FeatureStand>()
  for (const [item, scope] of scopes) {
    if (isReference(item)) continue
    for (const feature of FEATURES) {
      const whole = lookup.data.whole(item)
      if (!isMeant(feature, whole, scope, isHome, lookup)) continue
      const stand = stands.get(feature.name) ?? {
        help: feature.help,
        items: new Set(),
        incomplete: new Set(),
      }
      stands.set(feature.name, stand)
      // One item in several pieces is judged once.
      if (stand.items.has(whole) && whole !== item) continue
      stand.items.add(whole)
      if (!judgeItem(tally, lookup, feature, whole)) stand.incomplete.add(whole)
    }
  }
  return [...stands].map(([name, { help, items, incomplete }]) => ({
    name,
    help,
    items: items.size,
    eligible: items.size - incomplete.size,
  }))
}

function isMeant(
  feature: Feature,
  item: Item,
  scope: ItemScope,
  isHome: boolean,
  lookup: ItemLookup,
): boolean {
  if (!lookup.isA(item, ...feature.types) || lookup.isA(item, ...(feature.except ?? []))) return false
  const placed =
    feature.scope === 'anywhere' ||
    (feature.scope === 'home' ? isHome && scope === 'page' : feature.scope === scope)
  return placed && (feature.when?.(item, lookup) ?? true)
}

/** @returns whether nothing that is required is missing */
function judgeItem(tally: RichResults, lookup: ItemLookup, feature: Feature, item: Item): boolean {
  tally.saw('rich-result-incomplete')
  const missing = gapsOf(feature, item, lookup, 'required')
  reportGaps(tally, 'rich-result-incomplete', lookup, feature, missing)
  // What is missing altogether comes first; then there is time for more.
  if (missing.length === 0) {
    tally.saw('rich-result-sparse')
    reportGaps(tally, 'rich-result-sparse', lookup, feature, gapsOf(feature, item, lookup, 'recommended'))
  }
  for (const { path, accepts, fault } of feature.rules ?? []) {
    for (const { item: holder, text } of textsAt(item, path.split('.'), lookup)) {
      const value = text.text.trim()
      if (accepts(value)) tally.saw('rich-result-value')
      else {
        const shown = cutEnd(value, 60)
        const message = `${feature.name}: ${lookup.label(holder)}, ${path.split('.').at(-1)} "${shown}" ${fault}`
        tally.fault('rich-result-value', text.place, message)
      }
    }
  }
  return missing.length === 0
}

function gapsOf(shape: Shape, item: Item, lookup: ItemLookup, kind: 'required' | 'recommended'): Gap[] {
  const own = (shape[kind] ?? []).flatMap(requirement => missingOf(item, requirement, lookup))
  const inner = (shape.parts ?? []).flatMap(part =>
    partsOf(item, part, lookup).flatMap(value => gapsOf(part, value, lookup, kind)),
  )
  return [...own, ...inner]
}

function partsOf(item: Item, { property, types, when }: Part, lookup: ItemLookup): Item[] {
  return lookup
    .items(item, property)
    .filter(value => types === undefined || lookup.isA(value, ...types))
    .filter(value => when?.(value, lookup) ?? true)
}

function missingOf(item: Item, requirement: string, lookup: ItemLookup): Gap[] {
  const dot = requirement.indexOf('.')
  if (dot < 0) {
    const met = requirement.split('|').some(property => lookup.has(item, property))
    return met ? [] : [{ item, requirement }]
  }
  const inner = requirement.slice(dot + 1)
  return lookup.items(item, requirement.slice(0, dot)).flatMap(value => missingOf(value, inner, lookup))
}

function reportGaps(
  tally: RichResults,
  name: 'rich-result-incomplete' | 'rich-result-sparse',
  lookup: ItemLookup,
  feature: Feature,
  gaps: readonly Gap[],
): void {
  const byItem = new Map<Item, Set<string>>()
  for (const { item, requirement } of gaps) {
    const known = byItem.get(item) ?? new Set()
    byItem.set(item, known.add(requirement.split('|').join(' or ')))
  }
  for (const [item, requirements] of byItem) {
    const message = `${feature.name}: ${lookup.label(item)} has no ${[...requirements].join(', no ')}`
    tally.fault(name, item.place, message)
  }
}

function textsAt(item: Item, path: readonly string[], lookup: ItemLookup): { item: Item; text: Text }[] {
  const [property, ...rest] = path
  if (rest.length === 0) return lookup.texts(item, property!).map(text => ({ item, text }))
  return lookup.items(item, property!).flatMap(value => textsAt(value, rest, lookup))
}

/** Rich results that the page has the types of and that Google no longer shows. */
export function retiredFacts(lookup: ItemLookup): JsonObject[] {
  const types = new Set(lookup.data.items.flatMap(item => item.types))
  return RETIRED_FEATURES.flatMap(({ name, types: ofFeature, ended }) => {
    const used = ofFeature.filter(type => types.has(type))
    return used.length === 0 ? [] : [{ name, types: used, ended }]
  })
}
