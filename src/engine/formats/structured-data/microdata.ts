import { attribute, type Element, foldSpace, type HtmlDocument, isElement, textOf } from '../html/document.ts'
import { addValue, type Item, type Text } from './item.ts'
import { schemaName } from './schema-names.ts'

/** Microdata that says nothing, and why. */
export interface MicrodataFault {
  kind: 'property-outside' | 'reference-missing' | 'type-without-scope'
  element: Element
  message: string
}

export interface Microdata {
  /** Items that are not values of others. */
  roots: readonly Item[]
  faults: readonly MicrodataFault[]
}

/** Elements that are looked at for all `itemref` of a document together. */
const MAX_STEPS = 200_000

/**
 * Reads the items of a document (HTML, section 5 "Microdata"), `itemref` included. As search engines do, a `content`
 * attribute counts on every element and not on `<meta>` alone.
 */
export function readMicrodata(document: HtmlDocument): Microdata {
  const scopes = document.withAttribute('itemscope')
  const items = new Map(scopes.map(element => [element, newItem(document, element)]))
  const ids = elementsById(document)
  const faults: MicrodataFault[] = []
  const placed = new Set<Element>()
  const budget = { steps: MAX_STEPS }
  for (const [scope, item] of items) {
    for (const element of propertiesOf(scope, ids, faults, budget)) {
      placed.add(element)
      const inner = items.get(element)
      // An item that is its own property would have no end.
      if (inner === item) continue
      const value = inner ?? textValue(document, element)
      for (const name of tokens(element, 'itemprop')) addValue(item, schemaName(name), value)
    }
  }
  const whole = budget.steps > 0
  if (whole) for (const fault of unused(document, placed)) faults.push(fault)
  const roots = scopes.filter(scope => !placed.has(scope)).map(scope => items.get(scope)!)
  return { roots, faults }
}

function newItem(document: HtmlDocument, element: Element): Item {
  const item: Item = {
    kind: 'item',
    syntax: 'microdata',
    types: tokens(element, 'itemtype').flatMap(typeOf),
    properties: new Map(),
    open: false,
    place: { element },
  }
  const id = attribute(element, 'itemid')?.trim()
  if (id) item.id = document.resolve(id) ?? id
  return item
}

/** A type is an absolute URL (5.2.2); anything else is none, but for schema.org without its scheme, which is plain. */
function typeOf(written: string): string[] {
  const address = written.replace(/^(?:\/\/)?(?=(?:www\.)?schema\.org\/)/i, 'https://')
  const name = schemaName(address)
  return name === '' || !/^[a-z][a-z0-9+.-]*:/i.test(address) ? [] : [name]
}

/** The elements with the properties of an item: below it and below those that its `itemref` names (5.2.5). */
function propertiesOf(
  scope: Element,
  ids: ReadonlyMap<string, Element>,
  faults: MicrodataFault[],
  budget: { steps: number },
): Element[] {
  const pending: Element[] = childElements(scope).reverse()
  for (const id of tokens(scope, 'itemref')) {
    const target = ids.get(id)
    if (target) pending.unshift(target)
    else {
      const message = `itemref="${id}", but no element has this id`
      faults.push({ kind: 'reference-missing', element: scope, message })
    }
  }
  const found: Element[] = []
  const seen = new Set<Element>([scope])
  for (let element = pending.pop(); element && budget.steps > 0; element = pending.pop()) {
    budget.steps--
    if (seen.has(element)) continue
    seen.add(element)
    if (tokens(element, 'itemprop').length > 0) found.push(element)
    if (attribute(element, 'itemscope') !== undefined) continue
    for (const child of childElements(element).reverse()) pending.push(child)
  }
  return found
}

function unused(document: HtmlDocument, placed: ReadonlySet<Element>): MicrodataFault[] {
  return document.withAttribute('itemprop', 'itemtype').flatMap(element => {
    const faults: MicrodataFault[] = []
    const names = tokens(element, 'itemprop')
    if (names.length > 0 && !placed.has(element)) {
      const message = `itemprop="${names.join(' ')}" is outside of any itemscope`
      faults.push({ kind: 'property-outside', element, message })
    }
    const types = tokens(element, 'itemtype')
    if (types.length > 0 && attribute(element, 'itemscope') === undefined) {
      const message = `itemtype="${types.join(' ')}" has no effect without itemscope`
      faults.push({ kind: 'type-without-scope', element, message })
    }
    return faults
  })
}

const URL_ATTRIBUTES: Readonly<Record<string, string>> = {
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  a: 'href',
  area: 'href',
  link: 'href',
  object: 'data',
}

/** The value of a property that is no item (5.2.4 "Values"). */
function textValue(document: HtmlDocument, element: Element): Text {
  const place = { element }
  const content = attribute(element, 'content')
  if (content !== undefined) return { kind: 'text', text: content, form: 'string', place }
  const { tagName } = element
  const urlAttribute = Object.hasOwn(URL_ATTRIBUTES, tagName) ? URL_ATTRIBUTES[tagName] : undefined
  if (urlAttribute !== undefined) {
    const url = attribute(element, urlAttribute) ?? ''
    const resolved = url.trim() === '' ? '' : (document.resolve(url) ?? url)
    return { kind: 'text', text: resolved, form: 'url', place }
  }
  const special =
    tagName === 'data' || tagName === 'meter' ? 'value' : tagName === 'time' ? 'datetime' : undefined
  const stated = special === undefined ? undefined : attribute(element, special)
  const text = tagName === 'meta' ? '' : (stated ?? foldSpace(textOf(element)))
  return { kind: 'text', text, form: 'string', place }
}

/** The tokens of an attribute, each once. */
export function tokens(element: Element, name: string): string[] {
  return [...new Set((attribute(element, name) ?? '').split(/\s+/).filter(Boolean))]
}

function childElements(element: Element): Element[] {
  return element.childNodes.filter(isElement)
}

function elementsById(document: HtmlDocument): ReadonlyMap<string, Element> {
  const ids = new Map<string, Element>()
  for (const element of document.withAttribute('id')) {
    const id = attribute(element, 'id')
    if (id && !ids.has(id)) ids.set(id, element)
  }
  return ids
}
