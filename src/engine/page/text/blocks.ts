import { attribute, type Element, foldSpace, isElement, type Node } from '../../formats/html/document.ts'
import { isIconLigature } from './icon-ligatures.ts'
import type { Regions } from './regions.ts'

/** A run of text that stands on its own: a paragraph, a heading, a list item, a cell. */
export interface TextBlock {
  /** The nearest element that begins a new line. */
  element: Element
  kind: 'text' | 'heading' | 'code'
  /** All of its text, white space folded. */
  text: string
  /** Its text without the words inside `<code>` and the like. */
  prose: string
  /** Characters of the text that are inside links. */
  linkCharacters: number
  /** Nearest `lang` above the text, in lower case; empty where there is none. */
  lang: string
  boilerplate: boolean
}

/** Tags of elements that begin a new line. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre search section summary ' +
    'table tbody td tfoot th thead tr ul xmp'
  ).split(' '),
)
const CODE_TAGS = new Set(['code', 'kbd', 'samp', 'var', 'tt'])
const CODE_BLOCK_TAGS = new Set(['pre', 'listing', 'xmp'])
/** What these hold is there to be operated, not read. */
const CONTROL_TAGS = new Set(['button', 'select', 'textarea', 'option', 'optgroup', 'input'])
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

interface Context {
  block: Element
  inLink: boolean
  inCode: boolean
  inPreformatted: boolean
  lang: string
}

/** The texts that are to be a block: kept as lists, since a page has thousands and most blocks have one. */
interface Draft {
  /** Of its first text; undefined while there is none. */
  context: Context | undefined
  texts: string[]
  /** Of each text where it stands. */
  contexts: Context[]
  /** Of these lists what is in use. */
  length: number
  hasBreaks: boolean
}

/** Cuts the shown text of a body into blocks, in document order. Two line breaks in a row part blocks as well. */
export function blocksOf(body: Element, rootLang: string, regions: Regions): TextBlock[] {
  const blocks: TextBlock[] = []
  const draft: Draft = { context: undefined, texts: [], contexts: [], length: 0, hasBreaks: false }
  const start: Context = { block: body, inLink: false, inCode: false, inPreformatted: false, lang: rootLang }
  const stack: Node[] = [body]
  /** Of each node in the stack that of its parent. */
  const contexts: Context[] = [start]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const outer = contexts.pop()!
    if (node.nodeName === '#text' && 'value' in node) {
      if (draft.context?.block !== outer.block) finish(draft, blocks, regions)
      draft.context ??= outer
      // Between the lines of a source there is as much white space as text.
      if (draft.length > 0 || !isBlank(node.value)) addTo(draft, node.value, outer)
      continue
    }
    if (!isElement(node) || regions.hidden.has(node) || CONTROL_TAGS.has(node.tagName)) continue
    if (isIconLigature(node)) continue
    if (node.tagName === 'br' && draft.context) addTo(draft, LINE_BREAK, start)
    if (node.childNodes.length === 0) continue
    const inner = contextIn(node, outer)
    for (let i = node.childNodes.length - 1; i >= 0; i--) {
      stack.push(node.childNodes[i]!)
      contexts.push(inner)
    }
  }
  finish(draft, blocks, regions)
  return blocks
}

function addTo(draft: Draft, text: string, context: Context): void {
  draft.texts[draft.length] = text
  draft.contexts[draft.length] = context
  draft.length++
  if (text === LINE_BREAK) draft.hasBreaks = true
}

const SPACE = 0x20
const FIRST_OTHER_SPACE = 0xa0

function isBlank(text: string): boolean {
  const first = text.charCodeAt(0)
  return !(first > SPACE && first < FIRST_OTHER_SPACE) && text.trim() === ''
}

/** Stands for `<br>` until the block is complete; HTML text holds no form feed of its own that would matter. */
const LINE_BREAK = '\f'

function contextIn(element: Element, outer: Context): Context {
  const { tagName } = element
  const lang = attribute(element, 'lang')
  const isLink = tagName === 'a' && attribute(element, 'href') !== undefined
  const isBlock = BLOCK_TAGS.has(tagName)
  const isCode = CODE_TAGS.has(tagName) || CODE_BLOCK_TAGS.has(tagName)
  if (!isBlock && !isLink && !isCode && lang === undefined) return outer
  return {
    block: isBlock ? element : outer.block,
    inLink: outer.inLink || isLink,
    inCode: outer.inCode || isCode,
    inPreformatted: outer.inPreformatted || CODE_BLOCK_TAGS.has(tagName),
    lang: lang === undefined ? outer.lang : lang.trim().toLowerCase(),
  }
}

/** Makes blocks of a draft, which is then there for the next. */
function finish(draft: Draft, blocks: TextBlock[], regions: Regions): void {
  const { context, length } = draft
  if (context && length > 0) {
    const isCode = context.inPreformatted
    let from = 0
    for (const to of isCode || !draft.hasBreaks ? [length] : paragraphEnds(draft)) {
      const block = blockOf(draft, context, from, to, regions)
      if (block) blocks.push(block)
      from = to
    }
  }
  draft.context = undefined
  draft.length = 0
  draft.hasBreaks = false
}

/** Undefined for nothing but white space. */
function blockOf(
  { texts, contexts }: Draft,
  { block: element, inPreformatted, lang }: Context,
  from: number,
  to: number,
  { boilerplate }: Regions,
): TextBlock | undefined {
  let whole = ''
  let hasCode = false
  let linkCharacters = 0
  for (let at = from; at < to; at++) {
    const text = texts[at]!
    const { inCode, inLink } = contexts[at]!
    whole += text
    if (inCode) hasCode = true
    if (inLink) linkCharacters += text.trim().length
  }
  const text = foldSpace(whole)
  if (text === '') return undefined
  const kind = inPreformatted ? 'code' : HEADINGS.has(element.tagName) ? 'heading' : 'text'
  return {
    element,
    kind,
    text,
    prose: kind === 'code' ? '' : hasCode ? foldSpace(withoutCode(texts, contexts, from, to)) : text,
    linkCharacters,
    lang,
    boilerplate: boilerplate.has(element),
  }
}

/** A blank stands for each piece of code. */
function withoutCode(
  texts: readonly string[],
  contexts: readonly Context[],
  from: number,
  to: number,
): string {
  let prose = ''
  for (let at = from; at < to; at++) prose += contexts[at]!.inCode ? ' ' : texts[at]!
  return prose
}

function paragraphEnds({ texts, length }: Draft): number[] {
  const ends: number[] = []
  let breaks = 0
  for (let at = 0; at < length; at++) {
    const text = texts[at]!
    if (text === LINE_BREAK) breaks++
    else if (text.trim() !== '') {
      if (breaks > 1) ends.push(at)
      breaks = 0
    }
  }
  return [...ends, length]
}
