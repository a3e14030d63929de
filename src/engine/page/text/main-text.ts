import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
  walk,
} from '../../formats/html/document.ts'
import { blocksOf, type TextBlock } from './blocks.ts'
import type { Regions } from './regions.ts'

/** What a page is about: its text without the frame around it. */
export interface MainText {
  /** The element that holds it. */
  root: Element | undefined
  /** How that element was found. */
  foundBy: 'main' | 'article' | 'density' | 'body'
  blocks: readonly TextBlock[]
  /** Elements in and below the root that are shown and not part of the frame. */
  elements: ReadonlySet<Element>
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

/**
 * Finds the main text: `<main>` (or its role), in it or else alone the one `<article>` that holds most of the text,
 * else the deepest element that holds most of the running text. Navigation, footers, asides and notices are left out.
 */
export function mainTextOf(document: HtmlDocument, regions: Regions): MainText {
  const { body, html } = document
  if (!body) return { root: undefined, foundBy: 'body', blocks: [], elements: new Set(), allBlocks: [] }
  const rootLang = (html && attribute(html, 'lang')?.trim().toLowerCase()) ?? ''
  const allBlocks = blocksOf(body, rootLang, regions)
  const content = allBlocks.filter(block => !block.boilerplate)
  const kept = content.length > 0 || hasMain(document, regions) ? content : allBlocks
  const weights = weigh(document, kept, block => block.text.length)
  const { root, foundBy } =
    landmark(document, regions, weights, body) ?? densest(document, kept, weights, body)
  const elements = new Set<Element>()
  const inside = new Set<Element>()
  walk(root, node => {
    if (!('tagName' in node)) return
    inside.add(node)
    if (!regions.hidden.has(node) && !regions.boilerplate.has(node)) elements.add(node)
  })
  return { root, foundBy, blocks: kept.filter(block => inside.has(block.element)), elements, allBlocks }
}

function hasMain(document: HtmlDocument, { hidden }: Regions): boolean {
  return document.elements().some(element => isMain(element) && !hidden.has(element))
}

function isMain(element: Element): boolean {
  return element.tagName === 'main' || attribute(element, 'role') === 'main'
}

interface Found {
  root: Element
  foundBy: MainText['foundBy']
}

function landmark(
  document: HtmlDocument,
  { hidden }: Regions,
  weights: ReadonlyMap<Element, number>,
  body: Element,
): Found | undefined {
  const weight = (element: Element) => weights.get(element) ?? 0
  const shown = document.elements().filter(element => !hidden.has(element))
  const main = heaviest(shown.filter(isMain), weight)
  const trusted = main && weight(main) >= weight(body) * LEAST_SHARE_OF_MAIN ? main : undefined
  const within = trusted ?? body
  const articles = shown.filter(element => element.tagName === 'article')
  const article = heaviest(articles, weight)
  const holdsMost =
    article && weight(article) > 0 && weight(article) >= weight(within) * LEAST_SHARE_OF_ARTICLE
  if (article && holdsMost && isBelow(article, within) && !isOneOfSeveral(article, articles, weight))
    return { root: article, foundBy: 'article' }
  return trusted && { root: trusted, foundBy: 'main' }
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

function densest(
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  texts: ReadonlyMap<Element, number>,
  body: Element,
): Found {
  const weights = weigh(document, blocks, block => {
    const characters = block.text.length - block.linkCharacters
    return characters < RUNNING_TEXT_CHARACTERS ? 0 : characters
  })
  const all = weights.get(body) ?? 0
  if (all === 0) return { root: body, foundBy: 'body' }
  let root = body
  for (;;) {
    const next = root.childNodes.find(
      (node): node is Element => 'tagName' in node && (weights.get(node) ?? 0) >= all * DESCENT_SHARE,
    )
    if (!next || !CONTAINERS.has(next.tagName) || hasItsLike(next, weights)) break
    root = next
  }
  const holdsMost = (texts.get(root) ?? 0) >= (texts.get(body) ?? 0) * LEAST_SHARE_OF_DENSEST
  return root === body || !holdsMost ? { root: body, foundBy: 'body' } : { root, foundBy: 'density' }
}

/** Whether an element stands beside another one with running text that is made alike: cards, or sections of a page. */
function hasItsLike(element: Element, weights: ReadonlyMap<Element, number>): boolean {
  const { tagName, parentNode } = element
  const names = attribute(element, 'class')?.trim()
  if (tagName !== 'section' && tagName !== 'article' && !names) return false
  return parentNode!.childNodes.some(
    node =>
      node !== element &&
      isElement(node) &&
      node.tagName === tagName &&
      (tagName === 'section' || tagName === 'article' || attribute(node, 'class')?.trim() === names) &&
      (weights.get(node) ?? 0) > 0,
  )
}

/** A single paragraph can hold most of the text and is yet not all of the content. */
const CONTAINERS = new Set(
  'div section article main table tbody tr td form center dl ul ol span font blockquote'.split(' '),
)

/** Sums of a measure of the blocks in and below each element. */
function weigh(
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  measure: (block: TextBlock) => number,
): ReadonlyMap<Element, number> {
  const sums = new Map<Element, number>()
  const add = (element: Element, amount: number) => sums.set(element, (sums.get(element) ?? 0) + amount)
  for (const block of blocks) add(block.element, measure(block))
  for (const element of document.elements().toReversed()) {
    const sum = sums.get(element)
    const parent = sum ? parentOf(element) : undefined
    if (parent) add(parent, sum!)
  }
  return sums
}

function heaviest(elements: readonly Element[], weight: (element: Element) => number): Element | undefined {
  let best: Element | undefined
  for (const element of elements) if (!best || weight(element) > weight(best)) best = element
  return best
}

function isBelow(element: Element, ancestor: Element): boolean {
  for (let up = parentOf(element); up; up = parentOf(up)) if (up === ancestor) return true
  return false
}
