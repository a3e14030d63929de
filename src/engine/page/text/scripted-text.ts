import {
  attribute,
  type Element,
  type HtmlDocument,
  type Node,
  parentOf,
} from '../../formats/html/document.ts'
import { ElementSet, type Elements } from '../../formats/html/element-set.ts'
import { blocksOf, type TextBlock } from './blocks.ts'
import type { MainText } from './main-text.ts'

/** How much of a rendered text the document as sent does not hold. */
export interface ScriptedText {
  /** Letters and digits of the words that scripts put in. */
  characters: number
  /** Part of all letters and digits, 0 to 1; 0 where there are none. */
  share: number
  /** The first block that is new for the most part. */
  first: TextBlock | undefined
}

/** Part of the text from which on a page depends on scripts: what they add beside a text of its own is no fault. */
const MOST_OF_THE_TEXT = 0.5
/** Letters and digits of about 30 words: less is a widget. */
const LEAST_CHARACTERS = 150

/** Whether scripts make most of a text. */
export function dependsOnScripts({ characters, share }: ScriptedText): boolean {
  return share >= MOST_OF_THE_TEXT && characters >= LEAST_CHARACTERS
}

/**
 * Counts the words of a text that were not sent, be it out of sight: in hidden elements, in `<noscript>`, in templates
 * of shadow trees. Their order does not matter, so markup that scripts put around words changes nothing.
 *
 * @param blocks of the text as rendered
 * @param isUnseen whether nobody sees a block until they open something: what scripts put there is not counted at all
 */
export function scriptedText(
  before: HtmlDocument,
  blocks: readonly TextBlock[],
  isUnseen: (block: TextBlock) => boolean = () => false,
): ScriptedText {
  const sent = sentWords(before)
  let [all, characters] = [0, 0]
  let first: TextBlock | undefined
  for (const block of blocks) {
    let [length, fresh] = [0, 0]
    for (const word of wordsIn(block.text)) {
      length += word.length
      const left = sent.get(word) ?? 0
      if (left === 0) fresh += word.length
      else sent.set(word, left - 1)
    }
    const isFresh = fresh > length / 2
    if (isFresh && isUnseen(block)) continue
    all += length
    characters += fresh
    if (isFresh) first ??= block
  }
  return { characters, share: all === 0 ? 0 : characters / all, first }
}

/**
 * {@link scriptedText} of what visitors see of a page: scripts fill dialogs and menus as well, which are no part of its text.
 * What they put in the language of the visitor was sent in another.
 *
 * @param unseen selectors of what is not laid out, as {@link HtmlDocument.selectorOf} gives them
 */
export function seenScriptedText(
  before: HtmlDocument,
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  unseen: readonly string[],
): ScriptedText {
  const found = scriptedText(before, blocks)
  if (!dependsOnScripts(found)) return found
  if (isTranslated(before, document, found)) return { characters: 0, share: 0, first: undefined }
  // Of a page that is sent without any text, a crawler without scripts gets nothing, whatever has to be opened in it.
  if (unseen.length === 0 || !hasText(before)) return found
  const outOfSight = withAllBelow(document, document.elementsAt(unseen))
  return scriptedText(before, blocks, ({ element }) => outOfSight.has(element))
}

/** Words of a text that was sent under its H1, from which on what scripts add beside it is no part of it, as a form is. */
const MIN_SENT_WORDS = 40

/**
 * Whether the densest text of a page, which is taken for its main text where nothing marks that, is one that scripts add
 * beside its own.
 */
export function addsBesideText(before: HtmlDocument, main: MainText): boolean {
  if (main.foundBy === 'main' || main.foundBy === 'article') return false
  const added = new Set(main.blocks)
  const others = main.allBlocks.filter(block => !block.boilerplate && !added.has(block))
  const start = others.findIndex(({ element }) => element.tagName === 'h1')
  const beside = start < 0 ? [] : others.slice(start)
  const words = beside.reduce((sum, { text }) => sum + Array.from(wordsIn(text)).length, 0)
  return words >= MIN_SENT_WORDS && !dependsOnScripts(scriptedText(before, beside))
}

/** Part of a text that another language is expected to take at least. */
const LEAST_IN_OTHER_LANGUAGE = 0.5

/** Whether scripts have put a page into another language, as the document says of itself. */
export function hasOtherLanguage(before: HtmlDocument, document: HtmlDocument): boolean {
  const [sent, shown] = [before, document].map(({ html }) =>
    /^[a-z]{2,3}/i.exec((html && attribute(html, 'lang')?.trim()) ?? '')?.[0].toLowerCase(),
  )
  return sent !== undefined && shown !== undefined && sent !== shown
}

function isTranslated(before: HtmlDocument, document: HtmlDocument, { characters }: ScriptedText): boolean {
  if (!hasOtherLanguage(before, document)) return false
  let length = 0
  for (const [word, count] of partWords(before)) length += word.length * count
  return length >= characters * LEAST_IN_OTHER_LANGUAGE
}

function withAllBelow(document: HtmlDocument, tops: ReadonlySet<Element>): Elements {
  const all = new ElementSet(document)
  // Parents come before their children.
  for (const element of document.elements()) {
    const parent = parentOf(element)
    if ((parent && all.has(parent)) || tops.has(element)) all.add(element)
  }
  return all
}

/**
 * How often each word was sent, be it as blocks of text join the parts of it ("Red" and "bike" in two `<span>`), or in
 * one part alone, as scripts may set them in blocks of their own.
 */
function sentWords(document: HtmlDocument): Map<string, number> {
  const counts = partWords(document)
  const joined = new Map<string, number>()
  const silent = new Set(document.elements('script', 'style', 'noscript', 'template'))
  const regions = { hidden: silent, drawn: silent, boilerplate: NONE, folded: NONE, covering: NONE }
  for (const { text } of document.body ? blocksOf(document.body, '', regions) : []) {
    for (const word of wordsIn(text)) joined.set(word, (joined.get(word) ?? 0) + 1)
  }
  for (const [word, count] of joined) counts.set(word, Math.max(count, counts.get(word) ?? 0))
  return counts
}

function hasText({ body }: HtmlDocument): boolean {
  const stack: Node[] = body ? [body] : []
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeName === '#text' && 'value' in node && wordsIn(node.value).length > 0) return true
    if (!/^(?:script|style|noscript)$/.test(node.nodeName)) stack.push(...childrenOf(node))
  }
  return false
}

const NONE: Elements = new Set<Element>()

/** How often each word stands in a piece of text that no markup divides. */
function partWords({ root }: HtmlDocument): Map<string, number> {
  const counts = new Map<string, number>()
  const stack: Node[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeName === '#text' && 'value' in node) {
      const isMarkup = node.parentNode?.nodeName === 'noscript'
      const text = isMarkup ? node.value.replace(/<[^<>]*>/g, ' ') : node.value
      for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    if (node.nodeName !== 'script' && node.nodeName !== 'style') {
      for (const child of childrenOf(node)) stack.push(child)
    }
  }
  return counts
}

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node && attribute(node, 'shadowrootmode') !== undefined) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** Words, and the single characters of writing systems that do not part them. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu
