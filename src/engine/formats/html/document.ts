import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { BoundedParser } from './bounded-parser.ts'
import { type OrderedElement, orderOf, orderOfMade } from './document-order.ts'
import { type SelectorBranch, STEP_BOUNDARY, selectorTree } from './selector-tree.ts'
import type { SourceTags } from './source-tags.ts'

export type Element = OrderedElement
export type Node = Tree.Node

const SNIPPET_LENGTH = 200
/** Elements of which only the start tag is shown: what they hold is the page. */
const HOLDS_ALL: ReadonlySet<string> = new Set(['html', 'head', 'body'])
/** Characters of a base: each of very many addresses would be as long. Sitemaps allow no longer ones. */
export const MAX_BASE = 2048

/** Memory of an element with its place, its attributes and the text beside it, as measured on documents of many elements. */
const ELEMENT_BYTES = 700

/** Addresses that a document keeps; parsing takes longer than all else that is done with most of them. */
const MAX_ADDRESSES = 5000

/** A place in a file, both from 1. */
export interface SourcePosition {
  line: number
  column: number
}

/**
 * A document as a browser with scripts on builds it (so `<noscript>` holds text), with the places of its elements in
 * the source. The contents of `<template>` are not part of it.
 */
export class HtmlDocument {
  readonly url: string
  /** What was read of the source: all of it, unless {@link unread} says why not. */
  readonly source: string
  readonly root: Tree.Document
  /** Why the rest of the source was not read, as "it has more than …"; undefined where all of it was. */
  readonly unread: string | undefined
  /** The rest of the source. */
  readonly rest: string
  readonly sourceTags: SourceTags
  /** What {@link perDocument} keeps, by who reads it. */
  readonly readings = new Map<object, { value: unknown }>()
  readonly #byTag = new Map<string, Element[]>()
  readonly #byTags = new Map<string, readonly Element[]>()
  readonly #order: readonly Element[]
  /** Of each element how many are before it, in it and below it. */
  readonly #ends: Uint32Array
  #byAttribute: Map<string, Element[]> | undefined
  readonly #steps: SelectorSteps = new Map()
  readonly #relativeTo: string
  /** What an address that begins with `//` is over where that is not as its base is, see the constructor. */
  readonly schemeOfHosts: 'https:' | undefined
  readonly #addresses = new Map<string, URL>()
  #baseUrl: string | undefined
  #lineStarts: readonly number[] | undefined

  /**
   * @param url where the document came from, after redirects
   * @param relativeTo what relative URLs are resolved against where scripts have changed the address
   * @param schemeOfHosts what `//host/path` is over where the document comes from a copy over HTTP of what is on HTTPS
   */
  constructor(source: string, url: string, relativeTo: string = url, schemeOfHosts?: 'https:') {
    this.url = url
    this.schemeOfHosts = schemeOfHosts
    this.#relativeTo = relativeTo
    const { root, made, unread, tags } = new BoundedParser(source).read()
    this.root = root
    this.sourceTags = tags
    this.source = unread ? source.slice(0, unread.from) : source
    this.unread = unread?.reason
    this.rest = unread ? source.slice(unread.from) : ''
    const { order, ends } = (made && orderOfMade(made)) ?? orderOf(root)
    this.#order = order
    this.#ends = ends
    for (const element of order) this.#note(element)
  }

  /** Memory that the document takes, about. */
  get bytes(): number {
    return 2 * this.source.length + ELEMENT_BYTES * this.#order.length
  }

  /** Elements in document order: all, or those with one of the given tag names (lower case). */
  elements(...tags: string[]): readonly Element[] {
    if (tags.length === 0) return this.#order
    if (tags.length === 1) return this.#byTag.get(tags[0]!) ?? []
    const key = tags.join(' ')
    let found = this.#byTags.get(key)
    if (!found) {
      found = this.#inOrder(tags.map(tag => this.#byTag.get(tag) ?? []))
      this.#byTags.set(key, found)
    }
    return found
  }

  /** Elements that have at least one of the given attributes (names in lower case), in document order. */
  withAttribute(...names: string[]): readonly Element[] {
    this.#byAttribute ??= byAttributeOf(this.#order)
    return this.#inOrder(names.map(name => this.#byAttribute!.get(name) ?? []))
  }

