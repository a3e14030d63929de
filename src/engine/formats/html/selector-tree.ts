/** What stands between the steps of a selector. */
export const STEP_BOUNDARY = ' > '

/** A step that selectors have in common with all that follow it. */
export interface SelectorBranch {
  /** Steps in front of it, by their texts. */
  before: Map<string, SelectorBranch>
  /** Whether a selector begins with it. */
  isFirst: boolean
}

/**
 * Selectors by their steps, from the last one on: what is gone through this way shows soon that it is none of them.
 *
 * @returns what is behind their ends
 */
export function selectorTree(selectors: Iterable<string>): SelectorBranch {
  const ends = branch()
  for (const selector of selectors) {
    let at = ends
    for (const step of selector.split(STEP_BOUNDARY).reverse()) {
      const before = at.before.get(step) ?? branch()
      at.before.set(step, before)
      at = before
    }
    at.isFirst = true
  }
  return ends
}

function branch(): SelectorBranch {
  return { before: new Map(), isFirst: false }
}
