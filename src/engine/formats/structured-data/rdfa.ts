import { attribute, type Element, foldSpace, type HtmlDocument, parentOf, textOf } from '../html/document.ts'
import { addValue, type Item, isItem, isReference, itemsBelow, type Text, type Value } from './item.ts'
import { LayeredMap } from './layered-map.ts'
import { tokens } from './microdata.ts'
import { isLinkType, RdfaNames } from './rdfa-names.ts'

/** A property whose value is an item further in, or the other way round (an "incomplete triple"). */
interface OpenStatement {
  property: string
  isReverse: boolean
}

/** What an element passes on to those below it: the evaluation context of RDFa Core 1.1, section 7.2. */
interface Scope {
  names: RdfaNames
  /** Of whom `open` speaks. */
  subject: Item
  open: readonly OpenStatement[]
  /** Of whom the elements below speak, unless they name another one. */
  object: Item
}

/**
 * Reads RDFa 1.1 in HTML: items by what the attributes of an element say (RDFa Core 1.1, section 7.5, with what
 * HTML+RDFa 1.1, section 3.1 changes). An item that is described in several places is one. What has no type, as the
 * page of which Open Graph speaks, makes no item of its own.
 *
 * @see https://www.w3.org/TR/rdfa-core/#s_sequence
 */
export function readRdfa(document: HtmlDocument): Item[] {
  const elements = document.elements()
  if (document.withAttribute('typeof').length === 0) return []
  const reader = new RdfaReader(document)
  for (const element of elements) reader.read(element)
  return reader.roots()
}

class RdfaReader {
  readonly #document: HtmlDocument
  readonly #scopes = new Map<Element, Scope>()
  readonly #outside: Scope
  readonly #page: Item
  /** In the order in which they are first spoken of. */
  readonly #described: Item[] = []
  readonly #byId = new Map<string, Item>()
  /** Items that links and images lead to. */
  readonly #linked = new Set<Item>()
  /** Where items stand as values. */
  readonly #links: { values: Value[]; at: number; item: Item }[] = []

  constructor(document: HtmlDocument) {
    this.#document = document
    const element = document.elements()[0]!
    this.#page = this.#item(element, document.baseUrl.replace(/#.*$/s, ''))
    const names = new RdfaNames('', new LayeredMap())
    this.#outside = { names, subject: this.#page, open: [], object: this.#page }
  }

