import type { Item, Text } from '../../../formats/structured-data/item.ts'
import type { ItemLookup } from '../item-lookup.ts'
import type { Part, Shape } from './feature.ts'

/** Something that an item lacks. */
export interface Gap {
  item: Item
  /** As {@link Shape} writes it. */
  requirement: string
}

/** What an item and its parts lack of what is asked of them. */
export function gapsOf(
  shape: Shape,
  item: Item,
  lookup: ItemLookup,
  kind: 'required' | 'recommended',
): Gap[] {
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

/** Texts at the end of a path of properties, with the items that hold them. */
export function textsAt(
  item: Item,
  path: readonly string[],
  lookup: ItemLookup,
): { item: Item; text: Text }[] {
  const [property, ...rest] = path
  if (rest.length === 0) return lookup.texts(item, property!).map(text => ({ item, text }))
  return lookup.items(item, property!).flatMap(value => textsAt(value, rest, lookup))
}
