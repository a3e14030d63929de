import { NearNames } from './near-names.ts'
import { PROPERTY_LINES, TYPE_LINES } from './vocabulary-table.ts'

interface TypeEntry {
  parents: readonly string[]
  children: string[]
  properties: readonly string[]
  members: readonly string[]
  supersededBy: string
}

interface PropertyEntry {
  ranges: readonly string[]
  supersededBy: string
}

interface Tables {
  types: ReadonlyMap<string, TypeEntry>
  properties: ReadonlyMap<string, PropertyEntry>
  /** Types that a property belongs to by itself. */
  owners: ReadonlyMap<string, readonly string[]>
  nearTypes: NearNames
  nearProperties: NearNames
}

/** Read once: that takes as long as to judge a page. */
let tables: Tables | undefined

function readTables(): Tables {
  const types = new Map<string, TypeEntry>()
  for (const [name, parents, properties, members, supersededBy] of rows(TYPE_LINES)) {
    const entry = { parents: words(parents), children: [], properties: words(properties) }
    types.set(name!, { ...entry, members: words(members), supersededBy: supersededBy ?? '' })
  }
  for (const [name, { parents }] of types) {
    for (const parent of parents) types.get(parent)?.children.push(name)
  }
  const properties = new Map<string, PropertyEntry>()
  for (const [name, ranges, supersededBy] of rows(PROPERTY_LINES)) {
    properties.set(name!, { ranges: words(ranges), supersededBy: supersededBy ?? '' })
  }
  const owners = new Map<string, string[]>()
  for (const [type, entry] of types) {
    for (const property of new Set(entry.properties)) {
      const known = owners.get(property)
      if (known) known.push(type)
      else owners.set(property, [type])
    }
  }
  const [nearTypes, nearProperties] = [new NearNames(types.keys()), new NearNames(properties.keys())]
  return { types, properties, owners, nearTypes, nearProperties }
}

/** The vocabulary of schema.org: what its types and properties are. Names are bare. */
export class Vocabulary {
  readonly #types: Tables['types']
  readonly #properties: Tables['properties']
  readonly #tables: Tables
  readonly #accepted = new Map<string, ReadonlySet<string>>()
  readonly #lineages = new Map<string, ReadonlySet<string>>()
  /** Names of a page among them, so that they go with it. */
  readonly #guesses = new Map<string, string | undefined>()

  constructor() {
    tables ??= readTables()
    this.#tables = tables
    this.#types = tables.types
    this.#properties = tables.properties
  }

  hasType(name: string): boolean {
    return this.#types.has(name)
  }

  hasProperty(name: string): boolean {
    return this.#properties.has(baseName(name))
  }

  /** Types that the values of a property have; empty for an unknown one. */
  rangesOf(property: string): readonly string[] {
    return this.#properties.get(property)?.ranges ?? []
  }

  /** The name that replaced a type; undefined where it is in use. */
  typeReplacement(name: string): string | undefined {
    return this.#types.get(name)?.supersededBy || undefined
  }

  /** The name that replaced a property; undefined where it is in use. */
  propertyReplacement(name: string): string | undefined {
    return this.#properties.get(baseName(name))?.supersededBy || undefined
  }

  /** Whether a type is another or one of its kinds. */
  isA(type: string, ancestor: string): boolean {
    return type === ancestor || this.#lineage(type).has(ancestor)
  }

  /** Whether a property belongs to a type or to one of those it inherits from. */
  accepts(type: string, property: string): boolean {
    let accepted = this.#accepted.get(type)
    if (!accepted) {
      const lineage = [type, ...this.#lineage(type)]
      accepted = new Set(lineage.flatMap(name => this.#types.get(name)?.properties ?? []))
      this.#accepted.set(type, accepted)
    }
    return accepted.has(baseName(property))
  }

  /** Types that a property belongs to by itself, not by inheritance. */
  ownersOf(property: string): readonly string[] {
    return this.#tables.owners.get(baseName(property)) ?? []
  }

  /** The members of an enumeration and of its kinds; empty where the type is none. */
  membersOf(type: string): string[] {
    const found: string[] = []
    const pending = [type]
    const seen = new Set(pending)
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const entry = this.#types.get(name)
      if (!entry) continue
      found.push(...entry.members)
      for (const child of entry.children) {
        if (seen.has(child)) continue
        seen.add(child)
        pending.push(child)
      }
    }
    return found
  }

  /** The type that a wrong name was meant to be; undefined where none is near. */
  nearestType(name: string): string | undefined {
    return this.#tables.nearTypes.nearest(name)
  }

  /** The property, of those that the types accept, that a wrong name was meant to be; undefined where none is near. */
  nearestProperty(name: string, types: readonly string[]): string | undefined {
    const key = [name, ...types].join(' ')
    if (!this.#guesses.has(key)) {
      const isAccepted = (property: string) =>
        types.length === 0 || types.some(type => this.accepts(type, property))
      this.#guesses.set(key, this.#tables.nearProperties.nearest(name, isAccepted))
    }
    return this.#guesses.get(key)
  }

  /** All types that one inherits from. */
  #lineage(type: string): ReadonlySet<string> {
    const known = this.#lineages.get(type)
    if (known) return known
    const found = new Set<string>()
    const pending = [...(this.#types.get(type)?.parents ?? [])]
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (found.has(name)) continue
      found.add(name)
      pending.push(...(this.#types.get(name)?.parents ?? []))
    }
    this.#lineages.set(type, found)
    return found
  }
}

/** Actions mark what a user must give as `property-input`, what comes back as `property-output`. */
function baseName(property: string): string {
  return property.replace(/-(?:input|output)$/, '')
}

function* rows(lines: string): Generator<string[]> {
  for (const line of lines.split('\n')) if (line !== '') yield line.split('|')
}

function words(text: string | undefined): string[] {
  return text ? text.split(' ') : []
}
