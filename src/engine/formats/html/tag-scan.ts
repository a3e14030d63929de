import { foreignContent, html, InsertionMode, type Token, TokenizerMode } from 'parse5'
import { type RunHandler, RunTokenizer } from './run-tokenizer.ts'

/** What is told of a source, in its order. */
export interface TagHandler {
  /** Attributes with their values as a parser has them, each name once. */
  onStartTag(tagName: string, attributes: readonly Token.Attribute[]): void
  /** Text, white space between two words included; all that stands in a `<script>` comes as one. */
  onText(text: string, parent: 'script' | 'text'): void
}

const { NS } = html
const SVG = 'svg'
const MATH = 'math'

/** What stands in these is text, and none that people read as part of the page. */
const RAW = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'])
const RCDATA = new Set(['title', 'textarea'])

/** Drawings and formulas in one another. Only sources made to be deep have more. */
const MAX_REGIONS = 100

/** An `svg` or `math`, or an element in one of them whose content is HTML. */
interface Region {
  tagName: string
  /** Undefined for HTML. */
  namespace: html.NS | undefined
}

/**
 * Reads the start tags and texts of a source without building a document: as fast as it gets where only ids are asked
 * for. A tag that a parser would ignore, as a row outside of all tables, is told as well. The contents of `<template>`
 * are not, which are no part of a document.
 *
 * @returns whether what was told can be relied on: not where tags stand that hold text in one place and are ignored in
 *   another, as in a `<frameset>`, of which the rest is not told
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhtml which elements hold text alone
 */
export function scanTags(source: string, handler: TagHandler): boolean {
  const scan = new TagScan(handler)
  scan.tokenizer.write(source, true)
  return !scan.isDoubtful
}

class TagScan implements RunHandler {
  readonly tokenizer = new RunTokenizer({ sourceCodeLocationInfo: false }, this)
  /** White space behind text is text. */
  readonly insertionMode = InsertionMode.IN_BODY
  readonly onParseError = null
  isDoubtful = false
  readonly #handler: TagHandler
  readonly #regions: Region[] = []
  #templates = 0
  #isInSelect = false
  #holder: 'script' | 'raw' | undefined
  #script = ''

  constructor(handler: TagHandler) {
    this.#handler = handler
  }

  onStartTag(token: Token.TagToken): void {
    const { tagName, attrs, selfClosing } = token
    if (this.#namespace !== undefined && foreignContent.causesExit(token)) this.#leaveForeign()
    if (this.#templates === 0) this.#handler.onStartTag(tagName, attrs)
    const namespace = this.#namespace
    if (namespace === undefined) this.#enterHtml(tagName, selfClosing)
    else if (selfClosing) return
    else if (tagName === SVG || tagName === MATH) this.#enter({ tagName, namespace })
    else if (foreignContent.isIntegrationPoint(foreignIdOf(token), namespace, attrs)) {
      this.#enter({ tagName, namespace: undefined })
    }
  }

  onEndTag({ tagName }: Token.TagToken): void {
    this.#leaveText()
    if (tagName === 'template') this.#templates = Math.max(0, this.#templates - 1)
    if (tagName === 'select') this.#isInSelect = false
    const at = this.#regions.findLastIndex(region => region.tagName === tagName)
    if (at >= 0) this.#cutRegions(at)
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#holder === 'script') this.#script += chars
    else if (this.#holder === undefined && this.#templates === 0) this.#handler.onText(chars, 'text')
  }

  onWhitespaceCharacter({ chars }: Token.CharacterToken): void {
    if (this.#holder === 'script') this.#script += chars
  }

  onNullCharacter(): void {}

  onComment(): void {}

  onDoctype(): void {}

  onEof(): void {
    this.#leaveText()
  }

  /** Undefined in HTML. */
  get #namespace(): html.NS | undefined {
    return this.#regions.at(-1)?.namespace
  }

  #enterHtml(tagName: string, selfClosing: boolean): void {
    if (tagName === SVG || tagName === MATH) {
      if (!selfClosing) this.#enter({ tagName, namespace: tagName === SVG ? NS.SVG : NS.MATHML })
    } else if (tagName === 'template') this.#templates++
    else if (tagName === 'select') this.#isInSelect = true
    else if (tagName === 'frameset') this.#giveUp()
    else if (tagName === 'script') this.#enterText(TokenizerMode.SCRIPT_DATA, 'script')
    else if (tagName === 'plaintext') this.tokenizer.state = TokenizerMode.PLAINTEXT
    else if (RAW.has(tagName)) this.#enterText(TokenizerMode.RAWTEXT, 'raw')
    else if (RCDATA.has(tagName))
      this.#enterText(TokenizerMode.RCDATA, tagName === 'title' ? 'raw' : undefined)
  }

  #enterText(mode: RunTokenizer['state'], holder: 'script' | 'raw' | undefined): void {
    if (this.#isInSelect && holder !== 'script') this.#giveUp()
    this.tokenizer.state = mode
    this.#holder = holder
  }

  #giveUp(): void {
    this.isDoubtful = true
    this.tokenizer.pause()
  }

  #leaveText(): void {
    if (this.#holder === 'script' && this.#templates === 0) this.#handler.onText(this.#script, 'script')
    this.#script = ''
    this.#holder = undefined
  }

  #enter(region: Region): void {
    this.#regions.push(region)
    if (this.#regions.length > MAX_REGIONS) this.#giveUp()
    this.tokenizer.inForeignNode = region.namespace !== undefined
  }

  /** HTML that no `svg` can hold ends it, and those around it up to the next place where HTML may stand. */
  #leaveForeign(): void {
    this.#cutRegions(this.#regions.findLastIndex(({ namespace }) => namespace === undefined) + 1)
  }

  #cutRegions(length: number): void {
    this.#regions.length = length
    this.tokenizer.inForeignNode = this.#namespace !== undefined
  }
}

/** Names of elements are in lower case here. */
function foreignIdOf({ tagName, tagID }: Token.TagToken): html.TAG_ID {
  return tagName === 'foreignobject' ? html.TAG_ID.FOREIGN_OBJECT : tagID
}
