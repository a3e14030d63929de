import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** Reads GitHub Flavored Markdown as a parser of it does. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

/** All nodes of a tree, in document order. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesOf(child)
}

/** What a node would load, render raw, or refer to by a name. */
const FORBIDDEN = [
  'image',
  'imageReference',
  'linkReference',
  'definition',
  'footnoteReference',
  'footnoteDefinition',
  'delete',
  'break',
]
/** The raw HTML that reports use: folds that are named by words of ours. */
const OWN_HTML =
  /^(?:<details><summary>(?:[\d,]+ (?:more )?[a-z]+|[\d,]+ checks? (?:not verified|passed with a note|with ignored failures)|(?:Findings|Pages) \d+ to \d+|(?:Finding|Page) \d+|Data|Fixed|Known|Scores that changed|Not compared|Before and after)<\/summary>|<\/details>)$/
/** What GitHub makes a mention, reference, emoji, formula or link of, in text that is neither code nor link. */
const ACTIVE = /@\w|#\d|\bgh-\d|\b[a-z]+-\d|www\.|:\/\/|:[+\w-]+:|\b[0-9a-f]{7,40}\b|\$|GHSA-/i

/** Things in a Markdown document that text of others may never become; empty where all is well. */
export function dangersIn(markdown: string): string[] {
  const dangers: string[] = []
  let open = 0
  const inLinks = new Set<Nodes>()
  for (const node of nodesOf(parseMarkdown(markdown))) {
    if (FORBIDDEN.includes(node.type)) dangers.push(node.type)
    if (node.type === 'html') {
      if (!OWN_HTML.test(node.value)) dangers.push(`html ${node.value}`)
      open += node.value.startsWith('<details>') ? 1 : -1
      if (open < 0 || open > 1) dangers.push('fold out of balance')
    }
    if (node.type === 'link') {
      if (!/^https?:\/\//.test(node.url)) dangers.push(`link to ${node.url}`)
      if (node.children.some(child => child.type !== 'inlineCode'))
        dangers.push(`link made of text, to ${node.url}`)
      for (const child of node.children) inLinks.add(child)
    }
    if (node.type === 'text' && !inLinks.has(node) && ACTIVE.test(node.value))
      dangers.push(`text ${node.value}`)
    if (
      node.type === 'table' &&
      node.children.some(row => row.children.length !== node.children[0]!.children.length)
    ) {
      dangers.push('broken table')
    }
  }
  if (open !== 0) dangers.push('fold left open')
  return dangers
}
