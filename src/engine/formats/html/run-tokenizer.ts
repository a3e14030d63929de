import { InsertionMode, html as standard, Token, type TokenHandler, Tokenizer } from 'parse5'
import { type Characters, charactersOf, isIn, placeOfOther } from './character-sets.ts'
import { hashWith, nameIn } from './kept-names.ts'
import { PlainTag } from './plain-tag.ts'
import { SeenTags } from './seen-tags.ts'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const LESS_THAN = 0x3c
const LOWER_A = 0x61
const LOWER_Z = 0x7a
const SLASH = 0x2f

const FIRST_SURROGATE = 0xd800
const LAST_SURROGATE = 0xdfff

/** What the tokenizer replaces is left to it. */
const REPLACED = '\r\0'
const SPACE = ' \t\f\n'
const SPACES = charactersOf(SPACE)
const ENDS_TEXT = charactersOf(`${REPLACED}<&`)
const ENDS_WORD = charactersOf(`${REPLACED}<&${SPACE}`)
const ENDS_DOUBLE_QUOTED = charactersOf(`${REPLACED}"&`)
const ENDS_SINGLE_QUOTED = charactersOf(`${REPLACED}'&`)
const ENDS_UNQUOTED = charactersOf(`${REPLACED}${SPACE}&>"'<=\``)
const ENDS_COMMENT = charactersOf(`${REPLACED}<-`)
/** What names are nearly always made of. */
const NAME = charactersOf('abcdefghijklmnopqrstuvwxyz0123456789-')

/** Elements whose attributes the parser changes, as do all in drawings and formulas. */
const OWN_ATTRIBUTES = new Set(['html', 'body', 'svg', 'math'])

/** What the tokens go to: a parser, or something that tells as one in which part of a document it is. */
export interface RunHandler extends TokenHandler {
  readonly insertionMode: InsertionMode
}

/**
 * The tokenizer of the HTML standard that takes characters which mean nothing in one go and not one by one, and text
 * with its white space as one token where the parser treats both alike. What the parser builds is the same, sooner.
 */
export class RunTokenizer extends Tokenizer {
  readonly #handler: RunHandler
  readonly #tag = new PlainTag()
  readonly #seen = new SeenTags()

  constructor(options: ConstructorParameters<typeof Tokenizer>[0], handler: RunHandler) {
    super(options, handler)
    this.#handler = handler
  }

  protected override _emitCodePoint(cp: number): void {
    const isMixed = isSpace(cp) && this.#isInText() && this.#mayMix()
    if (isMixed) this._extendRun(cp)
    else super._emitCodePoint(cp)
  }

  protected override _stateData(cp: number): void {
    if (cp === LESS_THAN && this.#takeTag()) return
    super._stateData(cp)
    this.#takeText(cp)
  }

  protected override _stateRcdata(cp: number): void {
    super._stateRcdata(cp)
    this.#takeText(cp)
  }

  protected override _stateRawtext(cp: number): void {
    super._stateRawtext(cp)
    this.#takeText(cp)
  }

  protected override _stateScriptData(cp: number): void {
    super._stateScriptData(cp)
    this.#takeText(cp)
  }

  protected override _stateComment(cp: number): void {
    super._stateComment(cp)
    this.#takeRun(ENDS_COMMENT)
  }

  protected override _stateAttributeValueDoubleQuoted(cp: number): void {
    super._stateAttributeValueDoubleQuoted(cp)
    this.#takeRun(ENDS_DOUBLE_QUOTED)
  }

  protected override _stateAttributeValueSingleQuoted(cp: number): void {
    super._stateAttributeValueSingleQuoted(cp)
    this.#takeRun(ENDS_SINGLE_QUOTED)
  }

  protected override _stateAttributeValueUnquoted(cp: number): void {
    super._stateAttributeValueUnquoted(cp)
    this.#takeRun(ENDS_UNQUOTED)
  }

  protected override _stateTagName(cp: number): void {
    const token = this.currentToken as Token.TagToken
    if (token.tagName === '' && isLowerCase(cp)) token.tagName = this.#takeName()
    else super._stateTagName(cp)
  }

  protected override _stateAttributeName(cp: number): void {
    const attribute = this.currentAttr
    if (attribute.name === '' && isLowerCase(cp)) attribute.name = this.#takeName()
    else super._stateAttributeName(cp)
  }

  #isInText(): boolean {
    return this.currentCharacterToken?.type === Token.TokenType.CHARACTER
  }

