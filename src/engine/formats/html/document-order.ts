import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** An element of a document; one that is part of none, as inside of `<template>`, has no `order`. */
export type OrderedElement = Tree.Element & {
  /** Its index among the elements of its document, from 0. */
  order?: number
}

/** The elements of a document in its order, each of which knows its index. */
export interface DocumentOrder {
  order: readonly OrderedElement[]
  /** Of each element how many are before it, in it and below it. */
  ends: Uint32Array
}

/**
 * The order of the elements of a tree of which each was put behind all that its parent held when it was made, without a
 * look at the texts between them.
 *
 * @param made in the order in which they were made
 * @returns undefined where some of them were not made in the order of the document, or are no part of it, as in `<template>`
 */
export function orderOfMade(made: readonly OrderedElement[]): DocumentOrder | undefined {
  const ends = new Uint32Array(made.length)
  /** Those that the last one lies in, and itself, by their index. */
  const path: number[] = []
  for (let at = 0; at < made.length; at++) {
    const element = made[at]!
    const parent = element.parentNode as Partial<OrderedElement> | null
    const isFirst = parent?.nodeName === '#document' && at === 0
    while (path.length > 0 && path.at(-1) !== parent?.order) ends[path.pop()!] = at
    if (path.length === 0 && !isFirst) return withoutOrder(made)
    element.order = at
    path.push(at)
  }
  for (const open of path) ends[open] = made.length
  return { order: made, ends }
}

function withoutOrder(made: readonly OrderedElement[]): undefined {
  for (const element of made) element.order = undefined
}

/** The same by a walk over the tree. */
export function orderOf(root: Tree.Document): DocumentOrder {
  const order: OrderedElement[] = []
  const ends: number[] = []
  const levels: Tree.Node[][] = []
  const places: number[] = []
  let nodes: Tree.Node[] = root.childNodes
  for (let at = 0; ; ) {
    if (at < nodes.length) {
      const node = nodes[at++]!
      if (!('tagName' in node)) continue
      const element: OrderedElement = node
      element.order = order.length
      order.push(element)
      ends.push(order.length)
      if (node.childNodes.length === 0) continue
      levels.push(nodes)
      places.push(at)
      nodes = node.childNodes
      at = 0
      continue
    }
    const above = levels.pop()
    if (!above) return { order, ends: Uint32Array.from(ends) }
    nodes = above
    at = places.pop()!
    ends[(nodes[at - 1] as OrderedElement).order!] = order.length
  }
}