  /** Whether an element lies inside another one, however deep. */
  isBelow({ order = -1 }: Element, ancestor: Element): boolean {
    const from = ancestor.order ?? Number.POSITIVE_INFINITY
    return order > from && order < this.#ends[from]!
  }

  /** An element and all below it, in document order. */
  elementsIn({ order }: Element): readonly Element[] {
    return order === undefined ? [] : this.#order.slice(order, this.#ends[order])
  }

  /** Lists of elements in document order as one, each element once. */
  #inOrder(lists: readonly (readonly Element[])[]): readonly Element[] {
    const filled = lists.filter(({ length }) => length > 0)
    if (filled.length < 2) return filled[0] ?? []
    return [...new Set(filled.flat())].sort((a, b) => a.order! - b.order!)
  }

  get html(): Element | undefined {
    return this.elements('html')[0]
  }

  get head(): Element | undefined {
    return this.elements('head')[0]
  }

  get body(): Element | undefined {
    return this.elements('body')[0]
  }

  /** Name of the doctype as `html`, or undefined where the document has none. */
  get doctype(): Tree.DocumentType | undefined {
    return this.root.childNodes.find(node => node.nodeName === '#documentType') as
      | Tree.DocumentType
      | undefined
  }

  /** Whether the document is rendered in quirks mode. */
  get quirks(): boolean {
    return this.root.mode === 'quirks'
  }

  /** The URL that relative URLs are resolved against: the first `<base href>`, else the document's own. */
  get baseUrl(): string {
    if (this.#baseUrl === undefined) {
      const base = this.elements('base').find(element => attribute(element, 'href') !== undefined)
      const href = base && attribute(base, 'href')
      const own = this.#relativeTo
      const isUsable = href !== undefined && href.length <= MAX_BASE
      this.#baseUrl = (isUsable && this.#parsed(href.trim(), own)?.href) || own
    }
    return this.#baseUrl
  }

  /** Absolute form of a URL in this document; undefined where it cannot be parsed. */
  resolve(url: string): string | undefined {
    return this.addressOf(url)?.href
  }

  /** As {@link resolve}, parsed; the same object for the same URL, so it is not to be changed. */
  addressOf(url: string): URL | undefined {
    const known = this.#addresses.get(url)
    if (known) return known
    const written = url.trim()
    // Such a link stays on the page, whatever a router writes for its address, unless there is a <base>.
    const isOfPage = /^(?:#|$)/.test(written) && this.baseUrl === this.#relativeTo
    const address = this.#parsed(written, isOfPage ? this.url : this.baseUrl)
    if (address && this.#addresses.size < MAX_ADDRESSES) this.#addresses.set(url, address)
    return address
  }

  /** Hosts of the copy itself stay as they are: nothing is there over HTTPS. */
  #parsed(written: string, base: string): URL | undefined {
    const url = URL.parse(written, base)
    const own = url && this.schemeOfHosts && written.startsWith('//') ? new URL(this.#relativeTo) : undefined
    if (
      !url ||
      !own ||
      url.protocol !== 'http:' ||
      url.host === own.host ||
      !base.startsWith(`${own.origin}/`)
    )
      return url ?? undefined
    return URL.parse(this.schemeOfHosts + written) ?? undefined
  }

  /** A CSS selector that leads to one element of this document. */
  selectorOf(element: Element): string {
    return selectorOf(element, this.#steps)
  }

  /** Elements that {@link selectorOf} leads to with one of these. */
  elementsAt(selectors: Iterable<string>): ReadonlySet<Element> {
    const ends = selectorTree(selectors)
    return new Set(this.#order.filter(element => isAmong(ends, element, this.#steps)))
  }

  /** The place of an element, for a finding. The resource at fault is this document unless `url` says another. */
  occurrence(element: Element, message?: string, url: string = this.url): Occurrence {
    const occurrence: Occurrence = { url, selector: this.selectorOf(element) }
    if (message !== undefined) occurrence.message = message
    Object.assign(occurrence, this.positionOf(element))
    const source = HOLDS_ALL.has(element.tagName) ? this.#startTagOf(element) : this.sourceOf(element)
    if (source !== undefined) occurrence.snippet = snippet(source)
    return occurrence
  }

  #startTagOf({ sourceCodeLocation: location }: Element): string | undefined {
    const tag = location?.startTag
    return tag ? this.source.slice(tag.startOffset, tag.endOffset) : undefined
  }

  /** The source of an element, as the server sent it where that is known; undefined where it has none. */
  sourceOf({ sourceCodeLocation: location }: Element): string | undefined {
    return location ? this.source.slice(location.startOffset, location.endOffset) : undefined
  }

  /**
   * Where in the file that the server sent an element begins, or something in it; undefined for what is not there.
   *
   * @param offset in {@link source}; the element's own unless given
   */
  positionOf(element: Element, offset?: number): SourcePosition | undefined {
    const location = element.sourceCodeLocation
    if (offset !== undefined) return this.positionAt(offset)
    return location ? this.positionAt(location.startOffset) : undefined
  }

  /** The line and column of a place in {@link source}. */
  positionAt(offset: number): SourcePosition {
    this.#lineStarts ??= lineStartsOf(this.source)
    let [low, high] = [0, this.#lineStarts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#lineStarts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - this.#lineStarts[low]! + 1 }
  }

  #note(element: Element): void {
    const same = this.#byTag.get(element.tagName)
    if (same) same.push(element)
    else this.#byTag.set(element.tagName, [element])
  }
}

function byAttributeOf(elements: readonly Element[]): Map<string, Element[]> {
  const found = new Map<string, Element[]>()
  for (const element of elements) {
    for (const { name } of element.attrs) {
      const same = found.get(name)
      if (same) same.push(element)
      else found.set(name, [element])
    }
  }
  return found
}

/** Offsets at which lines begin; `\r\n`, `\n` and `\r` end one. */
function lineStartsOf(source: string): number[] {
  const starts = [0]
  if (source.includes('\r')) {
    for (const end of source.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length)
  } else {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  }
  return starts
}

/** Visits a node and all below it in document order, without recursion: documents can be deeper than the stack. */
export function walk(root: Node, visit: (node: Node) => void): void {
  const stack: Node[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    visit(node)
    if ('childNodes' in node) {
      for (let i = node.childNodes.length - 1; i >= 0; i--) stack.push(node.childNodes[i]!)
    }
  }
}

/** Value of an attribute (name in lower case); undefined where the element does not have it. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  for (let at = 0; at < attrs.length; at++) if (attrs[at]!.name === name) return attrs[at]!.value
  return undefined
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

/** The parent element, or undefined for the root. */
export function parentOf(element: Element): Element | undefined {
  const parent = element.parentNode
  return parent && isElement(parent) ? parent : undefined
}

/** Whether an element lies inside one with the given tag name. */
export function isInside(element: Element, tag: string): boolean {
  for (let up = parentOf(element); up; up = parentOf(up)) if (up.tagName === tag) return true
  return false
}

/** All text below a node as it stands in the tree, scripts and styles left out, white space untouched. */
export function textOf(root: Node): string {
  return textWith(root, NONE_APART)
}

/**
 * The same with a blank before and behind each element of some tags: source without white space between paragraphs would
 * join the last word of one and the first of the next.
 */
export function textWith(root: Node, apart: ReadonlySet<string>): string {
  const parts: string[] = []
  const stack: (Node | undefined)[] = [root]
  while (stack.length > 0) {
    const node = stack.pop()
    if (node === undefined) {
      parts.push(' ')
      continue
    }
    if (node.nodeName === '#text') parts.push((node as Tree.TextNode).value)
    if (node !== root && UNSEEN.has(node.nodeName)) continue
    if (!('childNodes' in node)) continue
    const isApart = apart.has(node.nodeName)
    if (isApart) {
      parts.push(' ')
      stack.push(undefined)
    }
    for (let i = node.childNodes.length - 1; i >= 0; i--) stack.push(node.childNodes[i]!)
  }
  return parts.join('')
}

const NONE_APART: ReadonlySet<string> = new Set()

/** Whether the text that {@link textOf} gives has at least so many characters that are no white space. */
export function hasTextOf(root: Node, characters: number): boolean {
  let left = characters
  const stack: Node[] = [root]
  for (let node = stack.pop(); node && left > 0; node = stack.pop()) {
    if (node.nodeName === '#text') left -= (node as Tree.TextNode).value.replace(/\s+/g, '').length
    if (node !== root && UNSEEN.has(node.nodeName)) continue
    if ('childNodes' in node) {
      for (let i = node.childNodes.length - 1; i >= 0; i--) stack.push(node.childNodes[i]!)
    }
  }
  return left <= 0
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template'])

const START_LENGTH = 200
/** Nodes that are looked at for it: elements may be many, one in the other, and empty. */
const MAX_START_NODES = 100

/** The first characters of the text in and below an element, without white space, to tell it from others like it. */
export function startOfText(root: Element): string {
  let text = ''
  const stack: Node[] = [root]
  for (let seen = 0; stack.length > 0 && seen < MAX_START_NODES && text.length < START_LENGTH; seen++) {
    const node = stack.pop()!
    if (node.nodeName === '#text') {
      text += (node as Tree.TextNode).value.slice(0, 2 * START_LENGTH).replace(/\s+/g, '')
    }
    if ('childNodes' in node) {
      const children = node.childNodes.slice(0, MAX_START_NODES)
      for (const child of children.reverse()) stack.push(child)
    }
  }
  return text.slice(0, START_LENGTH)
}

/** Text with runs of white space folded to one blank, trimmed. */
export function foldSpace(text: string): string {
  // What is around the text mostly has line ends, and what is left nothing to fold.
  return text.trim().replace(UNFOLDED, ' ')
}

/** White space but for single blanks: to put a blank in the place of each of those would take most of the time. */
const UNFOLDED = /[^\S ]\s*| \s+/g

/** The last step of the selector of each element that was asked for, and of its siblings; one with `#` is the first, too. */
type SelectorSteps = Map<Element, string>

/** Steps of a selector. Only documents made to be deep have elements further down; theirs begins below the root. */
const MAX_SELECTOR_STEPS = 200

/**
 * A CSS selector that leads to one element: from the nearest `id`, else from the root.
 *
 * @param steps what was found for other elements of the document: counting siblings again for each one of many takes
 *   time that grows with the square of their number
 */
export function selectorOf(element: Element, steps: SelectorSteps = new Map()): string {
  const path: string[] = []
  for (let at: Element | undefined = element; at && path.length < MAX_SELECTOR_STEPS; at = parentOf(at)) {
    const step = stepOf(at, steps)
    path.push(step)
    if (step.startsWith('#')) break
  }
  return path.reverse().join(STEP_BOUNDARY)
}

function stepOf(element: Element, steps: SelectorSteps): string {
  const known = steps.get(element)
  if (known !== undefined) return known
  nameSiblings(element, steps)
  return steps.get(element)!
}

/** Whether one of some selectors is that of an element, without making it. */
function isAmong(ends: SelectorBranch, element: Element, steps: SelectorSteps): boolean {
  let branch: SelectorBranch | undefined = ends
  let count = 0
  for (let at: Element | undefined = element; at && count < MAX_SELECTOR_STEPS; at = parentOf(at)) {
    const step = stepOf(at, steps)
    branch = branch.before.get(step)
    if (!branch) return false
    count++
    if (step.startsWith('#')) break
  }
  return branch.isFirst
}

function nameSiblings(element: Element, steps: SelectorSteps): void {
  const siblings = (element.parentNode?.childNodes ?? [element]).filter(isElement)
  const totals = new Map<string, number>()
  for (const { tagName } of siblings) totals.set(tagName, (totals.get(tagName) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const sibling of siblings) {
    const { tagName } = sibling
    const count = (counts.get(tagName) ?? 0) + 1
    counts.set(tagName, count)
    const id = attribute(sibling, 'id')
    if (id && /^[A-Za-z][\w-]*$/.test(id)) steps.set(sibling, `#${id}`)
    else steps.set(sibling, totals.get(tagName)! < 2 ? tagName : `${tagName}:nth-of-type(${count})`)
  }
}

/** The start of a piece of source on one line. */
export function snippet(source: string): string {
  const flat = source
    .slice(0, SNIPPET_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .trim()
  return cutEnd(flat, SNIPPET_LENGTH)
}