  /** Whether white space behind text is text to the parser. */
  #mayMix(): boolean {
    if (this.inForeignNode) return true
    const { insertionMode } = this.#handler
    return (
      insertionMode === InsertionMode.IN_BODY ||
      insertionMode === InsertionMode.IN_CELL ||
      insertionMode === InsertionMode.TEXT
    )
  }

  /** Takes a whole tag where it is written as most are. */
  #takeTag(): boolean {
    const { html, pos } = this.preprocessor
    const isSharing = html.charCodeAt(pos + 1) !== SLASH && !this.inForeignNode
    const seen = isSharing ? this.#seen.find(html, pos) : undefined
    if (seen) {
      const { name, selfClosing, attributes } = seen
      this.#emitTag(Token.TokenType.START_TAG, name, selfClosing, attributes, pos + seen.source.length - 1)
      return true
    }
    const tag = this.#tag
    if (!tag.read(html, pos)) return false
    const { name, selfClosing, attributes, end } = tag
    if (isSharing && !OWN_ATTRIBUTES.has(name)) this.#seen.keep(html, pos, end, tag)
    this.#emitTag(
      tag.isEnd ? Token.TokenType.END_TAG : Token.TokenType.START_TAG,
      name,
      selfClosing,
      attributes,
      end,
    )
    return true
  }

  #emitTag(
    type: Token.TagToken['type'],
    tagName: string,
    selfClosing: boolean,
    attrs: Token.Attribute[],
    end: number,
  ): void {
    this._flushRun('')
    this.currentToken = {
      type,
      tagName,
      tagID: standard.TAG_ID.UNKNOWN,
      selfClosing,
      ackSelfClosing: false,
      attrs,
      location: this.getCurrentLocation(0),
    }
    this.preprocessor.pos = end
    this.emitCurrentTagToken()
  }

  #takeText(cp: number): void {
    if (!isSpace(cp)) {
      if (this.#isInText()) this.#takeRun(this.#mayMix() ? ENDS_TEXT : ENDS_WORD)
    } else if (!this.#isInText()) this.#takeSpace()
  }

  /** Takes what is behind a character that means nothing, up to one that does. */
  #takeRun(stops: Characters): void {
    const { html, pos } = this.preprocessor
    if (!isStop(html.charCodeAt(pos), stops)) this.#takeUpTo(endOfRun(html, pos + 1, stops))
  }

  #takeSpace(): void {
    const { html, pos } = this.preprocessor
    if (html.charCodeAt(pos) !== CARRIAGE_RETURN) this.#takeUpTo(placeOfOther(SPACES, html, pos + 1))
  }

  #takeUpTo(end: number): void {
    this.preprocessor.pos = end - 1
    this.runEnd = end
  }

  /** Takes a name whose first character is the current one. */
  #takeName(): string {
    const { preprocessor } = this
    const { html, pos } = preprocessor
    let hash = 0
    let end = pos
    for (let code = html.charCodeAt(end); end === pos || isIn(NAME, code); code = html.charCodeAt(++end)) {
      hash = hashWith(hash, code)
    }
    preprocessor.pos = end - 1
    return nameIn(html, pos, end, hash)
  }
}

function endOfRun(html: string, from: number, stops: Characters): number {
  let at = from
  while (at < html.length && !isStop(html.charCodeAt(at), stops)) at++
  return at
}

/** Surrogates stop as well, of which the tokenizer makes one character, and so does the end. */
function isStop(code: number, stops: Characters): boolean {
  return isIn(stops, code) || !(code < FIRST_SURROGATE || code > LAST_SURROGATE)
}

function isSpace(cp: number): boolean {
  return cp === 0x20 || cp === LINE_FEED || cp === 0x09 || cp === 0x0c
}

function isLowerCase(cp: number): boolean {
  return cp >= LOWER_A && cp <= LOWER_Z
}
