import { attribute, type Element, foldSpace, isElement, type Node } from '../../formats/html/document.ts'
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

interface Draft {
  context: Context
  parts: { text: string; inLink: boolean; inCode: boolean }[]
}

/** Cuts the shown text of a body into blocks, in document order. Two line breaks in a row part blocks as well. */
export function blocksOf(body: Element, rootLang: string, regions: Regions): TextBlock[] {
  const blocks: TextBlock[] = []
  let draft: Draft | undefined
  const flush = () => {
    if (draft) blocks.push(...finished(draft, regions))
    draft = undefined
  }
  const start: Context = { block: body, inLink: false, inCode: false, inPreformatted: false, lang: rootLang }
  const stack: Node[] = [body]
  /** Of each node in the stack that of its parent. */
  const contexts: Context[] = [start]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const outer = contexts.pop()!
    if (node.nodeName === '#text' && 'value' in node) {
      if (draft?.context.block !== outer.block) flush()
      draft ??= { context: outer, parts: [] }
      // Between the lines of a source there is as much white space as text.
      if (draft.parts.length === 0 && isBlank(node.value)) continue
      draft.parts.push({ text: node.value, inLink: outer.inLink, inCode: outer.inCode })
      continue
    }
    if (!isElement(node) || regions.hidden.has(node) || CONTROL_TAGS.has(node.tagName)) continue
    if (node.tagName === 'br') draft?.parts.push({ text: LINE_BREAK, inLink: false, inCode: false })
    if (node.childNodes.length === 0) continue
    const inner = contextIn(node, outer)
    for (let i = node.childNodes.length - 1; i >= 0; i--) {
      stack.push(node.childNodes[i]!)
      contexts.push(inner)
    }
  }
  flush()
  return blocks
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

function finished({ context, parts }: Draft, { boilerplate }: Regions): TextBlock[] {
  if (parts.length === 0) return []
  const element = context.block
  const kind = context.inPreformatted ? 'code' : HEADINGS.has(element.tagName) ? 'heading' : 'text'
  const blocks: TextBlock[] = []
  for (const paragraph of kind === 'code' ? [parts] : paragraphsOf(parts)) {
    const text = foldSpace(textOf(paragraph))
    if (text === '') continue
    const hasCode = paragraph.some(part => part.inCode)
    blocks.push({
      element,
      kind,
      text,
      prose: kind === 'code' ? '' : hasCode ? foldSpace(textOf(paragraph, ' ')) : text,
      linkCharacters: paragraph.reduce((sum, part) => sum + (part.inLink ? part.text.trim().length : 0), 0),
      lang: context.lang,
      boilerplate: boilerplate.has(element),
    })
  }
  return blocks
}

/** @param code what stands for each piece of code; left out, it stands for itself */
function textOf(parts: Draft['parts'], code?: string): string {
  let text = ''
  for (const part of parts) text += code !== undefined && part.inCode ? code : part.text
  return text
}

function paragraphsOf(parts: Draft['parts']): Draft['parts'][] {
  if (parts.length === 1 || !parts.some(({ text }) => text === LINE_BREAK)) return [parts]
  const paragraphs: Draft['parts'][] = [[]]
  let breaks = 0
  for (const part of parts) {
    if (part.text === LINE_BREAK) breaks++
    else if (part.text.trim() !== '') {
      if (breaks > 1) paragraphs.push([])
      breaks = 0
    }
    paragraphs.at(-1)!.push(part)
  }
  return paragraphs
}
