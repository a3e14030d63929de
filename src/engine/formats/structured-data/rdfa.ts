import { attribute, type Element, foldSpace, type HtmlDocument, parentOf, textOf } from '../html/document.ts'
import { addValue, type Item, type Text, type Value } from './item.ts'
import { LayeredMap } from './layered-map.ts'
import { tokens } from './microdata.ts'
import { expandPrefix, schemaName } from './schema-names.ts'

/** What an element passes on to those below it. */
interface Scope {
  vocabulary: string
  prefixes: LayeredMap<string>
  /** What properties are stated of; undefined for the document itself. */
  item: Item | undefined
}

const OUTSIDE: Scope = { vocabulary: '', prefixes: new LayeredMap(), item: undefined }

/**
 * Reads RDFa Lite 1.1 (`vocab`, `typeof`, `property`, `resource`, `prefix`) and the attributes of full RDFa that give
 * a property its value. Properties of the document itself, as those of Open Graph, make no item.
 */
export function readRdfa(document: HtmlDocument): Item[] {
  const roots: Item[] = []
  const scopes = new Map<Element, Scope>()
  for (const element of document.elements()) {
    const parent = parentOf(element)
    const outer = (parent && scopes.get(parent)) ?? OUTSIDE
    const scope = withDeclarations(outer, element)
    scopes.set(element, withStatements(document, element, scope, roots))
  }
  return roots
}

function withDeclarations(outer: Scope, element: Element): Scope {
  const vocab = attribute(element, 'vocab')
  const prefix = attribute(element, 'prefix')
  if (vocab === undefined && prefix === undefined) return outer
  const prefixes = new LayeredMap(outer.prefixes)
  const words = (prefix ?? '').trim().split(/\s+/)
  for (let at = 0; at + 1 < words.length; at += 2) {
    if (words[at]!.endsWith(':')) prefixes.set(words[at]!.slice(0, -1), words[at + 1]!)
  }
  return { ...outer, prefixes, vocabulary: vocab === undefined ? outer.vocabulary : vocab.trim() }
}

function withStatements(document: HtmlDocument, element: Element, scope: Scope, roots: Item[]): Scope {
  const properties = namesOf(element, 'property', scope)
  if (attribute(element, 'typeof') === undefined) {
    const item = scope.item
    const value = item && properties.length > 0 ? plainValue(document, element) : undefined
    if (item && value) for (const property of properties) addValue(item, property, value)
    return scope
  }
  const item: Item = {
    kind: 'item',
    syntax: 'rdfa',
    types: namesOf(element, 'typeof', scope),
    properties: new Map(),
    open: false,
    place: { element },
  }
  const id = attribute(element, 'about') ?? attribute(element, 'resource')
  if (id?.trim()) item.id = document.resolve(id) ?? id
  const holder = scope.item
  if (holder && properties.length > 0) for (const property of properties) addValue(holder, property, item)
  // Where no vocabulary explains the type, nothing is described.
  else if (item.types.length > 0) roots.push(item)
  return { ...scope, item }
}

/** Types or properties by their addresses; words that no vocabulary or prefix explains are none. */
function namesOf(element: Element, name: string, { vocabulary, prefixes }: Scope): string[] {
  return tokens(element, name).flatMap(word => {
    const address = expandPrefix(word, prefixes)
    if (address !== undefined) return schemaName(address)
    if (/^https?:\/\//i.test(word)) return schemaName(word)
    return vocabulary === '' || word.includes(':') ? [] : schemaName(vocabularyTerm(vocabulary, word))
  })
}

function vocabularyTerm(vocabulary: string, word: string): string {
  // `vocab="https://schema.org"` without its slash would make "schema.orgName"; search engines read it as meant.
  return /^https?:\/\/(?:www\.)?schema\.org$/i.test(vocabulary) ? `${vocabulary}/${word}` : vocabulary + word
}

function plainValue(document: HtmlDocument, element: Element): Value {
  const place = { element }
  const text = (value: string, form: Text['form'] = 'string'): Text => ({
    kind: 'text',
    text: value,
    form,
    place,
  })
  const content = attribute(element, 'content')
  if (content !== undefined) return text(content)
  const resource = attribute(element, 'resource')
  if (resource !== undefined) {
    const id = document.resolve(resource) ?? resource
    return { kind: 'item', syntax: 'rdfa', types: [], id, properties: new Map(), open: false, place }
  }
  const url = attribute(element, 'href') ?? attribute(element, 'src')
  if (url !== undefined) return text(document.resolve(url) ?? url, 'url')
  return text(attribute(element, 'datetime') ?? foldSpace(textOf(element)))
}
