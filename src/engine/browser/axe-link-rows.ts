import type { AxeResults, NodeResult } from 'axe-core'
import type { ElementOf, MOST, PlacedNode } from './axe-results.ts'

/**
 * Says which links that axe takes for a part of a text stand by themselves: on a line of their own, in a row between
 * signs, as a trail of breadcrumbs, or in a line about a post, as its author and categories. It runs in the page, as those of `axe-results.ts`.
 */
export function withRows(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  const SIGN_AFTER = /^\s*[›»>→❯/|·•]/
  const SIGN_BEFORE = /[›»>→❯/|·•]\s*$/
  const LINE_AFTER = /^[^\S\n]*(?:\n|$)/
  const LINE_BEFORE = /(?:^|\n)[^\S\n]*$/
  const isBreak = (node: Node | null): boolean => node === null || node.nodeName === 'BR'
  const isBlank = (node: Node): boolean =>
    node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim())
  /** The node beside another one, be it outside of what is in the line with it. */
  const beside = (
    link: Element,
    way: 'previousSibling' | 'nextSibling',
    keepsLines: boolean,
  ): Node | null => {
    let at: Node = link
    for (let step = 0; step < most.around; step++) {
      let next = at[way]
      for (let blank = 0; next && !keepsLines && isBlank(next) && blank < most.around; blank++)
        next = next[way]
      if (next) return next
      const parent = at.parentElement
      if (!parent || getComputedStyle(parent).display !== 'inline') return null
      at = parent
    }
    return null
  }
  const standsAlone = (link: Element): boolean => {
    const keepsLines = /^(?:pre|pre-line|pre-wrap|break-spaces)$/.test(
      getComputedStyle(link.parentElement ?? link).whiteSpace,
    )
    const before = beside(link, 'previousSibling', keepsLines)
    const after = beside(link, 'nextSibling', keepsLines)
    const textBefore = (before?.textContent ?? '').slice(-most.address)
    const textAfter = (after?.textContent ?? '').slice(0, most.address)
    const begins = isBreak(before) || (keepsLines && LINE_BEFORE.test(textBefore))
    const ends = isBreak(after) || (keepsLines && LINE_AFTER.test(textAfter))
    if (begins && ends) return true
    const hasSigns = SIGN_BEFORE.test(textBefore) || SIGN_AFTER.test(textAfter)
    return hasSigns && (begins || SIGN_BEFORE.test(textBefore)) && (ends || SIGN_AFTER.test(textAfter))
  }
  const META =
    /(?:^|[\s_-])(?:(?:post|entry|article|blog)[_-]?(?:meta(?:data)?|info|details|tags|footer|header)|meta(?:data)?|byline|tags?|tag-?list|categor(?:y|ies))(?:$|[\s_-])/i
  /** Letters beside its links up to which a line about a post is no running text; an entry of a list has none. */
  const MAX_BESIDE = 80
  const isOfPost = (link: Element): boolean => {
    let at = link.parentElement
    for (let step = 0; at && step < most.around; step++, at = at.parentElement) {
      const name = `${at.id} ${at.getAttribute('class') ?? ''}`.slice(0, most.address)
      const isEntry = at.localName === 'li' || at.localName === 'dd'
      if (!isEntry && !META.test(name)) continue
      const lettersOf = (element: Element) => (element.textContent ?? '').match(/\p{L}/gu)?.length ?? 0
      const links = Array.from(at.querySelectorAll('a')).slice(0, most.texts)
      const beside = lettersOf(at) - links.reduce((sum, one) => sum + lettersOf(one), 0)
      if (isEntry && beside === 0) return true
      if (!isEntry && beside <= MAX_BESIDE && !/[.!?]\s/.test(at.textContent ?? '')) return true
    }
    return false
  }
  const withRow = (node: NodeResult, at: number): PlacedNode => {
    const link = at < most.texts ? elementOf(node.target) : null
    return link && (standsAlone(link) || isOfPost(link)) ? { ...node, standsAlone: true } : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'link-in-text-block' ? { ...result, nodes: result.nodes.map(withRow) } : result,
    ),
  }
}
