import { type Element, foldSpace, isElement, type Node } from '../../formats/html/document.ts'
import { isIconLigature } from './icon-ligatures.ts'

/** Nodes that are looked at for the start of a text: elements may be many, one in the other, and empty. */
const MAX_NODES = 500
/** Characters of one piece of text that are looked at, white space in front of it included. */
const MAX_PART = 50_000
const UNSEEN = new Set(['script', 'style', 'noscript', 'template'])
/** What begins on a line of its own: the text before it and its own are not one word. */
const BREAKS = new Set(
  'br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '),
)

/**
 * The start of all text below an element, white space folded and put between lines: as the whole text of it and then
 * cut, without the time that takes for each of many elements that lie in each other.
 *
 * @param most characters
 */
export function startOfSeenText(root: Element, most: number): string {
  const lengthOf = (text: string) => foldSpace(text).length
  return foldSpace(firstTexts(root, most, lengthOf).join('')).slice(0, most)
}

/** What {@link startOfSeenLines} puts between lines; white space for patterns. */
export const LINE_END = '\u2028'

/** The same as {@link startOfSeenText}, with {@link LINE_END} in place of the blank between lines. */
export function startOfSeenLines(root: Element, most: number): string {
  const lengthOf = (text: string) => foldSpace(text).length
  const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END)
  return lines
    .map(foldSpace)
    .filter(line => line !== '')
    .join(LINE_END)
    .slice(0, most)
}

/**
 * The texts of the nodes below an element, each without white space around it: inline elements may be shown as lines of
 * their own.
 *
 * @param most characters of all of them
 */
export function startOfTexts(root: Element, most: number): string[] {
  return firstTexts(root, most, text => foldSpace(text).length).map(foldSpace)
}

/** The same as {@link startOfSeenText}, of which white space counts as it is written, and is folded at last. */
export function startOfWrittenText(root: Element, most: number): string {
  const text = firstTexts(root, most, part => part.length).join('')
  return foldSpace(text.slice(0, most))
}

function firstTexts(
  root: Element,
  most: number,
  lengthOf: (text: string) => number,
  lineEnd = ' ',
): string[] {
  const parts: string[] = []
  let characters = 0
  for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
    if (BREAKS.has(node.nodeName)) parts.push(lineEnd)
    if (node.nodeName !== '#text' || !('value' in node) || isOfIcon(node)) continue
    const start = node.value.slice(0, MAX_PART)
    parts.push(start)
    characters += lengthOf(start)
    if (characters >= most) break
  }
  return parts
}

function isOfIcon({ parentNode }: Node & { parentNode?: Node | null }): boolean {
  return parentNode != null && isElement(parentNode) && isIconLigature(parentNode)
}

/**
 * The nodes below an element in document order, as far as they are asked for.
 *
 * @param most nodes
 * @param without names of nodes that are left out with all below them
 */
export function* firstNodes(root: Element, most: number, without?: ReadonlySet<string>): Generator<Node> {
  const path: { nodes: readonly Node[]; next: number }[] = [{ nodes: root.childNodes, next: 0 }]
  for (let seen = 0; seen < most; seen++) {
    while (path.length > 0 && path.at(-1)!.next >= path.at(-1)!.nodes.length) path.pop()
    const level = path.at(-1)
    if (!level) return
    const node = level.nodes[level.next++]!
    if (without?.has(node.nodeName)) continue
    yield node
    if ('childNodes' in node && node.childNodes.length > 0) path.push({ nodes: node.childNodes, next: 0 })
  }
}
