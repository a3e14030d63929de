import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { ElementSet } from '../../formats/html/element-set.ts'
import { blocksOf, type TextBlock } from './blocks.ts'
import { isCalledFooter, type Regions } from './regions.ts'

/** What a page is about: its text without the frame around it. */
export interface MainText {
  /** The elements that hold it, in document order: several where the page has several `<main>`. */
  roots: readonly Element[]
  /** How these were found. */
  foundBy: 'main' | 'article' | 'density' | 'body'
  blocks: readonly TextBlock[]
  /** Elements in and below these that are shown and not part of the frame. */
  elements: ElementSet
  /** Every shown block of the page, the frame's too. */
  allBlocks: readonly TextBlock[]
}

/** Share of the page's text outside the frame below which `<main>` or `<article>` is not believed. */
const LEAST_SHARE_OF_MAIN = 0.2
const LEAST_SHARE_OF_ARTICLE = 0.5
/** Share below which the densest element is a slogan beside a content of short blocks. */
const LEAST_SHARE_OF_DENSEST = 0.5
/** Share of the text that a child must hold for the search to go into it. */
const DESCENT_SHARE = 0.75
/** Characters outside links from which on a block counts as running text; shorter ones are labels. */
const RUNNING_TEXT_CHARACTERS = 40
/** Letters of which each says as much as two or more of an alphabet. */
const DENSE_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu

/**
 * Finds the main text: `<main>` (or its role), each where there are several, in it or else alone the one `<article>` that
 * holds most of the text, else the deepest element that holds most of the running text. Navigation, footers, asides and notices are left out.
 */
export function mainTextOf(document: HtmlDocument, regions: Regions): MainText {
  const { body, html } = document
  const elements = new ElementSet(document)
  if (!body) return { roots: [], foundBy: 'body', blocks: [], elements, allBlocks: [] }
  const rootLang = (html && attribute(html, 'lang')?.trim().toLowerCase()) ?? ''
  const allBlocks = blocksOf(body, rootLang, regions)
  const content = allBlocks.filter(block => !block.boilerplate)
  const kept =
    content.length > 0 || hasMain(document, regions) ? content : withoutFooters(document, allBlocks)
  const weights = weigh(document, kept, block => block.text.length)
  const { roots, foundBy } =
    landmark(document, regions, weights, body) ?? densest(document, kept, weights, body)
  const inside = new ElementSet(document)
  for (const root of roots) {
    for (const element of document.elementsIn(root)) {
      inside.add(element)
      if (!regions.hidden.has(element) && !regions.boilerplate.has(element)) elements.add(element)
    }
  }
  const blocks = kept.filter(block => inside.has(block.element))
  return { roots, foundBy, blocks, elements, allBlocks }
}

/** Where a page has nothing else, its navigation may be what it is there for; what its footer says never is. */
function withoutFooters(document: HtmlDocument, blocks: readonly TextBlock[]): readonly TextBlock[] {
  const footers = document.elements().filter(isCalledFooter)
  if (footers.length === 0) return blocks
  const within = new ElementSet(document)
  for (const footer of footers)
    if (!within.has(footer)) for (const element of document.elementsIn(footer)) within.add(element)
  return blocks.filter(({ element }) => !within.has(element))
}

function hasMain(document: HtmlDocument, { hidden }: Regions): boolean {
  return mainsOf(document).some(element => !hidden.has(element))
}

function isMain(element: Element): boolean {
  return element.tagName === 'main' || attribute(element, 'role') === 'main'
}

/** What is marked as the content, without what lies inside of such. */
function mainsOf(document: HtmlDocument): Element[] {
  const marked = document
    .withAttribute('role')
    .filter(element => element.tagName !== 'main' && isMain(element))
  const mains: Element[] = []
  for (const element of [...document.elements('main'), ...marked].sort((a, b) => a.order! - b.order!)) {
    const last = mains.at(-1)
    if (!last || !document.isBelow(element, last)) mains.push(element)
  }
  return mains
}

interface Found {
  roots: readonly Element[]
  foundBy: MainText['foundBy']
}

