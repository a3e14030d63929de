import type { JsonNode } from './json-reader.ts'
import { LayeredMap } from './layered-map.ts'
import {
  expandPrefix,
  isMistakenVocabulary,
  isSchemaContext,
  isSchemaSubdomain,
  isSchemaVocabulary,
  SCHEMA_ORG,
  schemaName,
} from './schema-names.ts'

/** What the names in a piece of JSON-LD mean. */
export interface Context {
  /** Whether the data names any context. */
  declared: boolean
  /** Address that bare names belong to. */
  vocabulary: string | undefined
  /** Address or keyword of each declared term; null where a context takes its meaning away. */
  terms: LayeredMap<string | null>
  /** Terms whose objects are tables and not items, by what their keys are. */
  containers: LayeredMap<string>
  /** Terms that state a property in reverse. */
  reversed: LayeredMap<true>
  /** A context that is not read takes part. */
  open: boolean
  base: string | undefined
}

/** A context that cannot be what was meant. */
export interface ContextFault {
  address: string
  offset: number
}

export const NO_CONTEXT: Context = {
  declared: false,
  vocabulary: undefined,
  terms: new LayeredMap(),
  containers: new LayeredMap(),
  reversed: new LayeredMap(),
  open: false,
  base: undefined,
}

/**
 * The context after an `@context` (JSON-LD 1.1, section 4.1), without fetching any: that of schema.org is known, any
 * other leaves the meaning of unknown names open.
 */
export function applyContext(before: Context, node: JsonNode, faults: ContextFault[]): Context {
  const after = withLayer(before)
  apply(after, node, faults)
  return after
}

/** All that one `@context` says goes into one layer, however long its list is. */
function withLayer(before: Context): Context {
  return {
    ...before,
    terms: new LayeredMap(before.terms),
    containers: new LayeredMap(before.containers),
    reversed: new LayeredMap(before.reversed),
  }
}

function apply(context: Context, node: JsonNode, faults: ContextFault[]): void {
  if (node.kind === 'array') {
    for (const value of node.values) apply(context, value, faults)
  } else if (node.kind === 'object') define(context, node, faults)
  else if (node.value === null) Object.assign(context, withLayer(NO_CONTEXT), { declared: true })
  else if (typeof node.value === 'string') {
    context.declared = true
    const isMistaken = !isSchemaContext(node.value) && isMistakenVocabulary(node.value)
    if (isMistaken) faults.push({ address: node.value, offset: node.start })
    // What was meant is plain, and the rest of the data deserves to be read as such.
    if (isMistaken || isSchemaContext(node.value)) context.vocabulary = SCHEMA_ORG
    else context.open = true
  }
}

function define(context: Context, node: JsonNode & { kind: 'object' }, faults: ContextFault[]): void {
  context.declared = true
  for (const { key, value } of node.entries) {
    const text = value.kind === 'literal' ? value.value : undefined
    if (key === '@vocab') {
      if (text === null) context.vocabulary = undefined
      else if (typeof text === 'string') {
        const isMistaken =
          isSchemaSubdomain(text) || (!isSchemaVocabulary(text) && isMistakenVocabulary(text))
        if (isMistaken) faults.push({ address: text, offset: value.start })
        context.vocabulary = isMistaken || isSchemaVocabulary(text) ? SCHEMA_ORG : text
      }
    } else if (key === '@base' && typeof text === 'string') context.base = text
    else if (key === '@import') context.open = true
    else if (!key.startsWith('@')) defineTerm(context, key, value)
  }
}

function defineTerm(context: Context, term: string, node: JsonNode): void {
  if (node.kind === 'literal') {
    if (node.value === null) context.terms.set(term, null)
    else if (typeof node.value === 'string') context.terms.set(term, node.value)
    return
  }
  if (node.kind !== 'object') return
  for (const { key, value } of node.entries) {
    const texts = (value.kind === 'array' ? value.values : [value]).flatMap(one =>
      one.kind === 'literal' && typeof one.value === 'string' ? [one.value] : [],
    )
    const text = texts[0]
    if (key === '@id' && text !== undefined) context.terms.set(term, text)
    if (key === '@reverse' && text !== undefined) {
      context.terms.set(term, text)
      context.reversed.set(term, true)
    }
    const container = texts.find(one => !['@set', '@list'].includes(one))
    if (key === '@container' && container !== undefined) context.containers.set(term, container)
    // Names below such a term mean what its own context says.
    if (key === '@context') context.open = true
  }
}

/** Aliases that the context of schema.org declares. */
const SCHEMA_ALIASES: Readonly<Record<string, string>> = { type: '@type', id: '@id' }

/**
 * What a name means: a keyword, the bare name of a term of schema.org, or the URL of another vocabulary's.
 * Undefined where it means nothing, so that the data under it is dropped.
 */
export function expandName(context: Context, name: string): string | undefined {
  if (name.startsWith('@')) return name
  const declared = context.terms.get(name)
  if (declared === null) return undefined
  if (declared !== undefined) return declared.startsWith('@') ? declared : addressOf(context, declared, name)
  const assumed = context.vocabulary ?? (context.declared ? undefined : SCHEMA_ORG)
  if (assumed === SCHEMA_ORG && Object.hasOwn(SCHEMA_ALIASES, name)) return SCHEMA_ALIASES[name]
  return addressOf(context, name)
}

function addressOf(context: Context, name: string, term?: string): string | undefined {
  const address = expandPrefix(name, context.terms) ?? name
  if (address.includes(':')) return schemaName(address)
  if (term !== undefined && name !== term && context.terms.get(name) !== undefined) {
    return addressOf(context, context.terms.get(name) ?? '')
  }
  if (context.vocabulary === SCHEMA_ORG || !context.declared) return address
  // Under a context that is not read a bare name can be anything; it stays apart from those of schema.org.
  if (context.vocabulary === undefined) return context.open ? `unread:${address}` : undefined
  return context.vocabulary + address
}