  /** Elements in the order of the document, parents before those within them. */
  read(element: Element): void {
    const parent = parentOf(element)
    const outer = (parent && this.#scopes.get(parent)) ?? this.#outside
    this.#scopes.set(element, this.#inner(element, outer))
  }

  /** Typed items that are no values of others; of items that are values of each other, the first. */
  roots(): Item[] {
    this.#resolveLinks()
    const typed = this.#described.filter(({ types }) => types.length > 0)
    const values = new Set<unknown>(typed.flatMap(item => [...item.properties.values()].flat()))
    const roots = typed.filter(item => !values.has(item))
    const reached = new Set(itemsBelow(roots).map(({ item }) => item))
    for (const item of typed) {
      if (reached.has(item)) continue
      roots.push(item)
      const pending = [item]
      for (let next = pending.pop(); next; next = pending.pop()) {
        if (reached.has(next)) continue
        reached.add(next)
        for (const value of [...next.properties.values()].flat()) if (isItem(value)) pending.push(value)
      }
    }
    return roots
  }

  /** Section 7.5, steps 2 to 13. */
  #inner(element: Element, outer: Scope): Scope {
    const names = outer.names.with(element)
    const properties = names.terms(element, 'property')
    const hasProperty = attribute(element, 'property') !== undefined
    const [rel, rev] = (['rel', 'rev'] as const).map(name =>
      this.#relations(element, name, names, hasProperty),
    )
    const isRelation = rel !== undefined || rev !== undefined
    const typed = attribute(element, 'typeof') !== undefined
    const about = this.#named(element, ['about'], names)
    const object = this.#named(element, ['resource', 'href', 'src'], names)
    const isRoot = ['html', 'head', 'body'].includes(element.tagName)

    let subject = about
    let current: Item | undefined
    let typedItem: Item | undefined
    let isSkipped = false
    if (isRelation) {
      subject ??= outer.object
      current = object ?? (typed && !about ? this.#item(element) : undefined)
      typedItem = about ?? current
    } else if (hasProperty && !has(element, 'content') && !has(element, 'datatype')) {
      subject ??= outer.object
      if (typed) typedItem = current = about ?? (isRoot ? outer.object : (object ?? this.#item(element)))
    } else {
      subject ??= object ?? (typed && !isRoot ? this.#item(element) : undefined)
      if (!subject) {
        subject = outer.object
        isSkipped = !hasProperty && !typed
      }
      typedItem = subject
    }
    if (typed && typedItem) this.#type(typedItem, element, names)

    const open: OpenStatement[] = []
    const states = [
      ...(rel ?? []).map(property => ({ property, isReverse: false })),
      ...(rev ?? []).map(property => ({ property, isReverse: true })),
    ]
    if (current && isRelation) {
      for (const statement of states) this.#relate(subject, statement, current)
    } else if (states.length > 0) {
      open.push(...states)
      current = this.#item(element)
    }
    const isValue = typed && !about
    const named = isRelation || !has(element, 'resource') ? undefined : object
    for (const property of properties) {
      const value = this.#valueOf(element, isValue ? typedItem : named, isRelation)
      if (value !== subject) this.#state(subject, property, value)
    }
    if (isSkipped) return { ...outer, names }
    for (const statement of outer.open) this.#relate(outer.subject, statement, subject)
    return { names, subject, open, object: current ?? subject }
  }

  /** Undefined without the attribute. Beside `property`, words alone are link types of HTML (HTML+RDFa, 3.1). */
  #relations(
    element: Element,
    name: 'rel' | 'rev',
    names: RdfaNames,
    hasProperty: boolean,
  ): string[] | undefined {
    if (attribute(element, name) === undefined) return undefined
    const words = tokens(element, name).filter(
      word => word.includes(':') || !(hasProperty || isLinkType(word)),
    )
    return words.length === 0 && hasProperty ? undefined : names.addresses(words)
  }

  /** The item that the first of some attributes names. */
  #named(element: Element, attributes: readonly string[], names: RdfaNames): Item | undefined {
    for (const name of attributes) {
      const text = attribute(element, name)?.trim()
      if (text === undefined) continue
      const isUrl = name === 'href' || name === 'src'
      const id = isUrl ? undefined : names.resource(text)
      if (id === null) continue
      const url = id ?? this.#document.resolve(text) ?? text
      const item = this.#item(element, url === '' ? this.#page.id : url)
      if (isUrl) this.#linked.add(item)
      return item
    }
    return undefined
  }

  #item(element: Element, id?: string): Item {
    const known = id === undefined ? undefined : this.#byId.get(id)
    if (known) return known
    const item: Item = {
      kind: 'item',
      syntax: 'rdfa',
      types: [],
      properties: new Map(),
      open: false,
      place: { element },
      ...(id !== undefined && { id }),
    }
    if (id !== undefined) this.#byId.set(id, item)
    return item
  }

  #type(item: Item, element: Element, names: RdfaNames): void {
    const types = names.terms(element, 'typeof').filter(type => !item.types.includes(type))
    if (types.length === 0) return
    if (item.types.length === 0) {
      this.#described.push(item)
      item.place = { element }
    }
    item.types.push(...types)
  }

  #relate(subject: Item, { property, isReverse }: OpenStatement, object: Item): void {
    const [holder, value] = isReverse ? [object, subject] : [subject, object]
    if (holder !== value) this.#state(holder, property, value)
  }

  /** Step 11: the item that the element stands for, if it stands for one, else its URL or text. */
  #valueOf(element: Element, item: Item | undefined, isRelation: boolean): Item | Text {
    const content = attribute(element, 'content')
    const plain = (text: string): Text => ({ kind: 'text', text, form: 'string', place: { element } })
    if (content !== undefined) return plain(content)
    const url = isRelation ? undefined : this.#linkOf(element)
    const linked = has(element, 'datatype') ? undefined : (item ?? url)
    return linked ?? plain(attribute(element, 'datetime') ?? foldSpace(textOf(element)))
  }

  #linkOf(element: Element): Text | undefined {
    if (has(element, 'resource')) return undefined
    const url = attribute(element, 'href') ?? attribute(element, 'src')
    if (url === undefined) return undefined
    return { kind: 'text', text: this.#document.resolve(url) ?? url, form: 'url', place: { element } }
  }

  #state(item: Item, property: string, value: Item | Text): void {
    // What the head says of the page in other vocabularies is for others: Open Graph, Twitter.
    if (item === this.#page && property.includes(':')) return
    addValue(item, property, value)
    const values = item.properties.get(property)!
    if (isItem(value)) this.#links.push({ values, at: values.length - 1, item: value })
  }

  /** What is only named by a link, or by an address of another page, has this address for its value. */
  #resolveLinks(): void {
    for (const { values, at, item } of this.#links) {
      const { id = '', place } = item
      const isElsewhere = /^https?:/i.test(id) && !id.startsWith(`${this.#page.id}#`)
      if ((isElsewhere || this.#linked.has(item)) && isReference(item))
        values[at] = { kind: 'text', text: id, form: 'url', place }
    }
  }
}

function has(element: Element, name: string): boolean {
  return attribute(element, name) !== undefined
}
