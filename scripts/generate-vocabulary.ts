import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface VocabularyType {
  parents: Set<string>
  properties: Set<string>
  members: Set<string>
  supersededBy: string
}

interface Property {
  ranges: Set<string>
  supersededBy: string
}

interface Declarations {
  types: Map<string, VocabularyType>
  properties: Map<string, Property>
}

const NAME = /^[A-Z]\w*$/

/**
 * Properties that schema.org has and that belong to no type any more, so that the declarations leave them out: the
 * names in its release 30.0 (`schemaorg-all-https-properties.csv`) without `domainIncludes`.
 */
const WITHOUT_TYPE: Readonly<Record<string, Property>> = {
  interactionCount: { ranges: new Set(), supersededBy: 'interactionStatistic' },
}

/**
 * The vocabulary of schema.org as a compact table in TypeScript, read from the declarations of the package schema-dts
 * (Apache-2.0): types with parents, properties, members of enumerations and replacements; properties with the types
 * of their values.
 *
 * @throws Error where the declarations no longer look as expected, so that no half-empty table is made
 */
export function vocabularySource(notice: string): string {
  const folder = dirname(fileURLToPath(import.meta.resolve('schema-dts/package.json')))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const { types, properties } = readDeclarations(readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8'))
  if (types.size < 800 || properties.size < 1400) {
    throw new Error(`schema-dts ${version}: only ${types.size} types and ${properties.size} properties found`)
  }
  for (const [name, property] of Object.entries(WITHOUT_TYPE)) {
    if (!properties.has(name)) properties.set(name, property)
  }
  const typeLines = sorted(types).map(([name, { parents, properties, members, supersededBy }]) =>
    [name, list(parents), list(properties), list(members), supersededBy].join('|'),
  )
  const propertyLines = sorted(properties).map(([name, { ranges, supersededBy }]) =>
    [name, list(ranges), supersededBy].join('|'),
  )
  return [
    `// ${notice}`,
    `// From schema-dts ${version}, copyright Google LLC, licensed under the Apache License 2.0.`,
    '',
    '/** A line for each type: name, parents, properties of its own, members (of an enumeration), replacement. */',
    `export const TYPE_LINES = \`\n${typeLines.join('\n')}\n\``,
    '',
    '/** A line for each property: name, types of its values, replacement. */',
    `export const PROPERTY_LINES = \`\n${propertyLines.join('\n')}\n\``,
    '',
  ].join('\n')
}

function readDeclarations(text: string): Declarations {
  const found: Declarations = { types: new Map(), properties: new Map() }
  const names = typeNames(text)
  let owner = ''
  let replacement = ''
  for (const line of text.split('\n')) {
    const supersededBy = /^\s*\* @deprecated (?:Consider using https:\/\/schema\.org\/|Use )(\w+)/.exec(line)
    if (supersededBy) replacement = supersededBy[1]!
    if (/^\s*\/?\*/.test(line)) continue
    const base = /^interface (\w+)Base extends /.exec(line)
    const property = /^ {4}"([\w-]+)"\?: SchemaValue<(.*), "[\w-]+">;$/.exec(line)
    const union = /^export type (\w+)(?:<TContent[^>]*>)? = (.*);$/.exec(line)
    if (base) owner = base[1]!
    if (property) addProperty(found, names.get(owner), property[1]!, property[2]!, replacement)
    if (union) addType(found, names, union[1]!, union[2]!, replacement)
    replacement = ''
  }
  return found
}

/** The names of schema.org's types by those of their declarations. Types of other vocabularies are left out. */
function typeNames(text: string): Map<string, string> {
  const names = new Map<string, string>()
  const leaf = /^export (?:interface|type) (\w+)Leaf\b[\s\S]*?"@type": "([^"]+)";$/gm
  for (const [, declared, name] of text.matchAll(leaf)) if (/^\w+$/.test(name!)) names.set(declared!, name!)
  for (const [, declared] of text.matchAll(/^export type (\w+) = [^;]*;$/gm)) {
    if (NAME.test(declared!) && !declared!.includes('_') && !names.has(declared!))
      names.set(declared!, declared!)
  }
  return names
}

function addProperty(
  { types, properties }: Declarations,
  owner: string | undefined,
  name: string,
  ranges: string,
  supersededBy: string,
): void {
  if (owner === undefined) return
  typeOf(types, owner).properties.add(name)
  const property = properties.get(name) ?? { ranges: new Set<string>(), supersededBy }
  properties.set(name, property)
  for (const range of parts(ranges)) if (range !== 'IdReference') property.ranges.add(range)
}

function addType(
  { types }: Declarations,
  names: ReadonlyMap<string, string>,
  declared: string,
  union: string,
  supersededBy: string,
): void {
  const name = names.get(declared)
  if (name === undefined || declared.endsWith('Leaf')) return
  const type = typeOf(types, name)
  type.supersededBy = supersededBy
  for (const part of parts(union)) {
    const child = names.get(part)
    const member = /^"https:\/\/schema\.org\/(\w+)"$/.exec(part)
    if (child !== undefined) typeOf(types, child).parents.add(name)
    if (member) type.members.add(member[1]!)
  }
}

function parts(union: string): string[] {
  return union.split(' | ').map(part => part.replace(/<.*$/, ''))
}

function typeOf(types: Map<string, VocabularyType>, name: string): VocabularyType {
  const known = types.get(name)
  if (known) return known
  const type = {
    parents: new Set<string>(),
    properties: new Set<string>(),
    members: new Set<string>(),
    supersededBy: '',
  }
  types.set(name, type)
  return type
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function list(names: ReadonlySet<string>): string {
  return [...names].toSorted().join(' ')
}
