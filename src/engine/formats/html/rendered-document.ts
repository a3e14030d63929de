import {
  type Element,
  HtmlDocument,
  isElement,
  type SourcePosition,
  startOfText,
  textOf,
} from './document.ts'

/** Elements that a document has once, whatever scripts do to their attributes. */
const SINGLE = new Set(['html', 'head', 'body'])
/** Characters of a value that tell elements apart. */
const MAX_VALUE = 200
/** Elements that the start of a source can show, and nodes among which they are. */
const MAX_FIRST = 30
const MAX_FIRST_NODES = 100

/** Elements of a tag with the same attributes, as the server sent them and as they are now. */
interface Alike {
  sent: Element[]
  now: Element[]
}

/**
 * A document as scripts left it. Nobody has its lines in a file: the place of an element is where the server sent it,
 * and an element that scripts made has none.
 */
export class RenderedDocument extends HtmlDocument {
  readonly #sent: HtmlDocument
  readonly #pairs = new WeakMap<Alike, ReadonlyMap<Element, Element>>()
  #byAttributes: Map<string, Alike> | undefined
  #byAddresses: Map<string, Alike> | undefined

  /**
   * @param source as the browser writes it down
   * @param sent the document that it was made from
   * @param address in the browser, which scripts may have changed
   */
  constructor(source: string, sent: HtmlDocument, address: string) {
    super(source, sent.url, address, sent.schemeOfHosts)
    this.#sent = sent
  }

  override positionOf(element: Element, offset?: number): SourcePosition | undefined {
    const origin = this.asSent(element)
    if (!origin || offset === undefined) return origin && this.#sent.positionOf(origin)
    const start = element.sourceCodeLocation?.startTag?.endOffset
    const sentStart = origin.sourceCodeLocation?.startTag?.endOffset
    if (start === undefined || sentStart === undefined || textOf(origin) !== textOf(element)) return undefined
    const from = this.#sent.positionOf(origin, sentStart)!
    const before = this.source.slice(start, offset).split('\n')
    const along = before.at(-1)!.length
    return before.length === 1
      ? { line: from.line, column: from.column + along }
      : { line: from.line + before.length - 1, column: along + 1 }
  }

  /** As a browser writes it down where scripts made the element, or changed how it begins. */
  override sourceOf(element: Element): string | undefined {
    const origin = this.asSent(element)
    return origin && this.#beginAlike(origin, element) ? this.#sent.sourceOf(origin) : super.sourceOf(element)
  }

  /**
   * The element that the server sent for one of this document: the same tag with the same attributes and, where that
   * leaves a choice, the same text. Scripts may have written its address in full. Undefined where scripts made it, or where
   * there is no telling.
   */
  asSent(element: Element): Element | undefined {
    if (SINGLE.has(element.tagName)) return this.#sent.elements(element.tagName)[0]
    if (element.tagName === 'title' && element === titleOf(this)) return titleOf(this.#sent)
    const same = this.#alike().get(keyOf(element))
    const alike = same && same.sent.length > 0 ? same : this.#alikeInFull(element)
    if (!alike || alike.sent.length === 0) return undefined
    const [only] = alike.sent
    if (element.attrs.length > 0 && alike.sent.length === 1 && alike.now.length === 1) return only
    let pairs = this.#pairs.get(alike)
    if (!pairs) {
      pairs = pairedByText(alike)
      this.#pairs.set(alike, pairs)
    }
    return pairs.get(element)
  }

  #alike(): ReadonlyMap<string, Alike> {
    if (!this.#byAttributes) {
      this.#byAttributes = grouped(this.#sent.elements(), this.elements(), element => keyOf(element))
    }
    return this.#byAttributes
  }

  #alikeInFull(element: Element): Alike | undefined {
    if (!element.attrs.some(isAddress)) return undefined
    if (!this.#byAddresses) {
      const [sent, now] = [this.#sent, this].map(document =>
        document.elements().filter(({ attrs }) => attrs.some(isAddress)),
      )
      this.#byAddresses = grouped(sent!, now!, (one, isSent) => keyOf(one, isSent ? this.#sent : this))
    }
    return this.#byAddresses.get(keyOf(element, this))
  }

  /** Whether an element begins, as far as the start of its source shows, as it was sent. */
  #beginAlike(sent: Element, now: Element): boolean {
    if (startOfText(sent) !== startOfText(now)) return false
    const [ofSent, ofNow] = [firstElements(sent), firstElements(now)]
    const isSame = (one: Element, other: Element) =>
      keyOf(one) === keyOf(other) || keyOf(one, this.#sent) === keyOf(other, this)
    return ofSent.length === ofNow.length && ofSent.every((one, at) => isSame(one, ofNow[at]!))
  }
}

/** The element that the server sent for one of a document; undefined where scripts made it. */
export function sentElement(document: HtmlDocument, element: Element): Element | undefined {
  return document instanceof RenderedDocument ? document.asSent(element) : element
}

/** An element and the first of those in it, in document order. */
function firstElements(root: Element): Element[] {
  const found: Element[] = []
  const stack: Element[] = [root]
  for (let next = stack.pop(); next && found.length < MAX_FIRST; next = stack.pop()) {
    found.push(next)
    const inside = next.childNodes.slice(0, MAX_FIRST_NODES).filter(isElement)
    stack.push(...inside.reverse())
  }
  return found
}

function titleOf({ head }: HtmlDocument): Element | undefined {
  return head?.childNodes.find((node): node is Element => node.nodeName === 'title')
}

function isAddress({ name }: { name: string }): boolean {
  return name === 'href' || name === 'src'
}

/** @param document in which addresses are read; left out, they are told apart as they are written */
function keyOf({ tagName, attrs }: Element, document?: HtmlDocument): string {
  const written = attrs.map(attr => {
    const { name, value } = attr
    const start = value.slice(0, MAX_VALUE)
    return `${name}=${(document && isAddress(attr) && document.resolve(start)) || start}`
  })
  return [tagName, ...written.sort()].join('\n')
}

/** Which element was sent for which: those with the same text in their order, where neither side has more of them. */
function pairedByText({ sent, now }: Alike): ReadonlyMap<Element, Element> {
  const groups = [...grouped(sent, now, startOfText).values()]
  return new Map(
    groups
      .filter(group => group.sent.length === group.now.length)
      .flatMap(group => group.now.map((element, at) => [element, group.sent[at]!] as const)),
  )
}

function grouped(
  sent: readonly Element[],
  now: readonly Element[],
  keyFor: (element: Element, isSent: boolean) => string,
): Map<string, Alike> {
  const groups = new Map<string, Alike>()
  const groupOf = (element: Element, isSent: boolean) => {
    const key = keyFor(element, isSent)
    const group = groups.get(key) ?? { sent: [], now: [] }
    groups.set(key, group)
    return group
  }
  for (const element of sent) groupOf(element, true).sent.push(element)
  for (const element of now) groupOf(element, false).now.push(element)
  return groups
}
