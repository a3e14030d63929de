import {
  defaultTreeAdapter,
  ErrorCodes,
  Parser,
  type ParserOptions,
  Token,
  type Tokenizer,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5'
import { ElementPlace } from './element-place.ts'
import { RunTokenizer } from './run-tokenizer.ts'
import { SourceSpan } from './source-span.ts'
import type { SourceTag, SourceTags } from './source-tags.ts'

type AdapterMap = Tree.DefaultTreeAdapterMap
type Adapter = typeof defaultTreeAdapter
type InsertionLocation = Parameters<Parser<AdapterMap>['_attachElementToTree']>[2]

/** UTF-16 units of a document that are read. Googlebot reads 2 MB. */
export const MAX_CHARACTERS = 4 * 1024 * 1024
/**
 * Elements, texts and comments of a document that are read, with those that only the parser makes: 16 kB of unclosed
 * tags can stand for any number. From 1,400 elements on Lighthouse warns, and 100,000 are more than all but the very
 * longest documents of the web have.
 */
export const MAX_NODES = 100_000
/** Attributes that weigh as much as a node. */
const ATTRIBUTES_PER_NODE = 4
/**
 * Attributes of one element that are kept: whoever looks for one looks at each of them, and may do so from each of thousands
 * of elements below. No page that people made has a hundred.
 */
export const MAX_ATTRIBUTES = 1000
/** Open elements from which on the next is put beside the last and not into it, as Chrome's parser does it. */
export const MAX_DEPTH = 512

/** Start tags that are noted; of more of them the first say enough. */
const MAX_TAGS = 1000
const NOTED_TAGS = new Set(['html', 'head', 'body', 'form'])

interface ParsedHtml {
  root: Tree.Document
  /** All elements in the order in which they were made; undefined where some were moved since. */
  made: Tree.Element[] | undefined
  tags: SourceTags
  /** What of the source was not read; undefined where all was. */
  unread: Unread | undefined
}

interface Unread {
  /** In the source: nothing from here on was read. */
  from: number
  /** As "it has more than 100,000 elements, texts and comments". */
  reason: string
}

/**
 * The parser of the HTML standard that ends where a document has cost enough, as if its source ended there: whatever
 * the source is, time, memory and depth of the tree have a bound.
 */
export class BoundedParser extends Parser<AdapterMap> {
  readonly #source: string
  readonly #adapter: BoundedAdapter
  readonly #tags: SourceTag[] = []
  #unfinishedTag: number | undefined
  #lastTagEnd = 0

  constructor(source: string, options: ParserOptions<AdapterMap> = {}) {
    const treeAdapter = boundedAdapter()
    super({ ...options, sourceCodeLocationInfo: true, scriptingEnabled: true, treeAdapter })
    treeAdapter.parser = this
    this.#adapter = treeAdapter
    this.tokenizer = new NotingTokenizer(this.options, this)
    this.#source = source
  }

  read(): ParsedHtml {
    const source = this.#source
    const taken = wholeCharacters(source, MAX_CHARACTERS)
    let isRead = false
    this.tokenizer.write(source.slice(0, taken), true, () => {
      isRead = true
    })
    const root = this.document
    const unread = isRead
      ? taken < source.length
        ? { from: taken, reason: tooMany(MAX_CHARACTERS, 'characters') }
        : undefined
      : { from: this.#endHere(), reason: tooMany(MAX_NODES, 'elements, texts and comments') }
    const { made, hasMoved } = this.#adapter
    return {
      root,
      made: hasMoved ? undefined : made,
      unread,
      tags: { noted: this.#tags, unfinished: this.#unfinishedTag },
    }
  }

  override onStartTag(token: Token.TagToken): void {
    const { location, tagName } = token
    if (location) {
      this.#lastTagEnd = location.endOffset
      if (NOTED_TAGS.has(tagName) && this.#tags.length < MAX_TAGS) {
        this.#tags.push({ name: tagName, offset: location.startOffset, end: location.endOffset })
      }
    }
    super.onStartTag(token)
  }

  override onEndTag(token: Token.TagToken): void {
    if (token.location) this.#lastTagEnd = token.location.endOffset
    super.onEndTag(token)
  }

  // As what it overrides, without the objects that it makes for each element.
  override _attachElementToTree(
    element: Tree.Element,
    location: Token.Location | null,
    { parent, beforeElement }: InsertionLocation,
  ): void {
    element.sourceCodeLocation = location && new ElementPlace(location)
    if (beforeElement) this.treeAdapter.insertBefore(parent, element, beforeElement)
    else this.treeAdapter.appendChild(parent, element)
  }

  override _setEndLocation(element: Tree.Element, closing: Token.Token): void {
    const place = element.sourceCodeLocation
    if (!(place instanceof ElementPlace) || !closing.location) return
    const { location } = closing
    const isItsOwn = closing.type === Token.TokenType.END_TAG && closing.tagName === element.tagName
    if (isItsOwn) place.closeWith(location)
    else place.endOffset = location.startOffset
  }

  /** The source ends in a tag. */
  onUnfinishedTag(): void {
    const at = this.#source.slice(this.#lastTagEnd).search(/<[a-z/]/i)
    if (at >= 0) this.#unfinishedTag = this.#lastTagEnd + at
  }

  /** Closes what is open. */
  #endHere(): number {
    const end = this.tokenizer.preprocessor.offset + 1
    this.onEof({ type: Token.TokenType.EOF, location: new SourceSpan(end, end) })
    return end
  }
}

function tooMany(most: number, what: string): string {
  return `it has more than ${most.toLocaleString('en')} ${what}`
}

/** No more than so many UTF-16 units, without half of a character at the end. */
function wholeCharacters(text: string, max: number): number {
  if (text.length <= max) return text.length
  const last = text.charCodeAt(max - 1)
  return last >= 0xd800 && last < 0xdc00 ? max - 1 : max
}

/**
 * A tokenizer that notes no places of attributes: nobody asks for them, and they would take most of the memory. Of all
 * errors it tells of one.
 */
class NotingTokenizer extends RunTokenizer {
  readonly #parser: BoundedParser
  // The constructor of what it extends asks for a place, when private members are not there yet.
  private isInAttribute = false

  constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: BoundedParser) {
    super(options, parser)
    this.#parser = parser
  }

  protected override _createAttr(start: string): void {
    this.isInAttribute = true
    super._createAttr(start)
    this.isInAttribute = false
  }

  protected override getCurrentLocation(offset: number): Token.Location | null {
    if (this.isInAttribute) return null
    const start = this.preprocessor.offset - offset
    return new SourceSpan(start, start)
  }

  protected override _err(code: ErrorCodes): void {
    if (code === ErrorCodes.eofInTag) this.#parser.onUnfinishedTag()
  }
}

/** An adapter with the budget of one document. */
interface BoundedAdapter extends Adapter {
  nodesLeft: number
  parser: BoundedParser | undefined
  made: Tree.Element[]
  /** Whether an element was put elsewhere than behind all that stood in its parent when it was made. */
  hasMoved: boolean
}

/**
 * As the adapter that it is made of, within a budget. Its functions are the same for all documents, or each call of them would be slow.
 */
const BOUNDED: Adapter & ThisType<BoundedAdapter> = {
  ...defaultTreeAdapter,
  createElement(tagName, namespace, attributes) {
    spend(this, 1 + Math.floor(attributes.length / ATTRIBUTES_PER_NODE))
    // All that an element will ever have, so that all of them have one form.
    const element: Tree.Element & { order: number | undefined } = {
      nodeName: tagName,
      tagName,
      attrs: attributes.length > MAX_ATTRIBUTES ? attributes.slice(0, MAX_ATTRIBUTES) : attributes,
      namespaceURI: namespace,
      childNodes: [],
      parentNode: null,
      sourceCodeLocation: undefined,
      order: undefined,
    }
    this.made.push(element)
    return element
  },
  adoptAttributes(recipient, attributes) {
    const room = MAX_ATTRIBUTES - recipient.attrs.length
    if (room > 0) defaultTreeAdapter.adoptAttributes(recipient, attributes.slice(0, room))
  },
  createCommentNode(data) {
    spend(this, 1)
    const comment: Tree.CommentNode = {
      nodeName: '#comment' as Tree.CommentNode['nodeName'],
      data,
      parentNode: null,
      sourceCodeLocation: undefined,
    }
    return comment
  },
  createTextNode(value) {
    const text: Tree.TextNode = {
      nodeName: '#text' as Tree.TextNode['nodeName'],
      value,
      parentNode: null,
      sourceCodeLocation: undefined,
    }
    return text
  },
  insertText(parent, text) {
    const last = parent.childNodes.at(-1)
    if (last && defaultTreeAdapter.isTextNode(last)) {
      last.value += text
      return
    }
    append(parent, this.createTextNode(text))
    spend(this, 1)
  },
  insertTextBefore(parent, text, reference) {
    const before = parent.childNodes.length
    defaultTreeAdapter.insertTextBefore(parent, text, reference)
    spend(this, parent.childNodes.length - before)
  },
  insertBefore(parent, child, reference) {
    this.hasMoved = true
    defaultTreeAdapter.insertBefore(parent, child, reference)
  },
  detachNode(node) {
    this.hasMoved = true
    defaultTreeAdapter.detachNode(node)
  },
  appendChild(parent, child) {
    const depth = this.parser?.openElements.depth ?? 0
    const isTooDeep = depth > MAX_DEPTH && defaultTreeAdapter.isElementNode(child)
    const above = isTooDeep && 'parentNode' in parent ? parent.parentNode : null
    append(above ?? parent, child)
  },
  updateNodeSourceCodeLocation(node, { endOffset }) {
    const place = node.sourceCodeLocation
    if (place && endOffset !== undefined) place.endOffset = endOffset
  },
}

/** A list that grows takes room for seventeen at once, and most elements have one child. */
function append(parent: Tree.ParentNode, child: Tree.ChildNode): void {
  child.parentNode = parent
  if (parent.childNodes.length === 0) parent.childNodes = [child]
  else parent.childNodes.push(child)
}

/** Ends the reading behind the tag that is being read, where nothing is left. */
function spend(adapter: BoundedAdapter, nodes: number): void {
  adapter.nodesLeft -= nodes
  if (adapter.nodesLeft < 0) adapter.parser?.tokenizer.pause()
}

function boundedAdapter(): BoundedAdapter {
  return Object.assign(Object.create(BOUNDED) as Adapter, {
    nodesLeft: MAX_NODES,
    parser: undefined,
    made: [],
    hasMoved: false,
  })
}
