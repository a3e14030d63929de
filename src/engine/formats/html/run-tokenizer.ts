import { InsertionMode, Token, type TokenHandler, Tokenizer } from 'parse5'

const LINE_FEED = 0x0a
const LOWER_A = 0x61
const LOWER_Z = 0x7a

/** Characters below this are looked up; of those above only surrogates mean something. */
const LOOKED_UP = 0x80
const FIRST_SURROGATE = 0xd800
const LAST_SURROGATE = 0xdfff

/** Line ends are left to the tokenizer, which counts them, and so is what it replaces. */
const COUNTED = '\n\r\0'
const SPACE = ' \t\f'
const ENDS_TEXT = stopsAt(`${COUNTED}<&`)
const ENDS_WORD = stopsAt(`${COUNTED}<&${SPACE}`)
const ENDS_DOUBLE_QUOTED = stopsAt(`${COUNTED}"&`)
const ENDS_SINGLE_QUOTED = stopsAt(`${COUNTED}'&`)
const ENDS_UNQUOTED = stopsAt(`${COUNTED}${SPACE}&>"'<=\``)
const ENDS_COMMENT = stopsAt(`${COUNTED}<-`)
/** All but what names are nearly always made of. */
const ENDS_NAME = stopsAt(
  Array.from({ length: LOOKED_UP }, (_, code) => String.fromCharCode(code))
    .filter(character => !/[a-z0-9-]/.test(character))
    .join(''),
)

/** Names that are kept, each once for all documents. */
const MAX_NAMES = 2000
const MAX_NAME_LENGTH = 32
const names = new Map<string, string>()

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
    this.#takeRun(cp, ENDS_COMMENT)
  }

  protected override _stateAttributeValueDoubleQuoted(cp: number): void {
    super._stateAttributeValueDoubleQuoted(cp)
    this.#takeRun(cp, ENDS_DOUBLE_QUOTED)
  }

  protected override _stateAttributeValueSingleQuoted(cp: number): void {
    super._stateAttributeValueSingleQuoted(cp)
    this.#takeRun(cp, ENDS_SINGLE_QUOTED)
  }

  protected override _stateAttributeValueUnquoted(cp: number): void {
    super._stateAttributeValueUnquoted(cp)
    this.#takeRun(cp, ENDS_UNQUOTED)
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

  #takeText(cp: number): void {
    if (isSpace(cp) || !this.#isInText()) return
    this.#takeRun(cp, this.#mayMix() ? ENDS_TEXT : ENDS_WORD)
  }

  /** Takes what is behind a character that means nothing, up to one that does. */
  #takeRun(cp: number, stops: Uint8Array): void {
    if (isStop(cp, stops)) return
    const { preprocessor } = this
    const { html } = preprocessor
    const end = endOfRun(html, preprocessor.pos + 1, stops)
    preprocessor.pos = end - 1
    this.runEnd = end
  }

  /** Takes a name whose first character is the current one. */
  #takeName(): string {
    const { preprocessor } = this
    const { html, pos } = preprocessor
    const end = endOfRun(html, pos + 1, ENDS_NAME)
    preprocessor.pos = end - 1
    return known(html.slice(pos, end))
  }
}

function endOfRun(html: string, from: number, stops: Uint8Array): number {
  let at = from
  while (at < html.length && !isStop(html.charCodeAt(at), stops)) at++
  return at
}

/** Of code units, and of code points outside of the basic plane, which are as good as surrogates. */
function isStop(code: number, stops: Uint8Array): boolean {
  if (code < LOOKED_UP) return code < 0 || stops[code] === 1
  return code >= FIRST_SURROGATE && (code <= LAST_SURROGATE || code > 0xffff)
}

function stopsAt(characters: string): Uint8Array {
  const stops = new Uint8Array(LOOKED_UP)
  for (const character of characters) stops[character.charCodeAt(0)] = 1
  return stops
}

function isSpace(cp: number): boolean {
  return cp === 0x20 || cp === LINE_FEED || cp === 0x09 || cp === 0x0c
}

function isLowerCase(cp: number): boolean {
  return cp >= LOWER_A && cp <= LOWER_Z
}

/** The same text, as an object that keeps nothing else alive. */
function known(name: string): string {
  const kept = names.get(name)
  if (kept !== undefined) return kept
  // A slice of more than a few characters keeps the text alive that it was cut from.
  const own = ` ${name}`.slice(1)
  if (name.length <= MAX_NAME_LENGTH && names.size < MAX_NAMES) names.set(own, own)
  return own
}