function landmark(
  document: HtmlDocument,
  { hidden }: Regions,
  weights: Weights,
  body: Element,
): Found | undefined {
  const weight = (element: Element) => weights.of(element)
  const isShown = (element: Element) => !hidden.has(element)
  const mains = mainsOf(document).filter(isShown)
  const filled = mains.filter(main => weight(main) > 0)
  const all = filled.length > 0 ? filled : mains.slice(0, 1)
  const ofMains = all.reduce((sum, main) => sum + weight(main), 0)
  const trusted = all.length > 0 && ofMains >= weight(body) * LEAST_SHARE_OF_MAIN ? all : undefined
  const within = trusted ?? [body]
  const articles = document.elements('article').filter(isShown)
  const article = heaviest(articles, weight)
  const least = (trusted ? ofMains : weight(body)) * LEAST_SHARE_OF_ARTICLE
  const holdsMost = article && weight(article) > 0 && weight(article) >= least
  const isWithin = article && within.some(element => document.isBelow(article, element))
  if (article && holdsMost && isWithin && !isOneOfSeveral(article, articles, weight))
    return { roots: [article], foundBy: 'article' }
  return trusted && { roots: trusted, foundBy: 'main' }
}

/** Whether others of some weight stand beside an article in the same parent: then they are cards, all of them content. */
function isOneOfSeveral(
  article: Element,
  articles: readonly Element[],
  weight: (element: Element) => number,
): boolean {
  return articles.some(
    other => other !== article && other.parentNode === article.parentNode && weight(other) > 0,
  )
}

function densest(document: HtmlDocument, blocks: readonly TextBlock[], texts: Weights, body: Element): Found {
  const weights = weigh(document, blocks, block => {
    const characters = block.text.length - block.linkCharacters
    return isRunning(block.text, characters) ? characters : 0
  })
  const all = weights.of(body)
  if (all === 0) return { roots: [body], foundBy: 'body' }
  let root = body
  for (;;) {
    const next = root.childNodes.find(
      (node): node is Element => 'tagName' in node && weights.of(node) >= all * DESCENT_SHARE,
    )
    if (!next || !CONTAINERS.has(next.tagName) || hasItsLike(next, weights)) break
    root = next
  }
  const holdsMost = texts.of(root) >= texts.of(body) * LEAST_SHARE_OF_DENSEST
  return root === body || !holdsMost
    ? { roots: [body], foundBy: 'body' }
    : { roots: [root], foundBy: 'density' }
}

/** @param characters of the text that are outside links */
function isRunning(text: string, characters: number): boolean {
  if (characters >= RUNNING_TEXT_CHARACTERS) return true
  if (characters * 2 < RUNNING_TEXT_CHARACTERS || text.length >= RUNNING_TEXT_CHARACTERS) return false
  return (text.match(DENSE_LETTERS)?.length ?? 0) * 2 >= RUNNING_TEXT_CHARACTERS
}

/** Whether an element stands beside another one with running text that is made alike: cards, or sections of a page. */
function hasItsLike(element: Element, weights: Weights): boolean {
  const { tagName, parentNode } = element
  const names = attribute(element, 'class')?.trim()
  if (tagName !== 'section' && tagName !== 'article' && !names) return false
  return parentNode!.childNodes.some(
    node =>
      node !== element &&
      isElement(node) &&
      node.tagName === tagName &&
      (tagName === 'section' || tagName === 'article' || attribute(node, 'class')?.trim() === names) &&
      weights.of(node) > 0,
  )
}

/** A single paragraph can hold most of the text and is yet not all of the content. */
const CONTAINERS = new Set(
  'div section article main table tbody tr td form center dl ul ol span font blockquote'.split(' '),
)

interface Weights {
  of(element: Element): number
}

/** Sums of a measure of the blocks in and below each element. */
function weigh(
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  measure: (block: TextBlock) => number,
): Weights {
  const all = document.elements()
  const sums = new Uint32Array(all.length)
  for (const block of blocks) sums[block.element.order!]! += measure(block)
  for (let order = all.length - 1; order >= 0; order--) {
    const parent = sums[order] === 0 ? undefined : parentOf(all[order]!)
    if (parent) sums[parent.order!]! += sums[order]!
  }
  return { of: element => sums[element.order!]! }
}

function heaviest(elements: readonly Element[], weight: (element: Element) => number): Element | undefined {
  let best: Element | undefined
  for (const element of elements) if (!best || weight(element) > weight(best)) best = element
  return best
}
